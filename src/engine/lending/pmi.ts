import { roundToCent } from '#engine/money.ts'
import { addMonths, type Month } from '#engine/month.ts'
import type { LoanRow } from './amortize.ts'

/** The thresholds of the Homeowners Protection Act of 1998, 12 USC 4901-4902, as shares. */
export type PmiLaw = {
  readonly requestLtv: number
  readonly automaticLtv: number
  readonly finalShareOfTerm: number
}

/** What is left after a payment. */
type Owed = Pick<LoanRow, 'balance'>

export type PmiInputs = {
  /** Lesser of price and appraisal (a refinance: the appraisal), dollars. */
  readonly originalValue: number
  /** Original loan, dollars. */
  readonly principal: number
  /** Premium per year as a share of the original loan; a twelfth of it is charged each month. */
  readonly annualPremiumRate: number
  readonly startMonth: Month
  readonly termMonths: number
  /** The schedule set at closing, without extras (an ARM: the schedule now in force). Monthly rows. */
  readonly scheduledRows: readonly Owed[]
  /** What is really paid, extras included. Monthly rows. */
  readonly actualRows: readonly Owed[]
}

/** How long the premium runs on one path. The month is that of the payment which brings the balance there. */
export type PmiEnd = {
  readonly month: Month
  /** Monthly premiums paid, and their sum in dollars. */
  readonly premiums: number
  readonly total: number
}

export type PmiPaths =
  | {
      readonly outcome: 'required'
      readonly monthlyPremium: number
      /** First month the borrower may ask: as scheduled at closing, and as really paid. */
      readonly requestScheduled: PmiEnd
      readonly requestActual: PmiEnd
      /** Of a borrower who asks as soon as possible: the earlier of these, or without asking where that comes first. */
      readonly request: PmiEnd
      /** The servicer must end it without being asked. Extras do not bring it nearer. */
      readonly automatic: PmiEnd
      /** The month after the midpoint of the amortization period, whatever the balance. */
      readonly final: PmiEnd
      /** What the law alone guarantees a borrower who never asks: the earlier of automatic and final. */
      readonly withoutAsking: PmiEnd
    }
  | { readonly outcome: 'not-required' }
  | { readonly outcome: 'refused'; readonly reason: 'bad-input' }

/**
 * When private mortgage insurance ends, under the Homeowners Protection Act (12 USC 4901-4910; conventional loans on a
 * single-family main home, not FHA, VA or USDA).
 *
 * - On request (4902(a)): when the balance first reaches 80 % of original value, on the initial schedule or by actual
 *   payments; the borrower must be current, with a good payment history, and may have to show the value has not fallen.
 * - Automatic (4902(b)): when the balance is first *scheduled* to reach 78 %, if current.
 * - Final (4902(c)): the first day of the month after the midpoint of the amortization period, if current.
 *
 * At a high rate the midpoint may come before the balance reaches 80 %: then there is nothing to ask for.
 *
 * Premiums are counted with each payment up to and including the one that reaches the mark, and none after the loan is
 * paid off. Loans at or under 80 % at closing need none. Refuses values or schedules that are empty or not positive.
 */
export const pmiPaths = (inputs: PmiInputs, law: PmiLaw): PmiPaths => {
  const { originalValue, principal, annualPremiumRate, startMonth, termMonths, scheduledRows, actualRows } = inputs
  const positive = [originalValue, principal, termMonths].every((value) => Number.isFinite(value) && value > 0)
  const rateIsFine = annualPremiumRate >= 0 && annualPremiumRate <= 1
  if (!positive || !rateIsFine || scheduledRows.length === 0 || actualRows.length === 0)
    return { outcome: 'refused', reason: 'bad-input' }
  if (principal <= roundToCent(originalValue * law.requestLtv)) return { outcome: 'not-required' }

  const monthlyPremium = roundToCent((principal * annualPremiumRate) / 12)
  const endAfter = (payments: number, month: Month): PmiEnd => {
    const premiums = Math.min(payments, actualRows.length)
    const ends = premiums < payments ? addMonths(startMonth, premiums) : month
    return { month: ends, premiums, total: roundToCent(premiums * monthlyPremium) }
  }
  const reaching = (ltv: number, rows: readonly Owed[]): PmiEnd => {
    const mark = roundToCent(originalValue * ltv)
    const at = rows.findIndex((row) => row.balance <= mark)
    const payments = at === -1 ? rows.length : at + 1
    return endAfter(payments, addMonths(startMonth, payments))
  }
  const earlier = (a: PmiEnd, b: PmiEnd): PmiEnd => (b.premiums < a.premiums ? b : a)

  const requestScheduled = reaching(law.requestLtv, scheduledRows)
  const requestActual = reaching(law.requestLtv, actualRows)
  const automatic = reaching(law.automaticLtv, scheduledRows)
  const midpoint = Math.floor(termMonths * law.finalShareOfTerm)
  const final = endAfter(midpoint, addMonths(startMonth, midpoint + 1))
  const withoutAsking = earlier(automatic, final)
  return {
    outcome: 'required',
    monthlyPremium,
    requestScheduled,
    requestActual,
    request: earlier(earlier(requestScheduled, requestActual), withoutAsking),
    automatic,
    final,
    withoutAsking,
  }
}
