import { percentile } from '../percentile.ts'
import { correlation, medianOf } from './spans.ts'

/** A column by month from `firstYear`, its first value January's. */
export interface Months {
  readonly firstYear: number
  readonly real: readonly number[]
}
const place = ({ firstYear }: Months, year: number, month: number): number => (year - firstYear) * 12 + month - 1
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

export interface Halves {
  readonly winters: number
  /** Average real return of November to April, and of May to October; decimals. */
  readonly winter: number
  readonly summer: number
}

/**
 * "Sell in May": the returns of each half year from the average price of one month to that of the month six later (November to May, May to
 * November), from `since`, one for each year that has it. Monthly averages, so a half counts from middle to middle.
 */
export function halfYears(
  index: Months,
  since: number,
): { readonly winter: readonly number[]; readonly summer: readonly number[] } {
  const at = (year: number, month: number) => index.real[place(index, year, month)] ?? Number.NaN
  const winter: number[] = []
  const summer: number[] = []
  for (let year = since; place(index, year + 1, 5) < index.real.length; year++)
    winter.push(at(year + 1, 5) / at(year, 11) - 1)
  for (let year = since; place(index, year, 11) < index.real.length; year++) summer.push(at(year, 11) / at(year, 5) - 1)
  return { winter, summer }
}

/** The averages of the two halves. */
export function winterAndSummer(index: Months, since: number): Halves {
  const { winter, summer } = halfYears(index, since)
  return { winters: winter.length, winter: mean(winter), summer: mean(summer) }
}

export interface PriceBand {
  readonly from: number
  /** Null: no upper end. */
  readonly to: number | null
  readonly starts: number
  /** Mean real return a year over the next ten years, decimal. */
  readonly nextTen: number
  readonly worst: number
  readonly median: number
}

/**
 * What stocks brought in the ten years after they stood at so many times their ten-year earnings (CAPE), by band, and how closely the
 * earnings yield (1 / CAPE) went with it. The spans overlap, so there is far less evidence in them than their number says.
 */
export function afterPrice(
  index: Months,
  cape: { readonly firstYear: number; readonly ratio: readonly (number | null)[] },
  edges: readonly number[],
): { readonly bands: readonly PriceBand[]; readonly correlation: number; readonly starts: number } {
  const offset = (cape.firstYear - index.firstYear) * 12
  const pairs = cape.ratio.flatMap((ratio, month) => {
    const [now, then] = [index.real[offset + month], index.real[offset + month + 120]]
    return ratio === null || now === undefined || then === undefined ? [] : [{ ratio, rate: (then / now) ** 0.1 - 1 }]
  })
  const bands = [0, ...edges].map((from, i): PriceBand => {
    const to = edges[i] ?? null
    const rates = pairs.filter(({ ratio }) => ratio >= from && (to === null || ratio < to)).map(({ rate }) => rate)
    return { from, to, starts: rates.length, nextTen: mean(rates), worst: Math.min(...rates), median: medianOf(rates) }
  })
  return {
    bands,
    correlation: correlation(
      pairs.map(({ ratio }) => 1 / ratio),
      pairs.map(({ rate }) => rate),
    ),
    starts: pairs.length,
  }
}

export interface LumpOrDrip {
  readonly starts: number
  /** Share of the starts in which all at once ended higher. */
  readonly lumpWins: number
  /** The lump's end over the other's, less one: in the middle, in the worst twentieth of the starts, and at its worst. */
  readonly medianLead: number
  readonly lowLead: number
  readonly worstLead: number
}

/**
 * All at once against a twelfth at the start of each of `months` months, over every start of the record. What waits earns `waiting` for each
 * month: an index of bills or bonds, or nothing.
 */
export function lumpOrDrip(stocks: readonly number[], waiting: readonly number[] | null, months: number): LumpOrDrip {
  const leads: number[] = []
  for (let start = 0; start + months < stocks.length; start++) {
    const end = stocks[start + months] ?? Number.NaN
    let dripped = 0
    for (let month = start; month < start + months; month++) {
      const waited = waiting ? (waiting[month] ?? Number.NaN) / (waiting[start] ?? Number.NaN) : 1
      dripped += (waited * end) / (stocks[month] ?? Number.NaN) / months
    }
    leads.push(end / (stocks[start] ?? Number.NaN) / dripped - 1)
  }
  return {
    starts: leads.length,
    lumpWins: leads.filter((lead) => lead > 0).length / leads.length,
    medianLead: medianOf(leads),
    lowLead: percentile(
      leads.toSorted((a, b) => a - b),
      0.05,
    ),
    worstLead: Math.min(...leads),
  }
}
