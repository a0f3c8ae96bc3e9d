/** What a sale now would mean: its tax, waiting, the order of the lots, wash sales. */
import { firstLongTermDay, isLongTerm } from '#engine/shares/holding-period.ts'
import { saleTax } from '#engine/shares/sale-tax.ts'
import type { Household } from '#engine/tax/household.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import { lossLimit } from '#facts/shares/sale-rules.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { saleDayOf, soldEarlier } from './compute.ts'
import type { StockContext } from './context.ts'
import { householdOf } from './household.ts'
import { everyMethod } from './sales.ts'
import { saleWords as words } from './words/findings.en.ts'

export function taxOfSale({ inputs, result: { sale } }: StockContext): MaybeFound {
  if (!sale || sale.shares === 0) return null
  const { tax, shortTerm, longTerm, shares } = sale
  const { separate, others } = lossLimit.value
  const values = {
    shares,
    shortTerm,
    longTerm,
    tax: Math.abs(tax.total),
    kept: sale.proceeds - tax.total,
    limit: inputs.status === 'separate' ? separate : others,
    carryover: tax.carryover,
    kind: inputs.state === 'US' ? ('federal' as const) : ('both' as const),
  }
  if (tax.total >= 0.5) return note(words.costsTax, values)
  const saves = tax.total < -0.5
  if (shortTerm + longTerm >= 0) return saves ? good(words.savesTax, values) : note(words.noTax, values)
  if (tax.carryover > 0.5) return (saves ? good : note)(saves ? words.lossSavesRest : words.lossKept, values)
  return saves ? good(words.lossSaves, values) : note(words.lossSavesNothing, values)
}

/** The tax of a sale under the rules of another year. */
export function otherYear({ inputs, law, result: { sale } }: StockContext): MaybeFound {
  const sold = saleDayOf(inputs).slice(0, 4)
  if (!sale || sale.shares === 0 || sold === String(law.tax.year)) return null
  return note(words.otherYear, { year: law.tax.year, sold })
}

/** The household in a later year, which the other gains and losses of the sale's year do not meet. Null where such a loss may be left over for it. */
function noOtherGains({ inputs, result: { ledger } }: StockContext): Household | null {
  const household = householdOf(inputs, soldEarlier(inputs, ledger))
  return household.shortTermGain + household.longTermGain < 0
    ? null
    : { ...household, shortTermGain: 0, longTermGain: 0 }
}

/** Short-term gains that turn long: when, and what waiting would spare. */
export function waiting(context: StockContext): MaybeFound {
  const { inputs, law, result } = context
  const { sale } = result
  const soon = sale?.parts.filter((one) => !one.longTerm && one.gain > 0) ?? []
  const last = soon
    .map((one) => firstLongTermDay(one.heldFrom))
    .sort()
    .at(-1)
  if (!sale || last === undefined) return null
  // By then short-term losses of the same sale may have turned long term too; what purchases put off stays out.
  const turned = sale.parts
    .map((one, index) => ({ one, counted: one.gain + (sale.wash?.parts[index] ?? 0) }))
    .filter(({ one }) => !one.longTerm && isLongTerm(one.heldFrom, last))
  const moved = turned.reduce((sum, { counted }) => sum + counted, 0)
  const isNextYear = last.slice(0, 4) > saleDayOf(inputs).slice(0, 4)
  const household = isNextYear ? noOtherGains(context) : householdOf(inputs, soldEarlier(inputs, result.ledger))
  if (household === null) return null
  const stateReturn = stateReturnFor(law.state, law.tax.year)
  const later = saleTax(household, law.tax, stateReturn, sale.shortTerm - moved, sale.longTerm + moved)
  const saved = sale.tax.total - later.total
  return saved >= 1 && act(isNextYear ? words.waitingNextYear : words.waiting, { day: last, saved })
}

export function order(context: StockContext): MaybeFound {
  const { sale } = context.result
  if (!sale || sale.shares === 0 || sale.left.length === 0) return null
  const [best] = [...everyMethod(context)].sort((a, b) => a.tax.total - b.tax.total)
  if (!best || sale.tax.total - best.tax.total < 1) return null
  const values = { method: sale.method, best: best.method, saved: sale.tax.total - best.tax.total }
  return act(best.basis > sale.basis ? words.orderLater : words.order, values)
}

export function wash({ result }: StockContext): MaybeFound {
  const hint = result.sale?.wash
  if (!hint) return null
  const { from, to, loss, putOff, replaced, lossShares } = hint
  const { bought } = result
  if (replaced > 0) {
    const values = { from, to, loss, putOff, replaced }
    return watch(bought > 0 && replaced < lossShares ? words.washedMore : words.washed, values)
  }
  if (bought <= 0) return act(words.washAhead, { from, to, loss })
  const plan = (loss * Math.min(bought, lossShares)) / lossShares
  return watch(words.washPlanned, { from, to, loss, bought, plan })
}
