import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oraclePayment, oraclePaymentsToZero, oracleTotalInterest } from '#engine/oracles/lending.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import { calculator as tool } from './calculator.ts'

const { defaults, evaluate, figures, present, headline, words } = await askedWhole(tool)
const debt = (balance: number, rate: number, payment: number, more: Record<string, string | boolean> = {}) => ({
  name: '',
  kind: 'card',
  balance,
  rate,
  payment,
  moves: true,
  ...more,
})

describe('the same payment on both sides', () => {
  test('only rate and fee are left to differ: the same rate without a fee saves nothing', () => {
    const found = figures({ debts: [debt(5000, 15, 200)], rate: 15, fee: 0, term: 60 })
    expect(found.saving).toBe(0)
    expect(found.monthsSaved).toBe(0)
  })
  test('the same rate with a fee costs the fee and its interest', () => {
    const found = figures({ debts: [debt(5000, 15, 200)], rate: 15, fee: 5, term: 60 })
    expect(found.saving).toBeLessThan(-(found.fee ?? 0))
    expect(headline({ debts: [debt(5000, 15, 200)], rate: 15, fee: 5, term: 60 })).toContain('would cost you $')
  })
  test('what the new loan asks above today’s payment is paid on both sides', () => {
    const found = figures({ debts: [debt(10_000, 20, 200)], rate: 10, fee: 0, term: 24 })
    // 10,000 x (0.1 / 12) / (1 - (1 + 0.1 / 12)^-24) = 461.45
    expect(found.comparedPayment).toBe(461.45)
    expect(found.stayMonths).toBe(Math.ceil(oraclePaymentsToZero(10_000, 0.2 / 12, 461.45)))
  })
  test('paying more counts on both sides', () => {
    const found = figures({ payMore: 100 })
    expect(found.comparedPayment).toBe(660)
    expect(found.stayCost).toBeLessThan(figures().stayCost ?? 0)
    expect(found.moveCost).toBeLessThan(figures().moveCost ?? 0)
  })
})

test('a lower payment through a longer term is not called a saving', () => {
  const long = { debts: [debt(10_000, 12, 333)], rate: 11, fee: 0, term: 120 }
  expect(words(long)).toContain('A lower payment doesn’t always save money')
  expect(figures(long).ownSaving).toBeLessThan(0)
  expect(figures(long).ownCost).toBeCloseTo(oracleTotalInterest(10_000, 0.11 / 12, 120), 0)
})

describe('the fee', () => {
  test('the loan is made large enough to pay off the debts', () => {
    const kept = figures({ debts: [debt(9500, 20, 300)], fee: 5, handling: 'deducted' })
    expect(kept.newLoan).toBe(10_000)
    const added = figures({ debts: [debt(9500, 20, 300)], fee: 5, handling: 'added' })
    expect(added.newLoan).toBe(9975)
    expect(added.newPayment).toBeCloseTo(oraclePayment(9975, 0.119 / 12, 48), 2)
  })
  test('the APR counts it', () => {
    expect(figures({ fee: 5 }).apr).toBeGreaterThan(11.9)
    expect(figures({ fee: 0 }).apr).toBeCloseTo(11.9, 2)
  })
})

describe('a 0% transfer stands apart from a loan', () => {
  const offer = { way: 'transfer', debts: [debt(6000, 22, 300)], transferFee: 3, promoMonths: 12, laterRate: 24 }
  test('it has no APR and no end date of its own', () => {
    expect(figures(offer).apr).toBeUndefined()
    expect(figures(offer).ownCost).toBeUndefined()
    expect(figures(offer).newLoan).toBe(6180)
  })
  test('0% ends: what is left is named, with the payment that would clear it', () => {
    // 6,180 - 12 x 300 = 2,580; 6,180 / 12 = 515
    expect(figures(offer).leftAtOfferEnd).toBe(2580)
    expect(words(offer)).toContain('You’d still owe $2,580 when the offer ends')
    expect(words(offer)).toContain('Paying $515 a month')
  })
  test('a long offer needs less', () => {
    expect(words({ ...offer, promoMonths: 21 })).toContain('you’d pay off the new card before the offer ends')
  })
  test('the highest rates move first under a limit, and what stays keeps its rate', () => {
    const two = { ...offer, debts: [debt(2000, 15, 100), debt(2000, 25, 100)], limit: 2060 }
    const all = figures({ ...two, limit: null })
    expect(figures(two).newLoan).toBe(2060)
    expect(figures(two).moveCost).toBeGreaterThan(all.moveCost ?? 0)
    expect(words(two)).toContain('The other $2,000 stays where it is')
  })
  test('fields of the other ways have no say', () => {
    expect(figures({ ...offer, rate: 40, term: 7, fee: 30, homeRate: 1, homeCosts: 9000 })).toEqual(figures(offer))
  })
})

