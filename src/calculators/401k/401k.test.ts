import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import { bringMissing } from '../kit/missing.ts'
import { calculator as tool } from './calculator.ts'

const { calculator, check, defaults, env, figure, figures, headline, rows, words } = await askedWhole(tool)
for (const state of ['CA', 'PA', 'TX']) await bringMissing(calculator, { ...defaults, state }, env)

const front = { pay: 240_000, perYear: '24', contribute: 25, tiers: [{ rate: 100, width: 6 }] }

describe('the answer', () => {
  test('says whether the match is whole, and the balance in today’s dollars', () => {
    expect(headline()).toMatch(/^You get your whole match, and you’d have about \$\d+,000 by 67\.$/)
    expect(headline({ contribute: 3 })).toBe('You’re missing $1,125 of match a year.')
    expect(headline({ tiers: [] })).toContain('Without a match, you’d have')
  })
  test('names what it takes: from 3% to 6% of pay, and what that leaves of a paycheck', () => {
    // 2,250 more a year as pre-tax money; 75,000 − 16,100 − 4,500 stays over 50,400, so 22% of it comes back: 1,755 / 26 = 67.50.
    expect(words({ contribute: 3 })).toContain(
      'from 3% to 6% of pay and get your whole match. That takes about $68 more from each paycheck.',
    )
  })
})

test('a year under way that misses match is not called whole', () => {
  // 24,500 − 12,000 − 12,000 leaves 500: the first check fills it, and the match stops.
  const filled = { pay: 95_000, contribute: 20, left: 9, paySoFar: 60_000, preTaxSoFar: 12_000, elsewhere: 12_000 }
  expect(headline({ ...filled, matchSoFar: 1800 })).toMatch(/^You’d miss \$\d+ of match in 2026\.$/)
  expect(words({ ...filled, matchSoFar: 1800 })).not.toContain('brings your whole match')
  // 500 brings 250 of match at 1.52% and at 2%: rounding up loses none.
  expect(words({ ...filled, matchSoFar: 1800 })).toContain('2% fills it with paycheck 7.')
})

describe('front-loading', () => {
  test('is warned of with its paycheck and its price', () => {
    expect(headline(front)).toBe('You’re missing $8,400 of match a year.')
    expect(words(front)).toContain('so none after paycheck 10 is matched')
  })
  test('costs nothing with a true-up, which is said to depend on staying', () => {
    expect(words({ ...front, trueUp: 'yes' })).toContain('a true-up pays you $8,400 of match later')
    expect(figure('missed', { ...front, trueUp: 'yes' })).toBe(0)
  })
  test('the chart of paychecks comes first then, and stops with the limit', () => {
    const shown = calculator.evaluate({ ...defaults, ...front }, env).present()
    expect(shown.charts.map((chart) => chart.key)).toEqual(['growth', 'paychecks', 'rates'])
    const cells = rows('paychecks', front)
    expect(cells).toHaveLength(24)
    expect(cells[9]?.slice(1)).toEqual([2000, 0, 0, 600, 0])
    expect(cells[10]?.slice(1)).toEqual([0, 0, 0, 0, 0])
  })
  test('the whole percent that fills the limit says what match it loses', () => {
    // 11% of 10,000 is 1,100: 22 paychecks are 24,200, the 23rd takes 300 of its 1,100 and brings 300 of its 600, the last none: 900 lost.
    expect(words(front)).toContain('11% fills it with paycheck 23 and loses $900 of match')
  })
})

describe('limits', () => {
  test('the 11,250 of 60 to 63 takes the place of the 8,000, and 64 goes back', () => {
    expect(figure('limit', { born: '1966-12' })).toBe(35_750)
    expect(figure('limit', { born: '1963-01' })).toBe(35_750)
    expect(figure('limit', { born: '1962-12', retireAge: 70 })).toBe(32_500)
    expect(figure('limit', { born: '1977-01' })).toBe(24_500)
    expect(figure('limit', { born: '1976-12' })).toBe(32_500)
  })
  test('high earners: catch-up as Roth from 2026, not in 2025, and the 150,000 is said', () => {
    const high = { pay: 200_000, contribute: 16, born: '1970-05' }
    expect(words(high)).toContain('must be Roth. Your wages here last year were over $150,000.')
    expect(figure('ownRoth', high)).toBeGreaterThan(7000)
    expect(figures(high, 2025)['ownRoth']).toBe(0)
    expect(figure('ownRoth', { ...high, wagesBefore: 150_000 })).toBe(0)
    expect(words({ ...high, hasRoth: false })).toContain('You can’t make the $8,000 catch-up contribution')
  })
  test('a high earner’s next percent can only be Roth once pre-tax money is full', () => {
    expect(words({ pay: 200_000, contribute: 13, born: '1970-05' })).toContain('it could only go in as Roth')
  })
  test('two plans: the limit is shared, what is over comes back by April 15', () => {
    const two = { left: 3, paySoFar: 60_000, preTaxSoFar: 14_000, elsewhere: 12_000 }
    expect(figure('excess', two)).toBe(1500)
    expect(words(two)).toContain('You’re $1,500 over this year’s limit across your plans.')
    expect(words(two)).toContain('April 15, 2027')
    expect(figure('excess', { ...two, born: '1970-01' })).toBe(0)
    expect(words({ ...two, kind: '457b-government' })).toContain('A 457(b) has a limit of its own')
  })
  test('employer money has the whole 415(c) of its own plan, catch-up besides', () => {
    const big = { pay: 360_000, contribute: 10, nonElective: 20, tiers: [], born: '1970-05' }
    // 72,000 − 24,500.
    expect(figures(big)).toMatchObject({ own: 32_500, employer: 47_500 })
  })
})

