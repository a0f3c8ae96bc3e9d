import { type Month, monthsBetween } from '#engine/month.ts'

/**
 * How often a payment reaches the loan, and how large it is unless `payment` says otherwise:
 * - `monthly`: the level payment.
 * - `biweekly`: half of it every 14 days, credited as received: 26 halves are 13 payments a year.
 * - `biweekly-held`: the same money, but the servicer holds each half until a month's payment is complete. The loan runs
 *   monthly; the 26 halves make 12 payments and one more, credited to principal with every twelfth. Only that saves.
 * - `weekly`: a quarter every 7 days (again 13 payments a year).  `semimonthly`: half twice a month (12 payments a year).
 * - `daily`: 12/365 of it.
 * - `quarterly`, `semiannual`, `yearly`: the level payment of that period, from its own rate (business and farm loans).
 * Interest per period is the annual rate / 12, 24, 26, 52, 365, 4, 2 or 1, unless `accrual` counts days.
 */
export type PaymentFrequency =
  | 'monthly'
  | 'biweekly'
  | 'biweekly-held'
  | 'weekly'
  | 'semimonthly'
  | 'daily'
  | 'quarterly'
  | 'semiannual'
  | 'yearly'

/**
 * How a period's interest is counted: the annual rate / periods per year (US mortgages, "30/360"), or by the days of the
 * period over 365 (most car and personal loans) or over 360 (many business loans, so a year costs 365/360 of the rate).
 */
export type Accrual = 'equal-periods' | 'actual/365' | 'actual/360'

/** Money paid on top of the scheduled payment, all of it to principal, dollars. `from` and `until` are inclusive. */
export type Extra =
  | { readonly kind: 'monthly'; readonly amount: number; readonly from?: Month; readonly until?: Month }
  | {
      readonly kind: 'yearly'
      readonly amount: number
      /** 1 to 12. */
      readonly monthOfYear: number
      readonly from?: Month
      readonly until?: Month
    }
  | { readonly kind: 'once'; readonly amount: number; readonly month: Month }

/** From payment number `fromPayment` (1-based) interest accrues at this nominal annual rate. */
export type RateChange = {
  readonly fromPayment: number
  readonly annualRate: number
  /** Spread the balance anew over the months left (the rule for an ARM). Default true; ignored with a fixed `payment`. */
  readonly reamortize?: boolean
}

/**
 * A penalty on money prepaid in the first years: `sharesByYear[0]` of it in loan year 1 and so on (the most a covered
 * qualified mortgage may charge is 2 %, 2 %, 1 %: 12 CFR 1026.43(g)). `freeShareOfLoan` of the original loan goes free each year.
 */
export type PrepaymentPenalty = {
  readonly sharesByYear: readonly number[]
  readonly freeShareOfLoan?: number
  /** Of the balance at each prepayment this share goes free: 0.2 for the "interest on 80 % of the balance" rule. */
  readonly freeShareOfBalance?: number
}

export type Loan = {
  /** Dollars, 0.01 to 1e9. */
  readonly principal: number
  /** Nominal, per year, 0 to 10 (1,000 %). */
  readonly annualRate: number
  /** The month interest starts (on its first day); the first monthly payment falls one month later. */
  readonly startMonth: Month
  /**
   * Months over which the loan is repaid, 1 to 1,200, in whole periods (quarterly: a multiple of 3). May be left out only
   * when `payment` is given.
   */
  readonly termMonths?: number
  /**
   * A payment of the borrower's own per payment date, dollars: it runs until the loan is gone, however long. One within a
   * cent of the level payment counts as the level payment; and when the term ends with no more than 2 % of a payment left,
   * the last scheduled payment takes that in, since it is rounding.
   */
  readonly payment?: number
  readonly frequency?: PaymentFrequency
  /**
   * Weekly, biweekly, semimonthly or daily payments that repay the loan over its term (a car loan paid every two weeks)
   * instead of shares of the monthly payment. Says nothing new for the other frequencies.
   */
  readonly levelPerPeriod?: boolean
  /**
   * Default `equal-periods`. With days counted the payment stays the level one, as notes say it, so the last scheduled
   * payment is larger. Needs whole months or whole days between payments (not `semimonthly`).
   */
  readonly accrual?: Accrual
  readonly rateChanges?: readonly RateChange[]
  /**
   * Days before the first period starts (negative: days it is short). Their simple interest, principal x rate x days /
   * `daysPerYear`, is added to the first payment, or `spread` over all payments. Charged only with monthly payments.
   */
  readonly oddDays?: { readonly days: number; readonly daysPerYear?: 360 | 365; readonly spread?: boolean }
  /** Only interest is paid for this long; then the balance is spread over the months left. */
  readonly interestOnlyMonths?: number
  /** Whatever is left is due with this month's payment, or the next where the month has none. */
  readonly balloonMonth?: number
  readonly extras?: readonly Extra[]
  /** After the payment of these months the lender spreads the balance anew over the months left. */
  readonly recasts?: readonly Month[]
  readonly prepaymentPenalty?: PrepaymentPenalty
}

