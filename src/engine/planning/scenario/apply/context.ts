import { HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import type { Income } from '#engine/household/lists.ts'
import { incomePerMonth } from '#engine/household/monthly-flows.ts'
import type { Change } from '../change.ts'
import type { ScenarioLaw } from '../law.ts'
import type { Model, PersonIndex } from '../model.ts'
import { personIndexOf } from '../picture-model.ts'

/** What an event is applied with. */
export interface ApplyContext {
  readonly model: Model
  readonly law: ScenarioLaw
  /** Place of the event in the scenario. */
  readonly event: number
  /** Index of its first month. */
  readonly at: number
}
export const FOREVER = Number.POSITIVE_INFINITY

/** `months` of 0 means to the end. */
export const endOf = (at: number, months: number): number => (months === 0 ? FOREVER : at + months)

export const wagesOf = ({ household }: Model): readonly Income[] =>
  household.incomes.filter(({ kind, every }) => (kind === 'wages' || kind === 'self-employment') && every !== 'once')

/** The income an event names, or the largest pay; null without any. */
export function incomeOf(model: Model, id: string | null): Income | null {
  const named = model.household.incomes.find((one) => one.id === id)
  if (named) return named
  return wagesOf(model).reduce<Income | null>(
    (most, one) => (most === null || incomePerMonth(one) > incomePerMonth(most) ? one : most),
    null,
  )
}

export const personOf = (model: Model, income: Income | null): PersonIndex =>
  income === null ? 0 : personIndexOf(model.household, income.owner)

/** Money each month of a span. */
export const flow = (
  { event }: Pick<ApplyContext, 'event'>,
  line: string,
  from: number,
  until: number,
  monthly: number,
  more: Partial<Pick<Extract<Change, { kind: 'flow' }>, 'growth' | 'tax' | 'person' | 'whileAble'>> = {},
): Change => ({
  kind: 'flow',
  event,
  line,
  from,
  until,
  monthly,
  growth: more.growth ?? 'flat',
  tax: more.tax ?? 'free',
  person: more.person ?? 0,
  whileAble: more.whileAble ?? null,
})

export const once = (
  { event, at }: Pick<ApplyContext, 'event' | 'at'>,
  line: string,
  amount: number,
  tax: Extract<Change, { kind: 'once' }>['tax'] = 'free',
  person: PersonIndex = 0,
): Change => ({ kind: 'once', event, line, at, amount, tax, person })

/** Items of the budget that are the cost of the place lived in. */
export const housingItems = [
  HOME_PAYMENT_KEY,
  'housing_property-tax',
  'housing_hoa',
  'housing_maintenance',
  'insurance_home',
] as const

const MEDICARE_FROM = 65
/** Ages in years of everybody in the household under Medicare's age, in month `at`; 40 or 10 where not known. */
export function agesCovered({ household, first }: Model, at: number): readonly number[] {
  const startYear = Number(first.slice(0, 4)) * 12 + Number(first.slice(5)) - 1
  return household.people
    .map(({ born, role }) =>
      born === null
        ? role === 'child'
          ? 10
          : 40
        : Math.floor((startYear + at - (Number(born.slice(0, 4)) * 12 + Number(born.slice(5)) - 1)) / 12),
    )
    .filter((age) => age < MEDICARE_FROM)
}

/** What pays for care while a plan through a job is gone: `premium` dollars a month where the visitor names it. */
export function coverChanges(
  context: ApplyContext,
  health: 'cobra' | 'marketplace' | 'other' | 'unchanged',
  premium: number,
  until: number,
  cobraMonths: number,
): readonly Change[] {
  const { model, event, at } = context
  const market = (from: number): Change => {
    const ages = agesCovered(model, from).map((age) => age - Math.floor(from / 12))
    return {
      kind: 'marketplace',
      event,
      line: 'marketplace',
      from,
      until,
      ages: ages.length > 0 ? ages : [40],
      size: Math.max(1, model.household.people.length),
    }
  }
  if (health === 'marketplace') return [market(at)]
  if (health === 'other') return [flow(context, 'health-plan', at, until, -premium, { growth: 'prices' })]
  if (health === 'unchanged') return []
  const cobraEnds = Math.min(until, at + cobraMonths)
  const cobra = flow(context, 'cobra', at, cobraEnds, -premium, { growth: 'prices' })
  return cobraEnds < until ? [cobra, market(cobraEnds)] : [cobra]
}
