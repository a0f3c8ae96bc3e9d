import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarText } from '../kit/calendar.ts'
import type { InputValues } from '../kit/field.ts'
import { bringMissing } from '../kit/missing.ts'
import { calculator, env, evaluate, figures, start } from './cd.testkit.ts'

describe('pitfalls', () => {
  test('an APY is never compounded daily or monthly: 10,000 at 5% for 18 months is 10,759.30', () => {
    expect(figures({ rate: 5, term: 18 })['totalValue']).toBe(10_759.3)
    for (const compounding of ['daily', 'monthly', 'yearly', 'none'])
      expect(figures({ rate: 5, term: 18, compounding })['totalValue']).toBe(10_759.3)
    // 10,000 (1 + 0.05/365)^(365 x 1.5): right for an interest rate, wrong for an APY.
    expect(figures({ rate: 5, rateKind: 'rate', term: 18 })['totalValue']).toBeCloseTo(
      10_000 * (1 + 0.05 / 365) ** 547.5,
      2,
    )
  })
  test('the penalty can eat principal, and the page says so', () => {
    // 4% APY, daily: rate 3.9221%. Penalty of 6 months on 10,000: 196.11; earned in 1 month 10,000 (1.04^(1/12) - 1) = 32.74.
    const early = evaluate({ rate: 4, leaveAfter: 1, penalty: 6 })
    const stated = 365 * (1.04 ** (1 / 365) - 1)
    expect(early.outcome).toBe('principal-lost')
    expect(early.figures['principalLost']).toBeCloseTo(10_000 * stated * 0.5 - 10_000 * (1.04 ** (1 / 12) - 1), 2)
    expect(early.present().headline).toMatch(/lose \*\*\$163\*\* of your deposit/)
    expect(early.present().findings.some(({ text }) => text.includes('eat into your deposit'))).toBe(true)
  })
  test('auto-renewal: the window, what missing it costs, and the dates in the calendar file', () => {
    const { present } = evaluate({ start: '2026-11-21', term: 12, grace: 10 })
    const shown = present()
    expect(shown.findings.some(({ text }) => text.includes('December 1, 2027'))).toBe(true)
    expect(shown.calendar?.events.slice(0, 3).map(({ date }) => date)).toEqual([
      '2027-11-07',
      '2027-11-21',
      '2027-12-01',
    ])
    // 10,410 x (1.041 - 1.0171) = 248.80.
    expect(figures({ rate: 4.1, term: 12, renewRate: 1.71 })['renewalLoss']).toBeCloseTo(10_410 * (0.041 - 0.0171), 2)
    const file = calendarText(shown.calendar as never, '2026-11-21T00:00:00.000Z')
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  })
  test('a ladder is laid out only when asked for; its dates then take the place of the single CD’s', () => {
    expect(figures({})).not.toHaveProperty('ladderValue')
    const rungs = [12, 24].map((months) => ({ months, amount: null, apy: null }))
    const found = evaluate({ withLadder: true, rungs, start: '2026-11-21', grace: 7, deposit: 5000, rate: 4 })
    // 2,500 x (1.04 + 1.0816).
    expect(found.figures['ladderValue']).toBeCloseTo(5304, 2)
    const { calendar, charts } = found.present()
    expect(calendar?.events.map(({ title }) => title).filter((title) => title.endsWith('matures'))).toEqual([
      'Ladder CD 1 matures',
      'Ladder CD 2 matures',
    ])
    expect(charts.map(({ key }) => key)).toContain('ladder')
    expect(figures({ rungs })).toEqual(figures({}))
  })
  test('amounts given come off the deposit; the rest is shared, never less than nothing', () => {
    const rungs = (amounts: readonly (number | null)[]) => amounts.map((amount) => ({ months: 12, amount, apy: 0 }))
    const put = (amounts: readonly (number | null)[]) =>
      figures({ withLadder: true, deposit: 10_000, rungs: rungs(amounts) })['ladderValue']
    expect(put([4000, null, null])).toBe(10_000)
    expect(put([12_000, null])).toBe(12_000)
    expect(put([1000])).toBe(1000)
  })
  test('the chart of leaving is below zero as long as the penalty takes more than was earned', () => {
    // Simple 6% on 10,000: 50 a month; 6 months of it are 300.
    const { charts } = evaluate({ rateKind: 'rate', compounding: 'none', rate: 6, term: 12, penalty: 6 }).present()
    const chart = charts.find(({ key }) => key === 'exits')
    if (chart?.kind !== 'lines') throw new Error('lines expected')
    expect(chart.series[0]?.values.slice(0, 8)).toEqual([-300, -250, -200, -150, -100, -50, 0, 50])
    expect(chart.series[0]?.values.at(-1)).toBe(600)
    expect(chart.summary).toContain('Withdrawing on the first day costs $300')
  })
  test('the three places: kept and taken add up to the interest of each', () => {
    const given = { rate: 4, term: 6, savingsRate: 3, treasuryYield: 4.2, income: 85_000 }
    const chart = evaluate(given)
      .present()
      .charts.find(({ key }) => key === 'places')
    if (chart?.kind !== 'ranks') throw new Error('ranks expected')
    const cd = chart.rows.find(({ isYours }) => isYours)
    // 10,000 (1.04^0.5 - 1) = 198.04, of it 22%.
    expect(cd?.values).toEqual([154.47, 43.57, 0])
    expect(chart.rows.map(({ label }) => label)).toEqual(['Treasury bill or note', 'This CD', 'Savings account'])
  })
  test('CD against Treasury after state tax: the same quotes turn around where the state taxes', async () => {
    const both = { rate: 4.5, treasuryYield: 4.4, income: 150_000, term: 12 }
    const gap = async (state: string) => {
      const inputs = { ...start, ...both, state } as never
      await bringMissing(calculator, inputs, env)
      const found = calculator.evaluate(inputs, env).figures
      return (found['cdAfterTax'] ?? 0) - (found['treasuryAfterTax'] ?? 0)
    }
    // 4.4% quoted is 4.4484% a year, so without state tax the CD leads; California and New York turn it around.
    expect(await gap('TX')).toBeGreaterThan(0)
    expect(await gap('CA')).toBeLessThan(0)
    expect(await gap('NY')).toBeLessThan(0)
  })
  test('what the savings account must average to win is the CD’s own yield, and less when you leave early', () => {
    const found = figures({ rate: 4, term: 24, leaveAfter: 12, penalty: 6, savingsRate: 5 })
    expect(found['savingsMustAverage']).toBeCloseTo(4, 9)
    expect(found['earlyYield']).toBeCloseTo(4 - 50 * 365 * (1.04 ** (1 / 365) - 1), 6)
  })
  test('deposit insurance counts interest and owners', () => {
    expect(figures({ deposit: 249_000, rate: 4, term: 12 })['uninsured']).toBeCloseTo(249_000 * 1.04 - 250_000, 2)
    expect(figures({ deposit: 249_000, rate: 4, term: 12, owners: 2 })['uninsured']).toBe(0)
  })
  test('months and days: 12 months is a year, 365 days is a year', () => {
    expect(figures({ termUnit: 'days', days: 365 })['totalValue']).toBe(figures({ term: 12 })['totalValue'])
  })
  test('rates up, a brokered CD sells for less; nobody takes a penalty', () => {
    const up = figures({ kind: 'brokered', payout: 'semiannual', term: 60, leaveAfter: 12, rateMove: 2 })
    const same = figures({ kind: 'brokered', payout: 'semiannual', term: 60, leaveAfter: 12, rateMove: 0 })
    expect(up['earlyValue']).toBeLessThan(same['earlyValue'] ?? 0)
    expect(same['earlyValue']).toBeCloseTo(10_410, 2)
    expect(up).not.toHaveProperty('earlyPenalty')
  })
})

