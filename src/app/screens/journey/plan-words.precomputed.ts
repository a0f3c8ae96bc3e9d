/** What the screen needs of the plan before its program comes: its settings with their starting values, and the names of orders and steps. */
import { nextDollarFields } from '#calculators/planning/next-dollar/fields.ts'
import * as answer from '#calculators/planning/next-dollar/words/answer.en.ts'
import { formWords } from '#calculators/planning/next-dollar/words/form.en.ts'
import * as steps from '#calculators/planning/next-dollar/words/steps.en.ts'
import * as orders from '#facts/household/spending-orders.ts'

export const settingFields = nextDollarFields
export const { orderNames } = answer
export const { stepTitles } = steps
export const { orderSteps } = orders
export const orderChoices = formWords.orders
