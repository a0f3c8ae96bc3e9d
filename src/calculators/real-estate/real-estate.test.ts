import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { netPresentValue } from '#engine/oracles/growth.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { bringMissing } from '../kit/missing.ts'
import type { HeatChart, Table } from '../kit/presentation.ts'
import { calculator as tool } from './calculator.ts'
import { cases } from './cases.ts'

const { calculator, env, defaults, evaluate, figures, present, words } = await askedWhole(tool)
const figure = (key: string, changes: InputValues = {}) => figures(changes)[key] ?? Number.NaN
const table = (key: string, changes: InputValues = {}): Table => {
  const found = present(changes).tables.find((one) => one.key === key)
  if (found === undefined) throw new Error(`no table ${key}`)
  return found
}
const heat = (key: string, changes: InputValues = {}): HeatChart => {
  const found = present(changes).charts.find((one) => one.key === key)
  if (found?.kind !== 'heat') throw new Error(`no grid ${key}`)
  return found
}
/** What is in hand each year after tax, the cash put in first. */
const flows = (changes: InputValues = {}) => table('cashFlow', changes).rows.map((row) => Number(row[12]))
const pct = (amount: number) => ({ amount, unit: 'pct' }) as const

test.each(cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
  const found = figures(one.inputs as InputValues)
  for (const [key, expected] of Object.entries(one.expect))
    expect(Math.abs((found[key] ?? Number.NaN) - expected), `${key}: ${found[key]}`).toBeLessThanOrEqual(one.within)
})

describe('the start of the page', () => {
  test('answers in one sentence, with what it earns and what a month costs', () => {
    const shown = present()
    expect(unmarked(shown.headline)).toMatch(
      /^You’d pay \$\d+ a month out of pocket at first and earn \d\.\d% a year after tax\.$/,
    )
    expect(shown.more).toMatch(
      /^That’s if you sell after 10 years\. To earn 8%, the most you could pay is \*\*about \$\d{3},000\*\*/,
    )
  })
  test('every part of the first year adds up to rent, or to rent and what is missing', () => {
    for (const rent of [2700, 5000]) {
      const total = present({ monthlyRent: rent }).split?.parts.reduce((sum, part) => sum + part.value, 0) ?? 0
      const missing = Math.max(0, -figure('yearlyCashFlow', { monthlyRent: rent }))
      expect(total).toBeCloseTo(12 * rent + missing, 6)
    }
  })
  test('every finding has a number or says what is not included', () => {
    const { findings } = present()
    for (const finding of findings.slice(0, -1)) expect(finding.text).toMatch(/\d/)
    expect(findings.at(-1)?.text).toContain('Not included')
    expect(findings.length).toBeLessThanOrEqual(9)
  })
})

describe('NOI excludes the loan and depreciation', () => {
  test('neither rate, down payment, land share nor income moves NOI or the cap rate', () => {
    const now = figures()
    for (const changes of [{ rate: 12 }, { down: pct(60) }, { landShare: 60 }, { income: 400_000 }, { reserve: 0 }]) {
      expect(figure('netOperatingIncome', changes)).toBe(now.netOperatingIncome)
      expect(figure('capRate', changes)).toBe(now.capRate)
    }
  })
})

describe('cash-on-cash is not the return', () => {
  test('growth and taxes move the return, not cash-on-cash; and the page says so', () => {
    const now = figures()
    for (const changes of [{ valueGrowth: 6 }, { income: 400_000 }, { holdYears: 20 }]) {
      expect(figure('cashOnCash', changes)).toBe(now.cashOnCash)
      expect(figure('afterTaxReturn', changes)).not.toBeCloseTo(now.afterTaxReturn ?? 0, 2)
    }
    const steps = present().workings.flatMap((working) => working.steps ?? [])
    expect(steps.join(' ')).toContain('it is not the return')
  })
})

