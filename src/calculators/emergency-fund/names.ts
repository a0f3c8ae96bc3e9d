/** Names that depend on the answers. */
import type { Factor } from '#engine/wealth/emergency-target.ts'
import type { Say } from '../kit/say.ts'
import type { EmergencyInputs } from './sections.ts'
import { factorWords } from './words/explain.en.ts'

export function factorName({ key }: Pick<Factor, 'key'>, inputs: EmergencyInputs, say: Say): string {
  const words = factorWords
  switch (key) {
    case 'start':
      return words.start
    case 'earners':
      return words.earners[inputs.earners]
    case 'pay':
      return words.pay[inputs.pay]
    case 'selfEmployed':
      return inputs.selfEmployed ? words.selfEmployed : words.notSelfEmployed
    case 'specialized':
      return inputs.specialized ? words.specialized : words.notSpecialized
    case 'dependents':
      return inputs.dependents === 0 ? words.noDependents : words.dependents(inputs, say)
  }
}
/** Why a circumstance adds months, or that this one does not. */
export const factorWhy = ({ key, lean, extra }: Factor): string =>
  lean === 0 && extra === 0 ? factorWords.nothing : factorWords.why[key]
