import { groupTermLife } from '#facts/insurance/group-term.ts'
import { finalExpenses, needAges, soldPolicies } from '#facts/insurance/life-need.ts'
import { termLifeByLength, termLifeMonthly } from '#facts/insurance/term-life.ts'
import { insuranceSources } from '#facts/sources/insurance.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { citing } from '../kit/citing.ts'
import type { TermContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing({ ...insuranceSources, ...taxSources })

export const sources = ({ inputs, law }: TermContext) => [
  fact(termLifeByLength, words.best),
  fact(termLifeMonthly, words.preferred),
  inputs.group > 0 && fact(groupTermLife, words.group),
  inputs.group > 0 && fact(law.tax.payroll, words.payroll),
  fact(soldPolicies, words.sold),
  fact(finalExpenses, words.final),
  fact(needAges, words.ages),
]
