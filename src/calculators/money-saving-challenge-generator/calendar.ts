import type { CalendarFile } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { ChallengeInputs } from './fields.ts'
import { amountText, goalText, stepTitle } from './words.ts'

/** More would crowd a calendar; the page says what is left out. */
export const MOST_EVENTS = 60

export function calendarOf(result: Result, inputs: ChallengeInputs): CalendarFile {
  const { open, challenge } = result
  let before = challenge.saved
  const events = open.slice(0, MOST_EVENTS).map((step) => {
    before += step.amount
    return {
      date: step.date,
      title: `Saving challenge: ${stepTitle(step.number, inputs, step.rank)}`,
      note: `Put aside ${amountText(step.amount)}. With it you have ${amountText(before)} of ${goalText(inputs.goal)}.`,
    }
  })
  return { fileName: 'saving-challenge.ics', events }
}
