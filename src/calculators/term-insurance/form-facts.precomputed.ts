/** The few published numbers the form begins with, worked out while building: the page loads no facts for them. */
import { groupTermLife } from '#facts/insurance/group-term.ts'
import { finalExpenses, needAges } from '#facts/insurance/life-need.ts'

/** Dollars. */
export const lastCosts = finalExpenses.value
export const freeGroup = groupTermLife.value.free
export const ages = needAges.value
