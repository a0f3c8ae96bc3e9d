/** What the state does: a limit on the taxed value, a tax on the sale. */
import { taxedValues } from '#engine/housing/taxed-value.ts'
import { propertyTaxLimits } from '#facts/state-rules/property-tax-limits.ts'
import { transferTaxNotes, transferTaxStates } from '#facts/state-rules/transfer-tax.ts'
import { act, good, type MaybeFound, note } from '../kit/finding.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import type { ComparedContext } from './context.ts'
import { capOf, steady } from './setup.ts'
import { placeWords } from './words/findings.en.ts'
import { propertyTaxNoteText, transferTaxNoteText } from './words/state-notes.en.ts'

/** A limit on the taxed value: what it saves, or why it is not counted. */
export function taxLimit({ result: { setup, owned }, inputs, law, say }: ComparedContext): MaybeFound {
  const cap = capOf(inputs, law.homes)
  const rule = isStateCode(inputs.state) ? propertyTaxLimits.value[inputs.state] : undefined
  const state = stateNameOf(inputs.state)
  if (cap === null) {
    if (inputs.capKind !== 'state' || rule?.note === undefined) return null
    return note(placeWords.notCounted, { state, note: propertyTaxNoteText(rule.note, say) })
  }
  const free = taxedValues(inputs.price, steady(inputs.homeGrowth / 100, inputs.years), null)
  const saved = (free.at(-1) ?? 0) * setup.home.propertyTaxRate - owned.propertyTax
  if (saved < 1) return null
  const limit = cap * 100
  return inputs.capKind === 'own'
    ? good(placeWords.ownLimit, { limit, saved })
    : good(placeWords.stateLimit, { state, limit, saved })
}

export function transferTax({ inputs, say }: ComparedContext): MaybeFound {
  const { state, transferBuy, transferSell, price } = inputs
  if (!isStateCode(state) || transferBuy > 0 || transferSell > 0) return null
  const name = stateNameOf(state)
  if (transferTaxStates.value.includes(state))
    return act(placeWords.transferTax, { state: name, onePercent: price / 100 })
  const charge = transferTaxNotes[state]
  return charge ? note(placeWords.transferNote, { state: name, note: transferTaxNoteText(charge, say) }) : null
}
