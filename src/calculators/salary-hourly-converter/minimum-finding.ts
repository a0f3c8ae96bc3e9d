/** The pay of an hour beside the minimum wage of the state. */
import {
  federalMinimumWage,
  type MinimumWageNote,
  minimumWage,
  minimumWageNotes,
} from '#facts/state-rules/minimum-wage.ts'
import { act, type Found, note } from '../kit/finding.ts'
import type { Say } from '../kit/say.ts'
import { stateNameOf } from '../kit/states.ts'
import type { PayContext } from './context.ts'
import { minimumWords } from './words/findings.en.ts'
import { minimumNoteText } from './words/minimum-notes.en.ts'

/** Pay of this many minimum wages is not set beside it. */
const FAR_ABOVE = 3

function wageIn(state: string, say: Say) {
  const wages: Readonly<Record<string, number>> = minimumWage.value
  const notes: Readonly<Record<string, MinimumWageNote | undefined>> = minimumWageNotes
  const wage = wages[state]
  if (wage === undefined)
    return { wage: federalMinimumWage.value.hourly, whose: minimumWords.federal(), rest: minimumWords.states() }
  const name = { state: stateNameOf(state) }
  const whose = state === 'DC' ? minimumWords.district(name) : minimumWords.state(name)
  const own = notes[state]
  return { wage, whose, rest: own ? minimumNoteText(own, say) : minimumWords.cities() }
}

export function minimumFinding({ inputs, result, say }: PayContext): (Found & { readonly tone: string }) | null {
  const { year, job } = result.own
  if (inputs.pay <= 0 || year.hoursWorked <= 0 || job.hours <= 0) return null
  const perHour = year.fullPay / 52 / (job.hours + (job.overtimePaid ? 0 : job.extraHours))
  const { wage, whose, rest } = wageIn(inputs.state, say)
  if (perHour < wage - 0.005) return act(minimumWords.below, { perHour, wage, whose })
  if (perHour > wage * FAR_ABOVE) return null
  const percent = (perHour / wage - 1) * 100
  return percent < 0.5
    ? note(minimumWords.at, { wage, whose, rest })
    : note(minimumWords.above, { percent, wage, whose, rest })
}