describe('take-home', () => {
  test('pre-tax money lowers income tax alone: 22% of it comes back, not 29.65%', () => {
    expect(figure('percentCost')).toBe(22.5)
  })
  test('Pennsylvania takes its 3.07% of pre-tax money too, Texas nothing, California gives some back', () => {
    expect(figure('percentCost', { state: 'PA' })).toBe(figure('percentCost'))
    expect(figure('percentCost', { state: 'TX' })).toBe(figure('percentCost'))
    expect(figure('percentCost', { state: 'CA' })).toBeLessThan(figure('percentCost') - 1)
  })
  test('a saver’s credit makes the first percent cost less than its bracket says', () => {
    // 24,000 single: half of what goes in comes back as a credit, as far as there is tax (IRC 25B).
    const low = { pay: 26_000, contribute: 2 }
    expect(figure('percentCost', low)).toBeLessThan((260 / 26) * 0.88)
  })
})

describe('leaving, borrowing, fees', () => {
  test('unvested money is lost, with the next step', () => {
    const text = words({ vesting: 'graded', serviceYears: 3.5, employerMoney: 10_000 })
    expect(text).toContain('would cost you $6,000 of employer money')
    expect(text).toContain('at 4 years of service you’d be 60% vested')
    expect(words({ vesting: 'own', steps: [{ years: 8, share: 100 }] })).toContain('slower than the law allows')
  })
  test('a loan over half of what is vested is refused, and leaving costs tax and 10%', () => {
    const loan = { loan: 40_000, born: '1986-05' }
    expect(words(loan)).toContain('You could borrow at most $30,000')
    expect(words(loan)).toContain('If you leave your job owing $40,000')
    // Only half of what is vested counts: 20,000 of unvested employer money leaves 40,000.
    const unvested = { vesting: 'cliff', cliffYears: 3, serviceYears: 1, employerMoney: 20_000 }
    expect(figure('loanMost', unvested)).toBe(20_000)
  })
  test('no 10% in or after the year of 55, nor from a government’s 457(b)', () => {
    const at = (born: string, kind = '401k') => figure('loanTax', { loan: 10_000, born, kind, status: 'single' })
    expect(at('1976-05') - at('1971-12')).toBeCloseTo(1000, 0)
    expect(at('1976-05') - at('1976-05', '457b-government')).toBeCloseTo(1000, 0)
  })
  test('fees drag in dollars, and none without fees', () => {
    expect(figure('feeDrag', { fee: 0 })).toBe(0)
    expect(figure('feeDrag', { fee: 1 })).toBeGreaterThan(figure('feeDrag'))
    expect(words({ fee: 1 })).toContain('Fees of 1% a year would cost you')
  })
})

describe('inputs that do not fit', () => {
  test('say so', () => {
    expect(check({ contribute: 60, afterTax: 50 })['afterTax']).toContain('40%')
    expect(check({ balance: 1000, balanceRoth: 2000 })['balanceRoth']).toContain('balance')
  })
  test('without pay, without a plan, at the end of work', () => {
    expect(headline({ pay: 0, balance: 0, contribute: 0 })).toContain('$0')
    expect(headline({ retireAge: 30 })).toContain('You stop working this year with $60,000')
  })
})

test('more of one’s own money never ends with less, nor does a richer match', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 20_000, max: 200_000 }),
      fc.integer({ min: 0, max: 100 }),
      (contribute, pay, rate) => {
        const at = (share: number, match: number) =>
          figure('balanceToday', { pay, contribute: share, tiers: [{ rate: match, width: 6 }], trueUp: 'yes' })
        expect(at(contribute + 1, rate)).toBeGreaterThanOrEqual(at(contribute, rate) - 0.05)
        expect(at(contribute, rate + 10)).toBeGreaterThanOrEqual(at(contribute, rate) - 0.05)
      },
    ),
    { numRuns: 60 },
  )
})
