import { heaviestStretch, type Stretch } from '#engine/challenge/heaviest.ts'
import { interestUntil } from '#engine/challenge/interest.ts'
import { type NumberList, numberList } from '#engine/challenge/number-list.ts'
import { type Challenge, type ChallengeAsk, challengePlan, type Step } from '#engine/challenge/plan.ts'
import type { Pattern } from '#engine/challenge/shares.ts'
import { type HalfDays, WEEKS_EACH } from '#engine/challenge/step-dates.ts'
import { cents, roundToCent } from '#engine/money.ts'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import type { Asked } from '../kit/calculator.ts'
import { asksPayday, type ChallengeInputs } from './sections.ts'

/** Cents in the smallest unit of a step. */
export const units = { cent: 1, dollar: 100, five: 500 } as const
const halves: Readonly<Record<ChallengeInputs['halfDays'], HalfDays>> = {
  '1-15': [1, 15],
  '15-31': [15, 31],
  '5-20': [5, 20],
}
export interface Read {
  readonly skipped: NumberList
  readonly done: NumberList
  readonly missed: NumberList
}
export const readLists = ({ skipped, done, missed, steps }: ChallengeInputs): Read => ({
  skipped: numberList(skipped, steps),
  done: numberList(done, steps),
  missed: numberList(missed, steps),
})

/** The inputs as the engine asks for them; `anew` leaves out all that happened since. */
export function askOf(inputs: ChallengeInputs, read: Read, anew = false): ChallengeAsk {
  const happened = read.done.numbers.size > 0 || read.missed.numbers.size > 0 || (inputs.saved ?? 0) > 0
  return {
    goal: cents(inputs.goal),
    count: inputs.steps,
    rhythm: inputs.rhythm,
    halfDays: halves[inputs.halfDays],
    start: inputs.start as IsoDate,
    // Paid no more often than one saves: every step follows a payday.
    pattern: inputs.pattern === 'payday' && !asksPayday(inputs) ? 'flat' : inputs.pattern,
    seed: inputs.seed,
    payday: asksPayday(inputs) ? { date: inputs.payday as IsoDate, every: Number(inputs.payEvery) } : null,
    least: cents(inputs.least ?? 0),
    most: inputs.most === null ? null : cents(inputs.most),
    unit: units[inputs.rounding],
    skipped: read.skipped.numbers,
    since:
      anew || !happened
        ? null
        : {
            done: read.done.numbers,
            missed: read.missed.numbers,
            saved: inputs.saved === null ? null : cents(inputs.saved),
            spread: inputs.spread,
          },
  }
}

export interface Result {
  readonly outcome: Challenge['outcome']
  readonly challenge: Challenge
  readonly read: Read
  /** Steps still to save in, in time; none where no plan could be made. */
  readonly open: readonly Step[]
  readonly heaviest: Stretch | null
  /** Dollars a week from the first step to the last, on average; to the cent, as are the other dollars, so that words and figures agree. */
  readonly averagePerWeek: number
  readonly end: IsoDate | null
  /** Interest by the last step, dollars; on the planned amounts, saved ones on their planned dates. */
  readonly interest: number
  /** Goal and interest in dollars of the day of the first step. */
  readonly endToday: number
  readonly repaired: boolean
}

export const FOUR_WEEKS = 28

export function compute({ inputs, today }: Asked<ChallengeInputs, Record<never, never>>): Result {
  const read = readLists(inputs)
  const ask = askOf(inputs, read)
  const challenge = challengePlan(ask)
  const open =
    challenge.outcome === 'plan' ? challenge.steps.filter((step) => step.state === 'open' && step.amount > 0) : []
  const last = challenge.steps.at(-1) ?? null
  const end = last?.date ?? null
  const since = ask.since !== null
  const saved = since ? challenge.steps.filter((step) => step.state === 'done') : []
  // More (or less) than planned for the steps saved counts from today.
  const spare = since ? challenge.saved - saved.reduce((sum, step) => sum + step.planned, 0) : 0
  const deposits = [
    ...(spare !== 0 ? [{ day: Math.max(0, daysBetween(ask.start, today as IsoDate)), amount: spare }] : []),
    ...saved.map(({ day, planned }) => ({ day, amount: planned })),
    ...open,
  ]
  const earned = last === null ? 0 : interestUntil(deposits, inputs.apy / 100, last.day) / 100
  const years = (last?.day ?? 0) / 365
  return {
    outcome: challenge.outcome,
    challenge,
    read,
    open,
    heaviest: heaviestStretch(open, FOUR_WEEKS),
    averagePerWeek: roundToCent(inputs.goal / (inputs.steps * WEEKS_EACH[inputs.rhythm])),
    end,
    interest: roundToCent(earned),
    endToday: roundToCent((inputs.goal + earned) / (1 + inputs.inflation / 100) ** years),
    repaired: since,
  }
}

/** The same goal, steps and limits in another pattern, without what happened since. */
export function inPattern(inputs: ChallengeInputs, pattern: Pattern): Challenge {
  const asked = { ...inputs, pattern }
  return challengePlan(askOf(asked, readLists(asked), true))
}
