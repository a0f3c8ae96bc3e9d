/** Which lines of a budget are essential, and which line of the emergency fund's form each one goes to. Nothing here changes the budget. */
import { type LineKey, lineKeys } from '#calculators/emergency-fund/lines.ts'
import { lineWords } from '#calculators/emergency-fund/words/form.en.ts'
import { HOME_PAYMENT_KEY, nameOfExpense } from '#engine/budget/default-categories.ts'
import type { Expenses } from '#engine/budget/overage.ts'
import { roundToCent } from '#engine/money.ts'

/** What cannot stop when pay stops. Eating out, gym, gifts, travel, savings and the like are left out. */
const goesTo: Readonly<Record<LineKey, readonly string[]>> = {
  housing: [HOME_PAYMENT_KEY, 'housing_property-tax', 'housing_hoa', 'housing_maintenance'],
  utilities: [
    'utilities_electricity',
    'utilities_gas-heating',
    'utilities_water-sewer-trash',
    'utilities_internet',
    'utilities_phone',
  ],
  food: ['food_groceries', 'food_school-work-meals'],
  insurance: ['insurance_health', 'insurance_auto', 'insurance_home-renters', 'insurance_life', 'insurance_disability'],
  transport: [
    'transportation_car-payment',
    'transportation_fuel',
    'transportation_transit',
    'transportation_car-upkeep',
    'transportation_parking-tolls',
    'transportation_registration',
  ],
  debtMinimums: [
    'debt_credit-cards',
    'debt_student-loans',
    'debt_personal-loans',
    'debt_medical-debt',
    'debt_other-debt',
  ],
  medical: ['health_doctor', 'health_dental-vision', 'health_prescriptions', 'health_therapy'],
  childcare: ['personal_childcare'],
  other: ['personal_family-support', 'personal_pets'],
}
/** Every key taken, for the test that each is an item of the budget. */
export const essentialKeys: readonly string[] = Object.values(goesTo).flat()

export interface Taken {
  readonly line: LineKey
  readonly name: string
  /** Dollars a month. */
  readonly amount: number
  /** The budget's own words: 'Groceries $450' without the amount. */
  readonly from: readonly string[]
}
export interface BudgetEssentials {
  /** Every line of the form, 0 where the budget has nothing. */
  readonly values: Readonly<Record<LineKey, number>>
  /** Lines above 0. */
  readonly taken: readonly Taken[]
  readonly total: number
  /** Names of the expenses not taken, and what they come to. */
  readonly leftOut: readonly string[]
  readonly leftOutTotal: number
}

/** Null for a budget without any essential. */
export function essentialsOfBudget(expenses: Expenses): BudgetEssentials | null {
  const taken = lineKeys.flatMap((line): Taken[] => {
    const keys = goesTo[line].filter((key) => (expenses[key] ?? 0) > 0)
    const amount = roundToCent(keys.reduce((sum, key) => sum + (expenses[key] ?? 0), 0))
    return amount > 0 ? [{ line, name: lineWords[line].label, amount, from: keys.map(nameOfExpense) }] : []
  })
  if (taken.length === 0) return null
  const rest = Object.entries(expenses).filter(([key, amount]) => amount > 0 && !essentialKeys.includes(key))
  const amountOf = (line: LineKey) => taken.find((one) => one.line === line)?.amount ?? 0
  return {
    values: Object.fromEntries(lineKeys.map((line) => [line, amountOf(line)])) as Record<LineKey, number>,
    taken,
    total: roundToCent(taken.reduce((sum, { amount }) => sum + amount, 0)),
    leftOut: rest.map(([key]) => nameOfExpense(key)),
    leftOutTotal: roundToCent(rest.reduce((sum, [, amount]) => sum + amount, 0)),
  }
}