describe('rates that step', () => {
  const stepped = { rate: 3, rateSteps: [{ from: 12, rate: 5 }], term: 24, deposit: 10_000 }
  test('each rate counts for its own time, and the APY is the steady rate with the same result', () => {
    const found = figures(stepped)
    expect(found['totalValue']).toBeCloseTo(10_000 * 1.03 * 1.05, 2)
    expect(found['apy']).toBeCloseTo(100 * (Math.sqrt(1.03 * 1.05) - 1), 9)
    expect(found).not.toHaveProperty('interestRate')
  })
  test('a step at or after maturity does not count', () => {
    expect(figures({ ...stepped, term: 12 })).toEqual(figures({ rate: 3, term: 12, deposit: 10_000 }))
  })
  test('the penalty is counted at the rate of its day', () => {
    const rate = (year: number) => 365 * ((1 + year) ** (1 / 365) - 1)
    const penalty = (leaveAfter: number) => figures({ ...stepped, leaveAfter, penalty: 6 })['earlyPenalty']
    expect(penalty(6)).toBeCloseTo(5000 * rate(0.03), 2)
    expect(penalty(18)).toBeCloseTo(5000 * rate(0.05), 2)
  })
})

describe('the words hold', () => {
  test('leaving on the first day is not “after 0 months”', () => {
    const said = evaluate({ leaveAfter: 0 })
      .present()
      .findings.map(({ text }) => text)
      .join()
    expect(said).toContain('Withdrawing right away, you’d lose')
    expect(said).not.toContain('0 months')
  })
  const said = (changes: InputValues) => {
    const { headline, more, findings, keyFigures } = evaluate(changes).present()
    return { text: [headline, more, ...findings.map(({ text }) => text)].join('\n'), keyFigures }
  }
  test('the headline answers leaving early too', () => {
    expect(evaluate({ leaveAfter: 4 }).present().headline).toMatch(
      /Withdraw after 4 months and you’d get \*\*\$10,034\*\*/,
    )
    expect(evaluate({ leaveAfter: 1 }).present().headline).toContain('Withdraw after 1 month and')
    expect(evaluate({ leaveAfter: null }).present().headline).not.toContain('Withdraw')
  })
  test('without a penalty no penalty is named and no month is awaited', () => {
    const { text, keyFigures } = said({ penalty: 0, leaveAfter: 4 })
    expect(text).toContain('There’s no penalty')
    expect(text).not.toContain('$0.00')
    expect(keyFigures).not.toContain('breakEvenMonth')
  })
  test('a step in the tax rules is called one', async () => {
    const inputs = { ...start, state: 'CT', status: 'separate', income: 300_000, deposit: 3000 } as never
    await bringMissing(calculator, inputs, env)
    const texts = calculator
      .evaluate(inputs, env)
      .present()
      .findings.map(({ text }) => text)
    expect(texts.some((text) => text.includes('crosses a step in the tax rules'))).toBe(true)
    expect(said({}).text).not.toContain('crosses a step')
  })
  test('a few cents do not make two rates the same', () => {
    expect(said({ deposit: 1, rate: 0.01, term: 1, savingsRate: 4 }).text).not.toContain('pays the same today')
    expect(said({ rate: 4, savingsRate: 4 }).text).toContain('pays the same today')
  })
  test('the yield after a call is counted like the yield beside it', () => {
    // Coupons twice a year at 5.25%: (1 + 0.0525/2)^2 for one year, then 3% for four: 3.46% a year.
    const year = (1 + 0.0525 / 2) ** 2
    const found = figures({ kind: 'callable', payout: 'semiannual', term: 60, rate: 5.25, callAfter: 12, laterRate: 3 })
    expect(found['calledYield']).toBeCloseTo(100 * ((year * 1.03 ** 4) ** 0.2 - 1), 9)
  })
})

