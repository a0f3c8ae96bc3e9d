/** The table of before and after. */
import type { Say } from '../../kit/say.ts'
import type { ToldOutcome } from './told-outcome.ts'
import { rowWords } from './words/answer.en.ts'

export interface ToldRow {
  readonly key: string
  readonly label: string
  readonly before: string
  readonly after: string
  /** Whether the events make it better (1), worse (-1) or leave it (0). */
  readonly turn: -1 | 0 | 1
}
const turnOf = (before: number, after: number): -1 | 0 | 1 =>
  Math.abs(after - before) < 0.5 ? 0 : after > before ? 1 : -1
/** Later is better, never is best; for a debt-free month the other way round. */
const monthTurn = (before: string | null, after: string | null, isLaterBetter: boolean): -1 | 0 | 1 => {
  if (before === after) return 0
  const isLater = after === null || (before !== null && after > before)
  return isLater === isLaterBetter ? 1 : -1
}

export function rowsOf(
  before: ToldOutcome,
  after: ToldOutcome,
  first: string,
  years: number,
  say: Say,
): readonly ToldRow[] {
  const row = (key: string, label: string, was: string, is: string, turn: ToldRow['turn']): ToldRow => ({
    key,
    label,
    before: was,
    after: is,
    turn,
  })
  const month = (one: string | null, none: string): string => (one === null ? none : say.monthShort(one))
  const free = (one: string | null): string => (one === first ? rowWords.already : month(one, later))
  const later = rowWords.later(years, say)
  const at = (one: ToldOutcome): string => rowWords.at(one.lowestCash, one.lowestMonth, say)
  return [
    row('left', rowWords.left, say.money(before.left), say.money(after.left), turnOf(before.left, after.left)),
    row('lowest', rowWords.lowest, at(before), at(after), turnOf(before.lowestCash, after.lowestCash)),
    row(
      'firstShort',
      rowWords.firstShort,
      month(before.firstShort, rowWords.never),
      month(after.firstShort, rowWords.never),
      monthTurn(before.firstShort, after.firstShort, true),
    ),
    row(
      'firstSold',
      rowWords.firstSold,
      month(before.firstSold, rowWords.never),
      month(after.firstSold, rowWords.never),
      monthTurn(before.firstSold, after.firstSold, true),
    ),
    row(
      'debtFreeBesideHomes',
      rowWords.debtFreeBesideHomes,
      free(before.debtFreeBesideHomes),
      free(after.debtFreeBesideHomes),
      monthTurn(before.debtFreeBesideHomes, after.debtFreeBesideHomes, false),
    ),
    row(
      'debtFree',
      rowWords.debtFree,
      free(before.debtFree),
      free(after.debtFree),
      monthTurn(before.debtFree, after.debtFree, false),
    ),
    ...before.worth.map((one, place) => {
      const then = after.worth[place]?.amount ?? one.amount
      return row(
        `worth-${one.years}`,
        rowWords.worth(one.years, say),
        say.money(one.amount),
        say.money(then),
        turnOf(one.amount, then),
      )
    }),
  ]
}