describe('risks are named', () => {
  test('unsecured debts onto the house', () => {
    expect(words({ way: 'home' })).toContain('Your home would secure $16,800 of debt')
    expect(words()).not.toContain('Your home')
  })
  test('federal student loans lose their protections', () => {
    expect(words({ debts: [debt(9000, 6, 200, { kind: 'student' }), debt(2000, 20, 100)] })).toContain(
      '$9,000 of federal student loans would lose',
    )
  })
  test('medical bills often bear no interest', () => {
    expect(words({ debts: [debt(3000, 0, 100, { kind: 'medical' }), debt(2000, 20, 100)] })).toContain('Medical bills')
  })
  test('debts cheaper than the new loan are better left out', () => {
    expect(words()).toContain('Loan (9%) costs less than the new loan’s')
    const without = (defaults.debts as ReturnType<typeof debt>[]).map((one) => ({ ...one, moves: one.rate > 9 }))
    expect(figures({ debts: without }).owedNow).toBe(12_800)
  })
})

describe('if the cards fill again', () => {
  test('both debts are counted together against changing nothing', () => {
    const found = figures()
    expect(found.refillBehindFrom).toBeGreaterThan(0)
    expect(found.refillOwedAtEnd).toBeGreaterThan(150 * 48)
    expect(words()).toContain('on the empty cards')
  })
  test('no cards among the debts: no such what-if', () => {
    expect(figures({ debts: [debt(5000, 12, 200, { kind: 'loan' })] }).refillOwedAtEnd).toBeUndefined()
    expect(figures({ refill: 0 }).refillOwedAtEnd).toBeUndefined()
  })
  test('never fuller than they were', () => {
    expect(figures({ refill: 100_000 }).refillOwedAtEnd).toBe(12_800)
  })
})

describe('payments that do not cover the interest', () => {
  const drowning = { debts: [debt(10_000, 24, 150)], rate: 12, fee: 0, term: 120 }
  test('the headline says so, and what the loan would do', () => {
    expect(evaluate(drowning).outcome).toBe('compared')
    expect(figures(drowning).saving).toBeUndefined()
    expect(headline(drowning)).toMatch(/^At \$150 a month, only a personal loan gets you debt-free/)
  })
  test('the finding names the debt and its interest', () => {
    expect(words(drowning)).toContain('Debt 1 gets $150 a month but is charged $200 in interest')
  })
})

test('nothing to move asks for a debt', () => {
  expect(evaluate({ debts: [debt(5000, 20, 100, { moves: false })] }).outcome).toBe('nothing-to-move')
})

test('what is paid is what was owed and its interest, on both sides', () => {
  const anyDebt = fc.record({
    balance: fc.integer({ min: 100, max: 20_000 }),
    rate: fc.integer({ min: 0, max: 30 }),
    payment: fc.integer({ min: 50, max: 600 }),
  })
  fc.assert(
    fc.property(fc.array(anyDebt, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 30 }), (debts, rate) => {
      const changes = { debts: debts.map((one) => debt(one.balance, one.rate, one.payment)), rate, fee: 3 }
      const found = evaluate(changes)
      const { saving, stayCost = 0, moveCost = 0 } = found.figures
      if (saving === undefined) return
      expect(saving).toBeCloseTo(stayCost - moveCost, 6)
      const rows = found.present().tables.find((table) => table.key === 'byMonth')?.rows ?? []
      const sum = (column: number): number => rows.reduce((total, row) => total + Number(row[column]), 0)
      if (rows.length === 360) return
      expect(sum(1)).toBeCloseTo((found.figures.owedNow ?? 0) + stayCost, 2)
      expect(sum(3)).toBeCloseTo((found.figures.newLoan ?? 0) + moveCost - (found.figures.fee ?? 0), 2)
    }),
    { numRuns: 60 },
  )
})

test('a debt without a name keeps its number when the one before it stays behind', () => {
  const debts = [debt(1000, 5, 50, { moves: false, name: '' }), debt(3000, 100, 40, { name: '' })]
  // 3,000 at 100% bears 250 a month: 40 never ends it.
  expect(words({ debts })).toContain('Debt 2 gets $40 a month but is charged $250 in interest')
  expect(present({ debts }).tables.find((one) => one.key === 'debts')?.rows[0]?.[0]).toBe('Debt 2')
})

test('cards can fill again only by what moved off them', () => {
  const two = { debts: [debt(5000, 25, 200, { kind: 'card' }), debt(4000, 20, 200, { kind: 'card' })], refill: 5000 }
  // A limit of 3,090 with a fee of 3% takes 3,000.
  const limited = { ...two, way: 'transfer', limit: 3090, transferFee: 3, promoMonths: 60 } as const
  expect(words(limited)).toContain('you’d owe $3,000 on them again')
  const chart = present(limited).charts.find((one) => one.key === 'refill')
  expect(chart?.summary).toContain('You move $3,000 off them today')
  expect(chart?.note).toContain('Everything else gets $400 a month')
})
