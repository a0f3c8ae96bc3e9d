import { expect, it } from 'vitest'
import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import { amortize } from './amortize.ts'
import { rowsByMonth } from './monthly-rows.ts'

const rowsOf = (frequency: 'monthly' | 'biweekly') => {
  const schedule = amortize({
    principal: 200_000,
    annualRate: 0.06,
    termMonths: 180,
    startMonth: '2026-12',
    frequency,
    extras: [{ kind: 'monthly', amount: 50 }],
  })
  if (schedule.outcome !== 'paid-off') throw new Error(schedule.outcome)
  return schedule.rows
}

it('leaves a monthly schedule as it is', () => {
  const rows = rowsOf('monthly')
  expect(rowsByMonth(rows, '2026-12')).toEqual(rows)
})

it('a loan paid off within its start month is one row', () => {
  const schedule = amortize({
    principal: 100,
    annualRate: 0.06,
    startMonth: '2026-12',
    payment: 200,
    frequency: 'biweekly',
  })
  if (schedule.outcome !== 'paid-off') throw new Error(schedule.outcome)
  expect(rowsByMonth(schedule.rows, '2026-12')).toMatchObject([{ month: '2027-01', balance: 0 }])
})

it('gathers 26 half payments a year into 12 rows and loses no cent', () => {
  const rows = rowsOf('biweekly')
  const months = rowsByMonth(rows, '2026-12')
  for (const [index, row] of months.entries()) expect(row.month).toBe(addMonths('2026-12', index + 1))
  for (const part of ['payment', 'interest', 'principal', 'extra'] as const)
    expect(roundToCent(months.reduce((sum, row) => sum + row[part], 0))).toBe(
      roundToCent(rows.reduce((sum, row) => sum + row[part], 0)),
    )
  expect(months.at(-1)?.balance).toBe(0)
  // Every 14 days from December 1: 28 payments by December 31, 2027 (395 days on); those of December 2026 join January.
  expect(roundToCent(months.slice(0, 12).reduce((sum, row) => sum + row.payment, 0) / (rows[0]?.payment ?? 1))).toBe(28)
})
