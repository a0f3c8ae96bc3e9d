/** What two offers differ in besides their pay. */
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { stateNameOf } from '../kit/states.ts'
import type { Side } from './compute.ts'
import { leftOf, type PayContext, programTotal } from './context.ts'
import { otherState } from './law.ts'
import { offerWords as words } from './words/findings.en.ts'

function raise({ result: { own, offer } }: PayContext): MaybeFound {
  if (!offer) return null
  const more = offer.year.gross - own.year.gross
  const left = leftOf(offer) - leftOf(own)
  if (more < 1) return null
  return left >= 0 ? good(words.raise, { more, left }) : watch(words.less, { more, left: -left })
}

function match({ result: { own, offer } }: PayContext): MaybeFound {
  const amount = (offer?.match ?? 0) - own.match
  if (!offer || Math.abs(amount) < 1) return null
  return amount > 0 ? good(words.match, { amount }) : watch(words.matchLess, { amount: -amount })
}

/** State and local tax as the returns will have it, and the programs. */
const stateOf = ({ filed, year }: Side): number => filed.taxes.stateAndLocalTax + programTotal(year.programs)

function states({ inputs, result: { own, offer } }: PayContext): MaybeFound {
  const there = otherState(inputs)
  if (!offer || there === inputs.state || inputs.state === 'US') return null
  const amount = stateOf(offer) - stateOf(own)
  if (Math.abs(amount) < 1) return null
  const values = { amount: Math.abs(amount), here: stateNameOf(inputs.state), there: stateNameOf(there) }
  return amount > 0 ? watch(words.state, values) : good(words.stateLess, values)
}

function frequency({ result: { own, offer } }: PayContext): MaybeFound {
  const mine = own.job.terms.periods
  const theirs = offer?.job.terms.periods ?? mine
  return mine !== theirs && note(words.frequency, { mine, theirs })
}

export const offerFindings = [raise, states, match, frequency]
