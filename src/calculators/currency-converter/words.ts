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

/** 'the reference rate of October 2, 2026'. */
export const rateName = (table: DatedTable): string => `the reference rate of ${dateText(table.asOf)}`

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
