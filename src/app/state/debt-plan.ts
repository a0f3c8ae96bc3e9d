/** How the visitor pays their debts off: the order, the extra money, and the plan they follow. The debts themselves are the household's. */
import type { Extra } from '#engine/lending/loan.ts'
import { type StrategyKey, strategyKeys } from '#engine/planning/debts/strategies.ts'
import type { Baseline } from '#engine/planning/debts/tracking.ts'
import { isRecord } from './read-data.ts'
import { checked, maybe, open, or, record, type Shape } from './shape.ts'
import { amount, choice, flag, month, text, whole } from './shape-basics.ts'
import { list, map } from './shape-lists.ts'
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
const dollars = amount(0, 1e9)
const id = text(60)

const snowflake: Shape<Extra> = {
  read: (data, lose, at) => {
    const span = { from: open(month), until: open(month) }
    const kinds: Readonly<Record<Extra['kind'], Shape<Extra>>> = {
      once: record<Extract<Extra, { kind: 'once' }>>({ kind: choice(['once']), amount: dollars, month }),
      yearly: record<Extract<Extra, { kind: 'yearly' }>>({
        kind: choice(['yearly']),
        amount: dollars,
        monthOfYear: whole(1, 12),
        ...span,
      }),
      monthly: record<Extract<Extra, { kind: 'monthly' }>>({ kind: choice(['monthly']), amount: dollars, ...span }),
    }
    const kind = isRecord(data) ? data['kind'] : null
    return kind === 'once' || kind === 'yearly' || kind === 'monthly' ? kinds[kind].read(data, lose, at) : undefined
  },
}
const ids = or(list({ of: 'debts', most: MOST_DEBTS }, id), [])
const baseline = record<Baseline>({
  startMonth: month,
  owed: map({ of: 'debts', most: MOST_DEBTS }, (name) => name.length <= 60, dollars),
  planned: checked(list({ of: 'payments', most: MOST_PAYMENTS }, dollars), (all) => (all.length > 0 ? all : undefined)),
})

/** What does not fit is as it starts; only what is no record at all is refused. */
export const debtPlanShape = record<DebtPlan>({
  strategy: or(choice(strategyKeys), startingPlan.strategy),
  wins: or(whole(0, MOST_DEBTS), startingPlan.wins),
  custom: ids,
  extra: or(maybe(dollars), null),
  snowflakes: or(list({ of: 'extra payments', most: MOST_SNOWFLAKES }, snowflake), []),
  minimumOnly: ids,
  included: or(
    map({ of: 'debts', most: MOST_DEBTS }, (name) => name.length <= 60, flag),
    {},
  ),
  offersInTime: or(flag, startingPlan.offersInTime),
  cannotPay: or(flag, startingPlan.cannotPay),
  baseline: or(maybe(baseline), null),
})

/** For this visit, or on the device by choice, as the debts are. */
export const debtPlan = stored<DebtPlan>('debt-plan', {
  version: 1,
  area: 'session',
  initial: startingPlan,
  shape: debtPlanShape,
})

export const changePlan = (change: Partial<DebtPlan>): boolean => debtPlan.set((now) => ({ ...now, ...change }))
