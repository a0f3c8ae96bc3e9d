import type { MultipleAt } from '#facts/household/savings-multiples.ts'
import { fidelityMultiples, jpMorganMultiples, troweMultiples } from '#facts/household/savings-multiples.ts'

export const savingsRuleKeys = ['fidelity', 't-rowe', 'jp-morgan'] as const
export type SavingsRuleKey = (typeof savingsRuleKeys)[number]

/** What a rule asks at an age, in multiples of yearly pay. */
export interface Asked {
  readonly low: number
  readonly high: number
}

/** Straight between the printed ages. Null before the first one; the last one holds after it. */
export function multipleAt(rows: readonly MultipleAt[], age: number): Asked | null {
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last || age < first.age) return null
  if (age >= last.age) return { low: last.low, high: last.high }
  const at = rows.findIndex((row) => row.age > age)
  const [low, high] = [rows[at - 1] ?? first, rows[at] ?? last]
  const along = (age - low.age) / (high.age - low.age)
  return { low: low.low + (high.low - low.low) * along, high: low.high + (high.high - low.high) * along }
}

/** By age and household income, straight between both. Null outside the printed ages (past the last age the last row holds) and incomes. */
export function multipleByIncome(age: number, income: number): Asked | null {
  const { incomes, rows } = jpMorganMultiples.value
  const least = incomes[0] ?? 0
  const most = incomes.at(-1) ?? 0
  if (income < least || income > most) return null
  const upper = Math.max(
    1,
    incomes.findIndex((one) => one >= income),
  )
  const [from, to] = [incomes[upper - 1] ?? least, incomes[upper] ?? most]
  const along = (income - from) / (to - from)
  const column = rows.map(({ age: at, times }) => {
    const value = (times[upper - 1] ?? 0) + ((times[upper] ?? 0) - (times[upper - 1] ?? 0)) * along
    return { age: at, low: value, high: value }
  })
  return multipleAt(column, age)
}

export interface SavingsStanding {
  readonly key: SavingsRuleKey
  /** Null: the rule names nothing for this age or income. */
  readonly asked: Asked | null
  /** Dollars. */
  readonly low: number | null
  readonly high: number | null
  readonly stands: 'above' | 'within' | 'below' | null
}

/** Retirement savings against each provider's multiple at an age. Dollars. */
export function savingsStandings(age: number, yearlyPay: number, saved: number): readonly SavingsStanding[] {
  const asked: Readonly<Record<SavingsRuleKey, Asked | null>> = {
    fidelity: multipleAt(fidelityMultiples.value, age),
    't-rowe': multipleAt(troweMultiples.value, age),
    'jp-morgan': multipleByIncome(age, yearlyPay),
  }
  return savingsRuleKeys.map((key) => {
    const one = asked[key]
    if (one === null) return { key, asked: null, low: null, high: null, stands: null }
    const [low, high] = [one.low * yearlyPay, one.high * yearlyPay]
    return { key, asked: one, low, high, stands: saved < low ? 'below' : saved > high ? 'above' : 'within' }
  })
}