export type LoanFault =
  | 'bad-principal'
  | 'bad-rate'
  | 'bad-term'
  | 'bad-payment'
  | 'bad-extra'
  | 'extra-before-start'
  | 'bad-rate-change'
  | 'bad-odd-days'
  | 'bad-interest-only'
  | 'bad-balloon'
  | 'bad-penalty'
  | 'bad-accrual'
  | 'recast-needs-term'

const within = (value: number, low: number, high: number): boolean =>
  Number.isFinite(value) && value >= low && value <= high
const wholeWithin = (value: number, low: number, high: number): boolean =>
  Number.isInteger(value) && within(value, low, high)

const MONTHS_PER_PERIOD: Partial<Record<PaymentFrequency, number>> = { quarterly: 3, semiannual: 6, yearly: 12 }

const faultOfExtra = (extra: Extra, startMonth: Month): LoanFault | null => {
  if (!within(extra.amount, 0, 1e9)) return 'bad-extra'
  if (extra.kind === 'yearly' && !wholeWithin(extra.monthOfYear, 1, 12)) return 'bad-extra'
  return extra.kind === 'once' && monthsBetween(startMonth, extra.month) < 0 ? 'extra-before-start' : null
}

/** Why a loan cannot be worked out, or null when it can. */
export const loanFault = (loan: Loan): LoanFault | null => {
  const term = loan.termMonths
  if (!within(loan.principal, 0.01, 1e9)) return 'bad-principal'
  if (!within(loan.annualRate, 0, 10)) return 'bad-rate'
  if (term === undefined ? loan.payment === undefined : !wholeWithin(term, 1, 1200)) return 'bad-term'
  if ((term ?? 0) % (MONTHS_PER_PERIOD[loan.frequency ?? 'monthly'] ?? 1) !== 0) return 'bad-term'
  if (loan.payment !== undefined && !within(loan.payment, 0, 1e9)) return 'bad-payment'
  for (const change of loan.rateChanges ?? [])
    if (!wholeWithin(change.fromPayment, 1, 50_000) || !within(change.annualRate, 0, 10)) return 'bad-rate-change'
  for (const extra of loan.extras ?? []) {
    const fault = faultOfExtra(extra, loan.startMonth)
    if (fault !== null) return fault
  }
  const odd = loan.oddDays
  if (odd !== undefined && (!wholeWithin(odd.days, -30, 366) || (loan.frequency ?? 'monthly') !== 'monthly'))
    return 'bad-odd-days'
  const interestOnly = loan.interestOnlyMonths ?? 0
  if (!wholeWithin(interestOnly, 0, 1200) || (interestOnly > 0 && (term === undefined || interestOnly >= term)))
    return 'bad-interest-only'
  if (loan.balloonMonth !== undefined && !wholeWithin(loan.balloonMonth, 1, term ?? 1200)) return 'bad-balloon'
  const penalty = loan.prepaymentPenalty
  const shares = [...(penalty?.sharesByYear ?? []), penalty?.freeShareOfLoan ?? 0, penalty?.freeShareOfBalance ?? 0]
  if (!shares.every((share) => within(share, 0, 1))) return 'bad-penalty'
  if ((loan.accrual ?? 'equal-periods') !== 'equal-periods' && loan.frequency === 'semimonthly') return 'bad-accrual'
  return (loan.recasts?.length ?? 0) > 0 && term === undefined ? 'recast-needs-term' : null
}
