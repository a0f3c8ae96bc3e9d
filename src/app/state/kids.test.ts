import { describe, expect, test } from 'vitest'
import { good } from '#app/state/reading.testkit.ts'
import { joinKids, kidsShape } from './kids.ts'
import { firstHome, homeShape } from './kids-home.ts'

describe('what was played', () => {
  test('keeps what it knows and leaves the rest', () => {
    const data = { done: ['coin-corner', 'coin-corner', 'no-such-game', 7], badges: ['waited', 'rich', null] }
    expect(good(kidsShape, data)).toEqual({ done: ['coin-corner'], badges: ['waited'] })
    expect(good(kidsShape, { done: 'all' })).toEqual({ done: [], badges: [] })
    expect(good(kidsShape, 'text')).toBeNull()
  })
  test('two tabs are joined', () => {
    const mine = { done: ['coin-corner'], badges: ['waited'] } as const
    const theirs = { done: ['ad-spy', 'coin-corner'], badges: ['trick'] } as const
    expect(joinKids(mine, theirs)).toEqual({ done: ['ad-spy', 'coin-corner'], badges: ['trick', 'waited'] })
  })
})

describe('what a grown-up set up', () => {
  const ledger = [
    { day: '2026-05-01', kind: 'in', cents: 2000 },
    { day: '2026-05-08', kind: 'out', cents: 500 },
  ] as const
  const whole = { allowance: { age: 9, weekly: 900, raise: 50, save: 30.5, share: 10 }, rate: 2.5, ledger }
  test('is read back as it was', () => {
    expect(good(homeShape, JSON.parse(JSON.stringify(whole)))).toEqual(whole)
  })
  test.each([
    ['an allowance that splits more than all', { ...whole, allowance: { ...whole.allowance, save: 95 } }, 'allowance'],
    ['an allowance with part of a cent', { ...whole, allowance: { ...whole.allowance, weekly: 9.5 } }, 'allowance'],
    ['a rate out of bounds', { ...whole, rate: 900 }, 'rate'],
    ['a ledger that goes below zero', { ...whole, ledger: [...ledger].reverse() }, 'ledger'],
    ['a ledger with an odd day', { ...whole, ledger: [{ ...ledger[0], day: '2026-13-01' }] }, 'ledger'],
  ] as const)('%s loses that part alone', (_, data, part) => {
    expect(good(homeShape, data)).toEqual({ ...whole, [part]: firstHome[part] })
  })
  test('anything else is refused', () => expect(good(homeShape, null)).toBeNull())
})
