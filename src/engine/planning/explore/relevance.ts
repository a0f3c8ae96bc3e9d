import type { Household } from '#engine/household/household.ts'
import { type MonthlyFlows, monthlyFlows } from '#engine/household/monthly-flows.ts'
import { liquidityMonths, retirementOf, totalUtilization } from '#engine/household/standing.ts'
import { addMonths, type IsoDate, monthOf, monthsBetween } from '#engine/month.ts'

/*
 * What a household's own numbers make worth opening, and by which number. Rules of ours: each needs the numbers it names and says nothing
 * without them. `weight` orders them; the most pressing is highest.
 */

/** Months of essential costs that an emergency fund is measured by here. */
const ENOUGH_MONTHS = 3
/** A share of the limits in use that scores are said to notice. */
const HIGH_UTILIZATION = 0.3
const SOON_MONTHS = 6
const PRE_RETIREMENT_AGE = 55
const LARGE_STAKE = 0.2

export type Relevant = { readonly pages: readonly string[]; readonly weight: number } & (
  | { readonly why: 'short'; readonly amount: number }
  | { readonly why: 'missed'; readonly count: number }
  | { readonly why: 'cards'; readonly amount: number; readonly count: number }
  | { readonly why: 'offer-ends'; readonly name: string; readonly on: IsoDate }
  | { readonly why: 'thin-cash'; readonly months: number }
  | { readonly why: 'match'; readonly share: number; readonly upTo: number }
  | { readonly why: 'utilization'; readonly share: number }
  | { readonly why: 'student-loans'; readonly amount: number }
  | { readonly why: 'mortgage'; readonly rate: number; readonly amount: number }
  | { readonly why: 'car-loan'; readonly amount: number }
  | { readonly why: 'children'; readonly count: number }
  | { readonly why: 'one-company'; readonly share: number }
  | { readonly why: 'near-retirement'; readonly age: number }
  | { readonly why: 'retirement'; readonly amount: number }
  | { readonly why: 'goals'; readonly count: number }
  | { readonly why: 'own-business' }
  | { readonly why: 'bills'; readonly count: number }
  | { readonly why: 'expected'; readonly name: string; readonly amount: number }
  | { readonly why: 'cd'; readonly on: IsoDate }
  | { readonly why: 'health-plan'; readonly deductible: number }
)

type Rule = (household: Household, today: IsoDate, flows: MonthlyFlows) => Relevant | null

