import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { PaidContext } from './context.ts'
import { gainOf } from './gain.ts'
import { biweeklyWays } from './what-ifs.ts'
import { biweeklyWords as words } from './words/findings.en.ts'

/** Paying every two weeks: as an idea, or as the visitor does, with what its fees take. */
export function biweekly(context: PaidContext): readonly MaybeFound[] {
  const { plan } = context.inputs
  const [held, credited, alone] = biweeklyWays(context)
  if (held === undefined || credited === undefined) return []
  const byHand = alone !== undefined && alone.saved >= 1 ? alone.saved : null
  if (plan === 'monthly') {
    const gain = gainOf(held)
    if (gain.kind === 'nothing') return []
    return [byHand === null ? note(words.idea, { gain }) : note(words.ideaAlone, { gain, alone: byHand })]
  }
  const used = plan === 'biweekly' ? credited : held
  const gain = gainOf(used)
  const fees =
    used.fees > 0 &&
    (byHand === null
      ? watch(words.fees, { fees: used.fees })
      : watch(words.feesAlone, { fees: used.fees, alone: byHand }))
  if (gain.kind === 'nothing') return fees ? [watch(words.nothing), fees] : []
  const tone = used.net >= 0 ? good : watch
  const more = credited.saved - held.saved
  if (used.saved < 1 || (plan === 'biweekly' && more < 1)) return [tone(words.thirteenth, { gain }), fees]
  return [plan === 'biweekly' ? tone(words.credited, { gain, more }) : tone(words.held, { gain }), fees]
}
