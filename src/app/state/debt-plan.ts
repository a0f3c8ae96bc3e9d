/** How the visitor pays their debts off: the order, the extra money, and the plan they follow. The debts themselves are the household's. */
import type { Extra } from '#engine/lending/loan.ts'
import { type StrategyKey, strategyKeys } from '#engine/planning/debts/strategies.ts'
import type { Baseline } from '#engine/planning/debts/tracking.ts'
import { isAmount, isMonth, isRecord, isText, readList } from './read-data.ts'
import { stored } from './stored.ts'

export interface DebtPlan {
  readonly strategy: StrategyKey
  /** Of a blend: how many of the smallest debts come first. */
  readonly wins: number
  /** Ids in the visitor's own order. */
  readonly custom: readonly string[]
  /** Dollars a month beyond what is paid now; null: not said. */
  readonly extra: number | null
  readonly snowflakes: readonly Extra[]
  readonly minimumOnly: readonly string[]
  /** Whether a debt is in the plan, where the visitor chose otherwise than its kind does. */
  readonly included: Readonly<Record<string, boolean>>
  readonly offersInTime: boolean
  readonly cannotPay: boolean
  readonly baseline: Baseline | null
}

export const startingPlan: DebtPlan = {
  strategy: 'avalanche',
  wins: 1,
  custom: [],
  extra: null,
  snowflakes: [],
  minimumOnly: [],
  included: {},
  offersInTime: true,
  cannotPay: false,
  baseline: null,
}

export const MOST_SNOWFLAKES = 20
/** Debts of a household at most, and payments of a plan. */
const MOST_DEBTS = 60
const MOST_PAYMENTS = 1200
const isPositive = (data: unknown): data is number => isAmount(data) && data >= 0 && data <= 1e9
const isMonthOfYear = (data: unknown): data is number =>
  Number.isInteger(data) && (data as number) >= 1 && (data as number) <= 12

function readExtra(data: unknown): Extra | null {
  if (!isRecord(data) || !isPositive(data['amount'])) return null
  const { kind, amount, month, monthOfYear, from, until } = data
  if (kind === 'once') return isMonth(month) ? { kind, amount, month } : null
  const span = { ...(isMonth(from) ? { from } : {}), ...(isMonth(until) ? { until } : {}) }
  if (kind === 'yearly') return isMonthOfYear(monthOfYear) ? { kind, amount, monthOfYear, ...span } : null
  return kind === 'monthly' ? { kind, amount, ...span } : null
}

const idsOf = (data: unknown): readonly string[] =>
  Array.isArray(data) ? data.filter((one): one is string => isText(one, 60)).slice(0, MOST_DEBTS) : []

function readBaseline(data: unknown): Baseline | null {
  if (!isRecord(data) || !isMonth(data['startMonth']) || !isRecord(data['owed'])) return null
  const planned = readList(data['planned'], (one) => (isPositive(one) ? one : null), MOST_PAYMENTS)
  const owed = Object.entries(data['owed']).filter((pair): pair is [string, number] => isPositive(pair[1]))
  return planned && planned.length > 0
    ? { startMonth: data['startMonth'], owed: Object.fromEntries(owed.slice(0, MOST_DEBTS)), planned }
    : null
}

/** What does not fit is as it starts; only what is no record at all is refused. */
export function readDebtPlan(data: unknown): DebtPlan | null {
  if (!isRecord(data)) return null
  const { strategy, wins, extra, offersInTime, cannotPay, included } = data
  const chosen = isRecord(included) ? Object.entries(included) : []
  return {
    strategy: strategyKeys.find((key) => key === strategy) ?? startingPlan.strategy,
    wins: Number.isInteger(wins) && (wins as number) >= 0 && (wins as number) <= MOST_DEBTS ? (wins as number) : 1,
    custom: idsOf(data['custom']),
    extra: isPositive(extra) ? extra : null,
    snowflakes: (Array.isArray(data['snowflakes']) ? data['snowflakes'] : [])
      .map(readExtra)
      .filter((one): one is Extra => one !== null)
      .slice(0, MOST_SNOWFLAKES),
    minimumOnly: idsOf(data['minimumOnly']),
    included: Object.fromEntries(
      chosen.filter((pair): pair is [string, boolean] => typeof pair[1] === 'boolean').slice(0, MOST_DEBTS),
    ),
    offersInTime: typeof offersInTime === 'boolean' ? offersInTime : startingPlan.offersInTime,
    cannotPay: cannotPay === true,
    baseline: readBaseline(data['baseline']),
  }
}

/** For this visit, or on the device by choice, as the debts are. */
export const debtPlan = stored<DebtPlan>('debt-plan', {
  version: 1,
  area: 'session',
  initial: startingPlan,
  read: readDebtPlan,
})

export const changePlan = (change: Partial<DebtPlan>): void => debtPlan.set((now) => ({ ...now, ...change }))
