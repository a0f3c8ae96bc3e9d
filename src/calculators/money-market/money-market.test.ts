import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import { bringMissing } from '../kit/missing.ts'
import { calculator as tool } from './calculator.ts'
import type { MoneyMarketInputs } from './sections.ts'

const { calculator, defaults, env, evaluate, figures, marked: words } = await askedWhole(tool)
for (const state of ['CA', 'NY', 'CT', 'PA', 'TX']) await bringMissing(calculator, { ...defaults, state }, env)

describe('the pitfalls', () => {
  test('the account is insured, the fund is not, and SIPC is not FDIC', () => {
    const said = words()
    expect(said).toContain('The account is insured; the fund isn’t')
    expect(said).toContain('SIPC isn’t FDIC')
    const table = evaluate()
      .present()
      .tables.find((one) => one.key === 'safety')
    const insured = Object.fromEntries((table?.rows ?? []).map((row) => [row[0], row[2]]))
    expect(insured['Money market account']).toBe('FDIC or NCUA')
    expect(insured['Money market fund']).toContain('No')
  })
  test('money above $250,000 an owner is said with its amount', () => {
    const at = { amount: 300_000, accountApy: 0, months: 12 } as const
    expect(words(at)).toContain('**$50,000 of your $300,000 in')
    expect(words({ ...at, owners: 'two' })).toContain('fully insured')
  })
  test('a 7-day yield is not an APY: it is compounded once, the effective yield not again', () => {
    const simple = figures({ fundYield: 4, yieldBasis: 'seven-day' })
    const effective = figures({ fundYield: 4, yieldBasis: 'effective' })
    expect(simple['fundYield']).toBeCloseTo(100 * ((1 + (0.04 * 7) / 365) ** (365 / 7) - 1), 9)
    expect(effective['fundYield']).toBeCloseTo(4, 12)
  })
  test('the expense ratio is already out of an SEC yield: changing it changes nothing', () => {
    expect(figures({ expense: 0 })).toEqual(figures({ expense: 1 }))
    expect(figures({ expense: 0, yieldBasis: 'effective' })).toEqual(figures({ expense: 1, yieldBasis: 'effective' }))
    expect(figures({ expense: 0.3, yieldBasis: 'gross' })['fundSevenDayYield']).toBeCloseTo(3.45, 9)
  })
  test('expenses above the yield leave nothing, not less', () => {
    expect(figures({ fundYield: 0.2, expense: 0.5, yieldBasis: 'gross' })['fundYield']).toBe(0)
  })
})

describe('the 50% rule of California, Connecticut and New York', () => {
  const fund = { fundKind: 'government' } as const
  test.each(['CA', 'CT', 'NY'])('%s counts nothing of a fund below half, all of the share above', (state) => {
    const below = figures({ ...fund, state, usShare: 49 })
    expect(below['stateTaxSaved']).toBeCloseTo(0, 6)
    expect(below['fundTaxShare']).toBeCloseTo(figures({ ...fund, state, usShare: 0 })['fundTaxShare'] ?? Number.NaN, 9)
    expect(figures({ ...fund, state, usShare: 51 })['stateTaxSaved']).toBeGreaterThan(10)
  })
  test('the visitor may know better', () => {
    expect(figures({ ...fund, state: 'CA', usShare: 49, halfRule: 'passes' })['stateTaxSaved']).toBeGreaterThan(10)
    expect(figures({ ...fund, state: 'CA', usShare: 60, halfRule: 'fails' })['stateTaxSaved']).toBeCloseTo(0, 6)
    expect(words({ ...fund, state: 'CA', usShare: 40 })).toContain('counts none of this fund')
  })
  test('Pennsylvania counts any share', () => {
    // 3.07% of 10% of the dividends.
    const { stateTaxSaved } = figures({
      ...fund,
      state: 'PA',
      usShare: 10,
      amount: 100_000,
      monthly: 0,
      yieldBasis: 'effective',
      fundYield: 4,
    })
    expect(stateTaxSaved).toBeCloseTo(4000 * 0.1 * 0.0307, 1)
  })
})

