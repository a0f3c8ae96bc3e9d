/** Of which day the rates are, and why. */
import { addDays, daysBetween, type IsoDate } from '#engine/month.ts'
import { type MaybeFound, note, watch } from '../kit/finding.ts'
import type { ConverterContext } from './context.ts'
import { nameOf } from './currencies.ts'
import { rateText } from './money-text.ts'
import { holderOf } from './rate-holder.ts'
import { rateWords, tableWords } from './words/findings.en.ts'

export function olderTable({ inputs, result }: ConverterContext): readonly MaybeFound[] {
  const { lacking, newer, table } = result
  // What a bank or the law holds is the same in every table.
  if (lacking.length === 0 || holderOf(inputs) !== 'market') return []
  const older = { asOf: table.asOf, lacking: lacking.map(nameOf) }
  const found = watch(result.leftGiven ? tableWords.olderGiven : tableWords.older, older)
  const move = newer ? (newer.rate / result.rate - 1) * 100 : 0
  if (!newer || Math.abs(move) < 0.01) return [found]
  const later = {
    asOf: newer.asOf,
    currency: nameOf(inputs.from),
    rate: rateText(newer.rate),
    to: inputs.to,
    by: Math.abs(move),
  }
  return [found, note(move > 0 ? tableWords.more : tableWords.less, later)]
}

/** January 1, 2000 was a Saturday. */
const A_SATURDAY = '2000-01-01' as IsoDate

/** A date the visitor gave, on which the bank published nothing. */
export function givenDay({ result: { table }, today }: ConverterContext): MaybeFound {
  if (table.kind !== 'given') return null
  const day = table.asOf as IsoDate
  if (day > today) return watch(tableWords.future, { day })
  const weekday = ((daysBetween(A_SATURDAY, day) % 7) + 7) % 7
  const friday = addDays(day, -1 - weekday)
  if (weekday < 2) return note(weekday === 0 ? tableWords.saturday : tableWords.sunday, { day, friday })
  return (day.endsWith('-01-01') || day.endsWith('-12-25')) && note(tableWords.holiday, { day })
}

export function dailyRate({ result: { table }, today }: ConverterContext): MaybeFound {
  const { asOf } = table
  const days = daysBetween(asOf as IsoDate, today as IsoDate)
  return days > 1 ? note(rateWords.dailyOld, { asOf, days }) : note(rateWords.daily, { asOf })
}
