import { cents, wholeCents } from '#engine/money.ts'

/** A debt with a steady rate and a payment of its own. Dollars; rates decimal per year. */
export type LevelDebt = {
  readonly balance: number
  readonly annualRate: number
  /** What is paid on it each month at least. */
  readonly payment: number
  /** After so many payments the rate is another one: the end of an offer. */
  readonly later?: { readonly after: number; readonly annualRate: number }
}

/**
 * `own`: each debt gets its own payment until it is gone, and what is freed stays in the pocket. `total`: the same sum every month
 * over all of them, what is left after the own payments going to the highest rate of that month.
 */
export type LevelPlan = { readonly kind: 'own' } | { readonly kind: 'total'; readonly amount: number }

/** Month by month; index 0 is today. Dollars with whole cents. */
export type LevelCourse = {
  readonly outcome: 'paid-off' | 'never-paid-off'
  readonly months: number
  readonly totalInterest: number
  readonly totalPaid: number
  readonly paid: readonly number[]
  readonly owed: readonly number[]
  /** The payment that cleared each debt, in the order given; null when it is still owed. */
  readonly clearedAt: readonly (number | null)[]
  /** What is owed on each debt right after its `later.after` payments; 0 where no offer ends. */
  readonly leftAtEnd: readonly number[]
}

const MOST_MONTHS = 1200
/** Past a hundred million dollars a debt is not coming back. Cents. */
const HOPELESS = 1e13

/**
 * Pays steady debts off month by month: the course `payOff` gives with flat minimums, equal months and the highest rate first,
 * to the cent, as bare columns for screens that follow several plans at every key press. Interest of a month is balance x rate /
 * 12, rounded to the cent, on the balance before the payment. A plan that has not cleared everything after 1,200 months, or
 * whose debts grow without end, is `never-paid-off`. Amounts must not be negative.
 */
export const payLevelDebts = (debts: readonly LevelDebt[], plan: LevelPlan): LevelCourse => {
  const balances: number[] = debts.map((debt) => cents(debt.balance))
  const least = debts.map((debt) => cents(debt.payment))
  const clearedAt: (number | null)[] = balances.map((balance) => (balance === 0 ? 0 : null))
  const leftAtEnd = debts.map((debt, i) => (debt.later?.after === 0 ? (balances[i] ?? 0) / 100 : 0))
  const rateIn = (debt: LevelDebt, month: number): number =>
    debt.later && month > debt.later.after ? debt.later.annualRate : debt.annualRate
  const sum = (): number => balances.reduce((total, balance) => total + balance, 0)

  const paid = [0]
  const owed = [sum() / 100]
  let totalInterest = 0
  let totalPaid = 0
  let month = 0
  for (let left = sum(); left > 0 && left < HOPELESS && month < MOST_MONTHS; left = sum()) {
    month += 1
    const order = debts.map((_, i) => i).filter((i) => (balances[i] ?? 0) > 0)
    for (const i of order) {
      const debt = debts[i]
      if (debt === undefined) continue
      const interest = wholeCents(((balances[i] ?? 0) * rateIn(debt, month)) / 12)
      balances[i] = (balances[i] ?? 0) + interest
      totalInterest += interest
    }
    let budget = plan.kind === 'own' ? Number.POSITIVE_INFINITY : cents(plan.amount)
    const given = payRound(order, balances, least, budget)
    budget -= given
    let handed = given
    if (plan.kind === 'total') {
      // Sorting is steady, so equal rates keep the order given.
      order.sort((a, b) => rateAt(debts, b, month, rateIn) - rateAt(debts, a, month, rateIn))
      handed += payRound(order, balances, null, budget)
    }
    totalPaid += handed
    for (const i of order) {
      if ((balances[i] ?? 0) <= 0) clearedAt[i] ??= month
      if (debts[i]?.later?.after === month) leftAtEnd[i] = (balances[i] ?? 0) / 100
    }
    paid.push(handed / 100)
    owed.push(sum() / 100)
  }
  return {
    outcome: sum() <= 0 ? 'paid-off' : 'never-paid-off',
    months: month,
    totalInterest: totalInterest / 100,
    totalPaid: totalPaid / 100,
    paid,
    owed,
    clearedAt,
    leftAtEnd,
  }
}

const rateAt = (
  debts: readonly LevelDebt[],
  i: number,
  month: number,
  rateIn: (debt: LevelDebt, month: number) => number,
): number => {
  const debt = debts[i]
  return debt === undefined ? 0 : rateIn(debt, month)
}

/** Pays down in order, each up to its least payment (or all of it), as far as the money goes. Returns what was paid. Cents. */
const payRound = (
  order: readonly number[],
  balances: number[],
  least: readonly number[] | null,
  budget: number,
): number => {
  let left = budget
  let given = 0
  for (const i of order) {
    const balance = balances[i] ?? 0
    const payment = Math.min(balance, least === null ? balance : (least[i] ?? 0), left)
    balances[i] = balance - payment
    left -= payment
    given += payment
  }
  return given
}