describe('big repairs left out are the usual lie', () => {
  test('the reserve is in cash flow and in the return, and what leaving it out would show is said', () => {
    const reserve = 2700 * 12 * 0.07
    expect(figure('yearlyCashFlow', { reserve: 0 }) - figure('yearlyCashFlow')).toBeCloseTo(reserve, 6)
    expect(figure('afterTaxReturn', { reserve: 0 })).toBeGreaterThan(figure('afterTaxReturn'))
    expect(words()).toContain('Without the repair reserve, cash-on-cash would look like')
    expect(words({ reserve: 0 })).toContain('These numbers have no reserve for big repairs')
  })
  test('it is depreciated, not deducted', () => {
    // A full year's first reserve of 2,268 is written off over 27.5 years: the first tax year hardly moves.
    const held = { closingMonth: '2026-01', rentGrowth: 0 }
    const more = figure('firstDepreciation', held) - figure('firstDepreciation', { ...held, reserve: 0 })
    // Twelve parts of 189, the k-th for 12.5 - k months: 189 x (11.5 + 10.5 + … + 0.5) / 330 = 189 x 72 / 330.
    expect(more).toBeCloseTo((189 * 72) / 330, 6)
  })
})

describe('land is not depreciated', () => {
  test('all land: none at all; and more land, less depreciation', () => {
    expect(figure('firstDepreciation', { landShare: 100, reserve: 0 })).toBe(0)
    expect(figure('depreciation', { landShare: 40, reserve: 0 })).toBeCloseTo((329_600 * 0.6) / 27.5, 6)
  })
})

describe('passive losses', () => {
  test('at 180,000 of income all wait, the sale frees them, and none is lost', () => {
    const rows = table('taxReturns', { income: 180_000 }).rows
    const kept = rows.slice(0, -1)
    expect(kept.every((row) => row[3] === 0 && row[6] === 0)).toBe(true)
    const waiting = kept.reduce((sum, row) => sum - Number(row[1]), 0)
    expect(figure('lossWaiting', { income: 180_000 })).toBeCloseTo(waiting, 6)
    expect(Number(rows.at(-1)?.[3])).toBeCloseTo(-waiting + Number(rows.at(-1)?.[1]), 6)
    expect(words({ income: 180_000 })).toMatch(/Selling frees \$[\d,]+/)
  })
  test('taking part, taking none, and real estate as the job', () => {
    expect(figure('firstTaxChange', { closingMonth: '2026-01' })).toBeLessThan(0)
    expect(figure('firstTaxChange', { closingMonth: '2026-01', role: 'passive' })).toBe(0)
    expect(figure('firstTaxChange', { closingMonth: '2026-01', role: 'professional', income: 300_000 })).toBeLessThan(0)
    expect(words({ role: 'passive' })).toContain('You aren’t involved in managing it')
  })
})

describe('the return', () => {
  test('makes today’s value of what the table shows zero', () => {
    for (const changes of [{}, { holdYears: 3 }, { down: pct(100) }, { income: 180_000 }, { holdYears: 25 }])
      expect(Math.abs(netPresentValue(flows(changes), figure('afterTaxReturn', changes) / 100))).toBeLessThan(0.01)
  })
  test('the year in the hold curve is the same as asked for alone', () => {
    const rows = table('bySaleYear').rows
    for (const holdYears of [1, 4, 10, 30])
      expect(Number(rows[holdYears - 1]?.[7])).toBeCloseTo(figure('afterTaxReturn', { holdYears }), 7)
  })
  test('no cash of one’s own: no rate, and the words say what is left', () => {
    const changes = { down: pct(0), closing: pct(0), monthlyRent: 4500 }
    expect(evaluate(changes).outcome).toBe('no-return')
    expect(figures(changes)).not.toHaveProperty('afterTaxReturn')
    expect(unmarked(present(changes).headline)).toMatch(/and make \$[\d,]+ total after tax/)
  })
})

