import { cited } from '../cited.ts'

/** Earnings are free of tax after this many years from 1 January of the first contribution year, and one of the events. */
export const rothEarnings = cited(
  { years: 5, events: ['age-59-and-a-half', 'death', 'disability', 'first-home'] } as const,
  'irc',
  { where: '408A(d)(2)' },
)

/** Each conversion has its own clock for the additional tax; it no longer matters from 59 1/2. */
export const conversionYears = cited(5, 'irc', { where: '408A(d)(3)(F)' })

/** What comes out first: contributions, then conversions from the oldest (its taxed part first), then earnings. */
export const rothOrder = cited(['contributions', 'conversions', 'earnings'] as const, 'irc', { where: '408A(d)(4)' })

/** Between the ends of the income range the allowed contribution falls in a line, rounds up, and is never under the least. */
export const rothReducedLimit = cited({ roundUpTo: 10, least: 200 }, 'irc', {
  where: '408A(c)(3), 219(g)(2)(B) and (C)',
})

/** First tax year with Roth IRAs. */
export const rothIrasFrom = cited(1998, 'irc', { where: '408A; Taxpayer Relief Act of 1997, s. 302(f)' })
