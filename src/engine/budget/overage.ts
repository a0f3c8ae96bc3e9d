import { roundToCent } from '#engine/money.ts'

export type Expenses = Readonly<Record<string, number>>

export type Overage = {
  /** Dollars a month by which all expenses exceed the income. */
  overage: number
  /** Up to two largest other expenses that are not zero, largest first: "Consider reducing". */
  consider: readonly NamedAmount[]
}

export type NamedAmount = { key: string; amount: number }

/** The largest expenses that are not zero, largest first; ties keep the order in which they were entered. */
export const largestExpenses = (expenses: Expenses, most: number): NamedAmount[] =>
  Object.entries(expenses)
    .filter(([, amount]) => amount > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([key, amount]) => ({ key, amount }))

/**
 * How many expenses a plan above its income names to reduce. The warning at a change names the two largest besides the one changed
 * (see overageAfter), so whatever it advises is among these.
 */
export const ADVISED_CUTS = 3

/** All expenses, dollars a month to the cent. Expects finite amounts. */
export const totalExpenses = (expenses: Expenses): number =>
  roundToCent(Object.values(expenses).reduce((sum, amount) => sum + amount, 0))

/**
 * The warning 'Exceeds monthly income' for a change of one expense, or null. Compared is the total with the new value in it;
 * an income of 0 (not filled in yet) never warns, a total equal to the income neither. The change is applied either way.
 * Ties between other expenses keep the order in which they were entered.
 */
export const overageAfter = (
  expenses: Expenses,
  monthlyIncome: number,
  changedKey: string,
  newAmount: number,
): Overage | null => {
  const overage = roundToCent(totalExpenses({ ...expenses, [changedKey]: newAmount }) - monthlyIncome)
  if (!(monthlyIncome > 0) || overage <= 0) return null
  const consider = largestExpenses({ ...expenses, [changedKey]: 0 }, 2)
  return { overage, consider }
}
