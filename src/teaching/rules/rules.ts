/** The rules of thumb, in the order of the page: those people meet most often first. */
import { budgetRules } from './budget.ts'
import { creditRules } from './credit.ts'
import { growthRules } from './growth.ts'
import { homeRules } from './home.ts'
import { investingRules } from './investing.ts'
import { retirementRules } from './retirement.ts'
import type { Rule, Topic } from './rule.ts'

export const topics: Readonly<Record<Topic, string>> = {
  budget: 'Budget and cash',
  credit: 'Credit, cars and insurance',
  home: 'Homes',
  growth: 'Growth',
  investing: 'Investing',
  retirement: 'Retirement',
}
export const rules: readonly Rule[] = [
  ...budgetRules,
  ...creditRules,
  ...homeRules,
  ...growthRules,
  ...investingRules,
  ...retirementRules,
]
