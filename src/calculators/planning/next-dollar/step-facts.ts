import type { Household } from '#engine/household/household.ts'
import { starterTarget } from '#engine/planning/next-dollar/size-steps.ts'
import type { PlanSettings, Sizes } from '#engine/planning/next-dollar/sizes.ts'
import type { NextDollarCase, Step } from '#engine/planning/next-dollar/step.ts'
import { creditCardCarryingBalance } from '#facts/lending/rates.ts'
import type { StepFacts } from './words/steps.en.ts'

const points = (rate: number): number => Number((rate * 100).toFixed(4))
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)

/** The APR of the card this household would borrow on in a pinch, decimal: that with the highest limit, else the national average of cards that carry a balance. */
export function pinchApr({ debts }: Household): number {
  const cards = debts.filter(({ kind, apr }) => kind === 'card' && apr !== null && apr > 0)
  const [widest] = cards.toSorted((a, b) => (b.creditLimit ?? 0) - (a.creditLimit ?? 0))
  return widest?.apr ?? creditCardCarryingBalance.value
}

/** Everything a step's words may name. */
export function stepFacts(
  household: Household,
  plan: NextDollarCase,
  sizes: Sizes,
  settings: PlanSettings,
  step: Step | null,
): StepFacts {
  const { order } = settings
  const owedOn =
    step?.fill === 'debts' ? plan.debts.filter(({ id, balance }) => step.debts.includes(id) && balance > 0) : []
  const aprs = owedOn.map(({ apr }) => apr)
  const slots = step?.fill === 'slots' ? step.slots : []
  const pools = [...new Set(slots.flatMap(({ pool }) => pool ?? []))]
  const starter = starterTarget(sizes, order)
  const isMatch = step?.key === 'match'
  const room = sum(pools.map((pool) => plan.pools[pool] ?? 0))
  return {
    cash: plan.cash,
    target: step?.fill === 'cash' ? step.target : starter,
    months: sizes.months,
    essentials: sizes.essentials ?? 0,
    by:
      order.starter === 'month' && starter === sizes.essentials
        ? 'month'
        : order.starter !== 'month' && starter === sizes.deductible
          ? 'deductible'
          : 'floor',
    toMatch: isMatch ? sum(slots.map(({ most }) => most ?? 0)) : 0,
    matched: isMatch ? sum(slots.map(({ most, employer }) => (most ?? 0) * employer)) : 0,
    matchRate: isMatch ? Math.max(0, ...slots.map(({ employer }) => employer)) : 0,
    topApr: points(Math.max(0, ...aprs)),
    bottomApr: points(aprs.length > 0 ? Math.min(...aprs) : 0),
    costlyApr: points(sizes.highApr),
    cardApr: points(pinchApr(household)),
    growth: points(settings.outlook.growth),
    owed: sum(owedOn.map(({ balance }) => balance)),
    atOffer: sum(
      owedOn.filter(({ promo }) => promo !== null && promo.apr < sizes.highApr).map(({ balance }) => balance),
    ),
    debts: owedOn.length,
    taxNow: points(sizes.taxNow),
    taxLater: points(settings.outlook.laterTax),
    healthSaves: points(sizes.taxNow + plan.payroll),
    room: Number.isFinite(room) ? room : 0,
    yearly: sizes.health.limit,
    children: slots.filter(({ pot }) => pot === 'education').length,
    perMonth:
      step?.fill === 'goals' ? sum(step.goals.map((one) => one.perMonth)) : sum(slots.map(({ most }) => most ?? 0)),
    goals: step?.fill === 'goals' ? step.goals.length : 0,
    share: step?.fill === 'share' ? step.target : 0,
    roth: sum(sizes.iras.map(({ roth }) => roth)),
    traditional: sum(sizes.iras.map(({ traditional }) => traditional)),
  }
}
