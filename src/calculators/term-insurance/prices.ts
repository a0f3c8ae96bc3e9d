/** What policies would cost: by the visitor's quotes, else by a published list, else not known. Dollars a month. */
import type { Rung } from '#engine/life-insurance/ladder.ts'
import { type PriceTable, termPrice } from '#engine/life-insurance/term-price.ts'
import { termLifeByLength, termLifeMonthly } from '#facts/insurance/term-life.ts'
import type { Say } from '../kit/say.ts'
import type { TermInsuranceInputs } from './sections.ts'
import { listWords } from './words/answer.en.ts'

export type PriceList = 'best' | 'preferred'

const preferred: PriceTable = {
  cover: termLifeMonthly.value.cover,
  lengths: [{ years: termLifeMonthly.value.years, rows: termLifeMonthly.value.rows }],
}
const tables: Readonly<Record<PriceList, PriceTable>> = { best: termLifeByLength.value, preferred }

export const listOf = ({ healthClass }: TermInsuranceInputs): PriceList | null =>
  healthClass === 'other' ? null : healthClass

/** Who printed a list, and when. */
export const listName = (list: PriceList, say: Say): string =>
  listWords[list]({ day: (list === 'best' ? termLifeByLength : termLifeMonthly).asOf ?? '' }, say)

/** The published example for a policy at an age nearest birthday; null where no list has it. */
export const listPrice = (inputs: TermInsuranceInputs, age: number, rung: Rung): number | null => {
  const list = listOf(inputs)
  return list === null ? null : termPrice(tables[list], rung, { age, sex: inputs.sex })
}

/** Whether an amount is above the largest of the list, priced at the same price for each dollar. */
export const isAboveList = (list: PriceList, amount: number): boolean => amount > (tables[list].cover.at(-1) ?? 0)

/** The visitor's quotes for a ladder, the longest policy last; null unless there is one for each. */
export function quotesFor(inputs: TermInsuranceInputs, rungs: readonly Rung[]): readonly number[] | null {
  const { quoteOne, quoteLong, quoteMiddle, quoteShort } = inputs
  const wanted =
    rungs.length === 1
      ? [quoteLong ?? quoteOne]
      : rungs.length === 2
        ? [quoteShort, quoteLong]
        : [quoteShort, quoteMiddle, quoteLong]
  const found = wanted.filter((quote): quote is number => quote !== null)
  return rungs.length > 0 && found.length === rungs.length ? found : null
}

export interface Cost {
  /** Dollars a month today, and until the last policy ends. */
  readonly monthly: number
  readonly total: number
  /** A price for each policy, in the order of the policies. */
  readonly each: readonly number[]
  readonly from: 'quotes' | PriceList
}

const costOf = (rungs: readonly Rung[], each: readonly number[], from: Cost['from']): Cost => ({
  monthly: each.reduce((sum, price) => sum + price, 0),
  total: rungs.reduce((sum, { years }, i) => sum + years * 12 * (each[i] ?? 0), 0),
  each,
  from,
})

/** Null where a policy's price is not known. */
export function costFrom(
  inputs: TermInsuranceInputs,
  age: number,
  rungs: readonly Rung[],
  quotes: readonly number[] | null,
): Cost | null {
  if (rungs.length === 0) return null
  if (quotes !== null) return costOf(rungs, quotes, 'quotes')
  const list = listOf(inputs)
  const each = rungs.map((rung) => listPrice(inputs, age, rung)).filter((price): price is number => price !== null)
  return list === null || each.length < rungs.length ? null : costOf(rungs, each, list)
}
