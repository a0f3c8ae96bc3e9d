import { beforeAll, describe, expect, it, test } from 'vitest'
import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import { type LoadedStateLaw, loadStateLaw } from '#engine/tax/state-law.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { taxYears } from '#facts/tax-years.ts'
import { bankInterestFor, type CashTax, cashTaxFor, noCash } from './cash-income-tax.ts'

const facts: TaxYearFacts = taxYears[2026]
/** 85,000 of pay: 68,900 of taxable income in 2026, inside the 22% bracket (Rev. Proc. 2025-32). */
const single: Household = { ...emptyHousehold, people: [{ ...noIncome, pay: 85_000 }] }
let pennsylvania: LoadedStateLaw = 'none'
beforeAll(async () => {
  pennsylvania = await loadStateLaw('PA')
})
const inPennsylvania = (): CashTax =>
  cashTaxFor({ ...single, state: 'PA' }, facts, (one) => (federal) => {
    if (pennsylvania === 'none') throw new Error('the law of Pennsylvania')
    return pennsylvania.returnOf(one, federal, 2026)
  })

describe('1,000 dollars at 22% and Pennsylvania’s 3.07%', () => {
  it.each([
    ['bank interest is taxed by both', { bank: 1000 }, 220, 30.7],
    ['Treasury interest by the federal government alone (31 USC 3124)', { treasury: 1000 }, 220, 0],
    ['a fund’s other dividends by both', { fund: 1000 }, 220, 30.7],
    ['a fund with 60% from the United States', { treasury: 600, fund: 400 }, 220, 12.28],
    ['municipal interest from elsewhere by the state alone', { municipal: 1000 }, 0, 30.7],
    ['municipal interest of the state by neither', { municipal: 1000, municipalHome: 1 }, 0, 0],
  ] as const)('%s', (_, income, federal, state) => {
    const tax = inPennsylvania()({ ...noCash, ...income })
    expect(tax.federal).toBeCloseTo(federal, 6)
    expect(tax.stateAndLocal).toBeCloseTo(state, 6)
    expect(tax.total).toBeCloseTo(federal + state, 6)
  })
})

test('a state that deducts federal tax takes its full rate of municipal interest, on which there is none', async () => {
  const alabama = await loadStateLaw('AL')
  if (alabama === 'none') throw new Error('the law of Alabama')
  const inAlabama = cashTaxFor(
    { ...single, state: 'AL' },
    facts,
    (one) => (federal) => alabama.returnOf(one, federal, 2026),
  )
  // Alabama takes 5% above 3,000 of taxable income. Of 1,000 from a bank it lets 220 of federal tax be deducted: 5% of 780.
  expect(inAlabama({ ...noCash, bank: 1000 }).stateAndLocal).toBeCloseTo(39, 6)
  expect(inAlabama({ ...noCash, municipal: 1000 }).stateAndLocal).toBeCloseTo(50, 6)
  expect(inAlabama({ ...noCash, municipal: 1000 }).federal).toBeCloseTo(0, 9)
})

test('the bank interest that leaves as much: the textbook yield / (1 - rate) inside one bracket', () => {
  // Treasury 1,000 leaves 780; 780 / (1 - 0.22 - 0.0307) = 1,040.97.
  expect(bankInterestFor(inPennsylvania(), 780)).toBeCloseTo(780 / (1 - 0.2507), 2)
  expect(bankInterestFor(inPennsylvania(), 0)).toBeCloseTo(0, 2)
})

test('millions at more than half are found too: net / (1 - 0.541)', () => {
  const high: CashTax = ({ bank }) => ({ federal: bank * 0.408, stateAndLocal: bank * 0.133, total: bank * 0.541 })
  for (const net of [1, 3820.17, 3_816_000, 4e8])
    expect((bankInterestFor(high, net) ?? Number.NaN) / (net / 0.459)).toBeCloseTo(1, 8)
  // Two brackets: 10% of the first 1,000 and 40% above. 1,500 is left of 1,000 + (1,500 - 900) / 0.6 = 2,000.
  const bent: CashTax = ({ bank }) => {
    const total = 0.1 * Math.min(bank, 1000) + 0.4 * Math.max(0, bank - 1000)
    return { federal: total, stateAndLocal: 0, total }
  }
  expect(bankInterestFor(bent, 1500)).toBeCloseTo(2000, 3)
  // A cliff of 300 at 1,000: 1,200 is left only beyond it, of 1,500; 950 already before it.
  const cliff: CashTax = ({ bank }) => {
    const total = bank > 1000 ? 300 : 0
    return { federal: total, stateAndLocal: 0, total }
  }
  expect(bankInterestFor(cliff, 1200)).toBeCloseTo(1500, 3)
  expect(bankInterestFor(cliff, 950)).toBeCloseTo(950, 3)
  // Tax falls by 300 at 1,000: 850 is never what is left.
  const drop: CashTax = ({ bank }) => {
    const total = bank > 1000 ? 0 : 300
    return { federal: total, stateAndLocal: 0, total }
  }
  expect(bankInterestFor(drop, 850)).toBeNull()
})

test('it does not settle where tax takes it all', () => {
  const all: CashTax = ({ bank }) => ({ federal: bank * 1.2, stateAndLocal: 0, total: bank * 1.2 })
  expect(bankInterestFor(all, 100)).toBeNull()
})
