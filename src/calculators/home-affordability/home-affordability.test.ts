import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oraclePayment } from '#engine/oracles/lending.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { bringMissing } from '../kit/missing.ts'
import { calculator as tool } from './calculator.ts'

const { calculator, env, defaults, evaluate, figures, present, headline, words } = await askedWhole(tool)
const at = (found: Readonly<Record<string, number>>, key: string): number => found[key] ?? Number.NaN

for (const state of ['TX', 'CA', 'NJ', 'HI']) await bringMissing(calculator, { ...defaults, state }, env)

describe('gross for the lender, net for the budget', () => {
  test('the ratios are shares of pay before tax; the retirement plan moves only the budget', () => {
    const base = figures()
    expect(at(base, 'grossPay')).toBeCloseTo(83_730 / 12, 2)
    expect(at(base, 'frontRatio')).toBeCloseTo((at(base, 'monthlyPayment') / (83_730 / 12)) * 100, 8)
    const more = figures({ retirement: 15 })
    expect(more.lenderPrice).toBe(base.lenderPrice)
    expect(at(more, 'budgetPrice')).toBeLessThan(at(base, 'budgetPrice'))
  })
  test('state income tax lowers the budget’s price and leaves the ratios alone', () => {
    const same = { propertyTax: 1, insurance: 0.7 }
    const texas = figures({ ...same, state: 'TX' })
    const california = figures({ ...same, state: 'CA' })
    expect(california.lenderPrice).toBe(texas.lenderPrice)
    expect(at(california, 'takeHome')).toBeLessThan(at(texas, 'takeHome') - 100)
    expect(at(california, 'budgetPrice')).toBeLessThan(at(texas, 'budgetPrice'))
  })
  test('an unmarried partner files alone, a spouse on the joint return', () => {
    const pays = { income: 120_000, secondIncome: 0, retirement: 0, benefits: 0 }
    const alone = at(figures({ ...pays, income: 60_000 }), 'takeHome')
    const unmarried = at(figures({ ...pays, income: 60_000, secondIncome: 60_000 }), 'takeHome')
    expect(unmarried).toBeCloseTo(2 * alone, 1)
    const spouses = at(figures({ ...pays, income: 110_000, secondIncome: 10_000, status: 'joint' }), 'takeHome')
    const apart = at(figures({ ...pays, income: 110_000, secondIncome: 10_000 }), 'takeHome')
    expect(spouses).toBeGreaterThan(apart)
  })
})

