/** From the household's debts and the visitor's choices to the plan that both debt screens show. Pure. */
import type { HouseholdDebt } from '#engine/household/lists.ts'
import type { Extra } from '#engine/lending/loan.ts'
import { type IsoDate, type Month, monthOf } from '#engine/month.ts'
import { type PlanCards, planCards, runsBeside } from '#engine/planning/debts/plan-cards.ts'
import {
  type Course,
  courseOf,
  minimumsCourse,
  type PlanChoices,
  resultOf,
  type StrategyKey,
  type StrategyResult,
  strategyKeys,
} from '#engine/planning/debts/strategies.ts'
import { paymentMonth } from '#engine/planning/debts/tracking.ts'
import { minimumPayment } from '#facts/lending/cards.ts'
import type { DebtPlan } from '../../state/debt-plan.ts'

/** What the sample household adds a month: ours, to show what extra money does. */
export const SAMPLE_EXTRA = 150

/** Loans on homes run beside the plan unless the visitor takes them in. */
export const isIncluded = (debt: HouseholdDebt, { included }: Pick<DebtPlan, 'included'>): boolean =>
  included[debt.id] ?? !runsBeside(debt)

export interface DebtView {
  readonly debts: readonly HouseholdDebt[]
  readonly plan: PlanCards
  readonly choices: PlanChoices
  readonly firstMonth: Month
  readonly today: IsoDate
  /** Whose debts they are: only the visitor's own are paid, recorded and followed. */
  readonly of: 'own' | 'sample' | 'link'
  /** Null: nothing can be planned, or amounts past counting. */
  readonly chosen: StrategyResult | null
}

const isAhead = (extra: Extra, today: IsoDate): boolean => extra.kind !== 'once' || extra.month >= monthOf(today)

/** The visitor's order: ids they placed, then the others as listed. */
export const customOrder = (placed: readonly string[], plan: PlanCards): readonly string[] => {
  const keys = plan.cards.map(({ key }) => key)
  return [...placed.filter((id) => keys.includes(id)), ...keys.filter((id) => !placed.includes(id))]
}

export function debtView(
  debts: readonly HouseholdDebt[],
  settings: DebtPlan,
  today: IsoDate,
  of: DebtView['of'],
): DebtView {
  const firstMonth = paymentMonth(of === 'own' ? settings.baseline : null, today)
  const plan = planCards(debts, {
    today,
    firstMonth,
    beside: new Set(debts.filter((debt) => !isIncluded(debt, settings)).map(({ id }) => id)),
    minimumOnly: new Set(settings.minimumOnly),
    usualMinimum: minimumPayment.value,
  })
  const choices: PlanChoices = {
    strategy: settings.strategy,
    wins: settings.wins,
    custom: customOrder(settings.custom, plan),
    extra: settings.extra ?? (of === 'sample' ? SAMPLE_EXTRA : 0),
    snowflakes: settings.snowflakes.filter((extra) => isAhead(extra, today)),
    offersInTime: settings.offersInTime,
  }
  const course = plan.cards.length > 0 ? courseOf(plan, choices, firstMonth) : null
  const chosen = course === null ? null : resultOf(choices.strategy, course)
  return { debts, plan, choices, firstMonth, today, of, chosen }
}

export interface Comparison {
  readonly results: readonly StrategyResult[]
  /** Nothing but the minimums; null: amounts past counting. */
  readonly minimums: Course | null
}

/** Every strategy on the same debts and money. An own order without a difference to make (one debt) is left out with the blend. */
export function comparisonOf({ plan, choices, firstMonth, chosen }: DebtView): Comparison {
  const keys: readonly StrategyKey[] = plan.cards.length > 1 ? strategyKeys : ['avalanche']
  const results = keys.flatMap((key): StrategyResult[] => {
    if (chosen?.key === key) return [chosen]
    const course = courseOf(plan, { ...choices, strategy: key }, firstMonth)
    return course === null ? [] : [resultOf(key, course)]
  })
  return { results, minimums: minimumsCourse(plan.cards, firstMonth) }
}

export const nameOf = ({ debts }: Pick<DebtView, 'debts'>, id: string): string =>
  debts.find((debt) => debt.id === id)?.name ?? ''

/** What is paid each month before the extra, dollars: as now, at least the minimums. */
export const paidMonthly = ({ plan }: Pick<DebtView, 'plan'>): number => Math.max(plan.paysNow, plan.minimums)
export const owedInPlan = ({ plan, debts }: Pick<DebtView, 'plan' | 'debts'>): number =>
  plan.cards.reduce((sum, { key }) => sum + (debts.find(({ id }) => id === key)?.balance ?? 0), 0)
