/*
 * What a mix of stocks and bonds did in past calendar years: put back to its shares at the start of every year, before fees, taxes and
 * inflation. Returns are decimals.
 */

export interface MixYears {
  readonly firstYear: number
  readonly stocks: readonly number[]
  readonly bonds: readonly number[]
}

export interface DatedReturn {
  readonly year: number
  readonly rate: number
}

export interface MixRecord {
  /** One for each year of the record. */
  readonly years: readonly number[]
  /** A year, compounded over the whole record. */
  readonly compound: number
  readonly worstYear: DatedReturn
  readonly losingYears: number
  /** Three calendar years in a row; `year` is the first of them. */
  readonly worstThree: DatedReturn
  /** From the end of one year to the end of a later one, and how long until the earlier value was back; null: not yet. */
  readonly deepest: { readonly rate: number; readonly from: number; readonly to: number; readonly back: number | null }
}

/** The mix's return of each year. `stocks` is the share in stocks, 0 to 1. */
export const mixReturns = ({ stocks, bonds }: MixYears, share: number): readonly number[] =>
  stocks.map((rate, i) => share * rate + (1 - share) * (bonds[i] ?? 0))

const growth = (rates: readonly number[]): number => rates.reduce((worth, rate) => worth * (1 + rate), 1)

function lowest(rates: readonly number[], firstYear: number): DatedReturn {
  let at = 0
  for (let i = 1; i < rates.length; i++) if ((rates[i] ?? 0) < (rates[at] ?? 0)) at = i
  return { year: firstYear + at, rate: rates[at] ?? 0 }
}

/** The record of a mix. A record without a year has nothing to say and is refused. */
export function mixRecord(record: MixYears, share: number): MixRecord {
  const years = mixReturns(record, share)
  if (years.length < 3) throw new RangeError('A record needs three years')
  const threes = years.slice(2).map((_, i) => growth(years.slice(i, i + 3)) - 1)
  return {
    years,
    compound: growth(years) ** (1 / years.length) - 1,
    worstYear: lowest(years, record.firstYear),
    losingYears: years.filter((rate) => rate < 0).length,
    worstThree: lowest(threes, record.firstYear),
    deepest: deepestYears(years, record.firstYear),
  }
}

/** The deepest fall between year-ends: `from` and `to` are the years whose ends they are, `back` the first at whose end it was made up. */
function deepestYears(years: readonly number[], firstYear: number): MixRecord['deepest'] {
  const levels = [1]
  for (const rate of years) levels.push((levels.at(-1) ?? 1) * (1 + rate))
  let peak = 0
  let found = { rate: 0, peak: 0, low: 0 }
  levels.forEach((level, i) => {
    if (level >= (levels[peak] ?? 0)) peak = i
    const fall = level / (levels[peak] ?? 1) - 1
    if (fall < found.rate) found = { rate: fall, peak, low: i }
  })
  const back = levels.findIndex((level, i) => i > found.low && level >= (levels[found.peak] ?? 0))
  // Level 0 is the end of the year before the first.
  return {
    rate: found.rate,
    from: firstYear + found.peak - 1,
    to: firstYear + found.low - 1,
    back: back < 0 ? null : firstYear + back - 1,
  }
}

/** The return of one named year, or null when the record does not hold it. */
export const returnIn = (record: MixYears, share: number, year: number): number | null =>
  mixReturns(record, share)[year - record.firstYear] ?? null
