import { cited } from '../cited.ts'

/** The Dow Jones Industrial Average in one day, the share lost, deepest first. */
export const oneDayFalls = cited(
  [
    { date: '1987-10-19', change: -0.2261 },
    { date: '2020-03-16', change: -0.1293 },
    { date: '1929-10-28', change: -0.1282 },
    { date: '1929-10-29', change: -0.1173 },
    { date: '2020-03-12', change: -0.0999 },
    { date: '1929-11-06', change: -0.0992 },
    { date: '1899-12-18', change: -0.0872 },
    { date: '1932-08-12', change: -0.084 },
    { date: '1907-03-14', change: -0.0829 },
    { date: '1987-10-26', change: -0.0804 },
  ],
  'dow-history',
)
