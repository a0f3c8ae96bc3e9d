/** The income and expenses tool: its form, its storage, its starting values and the pure changes to them. */
import { type IncomeSource, nextId, type RegularExpense, TIMES_PER_MONTH } from '#engine/budget/monthly.ts'
import type { IsoDate, Month } from '#engine/month.ts'
import { one, open, or, record } from './shape.ts'
import { amount, choice, day, flag, month, text, whole } from './shape-basics.ts'
import { list } from './shape-lists.ts'
import { stored } from './stored.ts'

/** A source as it is kept, with what the household's picture knows of it besides. */
export interface KeptSource extends IncomeSource {
  /** The picture's finer kind of income; it counts while it belongs to the type. */
  readonly kind?: string
  /** Whose it is: the id of a person of the household. */
  readonly owner?: string
  /** False: before taxes and what the paycheck holds back. */
  readonly isTakeHome?: boolean
  /** One real payday. */
  readonly nextOn?: IsoDate
  /** The last month it comes. */
  readonly until?: Month
}
export interface IncomeData {
  readonly sources: readonly KeptSource[]
  readonly expenses: readonly RegularExpense[]
}
/** The expense a home loan's payment is written to. It is found by its name, whatever its case; without it, it is added. */
export const RENT_NAME = 'Rent'

export const startingIncome: IncomeData = {
  sources: [
    {
      id: 1,
      name: 'Primary Job',
      type: 'salary',
      amount: 6000,
      frequency: 'monthly',
      reliability: 10,
      isGuaranteed: true,
    },
  ],
  expenses: [
    { id: 1, name: RENT_NAME, amount: 1800, category: 'essential', frequency: 'monthly' },
    { id: 2, name: 'Groceries', amount: 400, category: 'essential', frequency: 'monthly' },
    { id: 3, name: 'Car Payment', amount: 350, category: 'important', frequency: 'monthly' },
    { id: 4, name: 'Entertainment', amount: 200, category: 'discretionary', frequency: 'monthly' },
  ],
}

const frequency = one(
  (data: unknown): data is keyof typeof TIMES_PER_MONTH =>
    typeof data === 'string' && Object.hasOwn(TIMES_PER_MONTH, data),
)
const id = whole(1, 1e12)

export const MOST_SOURCES = 200
export const MOST_REGULAR = 500
export const incomeShape = record<IncomeData>({
  sources: or(
    list(
      { of: 'incomes', most: MOST_SOURCES },
      record<KeptSource>({
        id,
        name: text(60),
        type: text(40),
        amount: amount(),
        frequency,
        reliability: amount(0, 10),
        isGuaranteed: or(flag, false),
        taxPercent: open(amount(0, 100)),
        kind: open(text(40)),
        owner: open(text(60)),
        isTakeHome: open(flag),
        nextOn: open(day),
        until: open(month),
      }),
      (source) => source.id,
    ),
    [],
  ),
  expenses: or(
    list(
      { of: 'expenses', most: MOST_REGULAR },
      record<RegularExpense>({
        id,
        name: text(60),
        amount: amount(),
        category: choice(['essential', 'important', 'discretionary']),
        frequency,
      }),
      (expense) => expense.id,
    ),
    [],
  ),
})

/** Per session, or on the device by choice. */
export const incomeStore = stored<IncomeData>('income-expenses', {
  version: 1,
  area: 'session',
  initial: startingIncome,
  shape: incomeShape,
})

/** Whether the sources are still those of the example, which are nobody's income. */
export const isExampleIncome = ({ sources }: IncomeData): boolean =>
  sources === startingIncome.sources || JSON.stringify(sources) === JSON.stringify(startingIncome.sources)
/** Whether the expenses are still those of the example. */
export const isExampleCosts = ({ expenses }: IncomeData): boolean =>
  expenses === startingIncome.expenses || JSON.stringify(expenses) === JSON.stringify(startingIncome.expenses)

const isRent = (expense: RegularExpense) => expense.name.trim().toLowerCase() === RENT_NAME.toLowerCase()

/** The data with the home payment (dollars a month) as the expense Rent. */
export function withRent(now: IncomeData, emi: number): IncomeData {
  const rent = now.expenses.find(isRent)
  const paid: RegularExpense = {
    id: rent?.id ?? nextId(now.expenses),
    name: rent?.name ?? RENT_NAME,
    amount: emi,
    category: 'essential',
    frequency: 'monthly',
  }
  return {
    ...now,
    expenses: rent ? now.expenses.map((expense) => (expense === rent ? paid : expense)) : [...now.expenses, paid],
  }
}

/** The data with its Rent as it was before; without one when there was none. Everything else stays as it is now. */
export function withRentOf(now: IncomeData, before: IncomeData): IncomeData {
  const rent = now.expenses.find(isRent)
  const old = before.expenses.find(isRent)
  if (!rent) return now
  return {
    ...now,
    expenses: now.expenses.flatMap((expense) => (expense !== rent ? [expense] : old ? [{ ...old, id: rent.id }] : [])),
  }
}
