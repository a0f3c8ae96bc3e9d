/** How often an employer pays, and how many paychecks that makes in a year. */
export type PayFrequency =
  | 'weekly'
  | 'biweekly'
  | 'semimonthly'
  | 'monthly'
  | 'quarterly'
  | 'semiannual'
  | 'annual'
  | 'daily'

/** Pay periods of a year as the withholding worksheets count them (Pub. 15-T, table 3): 260 days, whatever the calendar says. */
export const payPeriods: Readonly<Record<PayFrequency, number>> = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  quarterly: 4,
  semiannual: 2,
  annual: 1,
  daily: 260,
}
