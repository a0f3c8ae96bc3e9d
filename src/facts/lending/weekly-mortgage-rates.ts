import { cited } from '../cited.ts'
import { mortgage30, mortgage30WeekBefore } from './rates.ts'

/** 30-year fixed, decimals a year, each Thursday of 2026 to 8 October. */
export const mortgage30ByWeek = cited(
  [
    { date: '2026-01-08', rate: 0.0616 },
    { date: '2026-01-15', rate: 0.0606 },
    { date: '2026-01-22', rate: 0.0609 },
    { date: '2026-01-29', rate: 0.061 },
    { date: '2026-02-05', rate: 0.0611 },
    { date: '2026-02-12', rate: 0.0609 },
    { date: '2026-02-19', rate: 0.0601 },
    { date: '2026-02-26', rate: 0.0598 },
    { date: '2026-03-05', rate: 0.06 },
    { date: '2026-03-12', rate: 0.0611 },
    { date: '2026-03-19', rate: 0.0622 },
    { date: '2026-03-26', rate: 0.0638 },
    { date: '2026-04-02', rate: 0.0646 },
    { date: '2026-04-09', rate: 0.0637 },
    { date: '2026-04-16', rate: 0.063 },
    { date: '2026-04-23', rate: 0.0623 },
    { date: '2026-04-30', rate: 0.063 },
    { date: '2026-05-07', rate: 0.0637 },
    { date: '2026-05-14', rate: 0.0636 },
    { date: '2026-05-21', rate: 0.0651 },
    { date: '2026-05-28', rate: 0.0653 },
    { date: '2026-06-04', rate: 0.0648 },
    { date: '2026-06-11', rate: 0.0652 },
    { date: '2026-06-18', rate: 0.0647 },
    { date: '2026-06-25', rate: 0.0649 },
    { date: '2026-07-02', rate: 0.0643 },
    { date: '2026-07-09', rate: 0.0649 },
    { date: '2026-07-16', rate: 0.0655 },
    { date: '2026-07-23', rate: 0.0658 },
    { date: '2026-07-30', rate: 0.0666 },
    { date: '2026-08-06', rate: 0.0669 },
    { date: '2026-08-13', rate: 0.0667 },
    { date: '2026-08-20', rate: 0.0665 },
    { date: '2026-08-27', rate: 0.0666 },
    { date: '2026-09-03', rate: 0.0671 },
    { date: '2026-09-10', rate: 0.0676 },
    { date: '2026-09-17', rate: 0.0695 },
    { date: '2026-09-24', rate: 0.0703 },
    { date: '2026-10-01', rate: mortgage30WeekBefore.value },
    { date: '2026-10-08', rate: mortgage30.value },
  ],
  'freddie-pmms',
  { asOf: '2026-10-08' },
)
/** The same week of 2025. */
export const mortgage30YearBefore = cited(0.063, 'freddie-pmms', { asOf: '2025-10' })
/** Rate in applications for conforming loans, another survey. */
export const mortgage30Applications = cited(0.073, 'mba-weekly', { asOf: '2026-09-25', confidence: 'medium' })
