import { expect, test } from 'vitest'
import { lawInTodaysDollars } from '#engine/retirement-plan/law-in-todays-dollars.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import { lawFrom } from '../kit/law.ts'
import { calculator as tool } from './calculator.ts'
import { lawAfter } from './later-law.ts'
import { retirementNeeds } from './law.ts'

const { env } = await askedWhole(tool)
const tax = lawFrom(retirementNeeds('US', env.year), env.law)?.tax

test('the law of a later year is made once for a year and an inflation, and is that of the engine', () => {
  if (!tax) throw new Error('no tax law')
  const asked = [
    [0, 0.025],
    [1, 0.025],
    [30, 0.025],
    [30, 0.03],
  ] as const
  const made = asked.map(([ahead, inflation]) => lawAfter(tax, ahead, inflation))
  expect(new Set(made).size).toBe(asked.length)
  asked.forEach(([ahead, inflation], at) => {
    const price = (1 + inflation) ** ahead
    expect(lawAfter(tax, ahead, inflation)).toBe(made[at])
    expect(made[at]).toEqual(lawInTodaysDollars(tax, { year: tax.year + ahead, price, topSurchargePrice: price }, 2028))
  })
  // Another year's facts are another law.
  expect(lawAfter({ ...tax }, 30, 0.03)).not.toBe(made[3])
})
