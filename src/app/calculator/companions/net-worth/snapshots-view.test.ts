import { expect, test } from 'vitest'
import type { Snapshot } from '#app/state/net-worth.ts'
import { tableCsv } from '#calculators/kit/csv.ts'
import { initialInputs } from '#calculators/kit/field.ts'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import { calculator as tool } from '#calculators/net-worth/calculator.ts'
import { pace, signed, sinceLast, snapshotOf, snapshotTable, trendChart } from './snapshots-view.ts'

const calculator = await tool.whole()
const env = { today: '2026-11-21', year: 2026, law: lawShelf() }
const start = initialInputs(calculator.fields, env)
await bringMissing(calculator, start, env)
const day = (date: string, netWorth: number): Snapshot => ({
  date,
  netWorth,
  assets: netWorth + 50,
  debts: 50,
  liquidNetWorth: 5,
  afterTax: netWorth - 1,
  link: '',
  changedAt: '1',
})

test('a snapshot is of what is, not of a what-if, and its link brings the same numbers back', () => {
  const plain = snapshotOf(calculator, start, env, env.today)
  const inAFall = snapshotOf(calculator, { ...start, investChange: -40, homeChange: -20, extra: 5000 }, env, env.today)
  expect(inAFall).toEqual(plain)
  const read = readLink(calculator, plain?.link ?? '', env)
  expect(read?.ok && calculator.evaluate(read.inputs, env).figures['netWorth']).toBe(plain?.netWorth)
})
test('nothing owned and nothing owed is nothing to keep', () => {
  expect(snapshotOf(calculator, { ...start, assets: [], debts: [] }, env, env.today)).toBeNull()
})
test('the change counts from the last day before today', () => {
  const now = { ...day('2026-11-21', 900), link: '' }
  expect(sinceLast([day('2026-09-01', 100), day('2026-11-20', 1000), day('2026-11-21', 5)], now)).toBe(
    'Since November 20, 2026 (1 day): −$100.',
  )
  expect(sinceLast([day('2026-11-21', 5)], now)).toBeNull()
  expect(signed(2100)).toBe('+$2,100')
  expect(signed(0.3)).toBe('no change')
})
test('the pace over a year: 1,200 in 365.25 days is 100 a month', () => {
  expect(pace([day('2024-11-21', 0), day('2026-11-21', 2400)])).toBe('On average +$100 a month over 24 months.')
  expect(pace([day('2026-11-01', 0), day('2026-11-21', 2400)])).toBeNull()
  expect(pace([])).toBeNull()
})
test('a chart from two days on', () => {
  expect(trendChart([day('2026-09-01', 100)])).toBeNull()
  const chart = trendChart([day('2026-09-01', -100), day('2026-11-20', 1000)])
  expect(chart?.summary).toBe('From −$100 on September 1, 2026 to $1,000 on November 20, 2026.')
  expect(chart?.series[0]?.values).toEqual([-100, 1000])
})
test('the file holds raw numbers', () => {
  const text = tableCsv(snapshotTable([day('2026-09-01', -100.5)]))
  expect(text).toContain('2026-09-01,-100.5,-50.5,50,5,-101.5')
})
