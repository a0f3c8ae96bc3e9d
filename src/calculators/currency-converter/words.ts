import { dateText } from '../kit/format.ts'
import { formerOf, isPegged, nameOf } from './currency-words.ts'
import type { Way } from './fields.ts'
import type { DatedTable } from './rate-tables.ts'

export const wayNames: Readonly<Record<Way, string>> = {
  card: 'Card',
  atm: 'ATM',
  wire: 'Bank wire',
  service: 'Transfer service',
  counter: 'Cash counter',
  offer: 'The offered rate',
}
/** In a sentence: 'by card'. */
export const wayPhrases: Readonly<Record<Way, string>> = {
  card: 'by card',
  atm: 'from an ATM',
  wire: 'by bank wire',
  service: 'through a transfer service',
  counter: 'at a cash counter',
  offer: 'at the rate you were offered',
}

type Pair = { readonly from: string; readonly to: string }
const areAll = ({ from, to }: Pair, is: (code: string) => boolean): boolean => is(from) && is(to)
/** What holds the rate of a pair still: nothing, a central bank, or the law. */
export const holderOf = (pair: Pair): 'market' | 'bank' | 'law' =>
  areAll(pair, (code) => code === 'USD' || isPegged(code))
    ? 'bank'
    : areAll(pair, (code) => code === 'EUR' || formerOf(code) !== undefined)
      ? 'law'
      : 'market'

/** 'the reference rate of October 2, 2026'. */
export function rateName(table: DatedTable, pair: Pair): string {
  const holder = holderOf(pair)
  if (holder === 'bank') return 'the official rate'
  return holder === 'law' ? 'the rate fixed by law' : `the reference rate of ${dateText(table.asOf)}`
}
/** How often the rate of a pair changes. */
export const rateStands: Readonly<Record<ReturnType<typeof holderOf>, string>> = {
  market: 'One rate for each business day, not real time.',
  bank: 'Held by the central bank; what banks and counters pay may differ.',
  law: 'It never changes.',
}

/** Where a currency's rate comes from, for the column of a table. */
export function originOf(code: string, table: DatedTable): string {
  const former = formerOf(code)
  if (former) return `Fixed for good when the euro came in ${former.euroSince}`
  if (isPegged(code)) return 'Official rate to the US dollar'
  return table.kind === 'given' ? `Given, ${dateText(table.asOf)}` : `ECB, ${dateText(table.asOf)}`
}

/** What must be known about a currency that has no market rate here. */
export function caution(code: string): string | null {
  const former = formerOf(code)
  if (former)
    return `**The ${former.name} is no longer money.** The euro replaced it in ${former.euroSince}; the rate to the euro is fixed by law, so only the euro moves.`
  if (isPegged(code))
    return `**The ${nameOf(code)} has no market rate here.** Its central bank holds it at an official rate to the US dollar; that rate is used.`
  return null
}
