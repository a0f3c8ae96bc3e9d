/** What a visitor's transactions cost: bank lines read and sorted per second, and the views of a long list. */
import type { IsoDate } from '#engine/month.ts'
import { againstUsual } from '#engine/spending/against-usual.ts'
import { recurringIn } from '#engine/spending/recurring.ts'
import { merchantBook } from '#engine/spending/rules.ts'
import { sortOut } from '#engine/spending/sort-out.ts'
import { spendingBook, spentOf } from '#engine/spending/spending-book.ts'
import { finished } from '#engine/spending/statement/finished.ts'
import { readStatement } from '#engine/spending/statement/read-statement.ts'
import type { Progress } from '#engine/spending/statement/statement-line.ts'
import { unusualIn } from '#engine/spending/unusual.ts'
import { whyMonth } from '#engine/spending/why.ts'
import { csvFile, ofxFile } from './load/statements.ts'
import type { Figure, Section } from './report/figure.ts'

const LINES = 20_000
const today: IsoDate = '2026-11-21'
/** Longer than this between two pauses would be felt on the page, where there is no worker. */
const LONGEST_STEP_MS = 50

/** The best of a few runs, milliseconds. */
function best(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 5; i++) {
    const began = performance.now()
    run()
    least = Math.min(least, performance.now() - began)
  }
  return least
}
/** The longest step of the work, the least of a few runs: a machine that is busy elsewhere is no part of it. */
function longestStep<T>(begin: () => Progress<T>): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 5; i++) {
    const work = begin()
    let longest = 0
    for (;;) {
      const began = performance.now()
      const step = work.next()
      longest = Math.max(longest, performance.now() - began)
      if (step.done) break
    }
    least = Math.min(least, longest)
  }
  return least
}

/** From the text to what is new, as the worker does it. */
function imported(text: string) {
  const read = finished(readStatement(text))
  if (!read.ok) throw new Error(read.reason)
  return finished(sortOut(read.statement, [], merchantBook()))
}
const bookOf = (lines: number) => {
  const hear = merchantBook()
  const kept = imported(csvFile(lines)).expenses.map(({ date, cents, text, category, key }, id) => {
    return { id, amount: cents / 100, item: text, category, date, ...(key === null ? {} : { key }) }
  })
  return {
    kept,
    book: () =>
      spendingBook(
        kept.map((one) => spentOf(one, hear)),
        today,
      ),
  }
}

export async function measure(): Promise<Section> {
  const figures: Figure[] = []
  for (const [name, file] of [
    ['CSV', csvFile(LINES)],
    ['OFX', ofxFile(LINES)],
  ] as const) {
    const split = best(() => file.split(/\r?\n|<STMTTRN>/).map((line) => line.split(/[,<]/)))
    figures.push({
      name: `${name} lines read, named and sorted`,
      unit: '/s',
      ours: LINES / (best(() => imported(file)) / 1000),
      peer: { name: 'splitting its lines alone', value: LINES / (split / 1000) },
    })
    figures.push({
      name: `${name}, longest step of ${LINES.toLocaleString('en-US')} lines`,
      unit: 'ms',
      ours: longestStep(() => readStatement(file)),
      target: { of: 'ours', atMost: LONGEST_STEP_MS },
    })
  }
  const { book } = bookOf(5000)
  const made = book()
  const month = made.months.at(-1)
  if (month === undefined) throw new Error('The list has a month')
  figures.push({ name: 'a list of 5,000 made ready', unit: 'ms', ours: best(book), target: { of: 'ours', atMost: 50 } })
  figures.push({ name: 'a month against its median, 5,000', unit: 'ms', ours: best(() => againstUsual(made, month)) })
  figures.push({
    name: 'why a month differs, 5,000',
    unit: 'ms',
    ours: best(() => whyMonth(made, month, made.months.slice(-13, -1))),
  })
  const long = bookOf(LINES).book().spent
  const recurring = finished(recurringIn(made.spent, made.asOf))
  figures.push({
    name: 'what repeats, 5,000',
    unit: 'ms',
    ours: best(() => finished(recurringIn(made.spent, made.asOf))),
  })
  figures.push({
    name: 'what repeats, longest step of 20,000',
    unit: 'ms',
    ours: longestStep(() => recurringIn(long, today)),
    target: { of: 'ours', atMost: LONGEST_STEP_MS },
  })
  figures.push({ name: 'what stands out, 5,000', unit: 'ms', ours: best(() => unusualIn(made, month, recurring)) })
  return {
    title: 'Spending',
    how: `Made-up files of ${LINES.toLocaleString('en-US')} lines over five years, the best of five runs in one process.`,
    figures,
    notes: [],
  }
}
