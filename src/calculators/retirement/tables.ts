import { roundToCent } from '#engine/money.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import type { RetirementContext } from './context.ts'
import { tableWords as words } from './words/explain.en.ts'

const folded = { folded: true } as const

function income({ result }: RetirementContext): KeyedTable | null {
  if (result.anchors.length === 0) return null
  return tableOf(
    'income',
    words.income,
    result.anchors,
    {
      age: ['text', ({ age }) => String(age)],
      benefits: ['money', (year) => roundToCent(year.socialSecurity)],
      pension: ['money', (year) => roundToCent(year.pension)],
      withdrawal: ['money', (year) => roundToCent(year.withdrawal)],
      taxes: ['money', (year) => roundToCent(year.taxes)],
      left: ['money', (year) => roundToCent(year.withdrawal + year.socialSecurity + year.pension - year.taxes)],
    },
    { line: ({ age }) => `age${age}` },
  )
}

function years({ result }: RetirementContext): KeyedTable {
  const { balances, course, age } = result
  const rows = course.takenOut.map((out, year) => ({
    age: age + year,
    start: balances[year] ?? 0,
    paidIn: course.paidIn[year] ?? 0,
    out: Math.min(out, balances[year] ?? 0),
    end: balances[year + 1] ?? 0,
  }))
  return tableOf(
    'years',
    words.years,
    rows,
    {
      age: ['text', (row) => String(row.age)],
      start: ['money', (row) => roundToCent(row.start)],
      paidIn: ['money', (row) => roundToCent(row.paidIn)],
      takenOut: ['money', (row) => roundToCent(row.out)],
      end: ['money', (row) => roundToCent(row.end)],
    },
    { ...folded, line: ({ age }) => `age${age}` },
  )
}

function ages({ found }: RetirementContext): KeyedTable | null {
  const rows = found?.byAge ?? []
  if (rows.length === 0) return null
  return tableOf(
    'ages',
    words.ages,
    rows,
    { age: ['text', ({ age }) => String(age)], share: ['percent', ({ share }) => Number((share * 100).toFixed(1))] },
    { ...folded, line: ({ age }) => `age${age}` },
  )
}

export const tables = [income, years, ages]
