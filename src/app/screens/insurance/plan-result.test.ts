import { describe, expect, test } from 'vitest'
import { good } from '#app/state/reading.testkit.ts'
import { comparePlans } from './plan-result.ts'
import { comparedPlans, comparedShape, startingPlans, type TypedPlan } from './saved-plans.ts'

const settings = { ...comparedPlans.initial, visits: 0 }
const low: TypedPlan = {
  name: 'Low',
  premium: 3600,
  deductible: 500,
  coinsurance: 20,
  outOfPocketMost: 4000,
  copay: null,
  employerHsa: 0,
  ownHsa: 0,
}
const high: TypedPlan = {
  ...low,
  name: 'High',
  premium: 2200,
  deductible: 3000,
  outOfPocketMost: 6000,
  employerHsa: 500,
}

describe('comparing plans', () => {
  test('the crossing by hand at 2,875: High below, Low above', () => {
    const { headline, chart, table } = comparePlans([low, high], settings)
    expect(headline).toMatch(/^High costs the least up to \$2,8[78]0 in bills and Low above that\.$/)
    // 1,700 at no bills; 3,600 + 500 + 700 and 1,700 + 3,000 + 200 at 4,000; the most: 7,600 and 7,700.
    expect(table.rows[1]?.slice(1)).toEqual([4800, 4900])
    expect(table.rows.at(-1)?.slice(1)).toEqual([7600, 7700])
    if (chart.kind !== 'lines') throw new Error('no lines')
    expect(chart.series.map(({ values }) => values[0])).toEqual([3600, 1700])
    expect(chart.x.values).toContain(18_000)
  })
  test('one plan, equal names, a plan that is always cheaper', () => {
    expect(comparePlans([low], settings).headline).toBe('With Low, the most a year could cost is $7,600.')
    expect(comparePlans([low, { ...low, premium: 1 }], settings).names).toEqual(['Low', 'Low (2)'])
    expect(comparePlans([low, { ...low, name: '', premium: 1 }], settings).headline).toBe(
      'Plan 2 costs the least, whatever your medical bills are.',
    )
  })
  test('the average weighs years: five, four and one in ten', () => {
    const { table } = comparePlans([low], { ...settings, bills: [0, 500, 1_000_000] })
    expect(table.rows.at(-2)?.[1]).toBe(Math.round((5 * 3600 + 4 * 4100 + 7600) / 10))
  })
  test('what the law says of HSAs and maximums', () => {
    const notes = comparePlans([{ ...low, employerHsa: 9000, outOfPocketMost: 20_000 }], settings).notes.join('\n')
    expect(notes).toContain('may not allow an HSA')
    expect(notes).toContain('over the limit of $4,400')
    expect(notes).toContain('above an out-of-pocket maximum of $10,600')
    expect(comparePlans(startingPlans(1), comparedPlans.initial).notes).toEqual([])
    expect(comparePlans(startingPlans(3), comparedPlans.initial, 3).notes).toEqual([])
  })
  test('a family: a hard year for one, the limits of one person, and the law for families', () => {
    const family = { ...low, deductible: 3000, outOfPocketMost: 8000, personDeductible: 1500, personMost: 4000 }
    const { rows } = comparePlans([family], { ...settings, bills: [500, 1000, 60_000] }, 3).table
    // Premium 3,600; three times 500 and three times 1,000 stay under the deductibles; a hard year is 4,000 and twice 500.
    expect(rows.map((row) => row[1])).toEqual([5100, 6600, 8600, Math.round((5 * 5100 + 4 * 6600 + 8600) / 10), 11_600])
    expect(rows[2]?.[0]).toBe('Hard, $60,000 for one')
    const notes = comparePlans([{ ...family, deductible: 4000, ownHsa: 9000 }], settings, 2).notes.join('\n')
    expect(notes).toContain('one person’s deductible has to be at least $3,400 too')
    expect(notes).toContain('over the limit of $8,750 for a family')
    expect(comparePlans([{ ...family, outOfPocketMost: 22_000 }], settings, 2).notes.join()).toContain(
      '$21,200 for a family',
    )
  })
  test('zeros everywhere make no odd numbers', () => {
    const zero = { ...low, premium: 0, deductible: 0, coinsurance: 0, outOfPocketMost: 0 }
    expect(JSON.stringify(comparePlans([zero, zero], settings))).not.toMatch(/NaN|Infinity|null,null/)
  })
})

test('what was kept is read back; odd numbers take their starting values', () => {
  expect(good(comparedShape, JSON.parse(JSON.stringify(comparedPlans.initial)))).toEqual(comparedPlans.initial)
  const read = good(comparedShape, {
    plans: [{ ...low, premium: -1 }],
    visits: 1e9,
    taxPercent: 'x',
    bills: [1],
    deductibles: {},
  })
  expect(read).toEqual(comparedPlans.initial)
  expect(good(comparedShape, 4)).toBeNull()
})
