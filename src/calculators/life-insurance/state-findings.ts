/** What the state takes at a death, and whose the policy is. */
import { type EstateTaxNote, stateEstateTax, stateInheritanceTax } from '#facts/state-rules/death-taxes.ts'
import { communityPropertyByChoice, communityPropertyStates } from '#facts/state-rules/marital-property.ts'
import { type MaybeFound, note, watch } from '../kit/finding.ts'
import { sentence } from '../kit/say.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import type { WorkedContext } from './context.ts'
import { estateNotes, stateWords as words } from './words/findings.en.ts'

/** Everything the family would have that counts in an estate: the coverage and savings there are, and what is still to be bought. */
const estateOf = ({ result: { you } }: WorkedContext): number => you.have + you.policy

const saidOf = (said: EstateTaxNote | undefined, say: WorkedContext['say']): string =>
  said === undefined ? '' : ` ${sentence(estateNotes, said, say)}`

export function stateFindings(context: WorkedContext): readonly MaybeFound[] {
  const { inputs, result, say } = context
  const { state } = inputs
  if (!isStateCode(state)) return []
  const name = stateNameOf(state)
  const estate = stateEstateTax.value[state]
  const inheritance = stateInheritanceTax.value[state]
  const owned = estateOf(context)
  const { isMarried } = result.people
  return [
    estate !== undefined &&
      owned > estate.exemption &&
      watch(words.estate, { state: name, exemption: estate.exemption, more: saidOf(estate.said, say) }),
    inheritance !== undefined &&
      inheritance.child.rate > 0 &&
      watch(words.inheritance, { state: name, rate: inheritance.child.rate * 100, above: inheritance.child.above }),
    inheritance !== undefined &&
      inheritance.child.rate === 0 &&
      note(words.closeFamilyFree, { state: name, to: inheritance.rateTo * 100 }),
    isMarried && communityPropertyStates.value.includes(state) && note(words.community, { state: name }),
    isMarried && communityPropertyByChoice.value.includes(state) && note(words.communityByChoice, { state: name }),
  ]
}
