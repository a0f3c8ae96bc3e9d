/** The questions about spending, made from the categories of the budget: one field for each item, under its stored key. */
import { DEFAULT_CATEGORIES, HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import { money, points } from '../kit/field.ts'
import { type Section, section } from '../kit/section.ts'
import { sectionWords } from './words/form.en.ts'

/** As in a stored budget: 'food_groceries'. */
export type ExpenseKey = `${string}_${string}`

/** The example a new visitor sees, dollars a month. All other items start at 0. */
const example: Readonly<Record<string, number>> = {
  [HOME_PAYMENT_KEY]: 1800,
  food_groceries: 400,
  'transportation_car-payment': 350,
  'entertainment_going-out': 200,
}
/** Steps for "what matters most", dollars a month; about a tenth of what such an item often costs. */
const steps: Readonly<Record<string, number>> = {
  [HOME_PAYMENT_KEY]: 200,
  food_groceries: 50,
  'food_eating-out': 40,
  'transportation_car-payment': 50,
  transportation_fuel: 20,
  'debt_credit-cards': 30,
  entertainment_streaming: 10,
  'entertainment_going-out': 20,
}

/** The most one item may cost, dollars a month. */
export const mostPerItem = 10_000_000

const itemField = (key: string, label: string) => {
  const nudge = steps[key]
  return money({
    label,
    per: 'month',
    initial: example[key] ?? 0,
    max: mostPerItem,
    step: 10,
    ...(nudge === undefined ? {} : { nudge }),
  })
}

const allItems = DEFAULT_CATEGORIES.flatMap((category) => category.items)
/** Every expense the form asks for, in order. */
export const expenseKeys = allItems.map((item) => item.expenseKey as ExpenseKey)
export const itemOptions = allItems.map((item) => ({ value: item.expenseKey, label: item.name }))

type ItemFields = { readonly [key: ExpenseKey]: ReturnType<typeof itemField> }

/** Housing stands open, every other category is folded behind its name and usual share. */
export const itemSections: readonly Section<ItemFields>[] = DEFAULT_CATEGORIES.map(
  ({ key, name, low, high, items }) => {
    const title = sectionWords.category({ name, low: `${points(low)}`, high: `${points(high)}` })
    const fields: ItemFields = Object.fromEntries(
      items.map((item) => [item.expenseKey, itemField(item.expenseKey, item.name)]),
    )
    return section(title, fields, key === 'housing' ? {} : { more: title })
  },
)
