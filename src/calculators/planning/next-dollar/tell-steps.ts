import type { Household } from '#engine/household/household.ts'
import { addMonths, type IsoDate, type Month, monthOf } from '#engine/month.ts'
import type { BuiltCase } from '#engine/planning/next-dollar/build-case.ts'
import type { Poured } from '#engine/planning/next-dollar/pour.ts'
import type { PlanRun } from '#engine/planning/next-dollar/run.ts'
import type { Absence } from '#engine/planning/next-dollar/size-steps.ts'
import type { PlanSettings } from '#engine/planning/next-dollar/sizes.ts'
import type { Skipped } from '#engine/planning/next-dollar/skip.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Say } from '../../kit/say.ts'
import { stepFacts } from './step-facts.ts'
import type { ToldPart, ToldStep } from './told.ts'
import { wholeDollars } from './whole-dollars.ts'
import { partWords } from './words/answer.en.ts'
import {
  absenceWords,
  doneWords,
  healthAbsence,
  iraWords,
  skipWords,
  stepReasons,
  stepSizes,
  stepTitles,
} from './words/steps.en.ts'

export type Ready = Extract<BuiltCase, { outcome: 'ready' }>
export const SKIP_YEARS = 10
/** Less than this after ten years is no difference anybody could tell. Dollars. */
const EVEN = 250

export interface Telling {
  readonly household: Household
  readonly built: Ready
  readonly run: PlanRun
  readonly skipped: readonly Skipped[]
  readonly settings: PlanSettings
  readonly facts: TaxYearFacts
  readonly today: IsoDate
  readonly say: Say
}

/** Every step of the order, in its order. */
export function tellSteps(telling: Telling): readonly ToldStep[] {
  const { built, run, settings } = telling
  const amounts = wholeDollars(run.first.map(({ takeHome }) => takeHome))
  const firstKey = run.moved[0]?.step ?? run.first[0]?.step ?? null
  return settings.order.steps.map((key, at) => {
    const absence = built.absent.find((one) => one.key === key)
    const shared = { key, place: at + 1, title: stepTitles[key] }
    return absence
      ? { ...shared, ...tellAbsent(absence, telling) }
      : { ...shared, ...tellStep(key, telling, amounts, firstKey) }
  })
}

const nothing = {
  why: '',
  monthly: 0,
  parts: [],
  fromCash: 0,
  startsOn: null,
  fullOn: null,
  skipCosts: null,
  skip: null,
} as const

type Rest = Omit<ToldStep, 'key' | 'place' | 'title'>

function tellAbsent({ reason }: Absence, { built, facts, say }: Telling): Rest {
  const { health, iras } = built.sizes
  const isFull = reason === 'health' && (health.reason === 'has-account' || health.reason === 'said-so')
  const isDone = reason === 'match-taken' || reason === 'plan-full' || reason === 'college-covered' || isFull
  const law = facts.hsa.value
  const least =
    built.sizes.adults.length > 1 || built.sizes.children.length > 0
      ? law.minimumDeductibleFamily
      : law.minimumDeductibleSelf
  const size =
    reason === 'health'
      ? healthAbsence[health.reason](least, say)
      : reason === 'ira'
        ? [...new Set(iras.map((one) => iraWords[one.reason]))].join(' ')
        : absenceWords[reason]
  return { ...nothing, state: isDone ? 'done' : 'absent', size }
}

