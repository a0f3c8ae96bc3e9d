/** The plan as anybody reads it: what comes next, each step with its size and reason, and how it was worked out. */
import type { Household } from '#engine/household/household.ts'
import { cashOf } from '#engine/household/standing.ts'
import type { IsoDate } from '#engine/month.ts'
import { type BuiltCase, buildCase, type PlanLaw } from '#engine/planning/next-dollar/build-case.ts'
import { runPlan } from '#engine/planning/next-dollar/run.ts'
import type { PlanSettings } from '#engine/planning/next-dollar/sizes.ts'
import { costsOfSkipping } from '#engine/planning/next-dollar/skip.ts'
import type { Say } from '../../kit/say.ts'
import { tellChart } from './tell-chart.ts'
import { tellNotes } from './tell-notes.ts'
import { SKIP_YEARS, type Telling, tellSteps } from './tell-steps.ts'
import { leftWorking, tellSources, tellWorkings } from './tell-workings.ts'
import type { ToldPlan, ToldStep } from './told.ts'
import { orderNames, answerWords as words } from './words/answer.en.ts'
import { stepInside } from './words/steps.en.ts'

/** When a step is full is looked for this far ahead. */
const HORIZON = 360

export function tellNextDollar(
  household: Household,
  settings: PlanSettings,
  law: PlanLaw,
  today: IsoDate,
  say: Say,
): ToldPlan {
  const built = buildCase(household, settings, law, today)
  if (built.outcome !== 'ready') return tellNone(built, settings, household, say)
  const run = runPlan(built.plan, HORIZON)
  const sized = new Set(built.plan.steps.map(({ key }) => key))
  const open = run.courses.filter(({ key, fullIn }) => sized.has(key) && fullIn !== 0 && key !== 'taxable')
  const moved = run.moved.map(({ step }) => step)
  const keys = [...new Set([...open.map(({ key }) => key), ...moved])]
  const skipped = costsOfSkipping(built.plan, keys, SKIP_YEARS)
  const telling: Telling = { household, built, run, skipped, settings, facts: law.facts, today, say }
  const steps = tellSteps(telling)
  const moves = run.moved.map(({ debt, amount }) => ({
    name: household.debts.find(({ id }) => id === debt)?.name ?? '',
    amount,
  }))
  return {
    outcome: 'ready',
    order: settings.order.kind,
    headline: headlineOf(steps, moves, run.toPlace, say),
    rests: `${afterwards(steps, moves, say)}${words.rests(built.plan.left, run.toPlace - built.plan.left, orderNames[settings.order.kind], say)}`,
    left: built.plan.left,
    toPlace: run.toPlace,
    isHardship: isInTrouble(household),
    moves,
    steps,
    chart: tellChart(telling),
    notes: tellNotes(telling),
    workings: tellWorkings(telling),
    sources: tellSources(law.facts),
  }
}

/** Payments behind, or bank accounts overdrawn together. */
const isInTrouble = (household: Household): boolean =>
  cashOf(household) < 0 || household.debts.some(({ missed, balance }) => balance > 0 && (missed ?? 0) > 0)

function headlineOf(steps: readonly ToldStep[], moves: ToldPlan['moves'], toPlace: number, say: Say): string {
  const first = steps.find(({ monthly }) => monthly > 0)
  if (moves.length > 0) {
    const amount = moves.reduce((sum, one) => sum + one.amount, 0)
    const [only, other] = moves
    const names = other ? words.debts : (only?.name ?? '')
    return words.move(amount, names, say)
  }
  if (first === undefined) return toPlace > 0 ? words.allDone : words.nothing
  return words.next(first.monthly, stepInside[first.key], say)
}

/** Where money goes after what the headline names; empty where there is nothing more. */
function afterwards(steps: readonly ToldStep[], moves: ToldPlan['moves'], say: Say): string {
  const [first, second] = steps.filter(({ monthly }) => monthly > 0)
  if (first === undefined) return ''
  if (moves.length > 0) return words.afterThat(first.monthly, stepInside[first.key], say)
  return second === undefined ? '' : words.theRest(stepInside[second.key])
}

function tellNone(
  built: Exclude<BuiltCase, { outcome: 'ready' }>,
  settings: PlanSettings,
  household: Household,
  say: Say,
): ToldPlan {
  const isShort = built.outcome === 'short'
  return {
    outcome: built.outcome,
    order: settings.order.kind,
    headline: isShort
      ? words.short(built.by, say)
      : words.unknown(
          built.missing.map((one) => words.missing[one]),
          say,
        ),
    rests: isShort ? words.shortRests(built.coversMinimums) : '',
    left: built.flows.left,
    toPlace: 0,
    isHardship: isShort || isInTrouble(household),
    moves: [],
    steps: [],
    chart: null,
    notes: isShort ? [words.shortHelp] : [],
    workings: leftWorking(built.flows, say),
    sources: [],
  }
}
