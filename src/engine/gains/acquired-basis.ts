import type { IsoDate } from '../month.ts'
import { isLongTerm } from '../shares/holding-period.ts'

/** How something came to its owner. */
export type Origin = 'bought' | 'inherited' | 'gift'

/** What is known of something about to be sold. Dollars, nominal. */
export interface Acquired {
  readonly origin: Origin
  /** Bought: the day of purchase. Inherited: the day of death. Gift: the day the giver bought it. */
  readonly since: IsoDate
  /** Bought: what it cost. Inherited: its value on the day of death. Gift: the giver's adjusted basis. */
  readonly basis: number
  /** For a gift: the day it was given, and its value then; null where not known. */
  readonly given: { readonly on: IsoDate; readonly value: number | null } | null
}

export interface SaleResult {
  /** What counts as its cost. Between the two bases of a gift: the proceeds, so that there is neither. */
  readonly basis: number
  /** Negative for a loss. */
  readonly gain: number
  /** The day the holding period is counted from (the day itself left out). */
  readonly heldFrom: IsoDate
  readonly longTerm: boolean
  /** Which basis of a gift decided: the giver's, the value on the day of the gift (for a loss), or neither. */
  readonly giftRule: 'giver' | 'value' | 'neither' | null
}

/**
 * Gain or loss on a sale by how the thing was acquired. Bought: cost (IRC 1012). Inherited: value at death, always long term (IRC 1014, 1223(9)).
 * Gift: the giver's basis and holding period (IRC 1015(a), 1223(2)); where the value on the day of the gift was lower, a loss is counted from that value and held
 * from that day; a price between the two gives neither gain nor loss (Publication 551). Gift tax paid on the rise in value belongs into `basis` already.
 */
export function saleResult(acquired: Acquired, proceeds: number, sold: IsoDate): SaleResult {
  const { origin, since, basis, given } = acquired
  if (origin === 'inherited') return { basis, gain: proceeds - basis, heldFrom: since, longTerm: true, giftRule: null }
  const fromGiver = (rule: 'giver' | null): SaleResult => ({
    basis,
    gain: proceeds - basis,
    heldFrom: since,
    longTerm: isLongTerm(since, sold),
    giftRule: rule,
  })
  if (origin === 'bought' || given === null) return fromGiver(origin === 'gift' ? 'giver' : null)
  const { value, on } = given
  if (value === null || value >= basis || proceeds >= basis) return fromGiver('giver')
  const longTerm = isLongTerm(on, sold)
  if (proceeds >= value) return { basis: proceeds, gain: 0, heldFrom: on, longTerm, giftRule: 'neither' }
  return { basis: value, gain: proceeds - value, heldFrom: on, longTerm, giftRule: 'value' }
}

/**
 * The giver's basis with the part of the gift tax that belongs to the rise in value (IRC 1015(d)(6); Publication 551): tax x (value - basis) / gift,
 * where the gift is what was left after the annual exclusion. Dollars; never more than the value brings it to.
 */
export function basisWithGiftTax(basis: number, value: number, giftTax: number, taxableGift: number): number {
  const rise = Math.max(0, value - basis)
  return taxableGift <= 0 ? basis : basis + giftTax * Math.min(1, rise / taxableGift)
}
