import UnicodeText

/// The word of a list that is most like another, if it is like enough to be a typing error.
package func nearestWord(to word: String, among words: [String]) -> String? {
    EditDistance.nearest(to: word, among: words)
}
