import type { Household } from '#engine/household/household.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import type { IsoDate } from '#engine/month.ts'
import { type LeftOut, planCards, runsBeside } from '#engine/planning/debts/plan-cards.ts'
import {
  cheapest,
  compareStrategies,
  minimumsCourse,
  type PlanChoices,
  type StrategyResult,
} from '#engine/planning/debts/strategies.ts'
import { paymentMonth } from '#engine/planning/debts/tracking.ts'
import { minimumPayment } from '#facts/lending/cards.ts'
import { choices } from '../../kit/choices.ts'
import { choice, count, type Inputs, money, toggle } from '../../kit/field.ts'
import type { JsonSchema } from '../../kit/json-schema.ts'
import { definePlan } from '../plan.ts'
import { meta } from './meta.ts'
import { formWords as words } from './words/form.en.ts'

/** An own order is a screen's matter: a program may send the debts in any order it likes. */
const keys = ['avalanche', 'snowball', 'freed', 'blend'] as const
const fields = {
  strategy: choice({ label: words.strategy, initial: 'avalanche', options: choices(words.strategies) }),
  extra: money({ label: words.extra, per: 'month', initial: 0, max: 10_000_000 }),
  wins: count({ label: words.wins, unit: words.winsUnit, initial: 1, min: 0, max: 100 }),
  homes: toggle({ label: words.homes, initial: false }),
}

const dollars = { type: 'number', 'x-unit': 'dollars' }
const text = { type: 'string' }
const whole = { type: 'integer' }
const orNull = (schema: JsonSchema): JsonSchema => ({ ...schema, type: [schema['type'], 'null'] })
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
const record = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
})
const gone = record({ debt: text, month: text })
const reasons: readonly LeftOut['why'][] = ['beside', 'no-apr', 'no-payment', 'paid-in-full']

/** Dollars. `months` and `lastMonth` are null where the debts are never paid off; debts are named by their ids. */
const answer: JsonSchema = record({
  outcome: { enum: ['planned', 'nothing-to-plan'] },
  firstMonth: text,
  paysNow: dollars,
  minimums: dollars,
  leftOut: list(record({ debt: text, why: { enum: reasons } })),
  assumed: list(text),
  strategies: list(
    record({
      key: { enum: keys },
      months: orNull(whole),
      lastMonth: orNull(text),
      interest: dollars,
      firstGone: orNull(gone),
    }),
  ),
  cheapest: { enum: [...keys, null] },
  minimumsOnly: orNull(record({ months: orNull(whole), interest: dollars })),
  gone: list(gone),
  course: list(record({ month: text, payment: dollars, interest: dollars, balance: dollars })),
})

const goneIn = ({ key, month }: { readonly key: string; readonly month: string }) => ({ debt: key, month })
const toldResult = ({ key, months, lastMonth, interest, firstWin }: StrategyResult) => ({
  ...{ key, months, lastMonth, interest },
  firstGone: firstWin === null ? null : goneIn(firstWin),
})

function tell({ debts }: Household, { strategy, extra, wins, homes }: Inputs<typeof fields>, today: IsoDate): object {
  const firstMonth = paymentMonth(null, today)
  const isBeside = (debt: HouseholdDebt): boolean => !homes && runsBeside(debt)
  const plan = planCards(debts, {
    ...{ today, firstMonth, minimumOnly: new Set<string>(), usualMinimum: minimumPayment.value },
    beside: new Set(debts.filter(isBeside).map(({ id }) => id)),
  })
  const { paysNow, minimums, assumed } = plan
  const settings: PlanChoices = {
    ...{ strategy, wins, extra, custom: [], snowflakes: [], offersInTime: false },
  }
  const results = plan.cards.length > 0 ? compareStrategies(plan, settings, firstMonth, keys) : []
  const least = plan.cards.length > 0 ? minimumsCourse(plan.cards, firstMonth) : null
  const chosen = results.find(({ key }) => key === strategy)
  return {
    outcome: chosen ? 'planned' : 'nothing-to-plan',
    ...{ firstMonth, paysNow, minimums, assumed },
    leftOut: plan.leftOut.map(({ id, why }) => ({ debt: id, why })),
    strategies: results.map(toldResult),
    cheapest: cheapest(results)?.key ?? null,
    minimumsOnly:
      least === null
        ? null
        : { months: least.outcome === 'paid-off' ? least.months : null, interest: least.totalInterest },
    gone: (chosen?.course.cleared ?? []).map(goneIn),
    course: (chosen?.course.rows ?? []).map(({ month, payment, interest, balance }) => ({
      month,
      payment,
      interest,
      balance,
    })),
  }
}

export const debtPayoffPlan = definePlan({
  ...meta,
  fields,
  law: () => ({}),
  run: ({ household, inputs, today }) => tell(household, inputs, today),
  answer,
})
