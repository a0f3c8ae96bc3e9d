/** From a bank's file to what of it is new: the same work in the worker and, where there is none, in slices on the page. */
import { merchantBook, type SpendingRule } from '#engine/spending/rules.ts'
import { type KnownMoney, type SortedOut, sortOut } from '#engine/spending/sort-out.ts'
import { readStatement } from '#engine/spending/statement/read-statement.ts'
import type { MoneyOut, Progress, Statement, StatementRefusal } from '#engine/spending/statement/statement-line.ts'
import { decoded } from './decode.ts'

export interface StatementAsked {
  readonly bytes: Uint8Array
  readonly known: readonly KnownMoney[]
  readonly rules: readonly SpendingRule[]
  /** Reads the other sign as money out. */
  readonly turned: boolean
}
export interface StatementFound extends SortedOut {
  readonly format: Statement['format']
  readonly lines: number
  readonly unreadable: number
  readonly pending: number
  readonly decimal: Statement['decimal']
  readonly moneyOut: MoneyOut
}
export type StatementAnswer =
  | { readonly ok: true; readonly found: StatementFound }
  | { readonly ok: false; readonly reason: StatementRefusal }

/** Reading is about this share of the work. */
const READING = 0.5

export function* statementJob({ bytes, known, rules, turned }: StatementAsked): Progress<StatementAnswer> {
  yield 0
  const text = decoded(bytes)
  yield 0.05
  const read = yield* scaled(readStatement(text, turned), 0.05, READING)
  if (!read.ok) return read
  const { lines, format, unreadable, pending, decimal, moneyOut } = read.statement
  const sorted = yield* scaled(sortOut(read.statement, known, merchantBook(rules)), READING, 1)
  return { ok: true, found: { ...sorted, format, lines: lines.length, unreadable, pending, decimal, moneyOut } }
}

function* scaled<T>(work: Progress<T>, from: number, to: number): Progress<T> {
  for (;;) {
    const turn = work.next()
    if (turn.done) return turn.value
    yield from + (to - from) * turn.value
  }
}