describe('hidden fields do not count', () => {
  test.each([
    [
      'brokered: penalty, APY and compounding',
      { kind: 'brokered' },
      { penalty: 48, penaltyOn: 'balance', rateKind: 'rate', compounding: 'monthly', renewRate: 3 },
    ],
    ['brokered: rates that step', { kind: 'brokered' }, { rateSteps: [{ from: 6, rate: 9 }] }],
    ['bank: call and sale', { kind: 'bank' }, { rateMove: -5, callAfter: 2, laterRate: 9 }],
    ['months: days', { termUnit: 'months' }, { days: 900 }],
    ['days: months', { termUnit: 'days' }, { term: 60 }],
  ])('%s', (_, shown, hidden) => {
    expect(figures({ ...shown, ...hidden })).toEqual(figures(shown))
  })
})

describe('properties', () => {
  test('more deposit, rate or time never gives less; nothing is less than the deposit at maturity', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 15, noNaN: true }),
        fc.integer({ min: 1, max: 120 }),
        fc.constantFrom('stays', 'monthly', 'quarterly', 'yearly'),
        fc.constantFrom('apy', 'rate'),
        (deposit, rate, term, payout, rateKind) => {
          const at = (changes: InputValues) =>
            figures({ deposit, rate, term, payout, rateKind, ...changes })['totalValue'] ?? 0
          expect(at({})).toBeGreaterThanOrEqual(deposit - 0.005)
          expect(at({ rate: rate + 1 })).toBeGreaterThanOrEqual(at({}) - 0.005)
          expect(at({ term: term + 1 })).toBeGreaterThanOrEqual(at({}) - 0.005)
        },
      ),
      { numRuns: 60 },
    )
  })
  test('interest left in is never less than interest paid out', () => {
    for (const term of [3, 12, 30, 60])
      expect(figures({ term })['totalValue']).toBeGreaterThanOrEqual(
        figures({ term, payout: 'monthly' })['totalValue'] ?? 0,
      )
  })
})

