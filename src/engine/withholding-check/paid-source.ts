/** A job or a pension as its last stub shows it, and what it comes to in the whole year. Dollars. */
import { addDays, dateIn, formatMonth, type IsoDate } from '../month.ts'
import { payPeriods } from '../withholding/pay-frequency.ts'
import { type CheckFrequency, type ComingCheck, checksOfNewJob, comingChecks, DAYS_UNTIL_PAID } from './pay-dates.ts'

export interface PaidSource {
  readonly kind: 'job' | 'pension'
  /** 0 for the first person on the return, 1 for the spouse. */
  readonly owner: 0 | 1
  readonly frequency: CheckFrequency
  /** `null` for a job that has not paid yet. */
  readonly lastPayDate: IsoDate | null
  /** `null`: a week before the pay date. */
  readonly lastPeriodEnd: IsoDate | null
  /** First and last day, where it does not run all year. */
  readonly start: IsoDate | null
  readonly end: IsoDate | null
  /** Before anything is taken out, without bonuses: what an average check will be. */
  readonly payPerCheck: number
  /** So far this year, bonuses included. */
  readonly payToDate: number
  /** Federal income tax withheld from an average check; `null`: as a Form W-4 with nothing but Step 1 would. */
  readonly withheldPerCheck: number | null
  readonly withheldToDate: number
  /** Bonuses still to be paid this year, and those paid so far that are known. */
  readonly bonusToCome: number
  readonly bonusPaid: number
  /** Pre-tax 401(k) and the like: out of income tax only. */
  readonly deferralsPerCheck: number
  readonly deferralsToDate: number
  /** Pre-tax premiums, FSA and HSA: out of income tax, Social Security and Medicare. */
  readonly cafeteriaPerCheck: number
  readonly cafeteriaToDate: number
  /** Of the year’s pay: qualified tips, and the extra half of overtime. */
  readonly tips: number
  readonly overtimePremium: number
}

/** A check of a year without a calendar. */
interface UndatedCheck {
  readonly payDate: null
  readonly share: number
}

/** What a source comes to from 1 January to 31 December. Dollars. */
export interface SourceYear {
  readonly source: PaidSource
  readonly phase: 'past' | 'current' | 'future'
  readonly periods: number
  readonly checks: readonly (ComingCheck | UndatedCheck)[]
  /** How many of `checks` come before a certificate handed in today is followed. */
  readonly before: number
  readonly gross: number
  readonly deferrals: number
  readonly cafeteria: number
  /** Box 1: gross less both. */
  readonly taxable: number
  /** Taxable pay of a whole check. */
  readonly taxablePerCheck: number
}

const yearStartOf = (year: number): IsoDate => dateIn(formatMonth(year, 1), 1)
const yearEndOf = (year: number): IsoDate => dateIn(formatMonth(year, 12), 31)

/** The checks to come that are paid in the year; a job without a first day begins today. */
function checksOf(
  source: PaidSource,
  phase: SourceYear['phase'],
  today: IsoDate,
  year: number,
): readonly ComingCheck[] {
  const { frequency, lastPayDate, lastPeriodEnd, start, end } = source
  if (phase === 'past') return []
  const checks =
    phase === 'future' || lastPayDate === null
      ? checksOfNewJob(start ?? today, end, frequency, yearEndOf(year))
      : comingChecks(
          { frequency, lastPayDate, lastPeriodEnd: lastPeriodEnd ?? addDays(lastPayDate, -DAYS_UNTIL_PAID), end },
          yearEndOf(year),
        )
  const first = yearStartOf(year)
  return checks.filter(({ payDate }) => payDate >= first)
}

/** Ended by today, still to begin, or paying now. */
function phaseOf({ start, end, lastPayDate }: PaidSource, today: IsoDate): SourceYear['phase'] {
  if (end !== null && end <= today) return 'past'
  return lastPayDate === null || (start !== null && start > today) ? 'future' : 'current'
}

/**
 * A source’s year: what was paid so far, and the checks to come at the average check. Money taken before tax comes out of every check to
 * come, a short last one too, and never exceeds the pay. A new certificate is followed by the checks paid more than `lagDays` after today;
 * a job that has not begun follows the one handed in on its first day.
 */
export function sourceYear(source: PaidSource, today: IsoDate, year: number, lagDays: number): SourceYear {
  const phase = phaseOf(source, today)
  const checks = checksOf(source, phase, today, year)
  const shares = checks.reduce((sum, { share }) => sum + share, 0)
  const gross = source.payToDate + source.payPerCheck * shares + (phase === 'past' ? 0 : source.bonusToCome)
  const cafeteria = Math.min(gross, source.cafeteriaToDate + source.cafeteriaPerCheck * checks.length)
  const deferrals = Math.min(gross - cafeteria, source.deferralsToDate + source.deferralsPerCheck * checks.length)
  const followed = addDays(today, lagDays)
  return {
    source,
    phase,
    periods: payPeriods[source.frequency],
    checks,
    before: phase === 'future' ? 0 : checks.filter(({ payDate }) => payDate <= followed).length,
    gross,
    deferrals,
    cafeteria,
    taxable: gross - cafeteria - deferrals,
    taxablePerCheck: taxableIn(source),
  }
}

/** Taxable pay of a whole check: cafeteria money comes out first, then the pre-tax plan; never below zero. */
const taxableIn = ({ payPerCheck, deferralsPerCheck, cafeteriaPerCheck }: PaidSource): number =>
  Math.max(0, payPerCheck - deferralsPerCheck - cafeteriaPerCheck)

/** A year of average checks from the first to the last payday, without bonuses, that all follow a form handed in before the first. */
export function fullYear(source: PaidSource): SourceYear {
  const periods = payPeriods[source.frequency]
  const taxablePerCheck = taxableIn(source)
  const cafeteria = Math.min(source.payPerCheck, source.cafeteriaPerCheck) * periods
  const gross = source.payPerCheck * periods
  const nothingYet = {
    payToDate: 0,
    withheldToDate: 0,
    bonusToCome: 0,
    bonusPaid: 0,
    deferralsToDate: 0,
    cafeteriaToDate: 0,
  }
  return {
    source: { ...source, ...nothingYet },
    phase: 'current',
    periods,
    checks: Array.from({ length: periods }, () => ({ payDate: null, share: 1 })),
    before: 0,
    gross,
    cafeteria,
    deferrals: gross - cafeteria - taxablePerCheck * periods,
    taxable: taxablePerCheck * periods,
    taxablePerCheck,
  }
}
