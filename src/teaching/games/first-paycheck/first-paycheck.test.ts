import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerOf } from '../../lessons/kit/answered.ts'
import { SEEDS } from '../kit/code.ts'
import { readRun } from '../kit/game.ts'
import { noSetup, readNoSetup } from '../kit/no-setup.ts'
import { randomPlay } from '../kit/random-play.testkit.ts'
import { bonusCheck, checks } from './checks.precomputed.ts'
import { bonus, planShares, wages } from './design.ts'
import { checkOf, depositsOf, firstPaycheck, matchOf, questions, stubCost, wageOf } from './game.ts'

const seeds = fc.integer({ min: 0, max: SEEDS - 1 })

describe('the paychecks', () => {
  test.each([18, 22, 26])('at $%s an hour are those of the payroll calculator', async (wage) => {
    const inputs = { pay: wage, unit: 'hour', hours: 40, frequency: 'biweekly', status: 'single', state: 'US' }
    const check = checks[wage - wages.from]
    const plain = await answerOf('payroll-tax', { ...inputs, planPercent: 0, hsa: 0 })
    expect(check?.gross).toBe(wage * 80)
    expect(plain('netPay')).toBeCloseTo(check?.net ?? 0, 2)
    const saving = await answerOf('payroll-tax', { ...inputs, planPercent: 6, hsa: 0 })
    expect(saving('netPay')).toBeCloseTo(check?.planNet[2] ?? 0, 2)
  })
  test('by hand: Social Security, Medicare and the flat rate on a bonus', () => {
    for (const { gross, socialSecurity, medicare, federal, net } of checks) {
      expect(socialSecurity).toBeCloseTo(gross * 0.062, 2)
      expect(medicare).toBeCloseTo(gross * 0.0145, 2)
      expect(net).toBeCloseTo(gross - federal - socialSecurity - medicare, 2)
    }
    expect(bonusCheck.net).toBeCloseTo(bonus * (1 - 0.22 - 0.062 - 0.0145), 2)
  })
  test('head of household withholds less, and each share more leaves less', () => {
    for (const { federal, headFederal, planNet } of checks) {
      expect(headFederal).toBeLessThan(federal)
      expect(planNet).toHaveLength(planShares.length)
      expect(planNet).toEqual(planNet.toSorted((a, b) => b - a))
    }
    expect(matchOf(checks[2] as (typeof checks)[number], 6)).toBeCloseTo(20 * 2080 * 0.03, 8)
    expect(matchOf(checks[2] as (typeof checks)[number], 10)).toBeCloseTo(20 * 2080 * 0.03, 8)
  })
})

test('every state of a random game is valid, and it ends after five answers', () => {
  fc.assert(
    fc.property(seeds, seeds, (seed, luck) => {
      const { states, run } = randomPlay(firstPaycheck, seed, noSetup, luck, questions.length)
      const end = states.at(-1) as (typeof states)[number]
      expect(end.answers).toHaveLength(questions.length)
      expect(firstPaycheck.score(end)).toBeGreaterThanOrEqual(0)
      expect(firstPaycheck.score(end)).toBeLessThanOrEqual(100)
      expect(wageOf(seed)).toBeGreaterThanOrEqual(wages.from)
      expect(depositsOf(end)).toBeLessThanOrEqual(checkOf(seed).net * 26)
      expect(stubCost(seed)).toBeGreaterThanOrEqual(0)
      expect(readRun(firstPaycheck, JSON.parse(JSON.stringify(run)), readNoSetup)).toEqual(run)
    }),
    { numRuns: 100 },
  )
})
