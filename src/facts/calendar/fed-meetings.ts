import { cited } from '../cited.ts'

/** Days of a meeting; the decision comes at 14:00 Eastern on the second, new projections in March, June, September and December. */
export interface FedMeeting {
  readonly from: string
  readonly to: string
}

export const fedMeetings = cited<readonly FedMeeting[]>(
  [
    { from: '2025-01-28', to: '2025-01-29' },
    { from: '2025-03-18', to: '2025-03-19' },
    { from: '2025-05-06', to: '2025-05-07' },
    { from: '2025-06-17', to: '2025-06-18' },
    { from: '2025-07-29', to: '2025-07-30' },
    { from: '2025-09-16', to: '2025-09-17' },
    { from: '2025-10-28', to: '2025-10-29' },
    { from: '2025-12-09', to: '2025-12-10' },
    { from: '2026-01-27', to: '2026-01-28' },
    { from: '2026-03-17', to: '2026-03-18' },
    { from: '2026-04-28', to: '2026-04-29' },
    { from: '2026-06-16', to: '2026-06-17' },
    { from: '2026-07-28', to: '2026-07-29' },
    { from: '2026-09-15', to: '2026-09-16' },
    { from: '2026-10-27', to: '2026-10-28' },
    { from: '2026-12-08', to: '2026-12-09' },
  ],
  'fomc-calendar',
  { asOf: '2026' },
)
export const fedMeetings2027 = cited<readonly FedMeeting[]>(
  [
    { from: '2027-01-26', to: '2027-01-27' },
    { from: '2027-03-16', to: '2027-03-17' },
    { from: '2027-04-27', to: '2027-04-28' },
    { from: '2027-06-08', to: '2027-06-09' },
    { from: '2027-07-27', to: '2027-07-28' },
    { from: '2027-09-14', to: '2027-09-15' },
    { from: '2027-10-26', to: '2027-10-27' },
    { from: '2027-12-07', to: '2027-12-08' },
  ],
  'fomc-calendar',
  { asOf: '2027', status: 'projected', note: 'The Federal Reserve calls these dates tentative.' },
)

/** Target range after the decisions we confirmed, decimals. Between January and September 2026 it did not change. */
export const fedDecisions = cited(
  [
    { date: '2025-09-17', low: 0.04, high: 0.0425 },
    { date: '2025-10-29', low: 0.0375, high: 0.04 },
    { date: '2025-12-10', low: 0.035, high: 0.0375 },
    { date: '2026-01-28', low: 0.035, high: 0.0375 },
    { date: '2026-09-16', low: 0.0375, high: 0.04 },
  ],
  'fomc-calendar',
  { asOf: '2026-09-16', note: 'The decision of 28 October 2026 is not confirmed.' },
)

/** Eastern time; minutes follow after this many weeks. */
export const fedTimes = cited({ statement: '14:00', pressConference: '14:30', minutesAfterWeeks: 3 }, 'fomc-calendar')
