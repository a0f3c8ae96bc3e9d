/** A part of one's own home let to others. */
export interface Letting {
  /** Share of the home that is let, 0 to under 1. */
  readonly share: number
  /** Rooms inside the home, or a dwelling of its own (the other half of a duplex). */
  readonly kind: 'rooms' | 'unit'
  /** Dollars a month at the start, while let. */
  readonly monthlyRent: number
  readonly annualRentGrowth: number
  /** Share of the time it stands empty. */
  readonly vacancy: number
  /** Share of the price that is building: land is not depreciated. */
  readonly buildingShare: number
}

/** One year of it. Dollars per year. */
export interface LettingCase {
  readonly kind: Letting['kind']
  readonly rent: number
  /** The let part's share of interest, tax, insurance, dues, upkeep. */
  readonly costs: number
  /** Depreciation of the year, and depreciation or loss put off from earlier years, both positive. */
  readonly depreciation: number
  readonly putOff: number
}
export interface LettingYear {
  /** Goes on the return; negative only for a unit, where the passive loss rules then decide. */
  readonly net: number
  readonly depreciationTaken: number
  /** Rooms: depreciation that found no income this year. A unit's own put-off loss is known only after the return. */
  readonly putOff: number
}

/**
 * Rent taxed in a year. Rooms of one's own home: costs count up to the rent, depreciation last, what is left of it goes on to later
 * years (IRC 280A(c)(5)); other costs that find no rent are lost here. A separate unit: everything counts, and a loss goes to the
 * passive loss rules (IRC 469(i)). Publication 527.
 */
export function lettingYear(year: LettingCase): LettingYear {
  const before = year.rent - year.costs
  if (year.kind === 'unit')
    return { net: before - year.depreciation - year.putOff, depreciationTaken: year.depreciation, putOff: 0 }
  const room = Math.max(0, before)
  const waiting = year.depreciation + year.putOff
  const taken = Math.min(waiting, room)
  return { net: room - taken, depreciationTaken: taken, putOff: waiting - taken }
}

/** Straight-line depreciation of the let part in year `year` (0-based), dollars: 27.5 years, no part months (IRC 168(c)). */
export function depreciationIn(year: number, basis: number, letting: Letting, lifeYears: number): number {
  const whole = (basis * letting.buildingShare * letting.share) / lifeYears
  return whole * Math.min(1, Math.max(0, lifeYears - year))
}
