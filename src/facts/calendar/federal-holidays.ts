import { cited } from '../cited.ts'

/** The holiday itself and the day offices are closed for it: Friday for a Saturday, Monday for a Sunday. */
export interface FederalHoliday {
  readonly date: string
  readonly observed: string
  readonly name: string
}

/** 2025 to 2028. */
export const federalHolidays = cited<readonly FederalHoliday[]>(
  [
    { date: '2025-01-01', observed: '2025-01-01', name: "New Year's Day" },
    { date: '2025-01-20', observed: '2025-01-20', name: 'Birthday of Martin Luther King Jr.' },
    { date: '2025-02-17', observed: '2025-02-17', name: "Washington's Birthday" },
    { date: '2025-05-26', observed: '2025-05-26', name: 'Memorial Day' },
    { date: '2025-06-19', observed: '2025-06-19', name: 'Juneteenth National Independence Day' },
    { date: '2025-07-04', observed: '2025-07-04', name: 'Independence Day' },
    { date: '2025-09-01', observed: '2025-09-01', name: 'Labor Day' },
    { date: '2025-10-13', observed: '2025-10-13', name: 'Columbus Day' },
    { date: '2025-11-11', observed: '2025-11-11', name: 'Veterans Day' },
    { date: '2025-11-27', observed: '2025-11-27', name: 'Thanksgiving Day' },
    { date: '2025-12-25', observed: '2025-12-25', name: 'Christmas Day' },
    { date: '2026-01-01', observed: '2026-01-01', name: "New Year's Day" },
    { date: '2026-01-19', observed: '2026-01-19', name: 'Birthday of Martin Luther King Jr.' },
    { date: '2026-02-16', observed: '2026-02-16', name: "Washington's Birthday" },
    { date: '2026-05-25', observed: '2026-05-25', name: 'Memorial Day' },
    { date: '2026-06-19', observed: '2026-06-19', name: 'Juneteenth National Independence Day' },
    { date: '2026-07-04', observed: '2026-07-03', name: 'Independence Day' },
    { date: '2026-09-07', observed: '2026-09-07', name: 'Labor Day' },
    { date: '2026-10-12', observed: '2026-10-12', name: 'Columbus Day' },
    { date: '2026-11-11', observed: '2026-11-11', name: 'Veterans Day' },
    { date: '2026-11-26', observed: '2026-11-26', name: 'Thanksgiving Day' },
    { date: '2026-12-25', observed: '2026-12-25', name: 'Christmas Day' },
    { date: '2027-01-01', observed: '2027-01-01', name: "New Year's Day" },
    { date: '2027-01-18', observed: '2027-01-18', name: 'Birthday of Martin Luther King Jr.' },
    { date: '2027-02-15', observed: '2027-02-15', name: "Washington's Birthday" },
    { date: '2027-05-31', observed: '2027-05-31', name: 'Memorial Day' },
    { date: '2027-06-19', observed: '2027-06-18', name: 'Juneteenth National Independence Day' },
    { date: '2027-07-04', observed: '2027-07-05', name: 'Independence Day' },
    { date: '2027-09-06', observed: '2027-09-06', name: 'Labor Day' },
    { date: '2027-10-11', observed: '2027-10-11', name: 'Columbus Day' },
    { date: '2027-11-11', observed: '2027-11-11', name: 'Veterans Day' },
    { date: '2027-11-25', observed: '2027-11-25', name: 'Thanksgiving Day' },
    { date: '2027-12-25', observed: '2027-12-24', name: 'Christmas Day' },
    { date: '2028-01-01', observed: '2027-12-31', name: "New Year's Day" },
    { date: '2028-01-17', observed: '2028-01-17', name: 'Birthday of Martin Luther King Jr.' },
    { date: '2028-02-21', observed: '2028-02-21', name: "Washington's Birthday" },
    { date: '2028-05-29', observed: '2028-05-29', name: 'Memorial Day' },
    { date: '2028-06-19', observed: '2028-06-19', name: 'Juneteenth National Independence Day' },
    { date: '2028-07-04', observed: '2028-07-04', name: 'Independence Day' },
    { date: '2028-09-04', observed: '2028-09-04', name: 'Labor Day' },
    { date: '2028-10-09', observed: '2028-10-09', name: 'Columbus Day' },
    { date: '2028-11-11', observed: '2028-11-10', name: 'Veterans Day' },
    { date: '2028-11-23', observed: '2028-11-23', name: 'Thanksgiving Day' },
    { date: '2028-12-25', observed: '2028-12-25', name: 'Christmas Day' },
  ],
  'usc-5-6103',
  { asOf: '2028' },
)

/** The last year whose holidays are listed here. */
export const holidaysThrough = Math.max(...federalHolidays.value.map(({ date }) => Number(date.slice(0, 4))))
