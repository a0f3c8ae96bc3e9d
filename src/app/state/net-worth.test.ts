import { beforeEach, describe, expect, test } from 'vitest'
import { good, lostAt } from '#app/state/reading.testkit.ts'
import { addDays, type IsoDate } from '#engine/month.ts'
import { toasts } from '../ui/toast.ts'
import {
  deleteSnapshot,
  keepSnapshot,
  mergeSnapshots,
  mostSnapshots,
  type Snapshot,
  type SnapshotFacts,
  snapshotStore,
  snapshotsShape,
} from './net-worth.ts'

const facts = (date: string, netWorth: number): SnapshotFacts => ({
  date,
  netWorth,
  assets: netWorth + 100,
  debts: 100,
  liquidNetWorth: 10,
  afterTax: netWorth - 5,
  link: '#v1&age=40',
})
const at = (date: string, netWorth: number, changedAt: string): Snapshot => ({ ...facts(date, netWorth), changedAt })
const held = () => snapshotStore.get().snapshots.map(({ date, netWorth }) => [date, netWorth])
const undo = () =>
  toasts
    .list()
    .find((one) => one.open)
    ?.action?.run()

beforeEach(() => {
  snapshotStore.clear()
  toasts.dismiss()
})

test('kept by date, whatever the order they come in', () => {
  keepSnapshot(facts('2026-11-21', 500))
  keepSnapshot(facts('2026-08-01', 300))
  expect(held()).toEqual([
    ['2026-08-01', 300],
    ['2026-11-21', 500],
  ])
})
test('a second of the same day takes the place of the first, and can be taken back', () => {
  keepSnapshot(facts('2026-11-21', 500))
  keepSnapshot(facts('2026-11-21', 700))
  expect(held()).toEqual([['2026-11-21', 700]])
  expect(toasts.list()[0]?.title).toBe('Snapshot replaced')
  undo()
  expect(held()).toEqual([['2026-11-21', 500]])
})
test('a new one and a deletion can be taken back', () => {
  keepSnapshot(facts('2026-11-21', 500))
  undo()
  expect(held()).toEqual([])
  keepSnapshot(facts('2026-11-21', 500))
  deleteSnapshot('2026-11-21')
  expect(held()).toEqual([])
  undo()
  expect(held()).toEqual([['2026-11-21', 500]])
  expect(snapshotStore.get().gone).toEqual({})
})
test('what is too long for a link is kept without its inputs', () => {
  keepSnapshot({ ...facts('2026-11-21', 500), link: `#v1&${'x'.repeat(9000)}` })
  expect(snapshotStore.get().snapshots[0]?.link).toBe('')
})
test('a full list refuses one more day, not a change of a kept one', () => {
  const days = Array.from({ length: mostSnapshots }, (_, i) =>
    at(new Date(Date.UTC(2015, 0, 1 + i)).toISOString().slice(0, 10), i, '1'),
  )
  snapshotStore.set({ snapshots: days, gone: {} })
  expect(keepSnapshot(facts('2026-11-21', 1))).toBe(false)
  expect(keepSnapshot(facts('2015-01-01', 9))).toBe(true)
  expect(held()).toHaveLength(mostSnapshots)
})

describe('two tabs', () => {
  test('of a day the newer copy stays, the deleted stay deleted, all in order', () => {
    const mine = { snapshots: [at('2026-02-01', 5, '2'), at('2026-01-01', 1, '1')], gone: {} }
    const theirs = { snapshots: [at('2026-02-01', 1, '1'), at('2026-03-01', 7, '1')], gone: { '2026-01-01': '2' } }
    expect(mergeSnapshots(mine, theirs).snapshots.map(({ date, netWorth }) => [date, netWorth])).toEqual([
      ['2026-02-01', 5],
      ['2026-03-01', 7],
    ])
  })
})

describe('what comes from storage or a backup', () => {
  test('good data reads back as it was', () => {
    const list = { snapshots: [at('2026-01-01', -900, '1')], gone: { '2025-01-01': '0' } }
    expect(good(snapshotsShape, JSON.parse(JSON.stringify(list)))).toEqual(list)
  })
  test.each([null, [], {}, { snapshots: 'x' }])('refuses %j', (data) => {
    expect(good(snapshotsShape, data)).toBeNull()
  })
  test.each([
    ['a day that is none', { date: '2026-02-30' }],
    ['an amount that is none', { netWorth: Number.NaN }],
    ['a link that is none', { link: 5 }],
  ])('%s costs that snapshot alone', (_, wrong) => {
    const fine = at('2026-01-01', 1, '1')
    const data = { snapshots: [{ ...at('2026-01-02', 1, '1'), ...wrong }, fine] }
    expect(good(snapshotsShape, data)?.snapshots).toEqual([fine])
    expect(lostAt(snapshotsShape, data)).toEqual(['snapshots.0'])
  })
  test('more days than fit are lost, the others stay', () => {
    const days = Array.from({ length: mostSnapshots + 2 }, (_, i) => at(addDays('2020-01-01' as IsoDate, i), 1, '1'))
    expect(good(snapshotsShape, { snapshots: days })?.snapshots).toHaveLength(mostSnapshots)
    expect(lostAt(snapshotsShape, { snapshots: days })).toHaveLength(2)
  })
})
