import type { Step } from '#engine/challenge/plan.ts'
import { cents } from '#engine/money.ts'
import type { CalendarFile } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { amountText, goalText, stepTitle } from './phrases.ts'
import type { ChallengeInputs } from './sections.ts'
import { calendarWords as words } from './words/answer.en.ts'

/** More would crowd a calendar; the page says what is left out. */
export const MOST_EVENTS = 60

type Due = Pick<Step, 'number' | 'rank' | 'date' | 'amount'>

/**
 * One day for each step still to be put aside, in time, until the goal is reached; at most the first 60. `saved` is whole cents put aside so
 * far. The file is named by the goal and the first day, so that a calendar keeps two challenges apart and knows one again.
 */
export function calendarOf(due: readonly Due[], saved: number, inputs: ChallengeInputs, say: Say): CalendarFile {
  const goal = cents(inputs.goal)
  let before = saved
  const events = due
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .flatMap((step) => {
      if (before >= goal) return []
      before += step.amount
      return {
        date: step.date,
        title: words.title({ step: stepTitle(step.number, inputs, step.rank) }),
        note: words.note({
          amount: amountText(step.amount, say),
          saved: amountText(before, say),
          goal: goalText(inputs.goal, say),
        }),
      }
    })
  const name = `saving-challenge-${String(goal / 100).replace('.', '-')}-from-${inputs.start}.ics`
  return { fileName: name, events: events.slice(0, MOST_EVENTS) }
}