describe('solved, not guessed', () => {
  test('at each limit the rule holds to the cent, and a dollar more would break it', () => {
    const found = figures({ limits: 'own', ownFront: 28, ownBack: 36 })
    const month = at(found, 'grossPay')
    // The payment at the 28/36 price is 28% of pay: the other half (36% less 350) is wider.
    const table = present({ limits: 'own', ownFront: 28, ownBack: 36 }).tables.find((one) => one.key === 'limits')
    const row = table?.rows.find((one) => one[0] === '28/36 rule')
    expect(Number(row?.[2])).toBeCloseTo(0.28 * month, 1)
    const own = table?.rows.find((one) => one[0] === 'Your budget')
    expect(Math.abs(Number(own?.[5]))).toBeLessThan(0.02)
  })
  test('PMI begins above 80%: a fixed down payment stops at the jump', () => {
    // 80,000 down: up to 400,000 no PMI. Payment there at 6%: 320,000 x level + 1.8% / 12 of 400,000 = 2,518.56.
    const fixed = {
      downKind: 'amount',
      downAmount: 80_000,
      rate: 6,
      propertyTax: 1.2,
      insurance: 0.6,
      debts: 0,
      limits: 'own',
      ownBack: 100,
      pmiRate: 0.7,
    }
    const share = (payment: number) => (payment / 10_000) * 100
    const payment = 320_000 * oraclePayment(1, 0.005, 360) + 600
    const jump = (320_000 * 0.007) / 12
    const price = (front: number) => at(figures({ ...fixed, income: 120_000, ownFront: front }), 'lenderPrice')
    expect(price(share(payment + jump / 2))).toBeCloseTo(400_000, 0)
    expect(price(share(payment - 1))).toBeLessThan(400_000)
    expect(price(share(payment + jump + 5))).toBeGreaterThan(400_000)
  })
  test('local property tax: New Jersey against Hawaii, and an own figure wins over both', () => {
    const price = (changes: InputValues) => at(figures({ ...changes, income: 150_000 }), 'lenderPrice')
    expect(price({ state: 'HI', insurance: 0.5 })).toBeGreaterThan(price({ state: 'NJ', insurance: 0.5 }) * 1.12)
    expect(price({ state: 'HI', insurance: 0.5, propertyTax: 1.88 })).toBeCloseTo(
      price({ state: 'NJ', insurance: 0.5 }),
      2,
    )
    expect(calculator.hint('propertyTax', { ...defaults, state: 'NJ' }, env)).toContain('1.88%')
  })
  test('more income, savings or a lower rate never lower the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000, max: 400_000 }),
        fc.integer({ min: 0, max: 400_000 }),
        fc.integer({ min: 2, max: 12 }),
        fc.constantFrom('conventional', 'fha', 'va', 'usda'),
        (income, savings, rate, program) => {
          const price = (changes: InputValues) => at(figures({ income, savings, rate, program, ...changes }), 'price')
          const now = price({})
          expect(price({ savings: savings + 10_000 })).toBeGreaterThanOrEqual(now - 0.01)
          expect(price({ rate: rate - 1 })).toBeGreaterThanOrEqual(now - 0.01)
          expect(price({ income: income + 10_000 })).toBeGreaterThanOrEqual(now - 0.01)
          expect(price({ spending: 2600 })).toBeLessThanOrEqual(now + 0.01)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('limits of the programs are not one number', () => {
  test('guideline and maximum differ, and the page says so', () => {
    const guide = figures({ limits: 'guide' })
    const most = figures({ limits: 'most' })
    expect(at(most, 'lenderPrice')).toBeGreaterThan(at(guide, 'lenderPrice') * 1.3)
    expect(words()).toContain('their limit isn’t one number')
    expect(present().tables.find((table) => table.key === 'programs')?.rows).toHaveLength(4)
  })
  test('VA at the most: residual income, not a ratio, and a fifth more above 41%', () => {
    const va = {
      program: 'va',
      state: 'TX',
      downShare: 0,
      propertyTax: 1,
      insurance: 0.7,
      savings: 5_000_000,
      spending: 0,
      saving: 0,
      upkeep: 0,
    }
    const found = figures(va)
    // One person, South, loan above 80,000: 441 x 1.2 once past 41%.
    expect(at(found, 'backRatio')).toBeGreaterThan(41)
    expect(found.residualRequired).toBeCloseTo(529.2, 2)
    expect(at(found, 'residual')).toBeGreaterThanOrEqual(529.19)
    expect(words(va)).toContain('20% more than the table')
    // 1,800 square feet x 0.14 = 252 of upkeep and utilities.
    const larger = figures({ ...va, squareFeet: 2800 })
    expect(at(found, 'lenderPrice')).toBeGreaterThan(at(larger, 'lenderPrice'))
  })
  test('a down payment below the program’s least is refused with a sentence', () => {
    expect(calculator.check({ ...defaults, downShare: 2 })).toEqual({
      downShare: 'Enter 3% or more. Conventional loans require it.',
    })
    expect(calculator.check({ ...defaults, program: 'fha', downShare: 3 })).toHaveProperty('downShare')
    expect(calculator.check({ ...defaults, program: 'va', downShare: 0 })).toEqual({})
  })
  test('a small fixed amount limits the price by the program’s least share', () => {
    // 6,000 is 3% of 200,000.
    const found = figures({ downKind: 'amount', downAmount: 6000, income: 200_000 })
    expect(found.lenderPrice).toBeCloseTo(200_000, 0)
  })
})

describe('one limit by program', () => {
  test('the lender limit is the one of the table of loan types, for every program and choice', () => {
    for (const program of ['conventional', 'fha', 'va', 'usda'])
      for (const [limits, column] of [
        ['guide', 1],
        ['most', 2],
      ] as const) {
        const changes = { program, limits, downShare: 10 }
        const rows = present(changes).tables.find((table) => table.key === 'programs')?.rows ?? []
        const row = rows[['conventional', 'fha', 'va', 'usda'].indexOf(program)]
        expect(Number(row?.[column])).toBeCloseTo(at(figures(changes), 'lenderPrice'), 2)
      }
  })
})

describe('cash to close, reserves, one income', () => {
  test('cash is down + closing + prepaids + days of interest; what stays is savings less cash', () => {
    const found = figures({ propertyTax: 1.2, insurance: 0.6 })
    const price = at(found, 'price')
    const loan = price * 0.9
    const cash = price * 0.13 + price * 0.006 + (2 * price * 0.018) / 12 + (loan * 0.074 * 15) / 365
    expect(Math.abs(at(found, 'cashToClose') - cash)).toBeLessThan(0.2)
    expect(at(found, 'reserves')).toBeCloseTo(65_000 - at(found, 'cashToClose'), 2)
  })
  test('little savings: cash decides, months of costs stay, and the page says so', () => {
    const found = figures({ savings: 40_000 })
    expect(found.price).toBe(found.cashPrice)
    expect(found.reserveMonths).toBeCloseTo(3, 3)
    expect(headline({ savings: 40_000 })).toContain('Your savings limit you')
  })
  test('one income test: the larger pay gone is the worst, and the joint return is worked out anew', () => {
    const couple = { income: 90_000, secondIncome: 50_000, status: 'joint', retirement: 0, benefits: 0 }
    const found = figures(couple)
    expect(at(found, 'payLostShort')).toBeGreaterThan(at(found, 'partnerLostShort'))
    // 50,000 alone on a joint return, 2026: (50,000 - 32,200) x 10% = 1,780; 7.65% = 3,825; 44,395 / 12 = 3,699.58.
    const costs = at(found, 'monthlyPayment') + at(found, 'upkeep') + 350 + 2400
    expect(at(found, 'payLostShort')).toBeCloseTo(costs - 44_395 / 12, 1)
    expect(words(couple)).toContain('If your partner lost their income')
    expect(words({ income: 0, secondIncome: 60_000 })).toContain('If your partner lost their income')
  })
  test('nobody’s pay: no ratio, no price, a kind sentence', () => {
    const none = evaluate({ income: 0 })
    expect(none.outcome).toBe('nothing-fits')
    expect(none.figures).not.toHaveProperty('frontRatio')
    expect(none.present().headline).toContain('no room')
  })
})

describe('a price in mind', () => {
  test('is tested against budget, lender and cash', () => {
    const found = figures({ homePrice: 420_000 })
    expect(at(found, 'inMindSpare')).toBeLessThan(0)
    expect(words({ homePrice: 420_000 })).toContain('above the lender limit')
    expect(words({ homePrice: 200_000 })).toContain('A home at $200,000 fits')
    expect(figures({ homePrice: 420_000 }).price).toBe(figures().price)
  })
})

test('the headline answers with the budget’s price first', () => {
  expect(headline()).toMatch(/^You can afford a home of about \$[\d,]+\. A lender might allow \$[\d,]+\.$/)
  const total = present().split?.parts.reduce((sum, part) => sum + part.value, 0) ?? 0
  expect(total).toBeCloseTo(at(figures(), 'monthlyPayment'), 2)
})

test('FHA lends no more than its ceiling, and its insurance ends after 11 years with 10% down', () => {
  const rich = { program: 'fha', income: 900_000, downShare: 10 }
  // 1,249,125 (2026) / 0.9 = 1,387,916.67
  expect(figures(rich).lenderPrice).toBeCloseTo(1_387_916.67, 1)
  expect(words({ program: 'fha', downShare: 10 })).toContain('ends after 11 years')
  expect(words({ program: 'fha', downShare: 5 })).toContain('lasts as long as the loan')
})

describe('sentences say what holds in each case', () => {
  test('one month kept back is one month, none kept back is not mentioned', () => {
    const one = { savings: 20_000, keepMonths: 1 }
    expect(words(one)).toContain('leaves 1 month of costs')
    expect(words(one)).not.toContain('1 months')
    const none = { savings: 20_000, keepMonths: 0 }
    expect(words(none)).toContain('all you have')
    expect(words(none)).not.toContain('leaves 0 months')
    expect(words(none)).not.toContain('smaller emergency fund')
    // At the smallest share with nothing kept back neither way is open.
    expect(words({ ...none, downShare: 3 })).not.toContain('would stretch')
    expect(words({ ...none, downShare: 10 })).toContain('A smaller down payment would stretch your savings.')
  })
  test('cash to close never passes the savings by a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5000, max: 200_000 }), fc.integer({ min: 3, max: 40 }), (savings, downShare) => {
        const { reserves } = figures({ savings, downShare, keepMonths: 0, income: 500_000 })
        expect(reserves).toBeGreaterThanOrEqual(0)
        expect(Object.is(reserves, -0)).toBe(false)
      }),
      { numRuns: 60 },
    )
  })
  test('a down payment too small for the loan type is named, not the debts', () => {
    // 200 is 3% of 6,667: no home costs so little, whatever the pay.
    const small = headline({ downKind: 'amount', downAmount: 200, debts: 0 })
    expect(small).toContain('require at least 3% down')
    expect(small).not.toContain('debts')
  })
  test('at FHA’s ceiling no lower debt helps', () => {
    // 1,249,125 lent at 3.5% down ends at a price of 1,294,430 however large the pay.
    const rich = { program: 'fha', income: 2_000_000, savings: 2_000_000, downShare: 3.5 }
    expect(figures(rich).lenderPrice).toBeCloseTo(1_249_125 / 0.965, 0)
    expect(words(rich)).toContain('FHA lends at most $1,249,125')
    expect(words(rich)).not.toContain('Lower debt payments')
  })
  test('half a point less property tax is only offered where there is half a point', () => {
    expect(words({ propertyTax: 0.4 })).not.toContain('half a point less')
  })
  test('federal, state and payroll tax stand apart and add up; Texas taxes no income', () => {
    const [texas, california] = [figures({ state: 'TX' }), figures({ state: 'CA' })]
    for (const found of [texas, california])
      expect(at(found, 'federalTax') + at(found, 'stateTax') + at(found, 'payrollTax')).toBeCloseTo(
        at(found, 'taxes'),
        1,
      )
    expect(at(texas, 'stateTax')).toBe(0)
    expect(at(california, 'stateTax')).toBeGreaterThan(0)
    expect(at(california, 'federalTax')).toBe(at(texas, 'federalTax'))
    // 7.65% of wages under the base of Social Security.
    const pay = figures({ income: 100_000, secondIncome: 0, benefits: 0, state: 'TX' })
    expect(at(pay, 'payrollTax')).toBeCloseTo(7_650 / 12, 1)
  })
  test('VA: what is left comes out of its printed parts', () => {
    const step = present({ program: 'va', downShare: 0 })
      .workings.find((one) => one.title === 'Lender limit')
      ?.steps?.find((one) => one.startsWith('VA residual'))
    const [gross = 0, taxes = 0, payment = 0, upkeep = 0, debts = 0, left = 0] = (
      step?.match(/\$[\d,]+\.\d\d/g) ?? []
    ).map((text) => Number(text.replace(/[$,]/g, '')))
    expect(gross - taxes - payment - upkeep - debts).toBeCloseTo(left, 1)
    // 14 cents for each of 1,800 square feet.
    expect(upkeep).toBeCloseTo(252, 9)
  })
  test('a budget that leaves nothing says what is missing', () => {
    const chart = present({ spending: 20_000 }).charts[1]
    expect(chart && 'summary' in chart ? chart.summary : '').toContain('short before paying for a home')
  })
})
