import { cited } from '../cited.ts'

/** A day 'YYYY-MM-DD' and its name. */
export interface NamedDay {
  readonly date: string
  readonly name: string
}

/** Days on which the New York exchange and Nasdaq stay closed, 2025 to 2027. A sudden closure cannot be listed ahead. */
export const tradingHolidays = cited<readonly NamedDay[]>(
  [
    { date: '2025-01-01', name: "New Year's Day" },
    { date: '2025-01-09', name: 'National Day of Mourning (Jimmy Carter)' },
    { date: '2025-01-20', name: 'Martin Luther King Jr. Day' },
    { date: '2025-02-17', name: "Washington's Birthday" },
    { date: '2025-04-18', name: 'Good Friday' },
    { date: '2025-05-26', name: 'Memorial Day' },
    { date: '2025-06-19', name: 'Juneteenth' },
    { date: '2025-07-04', name: 'Independence Day' },
    { date: '2025-09-01', name: 'Labor Day' },
    { date: '2025-11-27', name: 'Thanksgiving' },
    { date: '2025-12-25', name: 'Christmas' },
    { date: '2026-01-01', name: "New Year's Day" },
    { date: '2026-01-19', name: 'Martin Luther King Jr. Day' },
    { date: '2026-02-16', name: "Washington's Birthday" },
    { date: '2026-04-03', name: 'Good Friday' },
    { date: '2026-05-25', name: 'Memorial Day' },
    { date: '2026-06-19', name: 'Juneteenth' },
    { date: '2026-07-03', name: 'Independence Day' },
    { date: '2026-09-07', name: 'Labor Day' },
    { date: '2026-11-26', name: 'Thanksgiving' },
    { date: '2026-12-25', name: 'Christmas' },
    { date: '2027-01-01', name: "New Year's Day" },
    { date: '2027-01-18', name: 'Martin Luther King Jr. Day' },
    { date: '2027-02-15', name: "Washington's Birthday" },
    { date: '2027-03-26', name: 'Good Friday' },
    { date: '2027-05-31', name: 'Memorial Day' },
    { date: '2027-06-18', name: 'Juneteenth' },
    { date: '2027-07-05', name: 'Independence Day' },
    { date: '2027-09-06', name: 'Labor Day' },
    { date: '2027-11-25', name: 'Thanksgiving' },
    { date: '2027-12-24', name: 'Christmas' },
  ],
  'nyse-calendar',
  { asOf: '2027' },
)
/** The same for 2028, by the rules of the exchange. 1 January 2028 is a Saturday: no holiday is taken for it. */
export const tradingHolidays2028 = cited<readonly NamedDay[]>(
  [
    { date: '2028-01-17', name: 'Martin Luther King Jr. Day' },
    { date: '2028-02-21', name: "Washington's Birthday" },
    { date: '2028-04-14', name: 'Good Friday' },
    { date: '2028-05-29', name: 'Memorial Day' },
    { date: '2028-06-19', name: 'Juneteenth' },
    { date: '2028-07-04', name: 'Independence Day' },
    { date: '2028-09-04', name: 'Labor Day' },
    { date: '2028-11-23', name: 'Thanksgiving' },
    { date: '2028-12-25', name: 'Christmas' },
  ],
  'nyse-calendar',
  {
    asOf: '2028',
    status: 'projected',
    confidence: 'medium',
    note: 'By the rules of the exchange; its own list may differ.',
  },
)

/** Trading ends at 13:00 Eastern, 13:15 for some options. */
export const earlyCloses = cited<readonly string[]>(
  ['2025-07-03', '2025-11-28', '2025-12-24', '2026-11-27', '2026-12-24', '2027-11-26'],
  'nyse-calendar',
  { asOf: '2027' },
)
/** Eastern time, on the days of `earlyCloses`: when trading ends, and when trading after it does. */
export const earlyCloseHours = cited({ stocks: '13:00', afterHours: '17:00' }, 'nyse-calendar', { asOf: '2027' })
export const earlyCloses2028 = cited<readonly string[]>(['2028-07-03', '2028-11-24'], 'nyse-calendar', {
  asOf: '2028',
  status: 'projected',
  confidence: 'medium',
  note: 'By the rules of the exchange; its own list may differ.',
})