describe('the words hold', () => {
  const all = (changes: Partial<MoneyMarketInputs>) => {
    const { headline, more } = evaluate(changes).present()
    return [headline, more ?? '', words(changes)].join('\n')
  }
  test('nothing placed: asked for, no chart of zeros', () => {
    const shown = evaluate({ amount: 0, monthly: 0 }).present()
    expect(shown.headline).toContain('Enter **the cash**')
    expect(shown.more).not.toContain('level')
    expect(shown.charts.map(({ key }) => key)).toEqual(['yields'])
    expect(evaluate({ accountApy: 0, fundYield: 0, savingsApy: 0, billYield: 0 }).present().charts).toEqual([])
  })
  test('an account that pays more before its fees is not said to leave more', () => {
    const fees = { accountApy: 5, fee: 10, minimum: 30_000, payments: 9, months: 12 }
    expect(words(fees)).toContain('5%, before its fees')
    expect(words(fees)).not.toContain('so it leaves you more')
    expect(words({ accountApy: 5 })).toContain('so it leaves you more')
    expect(words({ accountApy: 4, fundYield: 4, yieldBasis: 'effective' })).toContain('pays exactly that')
  })
  test('a municipal fund of the own state, and expenses above the yield', () => {
    const home = { fundKind: 'municipal', homeShare: 100, state: 'CA' } as const
    expect(words(home)).toContain('free of federal and California tax')
    expect(words(home)).not.toContain('0% from elsewhere')
    expect(words({ yieldBasis: 'gross', expense: 5, fundYield: 3 })).toContain('take all of the 3% yield')
  })
  test('a hundred million in California has a matching bank rate', () => {
    const { fundTaxableEquivalent, fundYield, accountTaxShare } = figures({
      amount: 1e8,
      fundKind: 'municipal',
      homeShare: 100,
      state: 'CA',
      income: 5_000_000,
      status: 'joint',
      accountApy: 4,
    })
    // Everything above the top edges: y / (1 - share).
    expect(fundTaxableEquivalent).toBeCloseTo((fundYield ?? 0) / (1 - (accountTaxShare ?? 0) / 100), 2)
    expect(all({ amount: 1e8, state: 'CA' })).not.toContain('No bank rate')
  })
})

describe('states', () => {
  test('without an income tax the equivalent is the yield itself', () => {
    const at = figures({ state: 'TX', fundKind: 'treasury' })
    expect(at['fundTaxableEquivalent']).toBeCloseTo(at['fundYield'] ?? Number.NaN, 6)
    expect(words({ state: 'TX' })).toContain('Texas doesn’t tax this interest')
  })
  test('every state on demand: 51 rows, and a Treasury-only fund never needs less than its own yield', async () => {
    const inputs = { ...defaults, everyState: true, amount: 50_000 } as never
    expect(calculator.evaluate(inputs, env).outcome).toBe('not-loaded')
    await bringMissing(calculator, inputs, env)
    const shown = calculator.evaluate(inputs, env).present()
    const rows = shown.tables.find((one) => one.key === 'states')?.rows ?? []
    expect(rows).toHaveLength(51)
    const own = calculator.evaluate(inputs, env).figures['fundYield'] ?? 0
    for (const row of rows) expect(Number(row[5] ?? own)).toBeGreaterThanOrEqual(own - 0.001)
    const byName = Object.fromEntries(rows.map((row) => [row[0], row]))
    expect(byName['Texas']?.[1]).toBe(0)
    expect(byName['Pennsylvania']?.[1]).toBe(3.07)
  })
})

test('a bank paying the matching APY leaves as much as the fund', () => {
  for (const state of ['US', 'CA', 'NY', 'PA']) {
    const fund = figures({ state, fundKind: 'treasury' })
    const bank = figures({ state, fundKind: 'treasury', accountApy: fund['fundTaxableEquivalent'] ?? 0 })
    // Matched on a year's income; tax taken month by month moves it by less than a hundredth of a point.
    expect(Math.abs((bank['accountAfterTax'] ?? 0) - (bank['fundAfterTax'] ?? 1))).toBeLessThan(0.01)
  }
})

describe('the account', () => {
  test('tiers change with the balance; hidden rates do not count', () => {
    const tiers = [
      { from: 0, apy: 1 },
      { from: 20_000, apy: 3 },
    ]
    const at = { tiers, income: 0, months: 12, amount: 25_000 } as const
    expect(figures({ ...at, tierMethod: 'whole' })['accountBalance']).toBeCloseTo(25_750, 2)
    // 20,000 at 1% and 5,000 at 3%; each month's interest on the upper part adds a few cents to it.
    expect(figures({ ...at, tierMethod: 'parts' })['accountBalance']).toBeCloseTo(25_350, -1)
    expect(figures({ ...at, accountApy: 9 })).toEqual(figures({ ...at, accountApy: 0 }))
  })
  test('with tiers the yield and the balance agree: one account of that yield ends the same', () => {
    const tiers = [
      { from: 0, apy: 1 },
      { from: 30_000, apy: 4 },
    ]
    const tiered = figures({ tiers, amount: 25_000, monthly: 300, months: 36 })
    const steady = figures({
      accountApy: tiered['accountYield'] ?? 0,
      amount: 25_000,
      monthly: 300,
      months: 36,
      income: 0,
    })
    const before = figures({ tiers, amount: 25_000, monthly: 300, months: 36, income: 0 })
    expect(tiered['accountYield']).toBeGreaterThan(1)
    expect(tiered['accountYield']).toBeLessThan(4)
    expect(steady['accountBalance']).toBeCloseTo(before['accountBalance'] ?? 0, 1)
    const kept = figures({
      accountApy: tiered['accountAfterTax'] ?? 0,
      amount: 25_000,
      monthly: 300,
      months: 36,
      income: 0,
    })
    expect(kept['accountBalance']).toBeCloseTo(tiered['accountBalance'] ?? 0, 1)
  })
  test('fees never take more than is there', () => {
    expect(figures({ amount: 20, fee: 15, minimum: 500, months: 12 })['accountBalance']).toBeGreaterThanOrEqual(0)
  })
  test('nothing placed, nothing earned', () => {
    expect(figures({ amount: 0, monthly: 0 })).toMatchObject({ best: 0, fundAhead: 0 })
  })
})

