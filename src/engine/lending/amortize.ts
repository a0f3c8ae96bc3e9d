import { cents, wholeCents } from '#engine/money.ts'
import { type Month, monthOfYear, monthsBetween, yearOf } from '#engine/month.ts'
import { planExtras } from './extras.ts'
import { type Loan, type LoanFault, loanFault } from './loan.ts'
import { levelPayment } from './payment.ts'
import { beatOf, paymentMonths, periodShare } from './payment-calendar.ts'
import { penaltyMeter } from './penalty-meter.ts'

/** One payment. Dollars with whole cents: payment = interest + principal, and balance falls by principal + extra. */
export type LoanRow = {
  /** 1-based number of the payment. */
  readonly index: number
  readonly month: Month
  /** The scheduled payment alone; `extra` and `penalty` come on top. */
  readonly payment: number
  readonly interest: number
  /** Negative when the payment did not cover the interest and the rest joined the balance. */
  readonly principal: number
  readonly extra: number
  readonly penalty: number
  readonly balance: number
}

export type PaidOff = {
  readonly outcome: 'paid-off'
  readonly rows: readonly LoanRow[]
  /** The first level payment: the one after any interest-only months, before any later change. */
  readonly regularPayment: number
  readonly lastPayment: number
  /** Months from the start month to the payoff month. */
  readonly months: number
  readonly payoffMonth: Month
  readonly totalInterest: number
  /** Principal repaid by scheduled payments; with `totalExtra` it makes the loan, to the cent. */
  readonly totalPrincipal: number
  readonly totalExtra: number
  readonly totalPenalty: number
  /** Everything the borrower hands over: payments, extras, penalties. */
  readonly totalPaid: number
  /** Set when some payment left interest unpaid: the first such month and the highest balance owed. */
  readonly negativeAmortization: { readonly firstMonth: Month; readonly highestBalance: number } | null
}

export type NeverPaidOff = {
  readonly outcome: 'never-paid-off'
  /** The balance stopped falling, or it was still owed after 100 years. */
  readonly reason: 'payment-below-interest' | 'over-100-years'
  readonly payment: number
  /** The interest of the first period: a payment has to be larger. */
  readonly firstInterest: number
}

export type Amortization =
  | PaidOff
  | NeverPaidOff
  | {
      readonly outcome: 'refused'
      readonly reason: LoanFault
    }

const LONGEST_MONTHS = 1200
/** A remainder up to this share of a payment at the end of the term is years of rounding: the last payment takes it in. */
const ROUNDING_CRUMBS = 0.02
const TOO_LARGE = 2 ** 50
const TWO_DIGITS = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'))

/** Month names by months after the start, without parsing each time. */
const monthsFrom = (start: Month): ((offset: number) => Month) => {
  const base = yearOf(start) * 12 + monthOfYear(start) - 1
  return (offset) => {
    const year = Math.floor((base + offset) / 12)
    return `${year}-${TWO_DIGITS[(base + offset) % 12] ?? ''}`.padStart(7, '0') as Month
  }
}

/**
 * The payment-by-payment schedule of a loan, in arrears, as a US servicer keeps it: interest of each period rounded to the
 * cent (half up) on the balance before the payment, payment rounded to the cent, the last scheduled payment whatever clears
 * the balance. Principal and extra are separate columns and together repay the loan to the cent; an extra counts once.
 *
 * Extras fall with the first payment of their month, or the next payment where a month has none, and never exceed what is
 * left. A one-off dated in the start month counts with the first payment. Recasts and `reamortize` do nothing to a borrower's own fixed `payment`.
 * Unpaid interest joins the balance (negative amortization), which is reported.
 * Refuses amounts, rates and terms outside the limits of `Loan`; says `never-paid-off` when a fixed payment cannot win.
 * At most 100 years of payments. Level-payment mathematics: 12 CFR 1026 App. J works from the same equation.
 */
