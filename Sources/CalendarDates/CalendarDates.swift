// CalendarDates