const rules: readonly Rule[] = [
  (_, __, { left }) =>
    left !== null && left < 0
      ? { why: 'short', amount: -left, weight: 100, pages: ['/financial-management', 'budget-planner', '/insights'] }
      : null,
  ({ debts }) => {
    const count = debts.filter(({ missed }) => (missed ?? 0) > 0).length
    return count > 0 ? { why: 'missed', count, weight: 98, pages: ['/debt-payoff', '/credit-debt-overview'] } : null
  },
  ({ debts }) => {
    const cards = debts.filter(({ kind, balance }) => kind === 'card' && balance > 0)
    const amount = cards.reduce((sum, { balance }) => sum + balance, 0)
    return cards.length > 0
      ? {
          why: 'cards',
          amount,
          count: cards.length,
          weight: 90,
          pages: ['/debt-payoff', 'credit-card-payoff', '/debt-payoff-strategies', 'debt-consolidation'],
        }
      : null
  },
  ({ debts }, today) => {
    const [first] = debts
      .filter(({ balance, promoEnds }) => balance > 0 && promoEnds !== null && promoEnds >= today)
      .filter(({ promoEnds }) => monthsBetween(monthOf(today), monthOf(promoEnds as IsoDate)) <= SOON_MONTHS)
      .sort((a, b) => ((a.promoEnds as string) < (b.promoEnds as string) ? -1 : 1))
    return first?.promoEnds
      ? {
          why: 'offer-ends',
          name: first.name,
          on: first.promoEnds,
          weight: 88,
          pages: ['/credit-card-usage', '/debt-payoff'],
        }
      : null
  },
  (household, _, flows) => {
    const months = liquidityMonths(household, flows)
    return months !== null && months < ENOUGH_MONTHS
      ? { why: 'thin-cash', months, weight: 86, pages: ['emergency-fund', 'savings', '/financial-journey'] }
      : null
  },
  ({ accounts }) => {
    const open = accounts.find(
      ({ matchRate, matchUpTo, payShare }) =>
        matchRate !== null && matchRate > 0 && matchUpTo !== null && payShare !== null && payShare < matchUpTo,
    )
    return open
      ? {
          why: 'match',
          share: open.payShare ?? 0,
          upTo: open.matchUpTo ?? 0,
          weight: 92,
          pages: ['401k', '/financial-journey'],
        }
      : null
  },
  (household) => {
    const share = totalUtilization(household)
    return share !== null && share > HIGH_UTILIZATION
      ? { why: 'utilization', share, weight: 70, pages: ['/credit-score-simulator', '/smart-credit-card-usage'] }
      : null
  },
  ({ debts }) =>
    owed(debts, 'student', (amount) => ({ why: 'student-loans', amount, weight: 66, pages: ['student-loan'] })),
  ({ debts }) => {
    const loan = debts.find(({ kind, balance, apr }) => kind === 'mortgage' && balance > 0 && apr !== null)
    return loan
      ? {
          why: 'mortgage',
          rate: loan.apr ?? 0,
          amount: loan.balance,
          weight: 60,
          pages: ['refinance', 'loan-prepayment', 'home-maintenance'],
        }
      : null
  },
  ({ debts }) => owed(debts, 'car', (amount) => ({ why: 'car-loan', amount, weight: 40, pages: ['auto-loan'] })),
  ({ people }) => {
    const count = people.filter(({ role }) => role === 'child').length
    return count > 0 ? { why: 'children', count, weight: 62, pages: ['life-insurance', '529', '/insurance-hub'] } : null
  },
  ({ accounts }) => {
    const share = Math.max(0, ...accounts.map(({ oneCompany }) => oneCompany ?? 0))
    return share > LARGE_STAKE
      ? { why: 'one-company', share, weight: 55, pages: ['/risk-assessment', 'capital-gains-tax'] }
      : null
  },
  ({ people }, today) => {
    const you = people.find(({ role }) => role === 'you')
    if (!you?.born) return null
    const age = Math.floor(monthsBetween(you.born, monthOf(today)) / 12)
    return age >= PRE_RETIREMENT_AGE
      ? {
          why: 'near-retirement',
          age,
          weight: 75,
          pages: ['social-security', 'retirement-planning', 'retirement-drawdown'],
        }
      : null
  },
  (household) => {
    const amount = retirementOf(household)
    return amount > 0
      ? { why: 'retirement', amount, weight: 50, pages: ['retirement', 'retirement-planning', '/checkpoints'] }
      : null
  },
  ({ goals }) => {
    const count = goals.filter(({ saved, target }) => saved < target).length
    return count > 0 ? { why: 'goals', count, weight: 48, pages: ['/goals', '/goal-tracker'] } : null
  },
  ({ incomes }) =>
    incomes.some(({ kind }) => kind === 'self-employment')
      ? { why: 'own-business', weight: 64, pages: ['/irregular-income', 'tax', 'traditional-ira'] }
      : null,
  ({ bills }) =>
    bills.length >= 3
      ? { why: 'bills', count: bills.length, weight: 45, pages: ['/smart-life-manager', '/spending-patterns'] }
      : null,
  ({ expected }, today) => {
    const [next] = expected
      .filter(({ on, amount }) => amount < 0 && on >= monthOf(today) && on <= addMonths(monthOf(today), 24))
      .sort((a, b) => a.amount - b.amount)
    return next
      ? {
          why: 'expected',
          name: next.name,
          amount: -next.amount,
          weight: 46,
          pages: ['/run-financial-scenario', 'savings'],
        }
      : null
  },
  ({ accounts }, today) => {
    const cd = accounts.find(({ kind, matures }) => kind === 'cd' && matures !== null && matures >= today)
    return cd?.matures ? { why: 'cd', on: cd.matures, weight: 44, pages: ['cd', 'money-market'] } : null
  },
  ({ policies }) => {
    const plan = policies.find(({ kind, deductible }) => kind === 'health' && deductible !== null && deductible > 0)
    return plan
      ? { why: 'health-plan', deductible: plan.deductible ?? 0, weight: 42, pages: ['hsa', '/insurance-guide'] }
      : null
  },
]

function owed(
  debts: Household['debts'],
  wanted: Household['debts'][number]['kind'],
  made: (amount: number) => Relevant,
): Relevant | null {
  const amount = debts.filter(({ kind }) => kind === wanted).reduce((sum, { balance }) => sum + balance, 0)
  return amount > 0 ? made(amount) : null
}

/** What is relevant, the most pressing first. Nothing of an empty household. */
export function relevantFor(household: Household, today: IsoDate): readonly Relevant[] {
  const flows = monthlyFlows(household)
  return rules.flatMap((rule) => rule(household, today, flows) ?? []).sort((a, b) => b.weight - a.weight)
}

/** For each page the strongest reason, and how strong: a reason's first page counts most. */
export function reasonsByPage(
  relevant: readonly Relevant[],
): ReadonlyMap<string, { readonly reason: Relevant; readonly points: number }> {
  const found = new Map<string, { readonly reason: Relevant; readonly points: number }>()
  for (const reason of relevant)
    for (const [at, page] of reason.pages.entries()) {
      const points = reason.weight - at * 12
      if (points > (found.get(page)?.points ?? Number.NEGATIVE_INFINITY)) found.set(page, { reason, points })
    }
  return found
}
