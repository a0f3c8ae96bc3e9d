import { cited } from '../cited.ts'

/** When the consumer price index of a month comes out, at 08:30 Eastern. February 2026 was moved from the 11th to the 13th. */
export const cpiReleases = cited(
  [
    { date: '2026-01-13', month: '2025-12' },
    { date: '2026-02-13', month: '2026-01' },
    { date: '2026-03-11', month: '2026-02' },
    { date: '2026-04-10', month: '2026-03' },
    { date: '2026-05-12', month: '2026-04' },
    { date: '2026-06-10', month: '2026-05' },
    { date: '2026-07-14', month: '2026-06' },
    { date: '2026-08-12', month: '2026-07' },
    { date: '2026-09-11', month: '2026-08' },
    { date: '2026-10-14', month: '2026-09' },
    { date: '2026-11-10', month: '2026-10' },
    { date: '2026-12-10', month: '2026-11' },
  ],
  'bls-schedule',
  { asOf: '2026', confidence: 'medium' },
)

/** When other figures usually come out, Eastern time. */
export const usualReleases = cited(
  [
    { what: 'jobs report', when: 'the first Friday of the month, 08:30' },
    { what: 'jobless claims', when: 'Thursday, 08:30' },
    { what: 'mortgage rate survey', when: 'Thursday, 12:00' },
    { what: 'consumer credit', when: 'the fifth working day of the month, 15:00' },
    { what: 'conforming loan limits', when: 'the last week of November' },
    { what: 'Social Security increase', when: 'mid-October, with the September prices' },
    { what: 'savings bond rates', when: '1 May and 1 November' },
  ],
  'release-habits',
  { confidence: 'medium' },
)
