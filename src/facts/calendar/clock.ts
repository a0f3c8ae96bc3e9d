import { cited } from '../cited.ts'

/** Daylight saving time, from and to at 02:00 local time. */
export const daylightSaving = cited(
  [
    { from: '2026-03-08', to: '2026-11-01' },
    { from: '2027-03-14', to: '2027-11-07' },
    { from: '2028-03-12', to: '2028-11-05' },
  ],
  'usc-15-260a',
)

/** Eastern time (America/New_York). */
export const marketHours = cited(
  {
    stocks: { from: '09:30', to: '16:00' },
    preMarket: { from: '04:00', to: '09:30' },
    afterHours: { from: '16:00', to: '20:00' },
    bonds: { from: '08:00', to: '17:00' },
  },
  'nyse-calendar',
)
/** Currencies trade from Sunday to Friday, 17:00 Eastern. */
export const currencyWeek = cited({ opens: 'Sunday 17:00', closes: 'Friday 17:00' }, 'release-habits')

/** Working days from trade to settlement. */
export const settlementDays = cited({ stocks: 1, treasuries: 1, options: 1, mutualFunds: 1 }, 'sec-15c6-1', {
  asOf: '2024-05-28',
})

/** Falls of the S&P 500 in a day that stop trading: 15 minutes for the first two (before 15:25 Eastern), the rest of the day for the third. */
export const circuitBreakers = cited(
  { first: 0.07, second: 0.13, third: 0.2, haltMinutes: 15, notAfter: '15:25' },
  'nyse-rule-7-12',
)