describe('the largest offer', () => {
  test('paid, it earns the target: rent, costs in dollars and the later price unchanged', () => {
    const fixed = { worth: 320_000, propertyTax: { amount: 3520, unit: 'usd' } as const }
    for (const changes of [{}, { target: 5 }, { target: 12 }, { income: 180_000 }, { holdYears: 5 }]) {
      const price = figure('largestOffer', { ...fixed, ...changes })
      const earned = figure('afterTaxReturn', { ...fixed, ...changes, price })
      expect(earned).toBeCloseTo('target' in changes ? changes.target : 8, 4)
    }
  })
  test('a lower price paid does not lower what it sells for', () => {
    const cheaper = { worth: 320_000, price: 280_000 }
    expect(figure('salePrice', cheaper)).toBe(figure('salePrice'))
    expect(figure('largestOffer', { target: 10 })).toBeLessThan(figure('largestOffer', { target: 6 }))
  })
})

describe('stress', () => {
  test('rent 10% lower, two empty months and a point on the rate, by hand', () => {
    // Of each dollar of rent 6% is empty, 8% of the rest goes to management, 8% to repairs, 7% to the reserve.
    const kept = 0.94 * 0.92 - 0.15
    const now = figure('yearlyCashFlow')
    expect(now - figure('rentDownCashFlow')).toBeCloseTo(3240 * kept, 6)
    // Repairs and the reserve go on while it stands empty.
    expect(now - figure('twoEmptyCashFlow')).toBeCloseTo(5400 * 0.94 * 0.92, 6)
    // The loan of 240,000 over 360 months by the level-payment formula, to the cent.
    const payment = (rate: number) => Math.round((240_000 * (rate / 12) * 100) / (1 - (1 + rate / 12) ** -360)) / 100
    expect(now - figure('rateUpCashFlow')).toBeCloseTo(12 * (payment(0.089) - payment(0.079)), 6)
    expect(figure('allWorseCashFlow')).toBeLessThan(Math.min(figure('rentDownCashFlow'), figure('twoEmptyCashFlow')))
    expect(words()).toContain('with rent 10% lower')
  })
  test('the table gives each a return over the whole time', () => {
    const rows = table('stress').rows
    expect(Number(rows[0]?.[4])).toBeCloseTo(figure('afterTaxReturn'), 9)
    expect(Number(rows[1]?.[4])).toBeCloseTo(figure('afterTaxReturn', { monthlyRent: 2430 }), 7)
    expect(Number(rows[2]?.[4])).toBeCloseTo(figure('afterTaxReturn', { emptyMonths: 2 }), 7)
    expect(Number(rows[3]?.[4])).toBeCloseTo(figure('afterTaxReturn', { rate: 8.9 }), 7)
  })
  test('no rent can carry it when costs take all of it; otherwise the break-even rent does', () => {
    expect(figures({ vacancy: 60, upkeep: 40 })).not.toHaveProperty('breakEvenRent')
    expect(words({ vacancy: 60, upkeep: 40 })).toContain('No rent would make this pay for itself')
    const rent = figure('breakEvenRent')
    expect(figure('yearlyCashFlow', { monthlyRent: rent })).toBeCloseTo(0, 6)
    expect(figure('breakEvenOccupancy', { monthlyRent: rent })).toBeCloseTo(94, 8)
  })
})

describe('rules of thumb are checks, not the answer', () => {
  test('1% and 50% stand in a table with what they do not know', () => {
    const rules = table('rulesOfThumb')
    expect(rules.rows.map((row) => row[0])).toContain('1% rule')
    expect(rules.rows.map((row) => row[0])).toContain('50% rule')
    expect(rules.lead).toContain('None of them knows')
    expect(figure('rentToPrice', { price: 270_000 })).toBe(1)
  })
})