function tellStep(
  key: ToldStep['key'],
  telling: Telling,
  amounts: readonly number[],
  firstKey: ToldStep['key'] | null,
): Rest {
  const { household, built, run, skipped, settings, today, say } = telling
  const { plan, sizes } = built
  const step = plan.steps.find((one) => one.key === key) ?? null
  const words = stepFacts(household, plan, sizes, settings, step)
  const parts = run.first.flatMap((one, i) => (one.step === key ? [tellPart(one, amounts[i] ?? 0, telling)] : []))
  const monthly = parts.reduce((sum, { amount }) => sum + amount, 0)
  const movedOnly = run.moved
    .filter((one) => one.step === key && !run.first.some(({ to }) => to.kind === 'debt' && to.id === one.debt))
    .map((one) => ({
      name: household.debts.find(({ id }) => id === one.debt)?.name ?? '',
      amount: 0,
      once: one.amount,
      note: null,
    }))
  const fromCash = run.moved.reduce((sum, one) => (one.step === key ? sum + one.amount : sum), 0)
  const course = run.courses.find((one) => one.key === key)
  const on = (months: number | null | undefined): Month | null =>
    months === null || months === undefined ? null : addMonths(monthOf(today), months)
  const isDone = course?.fullIn === 0 && fromCash === 0
  const done = doneWords[key]
  const why =
    key === 'ira' ? [...new Set(sizes.iras.filter(({ room }) => room > 0).map(({ reason }) => iraWords[reason]))] : []
  return {
    state: isDone ? 'done' : key === firstKey || monthly > 0 ? 'now' : 'later',
    size: isDone && done ? done(words, say) : stepSizes[key](words, say),
    why: [stepReasons[key](words, say), ...why].join(' '),
    monthly,
    parts: [...movedOnly, ...parts],
    fromCash,
    startsOn: isDone ? null : fromCash > 0 ? monthOf(today) : on(course?.startsIn),
    fullOn: isDone ? null : on(course?.fullIn),
    ...tellSkip(key, skipped, telling),
  }
}

function tellSkip(
  key: ToldStep['key'],
  skipped: readonly Skipped[],
  { built, household, settings, say }: Telling,
): Pick<ToldStep, 'skipCosts' | 'skip'> {
  const found = skipped.find((one) => one.key === key)
  if (found === undefined) return { skipCosts: null, skip: null }
  const { costs } = found
  const step = built.plan.steps.find((one) => one.key === key) ?? null
  const facts = stepFacts(household, built.plan, built.sizes, settings, step)
  const size = Math.abs(costs) < 1000 ? Math.round(costs / 10) * 10 : Math.round(costs / 100) * 100
  const money =
    Math.abs(costs) < EVEN
      ? skipWords.even
      : costs > 0
        ? skipWords.costs(size, SKIP_YEARS, say)
        : skipWords[step?.fill === 'cash' ? 'idle' : 'gains'](-size, SKIP_YEARS, say)
  const risk = step?.fill === 'cash' ? [skipWords.risk(step.target, facts.cardApr, say)] : []
  return { skipCosts: Math.round(costs), skip: [money, ...risk].join(' ') }
}

function tellPart(one: Poured, amount: number, { household, built, run, say }: Telling): ToldPart {
  const nameOf = (id: string | null): string | null => {
    const person = household.people.find((someone) => someone.id === id)
    return person && household.people.length > 1 ? person.name || null : null
  }
  const { to, goesIn, takeHome, employer, refund } = one
  const name =
    to.kind === 'cash'
      ? partWords.cash
      : to.kind === 'debt'
        ? (household.debts.find(({ id }) => id === to.id)?.name ?? '')
        : to.kind === 'goal'
          ? (household.goals.find(({ id }) => id === to.id)?.name ?? '')
          : potName(to.pot, to.pool, nameOf(to.owner))
  const isPlan = to.kind === 'pot' && built.sizes.plans.some(({ pool }) => pool === to.pool)
  const note =
    goesIn - takeHome > 0.5
      ? partWords.beforeTax(goesIn, employer, say)
      : refund > 0.5
        ? partWords.refund(refund, say)
        : isPlan && employer > 0.5
          ? partWords.withEmployer(employer, say)
          : null
  const moved = to.kind === 'debt' ? run.moved.find(({ debt }) => debt === to.id) : undefined
  return { name, amount, once: moved?.amount ?? 0, note }
}

function potName(pot: string, pool: string | null, name: string | null): string {
  if (pot === 'hsa') return partWords.hsa
  if (pot === 'education') return partWords.education(name)
  if (pot === 'taxable' || pool === null) return partWords.taxable
  if (pool.startsWith('plan:')) return partWords.ofPlan(name)
  return pot === 'roth' ? partWords.rothIra(name) : partWords.traditionalIra(name)
}
