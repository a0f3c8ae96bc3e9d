/** QIF, the oldest of the three: a line for each fact, its first letter says which; `^` ends a transaction. Splits count as their total. */
import { decimalOf, readAmount } from './amount-text.ts'
import { dayOrderOf, readDay } from './date-text.ts'
import { MOST_LINES, PACE, type Progress, type ReadStatement, type StatementLine, tidyText } from './statement-line.ts'

const moneyTypes = /^!type:(bank|cash|ccard|oth [al])/i

export function* qifStatement(text: string): Progress<ReadStatement> {
  const rows = text.split(/\r\n?|\n/)
  const days = rows.filter((row) => row[0] === 'D').map((row) => row.slice(1).replaceAll(/\s+(?=\d)/g, ''))
  const order = dayOrderOf(days)
  const decimal = decimalOf(rows.filter((row) => /^[TU]/.test(row)).map((row) => row.slice(1)))
  const lines: StatementLine[] = []
  let unreadable = 0
  let isCard = false
  let isMoney = false
  let facts = new Map<string, string>()
  for (const [at, row] of rows.entries()) {
    if (at % (PACE * 5) === 0) yield at / rows.length
    if (row.startsWith('!')) {
      if (/^!type:/i.test(row)) isMoney = moneyTypes.test(row)
      else if (/^!account/i.test(row)) isMoney = false
      isCard ||= /^!type:ccard/i.test(row)
      facts = new Map()
      continue
    }
    if (row[0] !== '^') {
      const key = row[0] ?? ''
      if (key !== '' && !facts.has(key)) facts.set(key, row.slice(1).trim())
      continue
    }
    if (isMoney && facts.size > 0) {
      const date = readDay((facts.get('D') ?? '').replaceAll(/\s+(?=\d)/g, ''), order)
      const cents = readAmount(facts.get('T') ?? facts.get('U') ?? '', decimal)
      if (date === null || cents === null || cents === 0) unreadable += 1
      else
        lines.push({
          date,
          cents,
          text: tidyText(facts.get('P') ?? '') || tidyText(facts.get('M') ?? ''),
          bankCategory: tidyText((facts.get('L') ?? '').split(':')[0] ?? ''),
          ref: '',
        })
      if (lines.length > MOST_LINES) return { ok: false, reason: 'too-long' }
    }
    facts = new Map()
  }
  if (lines.length === 0) return { ok: false, reason: unreadable > 0 ? 'no-lines' : 'empty' }
  return {
    ok: true,
    statement: { format: 'qif', lines, unreadable, pending: 0, isCard, decimal, moneyOut: 'negative' },
  }
}
