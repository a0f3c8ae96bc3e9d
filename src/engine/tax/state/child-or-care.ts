import type { ChildOrCareCredit } from '#facts/states/schema-own-credits.ts'
import { childrenOf } from './per-head.ts'
import type { StateWork } from './work.ts'

/**
 * Oklahoma's child care or child tax credit (68 O.S. 2357; Form 511, line on the credit): the larger of a share of the federal child tax
 * credit allowed, its refundable part included, and a share of the federal care credit. The federal return gives the child credit and the
 * $500 for other dependents in one sum, so the part for children is counted as at most the full amount per child.
 */
export function childOrCare(work: StateWork, credit: ChildOrCareCredit): number {
  const { federal } = work
  if (federal.agi > credit.agiUpTo) return 0
  const most = credit.perChild * childrenOf(work, 0, credit.childUnder - 1)
  const child = Math.min(most, federal.credits.childAndDependent + federal.credits.additionalChild)
  return Math.max(credit.childShare * child, credit.careShare * federal.credits.dependentCare)
}