describe('grids', () => {
  test('the middle of each is the visitor’s own return; less paid and more rent earn more', () => {
    const own = figure('afterTaxReturn')
    const price = heat('priceRent').values
    expect(price[3]?.[3]).toBeCloseTo(own, 9)
    expect(Number(price[0]?.[3])).toBeGreaterThan(own)
    expect(Number(price[3]?.[6])).toBeGreaterThan(own)
    const sale = heat('priceAtSale', { holdYears: 12 })
    const row = sale.y.values.indexOf('12 years')
    expect(sale.values[row]?.[3]).toBeCloseTo(figure('afterTaxReturn', { holdYears: 12 }), 7)
    expect(Number(sale.values[row]?.[0])).toBeLessThan(Number(sale.values[row]?.[6]))
  })
})

describe('what is hidden does not count', () => {
  test('loan terms without a loan, the cap rate while value grows, growth and worth while sold at a cap rate', () => {
    const cash = { down: pct(100) }
    expect(figures({ ...cash, rate: 20, term: 120, loanPoints: 5, interestOnly: 5 })).toEqual(figures(cash))
    expect(figures({ exitCap: 12 })).toEqual(figures())
    const capped = { exit: 'cap-rate' }
    expect(figures({ ...capped, valueGrowth: 9, worth: 900_000 })).toEqual(figures(capped))
  })
})

describe('properties', () => {
  const some = fc.record({
    price: fc.integer({ min: 100_000, max: 900_000 }),
    rate: fc.integer({ min: 3, max: 10 }),
    holdYears: fc.integer({ min: 1, max: 30 }),
    income: fc.integer({ min: 0, max: 500_000 }),
    closingMonth: fc.integer({ min: 1, max: 12 }).map((one) => `2027-${String(one).padStart(2, '0')}`),
  })
  test('more rent earns more before tax, and never lowers the offer', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 1500, max: 6000 }), (changes, monthlyRent) => {
        const low = figures({ ...changes, monthlyRent })
        const high = figures({ ...changes, monthlyRent: monthlyRent + 100 })
        if (low.beforeTaxReturn !== undefined && high.beforeTaxReturn !== undefined)
          expect(high.beforeTaxReturn).toBeGreaterThan(low.beforeTaxReturn)
        if (low.largestOffer !== undefined && high.largestOffer !== undefined)
          expect(high.largestOffer).toBeGreaterThan(low.largestOffer - 1)
      }),
      { numRuns: 60 },
    )
  })
  test('profit is what was handed back less what was put in', () => {
    fc.assert(
      fc.property(some, (changes) => {
        const all = flows(changes)
        expect(figure('profit', changes)).toBeCloseTo(
          all.reduce((sum, flow) => sum + flow, 0),
          4,
        )
        expect(-(all[0] ?? 0)).toBeCloseTo(figure('cashNeeded', changes), 6)
      }),
      { numRuns: 25 },
    )
  })
})

test('interest alone: a lower first payment, nothing repaid, and the jump is said', () => {
  // 240,000 x 7.9% / 12 = 1,580.00; then r / (1 - (1 + r)^-300) of it: 1,836.49.
  const changes = { interestOnly: 5, holdYears: 5 }
  expect(figure('loanPayment', changes)).toBe(1580)
  expect(figure('loanAtSale', changes)).toBe(240_000)
  expect(words(changes)).toContain('After 5 years of interest-only payments, your payment jumps from $1,580 to $1,836')
  expect(calculator.check({ ...defaults, interestOnly: 5, term: 60 })).toHaveProperty('interestOnly')
})

test('sentences for inputs that do not fit together', () => {
  expect(calculator.check({ ...defaults, down: { amount: 400_000, unit: 'usd' } })).toHaveProperty('down')
  expect(calculator.check({ ...defaults, down: { amount: 319_500, unit: 'usd' } })).toHaveProperty('down')
  expect(calculator.check(defaults)).toEqual({})
})

