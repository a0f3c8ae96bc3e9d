/** Living off savings in one bare loop: draws, mix, one spending rule and what is kept of it, all in place. The least the work can cost. */

export interface PlainMarket {
  readonly stocks: Float64Array
  readonly bonds: Float64Array
  readonly prices: Float64Array
}
export interface PlainLives {
  readonly spent: Float64Array
  readonly taken: Float64Array
  readonly left: Float64Array
}

/** A block bootstrap with blocks of about `block` periods, the same amount taken each year in equal parts. */
export function plainPaths(
  { stocks, bonds, prices }: PlainMarket,
  { spent, taken, left }: PlainLives,
  paths: number,
  years: number,
  perYear: number,
  block: number,
): PlainLives {
  const count = stocks.length
  const keep = 0.998 ** (1 / perYear)
  const anew = Math.floor(4_294_967_296 / block)
  let word = 123456789
  for (let path = 0; path < paths; path++) {
    let balance = 1_000_000
    let level = 1
    let source = 0
    for (let year = 0; year < years; year++) {
      let paid = 0
      let grown = 1
      let risen = 1
      for (let period = 0; period < perYear; period++) {
        word ^= word << 13
        word ^= word >>> 17
        word ^= word << 5
        if (word >>> 0 < anew || (year === 0 && period === 0)) {
          word ^= word << 13
          word ^= word >>> 17
          word ^= word << 5
          source = Math.floor(((word >>> 0) * count) / 4_294_967_296)
        } else source = source + 1 === count ? 0 : source + 1
        const wanted = 40_000 / perYear
        const out = Math.min(wanted, balance)
        const growth = 0.6 * (stocks[source] as number) + 0.4 * (bonds[source] as number)
        paid += out
        balance = (balance - out) * keep * growth
        grown *= growth
        risen *= prices[source] as number
      }
      level *= risen
      spent[year * paths + path] = grown > 0 && level > 0 ? paid : 0
      taken[year * paths + path] = paid
      left[year * paths + path] = balance
    }
  }
  return { spent, taken, left }
}
