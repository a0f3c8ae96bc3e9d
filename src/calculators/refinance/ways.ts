/** The ways to go on, each as loans paid side by side and what goes with them. */
import type { LeanLoan, LeanSchedule } from '#engine/lending/lean-schedule.ts'
import { roundToCent } from '#engine/money.ts'
import { homeEquityLoan } from '#facts/lending/rates.ts'
import type { Closing } from './closing.ts'
import type { RefinanceInputs } from './sections.ts'
import { paidOff, type Way, type WayKey, wayOf } from './way.ts'

/** Years a home equity loan is taken for in the comparison: the published average is of ten-year loans. */
export const EQUITY_LOAN_MONTHS = 120

/** The loan as it stands. */
export const currentLoan = (inputs: RefinanceInputs): LeanLoan => ({
  principal: inputs.balance,
  annualRate: inputs.rate / 100,
  termMonths: inputs.monthsLeft,
  ...(inputs.payment === null ? {} : { payment: inputs.payment }),
})

const debtLoans = (inputs: RefinanceInputs): readonly LeanLoan[] =>
  inputs.debts
    .filter((debt) => debt.balance > 0)
    .map(({ balance, apr, payment }) => ({ principal: balance, annualRate: apr / 100, termMonths: 1200, payment }))

/** Positions of debts whose payment never clears them. */
export const endlessDebts = (inputs: RefinanceInputs): readonly number[] =>
  inputs.debts.flatMap(({ balance, apr, payment }, index) =>
    balance > 0 && paidOff({ principal: balance, annualRate: apr / 100, termMonths: 1200, payment }) === null
      ? [index + 1]
      : [],
  )

/**
 * Share of the new loan that is home debt: the old balance and cash that goes into the home, not what pays other debts, cash spent
 * elsewhere or costs added to the loan (IRS Publication 936, refinanced home acquisition debt).
 */
const newShare = (inputs: RefinanceInputs, { newLoan }: Closing): number =>
  Math.min(1, (inputs.balance + (inputs.cashOutUse === 'home' ? inputs.cashOut : 0)) / newLoan)

/** How the new loan is paid, where it is not as the lender asks. */
interface Pace {
  readonly key?: WayKey
  readonly annualRate?: number
  /** Level payments over so many months instead of the term. */
  readonly months?: number
  readonly payment?: number
}
/** The new loan, on its own terms or at another pace. Null when it cannot be. */
export function refinanced(inputs: RefinanceInputs, closing: Closing, pace: Pace = {}): Way | null {
  const { key = 'refinance', annualRate = inputs.newRate / 100, months = inputs.newTerm, payment } = pace
  const loan = paidOff({
    principal: closing.newLoan,
    annualRate,
    termMonths: months,
    ...(payment === undefined ? {} : { payment }),
  })
  if (loan === null) return null
  return wayOf(inputs, {
    key,
    loan,
    others: [],
    cashToday: closing.cashToday,
    goneToday: closing.totalCosts,
    insurance: { monthly: inputs.pmiNew, months: inputs.pmiNewMonths },
    deductible: newShare(inputs, closing),
    points: { dollars: closing.points, termMonths: inputs.newTerm },
  })
}

export interface Kept {
  readonly way: Way
  readonly loan: LeanSchedule
  readonly debts: readonly LeanSchedule[]
}

/** Everything as it is; null when a payment never clears its debt. */
export function kept(inputs: RefinanceInputs): Kept | null {
  const loan = paidOff(currentLoan(inputs))
  const debts = debtLoans(inputs).map(paidOff)
  if (loan === null || debts.includes(null)) return null
  const others = debts.filter((debt) => debt !== null)
  return { way: stayed(inputs, 'keep', loan, others, 0, 0), loan, debts: others }
}

/** The old loan in some form, paid beside the debts. */
const stayed = (
  inputs: RefinanceInputs,
  key: WayKey,
  loan: LeanSchedule,
  others: readonly LeanSchedule[],
  cashToday: number,
  goneToday: number,
  second: LeanSchedule | null = null,
): Way =>
  wayOf(inputs, {
    key,
    loan,
    others,
    cashToday,
    goneToday,
    insurance: { monthly: inputs.pmiNow, months: inputs.pmiNowMonths },
    deductible: 1,
    second,
  })

/** Months a recast spreads what is left over: the time left, or what a payment below the level one for it really takes. */
export const recastMonths = ({ monthsLeft }: RefinanceInputs, loan: { readonly months: number }): number =>
  Math.max(monthsLeft, loan.months)

/** The other ways worth a look on these inputs, in the order shown. */
export function otherWays(inputs: RefinanceInputs, closing: Closing, now: Kept, fresh: Way): readonly Way[] {
  const ways: (Way | null)[] = []
  const level = fresh.firstPayment - inputs.pmiNew
  const paced =
    now.loan.months < fresh.months ? refinanced(inputs, closing, { key: 'sameEnd', months: now.loan.months }) : null
  ways.push(paced)
  const paysNow = roundToCent(now.way.firstPayment - inputs.pmiNew)
  const asPaced = paced !== null && Math.abs(paced.firstPayment - now.way.firstPayment) < 0.02
  if (paysNow > level + 0.01 && !asPaced)
    ways.push(refinanced(inputs, closing, { key: 'samePayment', payment: paysNow }))
  const base = { ...currentLoan(inputs), payment: now.loan.payment }
  if (inputs.extra > 0) {
    const extra = paidOff({ ...base, extra: inputs.extra })
    if (extra !== null) ways.push(stayed(inputs, 'extra', extra, now.debts, 0, 0))
  }
  if (inputs.lump > 0 && inputs.lump <= inputs.balance - 1) {
    const left = roundToCent(inputs.balance - inputs.lump)
    const lump = paidOff({ ...base, principal: left })
    if (lump !== null) ways.push(stayed(inputs, 'lump', lump, now.debts, inputs.lump, 0))
    const recast = paidOff({ principal: left, annualRate: base.annualRate, termMonths: recastMonths(inputs, now.loan) })
    if (recast !== null)
      ways.push(stayed(inputs, 'recast', recast, now.debts, inputs.lump + inputs.recastFee, inputs.recastFee))
  }
  if (inputs.cashOut > 0) {
    const second = paidOff({
      principal: inputs.cashOut,
      annualRate: homeEquityLoan.value,
      termMonths: EQUITY_LOAN_MONTHS,
    })
    const counts = inputs.cashOutUse === 'home' ? second : null
    if (second !== null)
      ways.push(stayed(inputs, 'equityLoan', now.loan, [...now.debts, second], -inputs.cashOut, 0, counts))
  }
  return ways.filter((way) => way !== null)
}
