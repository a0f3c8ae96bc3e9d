import type { Holdings, Pair } from './money.ts'
import type { RetirementPlan } from './plan.ts'

/** What a home is worth and what was paid for it, today's dollars. */
export interface HomeState {
  readonly value: number
  readonly basis: number
}

/** An income Medicare looks back at: in the money of its own year, whose price level is `price`. */
export interface PastIncome {
  readonly magi: number
  readonly status: 'single' | 'joint'
  readonly price: number
}

/** How a run stands on a January 1. */
export interface RunState {
  readonly holdings: Holdings
  readonly home: HomeState
  /** Of the two years before, older first. */
  readonly incomes: readonly [PastIncome, PastIncome]
  /** Price level from which the edge of the highest surcharge follows prices. */
  readonly topSurchargePrice: number
}

const pairOf = (plan: RetirementPlan, pick: (balances: RetirementPlan['people'][0]['balances']) => number): Pair => [
  Math.max(0, pick(plan.people[0].balances)),
  plan.people[1] === undefined ? 0 : Math.max(0, pick(plan.people[1].balances)),
]

/** The January 1 of the first year. */
export function firstState(plan: RetirementPlan): RunState {
  const status = plan.people.length > 1 ? ('joint' as const) : ('single' as const)
  const [older, newer] = plan.earlierIncome
  return {
    holdings: {
      preTax: pairOf(plan, ({ preTax }) => preTax),
      roth: pairOf(plan, ({ roth }) => roth),
      rothBasis: pairOf(plan, ({ roth, rothBasis }) => Math.min(roth, rothBasis)),
      hsa: pairOf(plan, ({ hsa }) => hsa),
      taxable: Math.max(0, plan.taxable.balance),
      basis: Math.max(0, plan.taxable.basis),
      cash: Math.max(0, plan.cash),
      young: [],
      losses: 0,
    },
    home: { value: plan.home?.value ?? 0, basis: plan.home?.basis ?? 0 },
    incomes: [
      { magi: older, status, price: 1 },
      { magi: newer, status, price: 1 },
    ],
    topSurchargePrice: 1,
  }
}
