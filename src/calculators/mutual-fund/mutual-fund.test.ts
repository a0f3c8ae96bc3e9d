import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import { calculator as tool } from './calculator.ts'
import { bare, fund } from './mutual-fund.testkit.ts'

const { evaluate, figure, words } = await askedWhole(tool)

test('the printed sale comes out: value less charge less tax is what one keeps, to the cent', () => {
  const number = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''))
  for (let years = 1; years <= 20; years++) {
    const shown = evaluate({ years, annualReturn: 6.3, start: 12_345.67, deposit: 89.1 }).present()
    const lines = shown.workings.find(({ title }) => title.startsWith('Selling'))?.lines ?? []
    const [value = 0, charge = 0, tax = 0] = (lines[1] ?? '').split('−').map(number)
    expect(number(lines[2] ?? '')).toBeCloseTo(value - charge - tax, 9)
  }
})

describe('pitfalls', () => {
  test('the expense ratio is already in a reported return: it is not taken twice', () => {
    const plan = { ...bare, start: 10_000, years: 10, annualReturn: 6, funds: [fund({ expense: 1 })] }
    expect(figure('netValue', { ...plan, returnIs: 'reported' })).toBeCloseTo(10_000 * 1.06 ** 10, 1)
    expect(figure('netValue', { ...plan, returnIs: 'before' })).toBeCloseTo(10_000 * (1.06 * 0.99) ** 10, 1)
    expect(words({ ...plan, returnIs: 'reported' })).toContain('We don’t count the expense ratio twice')
  })
  test('the expense ratio accrues through the year: a deposit of December pays one month of it', () => {
    // Twelve deposits of 1,000 at the beginning of each month, no growth: the k-th from the end pays k months of 1.2% a year.
    const cut = 0.988 ** (1 / 12)
    const left = Array.from({ length: 12 }, (_, k) => 1000 * cut ** (k + 1)).reduce((sum, value) => sum + value, 0)
    const plan = { ...bare, start: 0, deposit: 1000, years: 1, annualReturn: 0, funds: [fund({ expense: 1.2 })] }
    expect(figure('netValue', plan)).toBeCloseTo(left, 1)
  })
  test('breakpoints: FINRA’s example, alone, with what is already held, and with a letter of intent', () => {
    const plan = {
      ...bare,
      start: 49_500,
      years: 1,
      annualReturn: 0,
      breakpoints: [{ from: 50_000, load: 4.5 }],
      funds: [fund({ load: 5.75 })],
    }
    expect(figure('loadPaid', plan)).toBeCloseTo(2846.25, 2)
    expect(words(plan)).toContain('Investing $500 more now would lower the first load from $2,846 to $2,250')
    expect(figure('loadPaid', { ...plan, alreadyHeld: 500 })).toBeCloseTo(2227.5, 2)
  })
  test('a letter of intent counts for 13 months, and only if it is kept', () => {
    const plan = {
      ...bare,
      start: 49_500,
      deposit: 100,
      years: 2,
      annualReturn: 0,
      breakpoints: [{ from: 50_000, load: 4.5 }],
      funds: [fund({ load: 5.75 })],
    }
    // 49,600 at once and 12 more purchases of 100 at 4.5%, then 11 at 5.75%: the value stays below 50,000.
    expect(figure('loadPaid', { ...plan, letter: 50_000 })).toBeCloseTo(2232 + 54 + 63.25, 2)
    // 49,500 + 13 x 100 = 50,800 does not reach 60,000: 5.75% on everything.
    expect(figure('loadPaid', { ...plan, letter: 60_000 })).toBeCloseTo(51_900 * 0.0575, 2)
    expect(words({ ...plan, letter: 60_000 })).toContain('You’d miss your letter of intent')
  })
  test('under a letter the load goes by the letter, so no breakpoint is called near', () => {
    // 49,500 now and 100 a month: with a letter over 50,000 the load is 4.5% already, and 500 more now would change nothing.
    const plan = {
      ...bare,
      start: 49_500,
      deposit: 100,
      years: 2,
      breakpoints: [{ from: 50_000, load: 4.5 }],
      funds: [fund({ load: 5.75 })],
    }
    expect(words(plan)).toContain('a breakpoint is near')
    expect(words({ ...plan, letter: 50_000 })).not.toContain('a breakpoint is near')
    // A letter of no more than goes in at once promises nothing new.
    expect(words({ ...plan, letter: 40_000 })).toContain('a breakpoint is near')
  })
  test('a back-end charge spares reinvested payouts, in the account where payouts are asked', () => {
    // No return, 6% paid out and put back in, no tax: the shares bought fall to 0.995^12 of 10,000; 5% of that. In a Roth payouts are not asked.
    const plan = {
      ...bare,
      account: 'taxable',
      taxBy: 'rates',
      ordinaryRate: 0,
      gainRate: 0,
      dividendYield: 6,
      start: 10_000,
      years: 1,
      annualReturn: 0,
      funds: [fund({ deferred: '5' })],
    }
    expect(figure('deferredPaid', plan)).toBeCloseTo(500 * 0.995 ** 12, 2)
    expect(figure('deferredPaid', { ...plan, account: 'roth' })).toBeCloseTo(500, 2)
  })
  test('tax on payouts is told as a share of all that is paid out: half at 40%, half at 10% is 25%', () => {
    const plan = {
      ...bare,
      account: 'taxable',
      taxBy: 'rates',
      ordinaryRate: 40,
      gainRate: 10,
      dividendYield: 4,
      qualifiedShare: 50,
      start: 100_000,
      years: 5,
      annualReturn: 4,
      funds: [fund({})],
    }
    expect(words(plan)).toContain('about 25% of what’s paid out')
  })
  test('the estimate from turnover is printed before and after the expenses that come off it', () => {
    // p = 6% - 1% = 5%, t = 50%: 0.5 x 0.05 x 1.05 / 0.55 = 4.773%; 2% of expenses less 1% of dividends is 1% beyond: 3.773%.
    const change = {
      account: 'taxable',
      annualReturn: 6,
      dividendYield: 1,
      funds: [fund({ expense: 2, turnover: 50, gains: null })],
    }
    const working = evaluate(change)
      .present()
      .workings.find((one) => one.title.startsWith('Capital gains distributions'))
    expect(working?.lines.slice(2)).toEqual([
      '= 4.773% of the value a year',
      'minus 1% of expenses beyond the dividends = 3.773% a year',
    ])
  })
  test('a far breakpoint is not called near', () => {
    expect(words()).not.toContain('a breakpoint is near')
  })
  test('C shares become A shares after 8 years, each purchase by its own age', () => {
    const shares = fund({ expense: 1.6, distribution: 1, convertsAfter: 8, expenseAfter: 0.85 })
    const never = fund({ expense: 1.6, distribution: 1 })
    const plan = { ...bare, start: 10_000, annualReturn: 5 }
    for (const years of [1, 8])
      expect(figure('netValue', { ...plan, years, funds: [shares] })).toBeCloseTo(
        figure('netValue', { ...plan, years, funds: [never] }),
        2,
      )
    const nine = figure('netValue', { ...plan, years: 9, funds: [shares] })
    expect(nine).toBeCloseTo(10_000 * 1.05 ** 9 * 0.984 ** 8 * 0.9915, 1)
    expect(words({ ...plan, years: 9, funds: [shares] })).toContain('gets cheaper after 8 years')
  })
  test('12b-1 is part of the expense ratio, not on top', () => {
    const plan = { ...bare, start: 10_000, years: 10, annualReturn: 5 }
    const value = (distribution: number) => figure('netValue', { ...plan, funds: [fund({ expense: 1, distribution })] })
    expect(value(0.75)).toBeCloseTo(value(0), 6)
    const split = evaluate({ ...plan, funds: [fund({ expense: 1, distribution: 0.25 })] }).figures
    expect((split.lostDistribution ?? 0) / ((split.lostDistribution ?? 0) + (split.lostExpense ?? 0))).toBeCloseTo(
      0.25,
      4,
    )
  })
})

