/** What the board of a saving challenge knows: which steps are ticked, what is behind, and how a repair is asked for. No React. */

import type { SavingBoard } from '#app/state/saving-boards.ts'
import { askOf, readLists } from '#calculators/money-saving-challenge-generator/compute.ts'
import type { ChallengeInputs } from '#calculators/money-saving-challenge-generator/sections.ts'
import { numberListText } from '#engine/challenge/number-list.ts'
import { type Challenge, challengePlan, type Step } from '#engine/challenge/plan.ts'

/** The same for the same challenge, whatever happened since, and whatever stands in questions that are not asked. */
export function planKey(inputs: ChallengeInputs): string {
  const { since: _since, skipped, seed, halfDays, ...plan } = askOf(inputs, readLists(inputs), true)
  const isShuffled = plan.pattern === 'random' || plan.pattern === 'envelopes'
  return JSON.stringify({
    ...plan,
    seed: isShuffled ? seed : '',
    halfDays: plan.rhythm === 'half-month' ? halfDays : null,
    skipped: numberListText(skipped),
  })
}

export type Ticks = Pick<SavingBoard, 'ticks' | 'extra'>
export interface BoardStep extends Step {
  /** Whole cents: what was put aside, or what it asks. */
  readonly shown: number
  readonly ticked: boolean
}
export interface BoardView {
  readonly challenge: Challenge
  /** By time; envelopes by their number. */
  readonly steps: readonly BoardStep[]
  /** Whole cents. */
  readonly goal: number
  readonly saved: number
  readonly tickedCount: number
  /** Steps before today that are open and not ticked. */
  readonly behind: readonly BoardStep[]
  /** Steps from today on that are not ticked. */
  readonly ahead: readonly BoardStep[]
  /** Whole cents that no step ahead brings: positive is missing, negative is more than needed. */
  readonly gap: number
}

/** The ticks of a plan nobody has ticked on this device: what its own inputs say is saved. */
export function firstTicks(inputs: ChallengeInputs): Ticks {
  const { steps } = challengePlan(askOf(inputs, readLists(inputs)))
  const done = steps.filter((step) => step.state === 'done')
  const planned = done.reduce((sum, step) => sum + step.planned, 0)
  return {
    ticks: Object.fromEntries(done.map((step) => [step.number, step.planned])),
    extra: inputs.saved === null ? 0 : Math.round(inputs.saved * 100) - planned,
  }
}
export const savedIn = ({ ticks, extra }: Ticks): number =>
  Object.values(ticks).reduce((sum, amount) => sum + amount, extra)

/** Nothing was put aside, so nothing is lost without it. */
export const isEmpty = ({ ticks, extra }: Ticks): boolean => Object.keys(ticks).length === 0 && extra === 0

/** The inputs that say what happened since the plan was made. */
export const sinceOf = ({ done, missed, saved, spread }: ChallengeInputs) => ({ done, missed, saved, spread })

export const isUntold = ({ done, missed, saved }: ChallengeInputs): boolean =>
  done === '' && missed === '' && saved === null

export function boardView(inputs: ChallengeInputs, kept: Ticks, today: string): BoardView {
  const ask = askOf(inputs, readLists(inputs))
  const challenge = challengePlan(ask)
  const steps = challenge.steps.map((step): BoardStep => {
    const put = kept.ticks[step.number]
    const asks = step.state === 'open' && step.amount > 0 ? step.amount : step.planned
    return { ...step, shown: put ?? asks, ticked: put !== undefined }
  })
  if (inputs.pattern === 'envelopes') steps.sort((a, b) => a.rank - b.rank)
  const open = steps.filter((step) => step.state === 'open' && step.amount > 0 && !step.ticked)
  const ahead = open.filter((step) => step.date >= today)
  const saved = savedIn(kept)
  const coming = ahead.reduce((sum, step) => sum + step.amount, 0)
  return {
    challenge,
    steps,
    goal: ask.goal,
    saved,
    tickedCount: steps.filter((step) => step.ticked).length,
    behind: open.filter((step) => step.date < today),
    ahead,
    gap: ask.goal - saved - coming,
  }
}

/** Ticks after one step is put aside, or taken back. */
export function toggled({ ticks, extra }: Ticks, step: BoardStep): Ticks {
  const { [step.number]: had, ...others } = ticks
  return had === undefined ? { ticks: { ...ticks, [step.number]: step.shown }, extra } : { ticks: others, extra }
}

/** The inputs that spread what is missing (or too much) over the steps ahead. Steps ticked stay as they are. */
export function repairOf(
  inputs: ChallengeInputs,
  kept: Ticks,
  view: BoardView,
  spread: ChallengeInputs['spread'],
): ReturnType<typeof sinceOf> {
  const ticked = new Set(Object.keys(kept.ticks).map(Number))
  const missed = [...readLists(inputs).missed.numbers, ...view.behind.map((step) => step.number)]
  return {
    done: numberListText(ticked),
    missed: numberListText(missed.filter((number) => !ticked.has(number))),
    saved: view.saved / 100,
    spread,
  }
}

/**
 * An old challenge's money in a new plan: ticks stay on their steps where both plans have the same dates, else the money counts
 * without a step. Nothing of it is lost: `savedIn` gives the same sum before and after.
 */
export function carriedOver(old: Ticks, before: ChallengeInputs, now: ChallengeInputs): Ticks {
  const sameDates = before.rhythm === now.rhythm && before.start === now.start && before.halfDays === now.halfDays
  if (!sameDates) return { ticks: {}, extra: savedIn(old) }
  const skipped = readLists(now).skipped.numbers
  const ticks = Object.fromEntries(
    Object.entries(old.ticks).filter(([step]) => Number(step) <= now.steps && !skipped.has(Number(step))),
  )
  return { ticks, extra: savedIn(old) - savedIn({ ticks, extra: 0 }) }
}
