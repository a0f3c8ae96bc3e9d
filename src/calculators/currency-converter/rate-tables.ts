/** One table of one day for a pair of currencies: rates of different days are never crossed. */
import { crossRate, type RateTable } from '#engine/currency/cross-rate.ts'
import { fixedToEuro, peggedToDollar } from '#facts/fx/fixed-rates.ts'
import { perDollar, perEuro } from '#facts/fx/rates.ts'
import { formerOf } from './currencies.ts'
import type { ConverterInputs } from './sections.ts'

export interface DatedTable extends RateTable {
  /** `given`: brought by the visitor or by the offer of fresher rates. */
  readonly kind: 'given' | 'main' | 'full'
}

const dated = (
  kind: DatedTable['kind'],
  base: string,
  asOf: string,
  rates: Readonly<Record<string, number>>,
): DatedTable => ({
  kind,
  asOf,
  perBase: { ...rates, [base]: 1 },
})
/** The main currencies of 2 October 2026. */
export const mainTable = dated('main', 'USD', perDollar.asOf ?? '', perDollar.value)
/** Every currency of the European Central Bank, of 13 April 2026. */
export const fullTable = dated('full', 'EUR', perEuro.asOf ?? '', perEuro.value)

function givenTable({ rates, ratesDate }: Given): DatedTable | null {
  if (ratesDate === null || rates.length === 0) return null
  return dated('given', 'EUR', ratesDate, Object.fromEntries(rates.map((row) => [row.currency, row.perEuro])))
}

/** Before its country had the euro a currency had a market rate: the fixed one says nothing of those days. */
const isFixedOn = (code: string, day: string): boolean => {
  const since = formerOf(code)?.euroSince
  return since !== undefined && day >= `${since}-01-01`
}

/**
 * The table with the official dollar rates hung on it, and the rates to the euro that the law had fixed by its day; a market rate of the
 * table itself goes first.
 */
export function withFixed(table: DatedTable): DatedTable {
  const { perBase, asOf } = table
  const fixed = Object.fromEntries(Object.entries(fixedToEuro.value).filter(([code]) => isFixedOn(code, asOf)))
  const [usd, eur] = [perBase['USD'], perBase['EUR']]
  const scaled = (rates: Readonly<Record<string, number>>, unit: number | undefined) =>
    unit === undefined ? [] : Object.entries(rates).map(([code, rate]) => [code, rate * unit] as const)
  return {
    ...table,
    perBase: {
      ...Object.fromEntries([...scaled(peggedToDollar.value, usd), ...scaled(fixed, eur)]),
      ...perBase,
    },
  }
}

type Given = Pick<ConverterInputs, 'from' | 'rates' | 'ratesDate'>

export interface Chosen {
  readonly table: DatedTable
  /** Currencies that a newer table lacks, so that this older one is used. */
  readonly lacking: readonly string[]
  /** The first table left aside is the visitor's own. */
  readonly leftGiven: boolean
  /** The pair in the newest table that has both, when that is another day. */
  readonly newer: { readonly asOf: string; readonly rate: number } | null
}

/**
 * The newest table in which the pair and the dollar have a rate: fixed fees are asked in dollars. Given rates go first whatever their day. Pegged and former
 * currencies need only the dollar or the euro of a table.
 */
export function chooseTable(inputs: Given, to: string): Chosen {
  const codes = [...new Set([inputs.from, to, 'USD'])]
  const given = givenTable(inputs)
  const all = [...(given ? [given] : []), mainTable, fullTable].map(withFixed)
  const lacks = (table: RateTable) => codes.filter((code) => crossRate(table, code, code) === null)
  const table = all.find((one) => lacks(one).length === 0) ?? withFixed(fullTable)
  const skipped = all.slice(0, all.indexOf(table))
  const newest = skipped.find((one) => crossRate(one, inputs.from, to) !== null)
  const rate = newest ? crossRate(newest, inputs.from, to) : null
  return {
    table,
    leftGiven: skipped[0]?.kind === 'given',
    lacking: skipped[0] ? lacks(skipped[0]) : [],
    newer: newest && rate !== null ? { asOf: newest.asOf, rate } : null,
  }
}