describe('which class, and when', () => {
  test('the front load is passed by the dearer class’s expenses in the year named', () => {
    const classes = [
      fund({ load: 5.75, expense: 0.85, distribution: 0.25 }),
      fund({ deferred: '1', expense: 1.6, distribution: 1 }),
    ]
    // 0.9425 (1 - 0.0085)^n > (1 - 0.016)^n: n > ln(1 / 0.9425) / ln(0.9915 / 0.984) = 7.8.
    const plan = { ...bare, start: 10_000, years: 12, annualReturn: 6, funds: classes }
    const year = figure('passesSecond', plan)
    expect(year).toBe(8)
    const rows =
      evaluate(plan)
        .present()
        .tables.find((table) => table.key === 'byYear')?.rows ?? []
    const at = (y: number) => [Number(rows[y - 1]?.[2]), Number(rows[y - 1]?.[3])] as const
    const [a, c] = at(year)
    const [aBefore, cBefore] = at(year - 1)
    expect(a).toBeGreaterThan(c)
    expect(aBefore).toBeLessThanOrEqual(cBefore)
  })
  test('a sale at any year-end pays the charge of that year', () => {
    const plan = { ...bare, start: 10_000, annualReturn: 0, funds: [fund({ deferred: '5, 4, 3, 3, 2, 1' })] }
    const left = [1, 2, 3, 4, 5, 6, 7].map((years) => figure('netValue', { ...plan, years }))
    expect(left).toEqual([9500, 9600, 9700, 9700, 9800, 9900, 10_000])
  })
})