describe('workings give what they say', () => {
  test('yields that lie between published ones are printed with all their digits', () => {
    const steps = evaluate({ term: 28, rate: 4.1, rateKind: 'rate' })
      .present()
      .workings.flatMap((working) => working.steps ?? [])
    const numbers = (start: string) =>
      [...(steps.find((step) => step.startsWith(start)) ?? '').matchAll(/([\d.]+)%/g)].map((found) => Number(found[1]))
    const [quote = 0, year = 0] = numbers('A Treasury yield')
    expect(((1 + quote / 200) ** 2 - 1) * 100).toBeCloseTo(year, 3)
    const [now = 0, average = 0, end = 0] = numbers('A savings yield')
    expect(((1 + average / 100) ** 2 / (1 + now / 100) - 1) * 100).toBeCloseTo(end, 2)
  })
  const linesOf = (title: string, changes: InputValues) =>
    evaluate(changes)
      .present()
      .workings.find((working) => working.title === title)?.lines ?? []
  test('a penalty above what is in the CD is printed whole, then capped', () => {
    // 20% simple: 10,000 × 0.2 × 60 ÷ 12 = 10,000 on a balance of 10,000 × (1 + 0.2 ÷ 12) = 10,166.67 is possible; at 25% it is 12,500.
    const given = {
      rate: 25,
      rateKind: 'rate',
      compounding: 'none',
      penalty: 60,
      leaveAfter: 1,
      penaltyOn: 'deposit',
      term: 60,
    }
    const lines = linesOf('Withdrawing early', given)
    expect(lines[1]).toBe('= 10,000 × 0.25 × 60 ÷ 12 = $12,500.00')
    // 10,000 × (1 + 0.25 ÷ 12).
    expect(lines[2]).toBe('at most what is in the CD: $10,208.33')
  })
  test('payouts: whole periods, then the part of one', () => {
    // 10,000 at 6% simple, half-yearly, 20 months: three payments of 300, then two months, 100.
    const given = { rate: 6, rateKind: 'rate', compounding: 'none', payout: 'semiannual', term: 20 }
    expect(linesOf('What your CD pays', given).slice(1)).toEqual([
      '3 full periods: 3 × 10,000 × 0.06 ÷ 2 = $900.00',
      '$10,000.00 + $900.00 + $100.00 = $11,000.00',
    ])
  })
})

test('a bond free of all tax equals the CD at its yield after tax', () => {
  const found = figures({ rate: 5, term: 12, state: 'US' })
  expect(found['taxFreeToMatch']).toBeCloseTo(Number(found['cdYieldAfterTax']), 9)
  // Six months: 1.05^0.5 − 1 = 2.4695% of interest, 22% of it tax (80,000 of pay, single), the rest for half a year again.
  const half = 1 + (1.05 ** 0.5 - 1) * 0.78
  expect(figures({ rate: 5, term: 6, state: 'US' })['taxFreeToMatch']).toBeCloseTo((half ** 2 - 1) * 100, 6)
})