test('a higher fund yield never leaves less; a higher bank rate never more for the fund', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 8, noNaN: true }),
      fc.integer({ min: 0, max: 200_000 }),
      (fundYield, amount) => {
        const at = (changes: Partial<MoneyMarketInputs>) =>
          figures({ fundYield, amount, ...changes })['fundAhead'] ?? Number.NaN
        expect(at({ fundYield: fundYield + 0.5 })).toBeGreaterThanOrEqual(at({}))
        expect(at({ accountApy: 2 })).toBeLessThanOrEqual(at({ accountApy: 1 }))
      },
    ),
    { numRuns: 50 },
  )
})

describe('what each state counts', () => {
  const statesTable = (changes: Partial<MoneyMarketInputs>) =>
    evaluate(changes)
      .present()
      .tables.find((one) => one.key === 'states')
  test('a little money in a Treasury fund is not said to be taxed by the state', () => {
    // 200 × 3.82% × 9.3% at most: 71 cents a year. The fund is Treasury only, so California taxes none of it.
    const said = words({ state: 'CA', fundKind: 'treasury', amount: 200 })
    expect(said).not.toContain('California taxes all')
    expect(said).toContain('100% of the fund’s dividends are free of California tax')
    expect(said).toContain('less than $1 a year')
    expect(words({ state: 'CA', fundKind: 'prime' })).toContain('California taxes all')
  })
  test('a share exempt in the own state is not exempt in others', async () => {
    const given = { state: 'CA', fundKind: 'municipal', homeShare: 100, everyState: true } as const
    await bringMissing(calculator, { ...defaults, ...given }, env)
    const all = statesTable(given)
    const row = (name: string) => all?.rows.find((one) => one[0] === name) ?? []
    // In California nothing is taken. In New York the dividends bear its tax, as if none were exempt there.
    expect(row('California')[3]).toBeCloseTo(figures(given)['fundYield'] ?? 0, 3)
    expect(row('New York')[3]).toBeCloseTo(figures({ ...given, state: 'NY', homeShare: 0 })['fundAfterTax'] ?? 0, 3)
    expect(Number(row('New York')[3])).toBeLessThan(Number(row('California')[3]))
    expect(all?.lead).toContain('counts only in California')
  })
})

describe('words about the account', () => {
  test('a balance that falls below the minimum only at the very end paid no fee for it', () => {
    // Ten payments at 10 with none free take 100 in the only month: 1,000 becomes about 900, below 950 but not at its opening.
    const said = words({
      amount: 1000,
      months: 1,
      accountApy: 0,
      payments: 10,
      paymentsFree: 0,
      paymentFee: 10,
      minimum: 950,
      fee: 5,
    })
    expect(said).toContain('Fees take $100**')
    expect(said).not.toContain('a balance below')
  })
  test('an expense too small to name leaves no stray comma', () => {
    expect(words({ amount: 0 })).toContain('The 0.25% expense ratio is already taken out')
  })
})

test('a fund of many states is no exempt fund in California', () => {
  // Revenue and Taxation Code 17145 asks for half of the fund's assets, municipal ones of the state included.
  const hint = (state: string) => calculator.hint('homeShare', { ...defaults, fundKind: 'municipal', state }, env)
  expect(hint('CA')).toContain('50% of the fund’s assets')
  expect(hint('PA')).toBe(calculator.fields['homeShare']?.hint)
})

test('a municipal fund’s dividends are not called taxed like pay', () => {
  const steps = (fundKind: MoneyMarketInputs['fundKind']) =>
    evaluate({ fundKind })
      .present()
      .workings.find(({ title }) => title.includes('fund dividends'))
      ?.steps?.join()
  expect(steps('municipal')).toContain('free of federal income tax')
  expect(steps('municipal')).not.toContain('taxed like pay')
  expect(steps('prime')).toContain('taxed like pay')
})
