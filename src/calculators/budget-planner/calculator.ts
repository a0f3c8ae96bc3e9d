import { DEFAULT_CATEGORIES } from '#engine/budget/default-categories.ts'
import { roundToCent } from '#engine/money.ts'
import { defineCalculator } from '../kit/definition.ts'
import { dollars, percentText } from '../kit/format.ts'
import { cases } from './cases.ts'
import { monthlyOf } from './cash-flows.ts'
import { compute } from './compute.ts'
import { type BudgetInputs, fields } from './fields.ts'
import { figures } from './figures.ts'
import { type ExpenseKey, itemGroups } from './items.ts'
import { present } from './present.ts'

const [housing, ...otherCategories] = itemGroups

const incomeOf = ({ income }: BudgetInputs): number => roundToCent(income.reduce((sum, row) => sum + monthlyOf(row), 0))

/** What a category comes to, under its first item. */
const categoryHints: Readonly<Record<ExpenseKey, (inputs: BudgetInputs) => string>> = Object.fromEntries(
  DEFAULT_CATEGORIES.map(({ name, items }) => [
    items[0]?.expenseKey ?? name,
    (inputs: BudgetInputs) => {
      const total = items.reduce((sum, item) => sum + (inputs[item.expenseKey as ExpenseKey] ?? 0), 0)
      const income = incomeOf(inputs)
      if (total === 0) return ''
      const share = income > 0 ? `, ${percentText((total / income) * 100, 0)} of take-home pay` : ' a month'
      return `${name} in all: ${dollars(total)}${share}.`
    },
  ]),
)

export const calculator = defineCalculator({
  slug: 'budget-planner',
  fields,
  groups: [
    { title: 'What comes in', fields: ['income'] },
    { title: 'Your account', fields: ['balance', 'buffer'] },
    ...(housing ? [housing] : []),
    ...otherCategories,
    { title: 'Bills with a date', fields: ['bills'], more: 'Bills with a date' },
    { title: 'Savings target', fields: ['targetSavingsRate'], more: 'Savings target' },
  ],
  hints: {
    ...categoryHints,
    targetSavingsRate: (inputs) =>
      `${dollars((incomeOf(inputs) * inputs.targetSavingsRate) / 100)} of ${dollars(incomeOf(inputs))} a month. Money in Savings & Investments counts.`,
  },
  facts: () => null,
  compute,
  figures,
  mainFigure: 'leftOver',
  moreIs: 'better',
  present,
  cases,
})
