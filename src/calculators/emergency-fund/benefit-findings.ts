/** What unemployment benefits take off the fund, and what the state pays. */
import { unemploymentInsurance, unemploymentNotes } from '#facts/state-rules/unemployment-insurance.ts'
import { act, type MaybeFound, note } from '../kit/finding.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import { stateBenefits } from './benefits.ts'
import type { EmergencyContext } from './context.ts'
import { benefitNoteText } from './words/benefit-notes.en.ts'
import { benefitWords as words } from './words/findings.en.ts'

export function benefits({ inputs, result, say }: EmergencyContext): readonly MaybeFound[] {
  if (inputs.selfEmployed) return [note(words.selfEmployed)]
  if (inputs.benefits === 'none') return []
  const { weekly } = result.benefits
  const week = (result.essentials * 12) / 52
  const less = { lean: result.targets.lean.benefits, balanced: result.targets.balanced.benefits }
  const capped = weekly > week && note(words.capped, { week })
  if (inputs.benefits === 'own') return [note(words.own, { ...less, weekly, weeks: inputs.weeks }), capped]
  const rules = stateBenefits(inputs.state)
  if (!rules || !isStateCode(inputs.state)) return [act(words.noState)]
  const state = stateNameOf(inputs.state)
  const dated = unemploymentNotes[inputs.state]
  const family = inputs.dependents > 0 ? rules.maxWithDependents : undefined
  const asOf = (rules.asOf ?? unemploymentInsurance.asOf ?? '').slice(0, 7)
  const source = (rules.asOf ? words.agency : words.labor)({ asOf }, say)
  const weeks =
    rules.minWeeks === rules.maxWeeks
      ? say.number(rules.maxWeeks)
      : words.weeksSpan({ from: rules.minWeeks, to: rules.maxWeeks })
  return [
    note(words.estimate, { ...less, weekly }),
    note(words.most, { state, most: rules.maxWeekly, weeks, source }),
    capped,
    family !== undefined && note(words.dependents, { state, most: family }),
    dated !== undefined && note(() => benefitNoteText(dated, say)),
  ]
}
