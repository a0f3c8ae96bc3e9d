import type { HomeCostCredit, HomeCostShare, HomeCostTerms } from '#facts/states/schema-credits-more.ts'
import { measured, rowValue } from './measure.ts'
import { filersFrom } from './per-head.ts'
import type { StateWork } from './work.ts'

function expected(share: HomeCostShare, income: number): number {
  if (share.kind === 'rows') return rowValue(share.rows, income, 'from')
  if (income <= share.over) return 0
  return Math.min(share.most, Math.ceil((income - share.over) / share.per) * share.each)
}

function allowed(work: StateWork, credit: HomeCostCredit, terms: HomeCostTerms, share: HomeCostShare, paid: number) {
  if (paid <= 0) return 0
  const { status } = work
  const income = Math.max(0, measured(work, credit.by))
  if (terms.incomeUpTo !== undefined && income > terms.incomeUpTo[status]) return 0
  const counted = Math.max(0, income - (terms.incomeLess?.[status] ?? 0))
  const cost = Math.min(paid * terms.costShare, terms.costCap?.[status] ?? Number.POSITIVE_INFINITY)
  return Math.min(terms.cap, Math.max(0, cost - expected(share, counted) * counted))
}

/**
 * Relief for the cost of a home: property tax, or a part of the rent, above the share of income a household is expected to pay. An
 * owner's credit and a renter's are not added; the better one counts. Dollars per year.
 */
export function homeCost(work: StateWork, credit: HomeCostCredit): number {
  if (credit.fromAge !== undefined && filersFrom(work, credit.fromAge) === 0) return 0
  const { household } = work
  const { aged } = credit
  const rules = aged !== undefined && filersFrom(work, aged.from) > 0 ? aged : credit
  return Math.max(
    allowed(work, credit, rules.owner, rules.share, household.realEstateTax),
    allowed(work, credit, rules.renter, rules.share, household.rentPaid),
  )
}