describe('tax', () => {
  test('payouts are taxed in a taxable account alone', () => {
    expect(figure('payoutTaxPaid')).toBeGreaterThan(0)
    for (const account of ['ira', 'roth']) expect(figure('payoutTaxPaid', { account })).toBe(0)
  })
  test('a traditional account is taxed on all of it, a Roth on nothing', () => {
    const plan = { ...bare, start: 10_000, years: 5, annualReturn: 5, withdrawalRate: 20, funds: [fund({})] }
    // 10,000 x 1.05^5 is 12,762.82, a fifth of it 2,552.56: both to the cent, as a sale is settled.
    expect(figure('netValue', { ...plan, account: 'ira' })).toBe(10_210.26)
    expect(figure('netValue', { ...plan, account: 'roth' })).toBeCloseTo(10_000 * 1.05 ** 5, 2)
  })
  test('more turnover, more tax on the way', () => {
    const at = (turnover: number) => figure('payoutTaxPaid', { funds: [fund({ expense: 0.5, turnover, gains: null })] })
    expect(at(80)).toBeGreaterThan(at(20))
    expect(at(20)).toBeGreaterThan(at(0))
  })
  test('at your own rates, by hand: 4% of gains paid out, 25% of them short-term, one year', () => {
    const plan = {
      ...bare,
      account: 'taxable',
      taxBy: 'rates',
      ordinaryRate: 30,
      gainRate: 20,
      dividendYield: 0,
      shortShare: 25,
      start: 10_000,
      years: 1,
      annualReturn: 0,
      funds: [fund({ gains: 4 })],
    }
    // A month pays 4%/12 of the value out; 25% x 30% + 75% x 20% = 22.5% of it is tax: 0.075% a month.
    expect(figure('payoutTaxPaid', plan)).toBeCloseTo(10_000 * (1 - 0.99925 ** 12), 2)
  })
})

test('the index fund has the same return before costs', () => {
  const plan = {
    ...bare,
    twin: true,
    twinExpense: 0,
    twinGains: 0,
    start: 10_000,
    years: 10,
    annualReturn: 6,
    returnIs: 'reported',
  }
  expect(figure('netValueTwin', { ...plan, funds: [fund({ expense: 1 })] })).toBeCloseTo(
    10_000 * (1.06 / 0.99) ** 10,
    1,
  )
})