export const amortize = (loan: Loan): Amortization => {
  const fault = loanFault(loan)
  if (fault !== null) return { outcome: 'refused', reason: fault }

  const frequency = loan.frequency ?? 'monthly'
  const beat = beatOf(frequency)
  const calendar = paymentMonths(loan.startMonth, beat)
  const nameOf = monthsFrom(loan.startMonth)
  const accrual = loan.accrual ?? 'equal-periods'
  const plan = planExtras(loan.extras ?? [], loan.startMonth, beat.days === null && beat.perYear <= 12 ? 1 : 0)
  const recasts = new Set((loan.recasts ?? []).map((month) => monthsBetween(loan.startMonth, month)))
  const changes = [...(loan.rateChanges ?? [])].sort((a, b) => a.fromPayment - b.fromPayment)
  const periodsIn = (months: number): number => Math.ceil((months * beat.perYear) / 12)

  const loanCents = cents(loan.principal)
  const penaltyOn = penaltyMeter(loan.prepaymentPenalty, loanCents)
  const interestOnlyPeriods = periodsIn(loan.interestOnlyMonths ?? 0)
  let balance: number = loanCents
  let annualRate = loan.annualRate

  /** The level payment that clears `owed` over the time still to run after `made` payments. Cents. */
  const share = loan.levelPerPeriod === true && frequency !== 'biweekly-held' ? null : beat.shareOfMonthly
  const spread = (owed: number, made: number): number => {
    if (share === null) {
      const periodsLeft = periodsIn(loan.termMonths ?? 0) - made
      return periodsLeft > 0 ? wholeCents(levelPayment(owed, annualRate / beat.perYear, periodsLeft)) : owed
    }
    const monthsLeft = (loan.termMonths ?? 0) - (made * 12) / beat.perYear
    return monthsLeft > 0 ? wholeCents(levelPayment(owed, annualRate / 12, monthsLeft) * share) : owed
  }

  const odd = loan.oddDays
  const oddShare = odd === undefined ? 0 : (annualRate * odd.days) / (odd.daysPerYear ?? 365)
  const financedOdd = odd?.spread === true ? 1 + oddShare / (1 + annualRate / 12) : 1
  const level = loan.termMonths === undefined ? null : spread(loanCents * financedOdd, 0)
  const own = loan.payment === undefined ? null : cents(loan.payment)
  const fixed = own !== null && (level === null || Math.abs(own - level) > 1)
  let payment = own ?? level ?? 0

  const termPeriods = loan.termMonths === undefined ? Number.POSITIVE_INFINITY : periodsIn(loan.termMonths)
  const maturity = fixed ? Number.POSITIVE_INFINITY : termPeriods
  const balloon = loan.balloonMonth === undefined ? Number.POSITIVE_INFINITY : periodsIn(loan.balloonMonth)
  const lastPeriod = Math.min(maturity, balloon)

  const rows: LoanRow[] = []
  let regular = payment
  let firstInterest = 0
  let interestSum = 0
  let principalSum = 0
  let extraSum = 0
  let penaltySum = 0
  let negativeFrom: Month | null = null
  let highest = balance
  let nextChange = 0
  let offset = 0

  const neverPaidOff = (reason: NeverPaidOff['reason']): NeverPaidOff => ({
    outcome: 'never-paid-off',
    reason,
    payment: payment / 100,
    firstInterest: firstInterest / 100,
  })

  for (let index = 1; balance > 0; index++) {
    const before = offset
    offset = calendar.next()
    if (offset > LONGEST_MONTHS || balance > TOO_LARGE)
      return neverPaidOff(balance >= loanCents ? 'payment-below-interest' : 'over-100-years')

    for (let change = changes[nextChange]; change !== undefined && change.fromPayment <= index; ) {
      annualRate = change.annualRate
      if (!fixed && change.reamortize !== false) payment = spread(balance, Math.max(index - 1, interestOnlyPeriods))
      nextChange += 1
      change = changes[nextChange]
    }
    if (interestOnlyPeriods > 0 && index === interestOnlyPeriods + 1 && !fixed) {
      payment = spread(balance, index - 1)
      regular = payment
    }

    const oddInterest = index === 1 ? wholeCents(balance * oddShare) : 0
    const accrued =
      accrual === 'equal-periods'
        ? (balance * annualRate) / beat.perYear
        : balance * annualRate * periodShare(beat, accrual, nameOf(before), nameOf(offset))
    const interest = wholeCents(accrued) + oddInterest
    if (index === 1) firstInterest = interest
    const scheduled = index <= interestOnlyPeriods ? interest : payment + (odd?.spread === true ? 0 : oddInterest)
    const due = balance + interest
    const crumbs = index === termPeriods && due - scheduled <= payment * ROUNDING_CRUMBS
    const paid = index >= lastPeriod || crumbs ? due : Math.min(scheduled, due)
    const principal = paid - interest
    const left = balance - principal

    const firstInMonth = index === 1 || offset !== before
    const held = frequency === 'biweekly-held' && index % 12 === 0 ? payment : 0
    let planned = firstInMonth ? plan.inMonth(offset) : 0
    for (let skipped = before + 1; skipped < offset; skipped++) planned += plan.inMonth(skipped)
    const extra = Math.min(planned + held, left)
    const penalty = extra === 0 ? 0 : penaltyOn(offset, extra, left)
    const month = nameOf(offset)

    const nothingElse = nextChange >= changes.length && !plan.laterThan(offset) && frequency !== 'biweekly-held'
    const settled = index > interestOnlyPeriods + 1 && firstInMonth && lastPeriod === Number.POSITIVE_INFINITY
    if (settled && nothingElse && left - extra >= balance) return neverPaidOff('payment-below-interest')

    balance = left - extra
    if (principal < 0 && negativeFrom === null) negativeFrom = month
    if (balance > highest) highest = balance
    interestSum += interest
    principalSum += principal
    extraSum += extra
    penaltySum += penalty
    rows.push({
      index,
      month,
      payment: paid / 100,
      interest: interest / 100,
      principal: principal / 100,
      extra: extra / 100,
      penalty: penalty / 100,
      balance: balance / 100,
    })

    if (recasts.size > 0 && firstInMonth && balance > 0 && !fixed && index > interestOnlyPeriods)
      for (let month = Math.min(before + 1, offset); month <= offset; month++)
        if (recasts.has(month)) payment = spread(balance, index)
  }

  return {
    outcome: 'paid-off',
    rows,
    regularPayment: regular / 100,
    lastPayment: rows.at(-1)?.payment ?? 0,
    months: offset,
    payoffMonth: nameOf(offset),
    totalInterest: interestSum / 100,
    totalPrincipal: principalSum / 100,
    totalExtra: extraSum / 100,
    totalPenalty: penaltySum / 100,
    totalPaid: (interestSum + principalSum + extraSum + penaltySum) / 100,
    negativeAmortization: negativeFrom === null ? null : { firstMonth: negativeFrom, highestBalance: highest / 100 },
  }
}
