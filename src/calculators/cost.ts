import { calculatorPath } from './paths.ts'

/*
 * What the dearest question of each calculator, plan and question costs the service, measured by `npm run bench -- dearest`: one unit is 5 ms of
 * one core, rounded up. A question is charged the whole of it before it is answered, since what it asks is not known until then.
 */

/** Milliseconds of one unit. */
export const UNIT_MS = 5

/** By slug, in the order of the catalogue. */
export const calculatorCosts: Readonly<Record<string, number>> = {
  'budget-planner': 1,
  'compound-interest': 2,
  mortgage: 2,
  'mortgage-points': 1,
  refinance: 1,
  'credit-card-payoff': 6,
  'student-loan': 2,
  tax: 4,
  'social-security': 26,
  'rent-vs-buy': 3,
  'retirement-drawdown': 40,
  'simple-interest': 2,
  'home-affordability': 1,
  'debt-to-income': 1,
  'personal-loan': 1,
  emi: 1,
  'real-estate': 20,
  'auto-loan': 1,
  'home-down-payment': 1,
  'loan-prepayment': 3,
  'business-loan': 3,
  'debt-consolidation': 1,
  'home-maintenance': 1,
  'currency-converter': 1,
  'brokerage-fees': 1,
  'money-saving-challenge-generator': 2,
  'net-worth': 1,
  '529': 2,
  cagr: 4,
  cd: 11,
  savings: 1,
  lumpsum: 8,
  'mutual-fund': 1,
  'emergency-fund': 1,
  'capital-gains-tax': 6,
  'tax-loss-harvesting': 5,
  'stock-average': 1,
  'money-market': 4,
  hsa: 1,
  'salary-hourly-converter': 1,
  etf: 1,
  dca: 4,
  'retirement-planning': 130,
  '401k': 2,
  'traditional-ira': 1,
  'payroll-tax': 6,
  'roth-ira': 2,
  retirement: 26,
  'life-insurance': 4,
  'term-insurance': 1,
}

/** By name. */
export const planCosts: Readonly<Record<string, number>> = {
  insights: 2,
  health: 2,
  'next-dollar': 6,
  scenario: 10,
  'tax-saving': 1,
  'cash-ahead': 7,
  'debt-payoff': 30,
}

/** By name. */
export const questionCosts: Readonly<Record<string, number>> = {
  apr: 11,
  apy: 1,
  'stepped-rate': 1,
}

const byName = new Map(
  Object.entries(calculatorCosts).flatMap(([slug, cost]) => [
    [slug, cost],
    [calculatorPath(slug).slice(1), cost],
  ]),
)

/** Units of one question to a calculator, by its slug or the name of its page; 1 for a name nobody answers to. */
export const costOf = (slug: string): number => byName.get(slug) ?? 1
const costIn =
  (costs: Readonly<Record<string, number>>) =>
  (name: string): number =>
    (Object.hasOwn(costs, name) ? costs[name] : undefined) ?? 1
/** The same for a plan. */
export const costOfPlan = costIn(planCosts)
/** The same for a question that no page asks. */
export const costOfQuestion = costIn(questionCosts)
