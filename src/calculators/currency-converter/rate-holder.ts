/** What holds the rate of a pair still, and what it is called. */
import type { Say } from '../kit/say.ts'
import { formerOf, isPegged } from './currencies.ts'
import type { DatedTable } from './rate-tables.ts'
import { rateNames } from './words/answer.en.ts'

interface Pair {
  readonly from: string
  readonly to: string
}
const areBoth = ({ from, to }: Pair, is: (code: string) => boolean): boolean => is(from) && is(to)

/** Nothing, a central bank, or the law. */
export function holderOf(pair: Pair): 'market' | 'bank' | 'law' {
  if (areBoth(pair, (code) => code === 'USD' || isPegged(code))) return 'bank'
  return areBoth(pair, (code) => code === 'EUR' || formerOf(code) !== undefined) ? 'law' : 'market'
}

/** 'the reference rate of October 2, 2026'. */
export const rateName = (table: DatedTable, pair: Pair, say: Say): string =>
  rateNames[holderOf(pair)]({ asOf: table.asOf }, say)
