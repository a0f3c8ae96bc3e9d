import { describe, expect, test } from 'vitest'
import { calculator as plan401k } from './401k/calculator.ts'
import { calculator as cd } from './cd/calculator.ts'
import { calculator as etf } from './etf/calculator.ts'
import { askedWhole } from './kit/asked.testkit.ts'
import type { Tool } from './kit/definition.ts'
import type { InputValues } from './kit/field.ts'
import { bringMissing } from './kit/missing.ts'
import { studied } from './kit/study.ts'
import { calculator as moneyMarket } from './money-market/calculator.ts'
import { calculator as mutualFund } from './mutual-fund/calculator.ts'
import { calculator as drawdown } from './retirement-drawdown/calculator.ts'
import { calculator as savings } from './savings/calculator.ts'

/** Illinois takes 4.95% of everything, pension plans' contributions taken off; in the 22% bracket of 2026 a single person's pay is 66,500 to 121,800. */
const ILLINOIS = 0.0495
const FEDERAL = 0.22
const illinois = { state: 'IL', status: 'single', income: 100_000 }

async function figuresOf(tool: Tool, changes: InputValues) {
  const { calculator, defaults, env } = await askedWhole(tool)
  const inputs = { ...defaults, ...changes }
  await bringMissing(calculator, inputs, env)
  const { figures } = calculator.evaluate(inputs, env, await studied(calculator, inputs, env))
  return (key: string): number => figures[key] ?? Number.NaN
}

describe('what the state takes stands beside what the country takes', () => {
  test('interest of a CD and of a Treasury, which a state leaves alone', async () => {
    const figure = await figuresOf(cd, illinois)
    expect(figure('cdStateTax') / figure('cdFederalTax')).toBeCloseTo(ILLINOIS / FEDERAL, 3)
    expect(figure('treasuryFederalTax')).toBeGreaterThan(0)
    expect((await figuresOf(cd, { ...illinois, state: 'US' }))('cdStateTax')).toBe(0)
  })

  test('interest of savings adds up to its taxes', async () => {
    const figure = await figuresOf(savings, { ...illinois, taxKind: 'returns' })
    expect(figure('stateTaxPaid') / figure('federalTaxPaid')).toBeCloseTo(ILLINOIS / FEDERAL, 3)
    expect(figure('stateTaxPaid') + figure('federalTaxPaid')).toBeCloseTo(figure('taxPaid'), 1)
    // At a rate of one's own nobody knows whose it is.
    expect((await figuresOf(savings, { taxKind: 'rate', taxRate: 20 }))('stateTaxPaid')).toBeNaN()
  })

  test('the rates on an account and on a fund of Treasuries', async () => {
    const figure = await figuresOf(moneyMarket, { ...illinois, fundKind: 'treasury' })
    expect(figure('accountStateTaxShare')).toBeCloseTo(100 * ILLINOIS, 6)
    expect(figure('accountFederalTaxShare')).toBeCloseTo(100 * FEDERAL, 6)
    expect(figure('fundStateTaxShare')).toBeCloseTo(0, 6)
    expect(figure('fundFederalTaxShare')).toBeCloseTo(figure('fundTaxShare'), 6)
  })

  test('what contributions to a 401(k) save', async () => {
    const figure = await figuresOf(plan401k, {
      state: 'IL',
      status: 'single',
      pay: 100_000,
      contribute: 10,
      rothShare: 0,
    })
    expect(figure('own')).toBeCloseTo(10_000, -1)
    expect(figure('stateTaxSaved')).toBeCloseTo(10_000 * ILLINOIS, 1)
    expect(figure('federalTaxSaved')).toBeCloseTo(10_000 * FEDERAL, 1)
  })

  test('payouts and sale of funds', async () => {
    const held = { ...illinois, account: 'taxable', taxBy: 'household', start: 100_000, deposit: 0 }
    const one = await figuresOf(etf, held)
    const dividends = (await askedWhole(etf)).defaults['dividendYield'] as number
    expect(one('stateTaxPer10k')).toBeCloseTo(100 * dividends * ILLINOIS, 1)
    expect(one('stateTaxPer10k') + one('federalTaxPer10k')).toBeCloseTo(one('taxPer10k'), 1)
    expect(one('saleStateTax') + one('saleFederalTax')).toBeCloseTo(one('saleTax'), 1)
    // All of the gain at 15% and at the state's rate.
    expect(one('saleStateTax') / one('saleFederalTax')).toBeCloseTo(ILLINOIS / 0.15, 1)
    const fund = await figuresOf(mutualFund, held)
    expect(fund('statePayoutTax') + fund('federalPayoutTax')).toBeCloseTo(fund('payoutTaxPaid'), 1)
    expect(fund('statePayoutTax')).toBeGreaterThan(0)
    expect(fund('saleStateTax') + fund('saleFederalTax')).toBeCloseTo(fund('saleTax'), 1)
    expect((await figuresOf(etf, { ...held, account: 'roth' }))('saleStateTax')).toBeNaN()
  })

  test('the first year of a retirement', async () => {
    const plan = { taxes: true, ownAmount: 60_000, surcharge: false }
    const oregon = await figuresOf(drawdown, { ...plan, state: 'OR' })
    expect(oregon('firstFederalTax') + oregon('firstStateTax')).toBeCloseTo(oregon('firstTaxes'), 0)
    expect(oregon('firstStateTax')).toBeGreaterThan(2_000)
    expect((await figuresOf(drawdown, plan))('firstStateTax')).toBe(0)
  })
})
