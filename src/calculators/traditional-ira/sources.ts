import { uniformLifetime } from '#facts/retirement/distribution-tables.ts'
import { earlyWithdrawal, iraExceptions } from '#facts/retirement/early-withdrawal.ts'
import { iraExcess } from '#facts/retirement/excess-contributions.ts'
import { tenYearRule } from '#facts/retirement/inherited-accounts.ts'
import { jointLife } from '#facts/retirement/joint-life-table.ts'
import { charitableDistributionAge, rmdPenalty, rmdStartAge } from '#facts/retirement/required-distributions.ts'
import { rothEarnings } from '#facts/retirement/roth-clocks.ts'
import { saversMatch } from '#facts/retirement/savers-match.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { retirementSources } from '#facts/sources/retirement.ts'
import { stateRuleSources } from '#facts/sources/state-rules.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { iraNotDeductedIn } from '#facts/state-rules/account-rules.ts'
import { citing } from '../kit/citing.ts'
import type { TraditionalContext } from './context.ts'
import { usedFor } from './words/explain.en.ts'

const { fact } = citing({ ...taxSources, ...retirementSources, ...stateRuleSources, ...marketSources })

export const sources = ({ law: { tax } }: TraditionalContext) => [
  fact(tax.ira, usedFor.limits(tax)),
  fact(tax.ordinaryBrackets, usedFor.brackets),
  fact(tax.saversCredit, usedFor.savers),
  fact(saversMatch, usedFor.match),
  fact(rmdStartAge, usedFor.rmdAge),
  fact(uniformLifetime, usedFor.uniform),
  fact(jointLife, usedFor.joint),
  fact(rmdPenalty, usedFor.penalty),
  fact(charitableDistributionAge, usedFor.gift),
  fact(earlyWithdrawal, usedFor.early),
  fact(iraExceptions, usedFor.exceptions),
  fact(iraExcess, usedFor.excess),
  fact(rothEarnings, usedFor.roth),
  fact(tenYearRule, usedFor.heirs),
  fact(iraNotDeductedIn, usedFor.states),
  fact(longRunGrowth, usedFor.growth),
]