describe('sold in the year it was bought', () => {
  /** 343,750 with 20% land: a building of 275,000, 10,000 of depreciation a year. Rent 12,000, insurance 8,000, nothing grows. */
  const still = {
    price: 343_750,
    down: { amount: 100, unit: 'pct' },
    landShare: 20,
    monthlyRent: 1000,
    insurance: 8000,
    propertyTax: { amount: 0, unit: 'usd' },
    closing: { amount: 0, unit: 'usd' },
    vacancy: 0,
    management: 0,
    upkeep: 0,
    reserve: 0,
    rentGrowth: 0,
    costGrowth: 0,
    valueGrowth: 0,
    selling: 0,
    inflation: 0,
    incomeGrowth: 0,
    status: 'single',
    income: 90_000,
    closingMonth: '2026-01',
    holdYears: 1,
  } as const
  test('the first tax year is the one with the sale on it', () => {
    // January and December count half: 11/12 of 10,000 = 9,166.67. Rent of 4,000 less that is a loss of 5,166.67, freed by the sale; the gain is
    // the depreciation, short-term. Together 4,000 at 22% (90,000 - 16,100 = 73,900, between 50,400 and 105,700): 880.
    const { figures } = evaluate(still)
    expect(figures.firstDepreciation).toBeCloseTo(9166.67, 2)
    expect(figures.firstTaxChange).toBeCloseTo(880, 2)
    expect(figures.depreciation).toBeUndefined()
    const table = evaluate(still)
      .present()
      .tables.find((one) => one.key === 'taxReturns')
    expect(table?.rows).toHaveLength(1)
    expect(table?.rows[0]?.[6]).toBeCloseTo(880, 2)
  })
  test('a sale in December of the second year leaves no full year to speak of', () => {
    const { figures } = evaluate({ ...still, holdYears: 2 })
    expect(figures.depreciation).toBeUndefined()
    expect(evaluate({ ...still, holdYears: 3 }).figures.depreciation).toBeCloseTo(10_000, 6)
  })
})

describe('sentences keep apart what they name', () => {
  test('months empty at first are said before what goes wrong beside them', () => {
    const text = words({ emptyMonths: 5 })
    expect(text).toMatch(/With 5 months vacant at first, your first-year cash flow would be −?\$[\d,]+/)
    expect(words({ emptyMonths: 0 })).not.toContain('vacant at first')
  })
  test('coverage with rent 10% lower is that of a normal year, as the figure beside it', () => {
    // Both times the same normal year: months empty at first change neither.
    const covered = (text: string) => text.split('\n').find((line) => line.includes('covers the loan'))
    const none = covered(words({ monthlyRent: 4000 }))
    expect(none).toBeDefined()
    expect(covered(words({ monthlyRent: 4000, emptyMonths: 6 }))).toBe(none)
  })
  test('a loss over $25,000 waits at any income, and the reason says so', () => {
    // 2,000,000 with 20% land is 58,182 of depreciation a year, with no rent at all.
    const text = words({ price: 2_000_000, monthlyRent: 0, income: 80_000, down: { amount: 100, unit: 'pct' } })
    expect(text).toContain('can deduct up to $25,000 a year')
  })
})

describe('the owner’s state', () => {
  test('its rate is worked out at the owner’s income and takes the place of the one entered', async () => {
    // Illinois taxes every dollar at 4.95%; Texas taxes none.
    const at = async (state: string) => {
      const inputs = { ...defaults, state }
      await bringMissing(calculator, inputs, env)
      return calculator.evaluate(inputs, env).figures
    }
    const byRate = figures({ stateRate: 4.95 }).afterTaxReturn ?? 0
    expect((await at('IL')).afterTaxReturn).toBeCloseTo(byRate, 6)
    expect(await at('TX')).toEqual(figures())
    expect(calculator.hint('state', { ...defaults, state: 'IL' }, env)).toBe(
      'Illinois would tax extra income of yours at about 5%.',
    )
    expect(calculator.shown('stateRate', { ...defaults, state: 'IL' })).toBe(false)
  })
})
