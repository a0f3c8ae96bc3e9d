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
  /** The let part's share of mortgage interest and property tax, which an owner may deduct in any case. */
  readonly interestAndTax: number
  /** Its share of insurance, dues, upkeep and all else. */
  readonly running: number
  readonly depreciation: number
  /** Rooms: running costs put off from earlier years. */
  readonly runningPutOff: number
  /** Depreciation (rooms) or loss (a unit) put off from earlier years, positive. */
  readonly putOff: number
}
export interface LettingYear {
  /** Goes on the return; negative only for a unit, where the passive loss rules then decide. */
  readonly net: number
  readonly depreciationTaken: number
  /** Rooms: running costs and depreciation that found no income this year. A unit's own put-off loss is known only after the return. */
  readonly runningPutOff: number
  readonly putOff: number
  /** Rooms: interest and property tax above the rent; they stay the owner's own itemized deductions. */
  readonly interestAndTaxLeft: number
}

/**
 * Rent taxed in a year. Rooms of one's own home: interest and property tax come off first, then running costs, then depreciation, each
 * as far as rent is left; interest and tax above the rent stay itemized deductions, the others go on to later years (IRC 280A(c)(5);
 * Publication 527 Worksheet 5-1). A separate unit: everything counts, and a loss goes to the passive loss rules (IRC 469(i)).
 */
export function lettingYear(year: LettingCase): LettingYear {
  if (year.kind === 'unit') {
    const net = year.rent - year.interestAndTax - year.running - year.depreciation - year.putOff
    return { net, depreciationTaken: year.depreciation, runningPutOff: 0, putOff: 0, interestAndTaxLeft: 0 }
  }
  const first = Math.min(year.rent, year.interestAndTax)
  const running = year.running + year.runningPutOff
  const second = Math.min(year.rent - first, running)
  const waiting = year.depreciation + year.putOff
  const taken = Math.min(year.rent - first - second, waiting)
  return {
    net: year.rent - first - second - taken,
    depreciationTaken: taken,
    runningPutOff: running - second,
    putOff: waiting - taken,
    interestAndTaxLeft: year.interestAndTax - first,
  }
}

/** Straight-line depreciation of the let part in year `year` (0-based), dollars: 27.5 years, no part months (IRC 168(c)). */
export function depreciationIn(year: number, basis: number, letting: Letting, lifeYears: number): number {
  const whole = (basis * letting.buildingShare * letting.share) / lifeYears
  return whole * Math.min(1, Math.max(0, lifeYears - year))
}
