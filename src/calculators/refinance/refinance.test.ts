import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recast } from '#engine/lending/recast.testkit.ts'
import { compareRefinance } from '#engine/lending/refinance.testkit.ts'
import { oracleBalance } from '#engine/oracles/lending.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import { calculator as tool } from './calculator.ts'
import { plain, usd } from './refinance.testkit.ts'

const { figures, present, headline, words, check, defaults, calculator } = await askedWhole(tool)
const reset = { ...plain, balance: 100_000, rate: 6.5, monthsLeft: 120, newRate: 6.4, costs: usd(4000) } as const

describe('the answer', () => {
  test('one sentence with what is saved and the true break-even', () => {
    expect(headline(plain)).toBe('You’d save $14,061 by refinancing and break even in 1 year and 6 months.')
  })
  test('the new loan can take the place of the old one: what it owes, its rate, term and payment', () => {
    const rolled = { ...plain, rolledIn: true, debts: [{ name: 'Visa', balance: 900, apr: 20, payment: 90 }] }
    for (const asked of [plain, rolled]) {
      const action = present(asked).actions?.find(({ id }) => id === 'household-home-loan')
      const { newLoan } = figures(asked)
      expect(action).toMatchObject({
        value: newLoan,
        loan: { balance: newLoan, months: asked.newTerm, replaces: asked.balance },
      })
      expect(action?.loan?.annualRate).toBeCloseTo(asked.newRate / 100, 12)
      // The loan is paid off in its term by its payment.
      const { balance = 0, annualRate = 0, payment = 0 } = action?.loan ?? {}
      expect(Math.abs(oracleBalance(balance, annualRate / 12, payment, asked.newTerm))).toBeLessThan(5)
    }
    expect(present(rolled).actions?.[1]?.loan?.paidOff).toEqual(['Visa'])
  })
  test('leaving too soon, never, and only for a while each have their sentence', () => {
    expect(headline({ ...plain, stay: 12 })).toContain('You’d leave too soon')
    expect(headline(reset)).toContain('never breaks even')
    // One point lower for 500, but spread over 30 years instead of 10: ahead at first, until interest on the larger balance is more.
    const lost = { ...plain, balance: 100_000, rate: 6.5, monthsLeft: 120, newRate: 5.5, costs: usd(500), stay: 360 }
    expect(headline(lost)).toContain('but not after')
    const { paymentNow = 0, newPayment = 0, aheadUntil = 0 } = figures(lost)
    const gain = (k: number): number =>
      k * (paymentNow - newPayment) +
      oracleBalance(100_000, 0.065 / 12, paymentNow, k) -
      oracleBalance(100_000, 0.055 / 12, newPayment, k) -
      500
    expect([gain(aheadUntil - 1) > 0, gain(aheadUntil) > 0]).toEqual([true, false])
  })
  test('agrees with the engine’s own comparison on 60 random refinances, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000, max: 900_000 }),
        fc.integer({ min: 200, max: 1100 }),
        fc.integer({ min: 24, max: 359 }),
        fc.integer({ min: 200, max: 1100 }),
        fc.constantFrom(180, 240, 360),
        fc.integer({ min: 0, max: 12_000 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 6, max: 360 }),
        fc.constantFrom(0, 3, 6),
        (balance, oldBasis, monthsLeft, newBasis, newTerm, costs, rolledIn, cashOut, stay, earns) => {
          if (costs > balance * 0.2) return
          const found = figures({
            balance,
            rate: oldBasis / 100,
            monthsLeft,
            newRate: newBasis / 100,
            newTerm,
            costs: usd(costs),
            rolledIn,
            cashOut,
            stay,
            earns,
            lump: 1000,
          })
          const other = compareRefinance({
            current: { balance, annualRate: oldBasis / 10_000, monthsLeft },
            offer: { annualRate: newBasis / 10_000, termMonths: newTerm, costs, rolledIn, cashOut },
            horizonMonths: stay,
            opportunityAnnualRate: earns / 100,
          })
          if (other.outcome !== 'found') throw new Error(other.reason)
          expect(found.newPayment).toBe(other.newPayment)
          expect(found.newLoan).toBe(other.newLoan)
          expect(found.cashBreakEven ?? null).toBe(other.cashBreakEven)
          expect(found.trueBreakEven ?? null).toBe(other.lead.outcome === 'leads' ? other.lead.from : null)
          expect(found.interestNew).toBe(other.interest.refinance)
          const ends = Math.max(other.months.keep, other.months.refinance)
          if (stay <= ends) expect(found.saved).toBeCloseTo(other.aheadAtHorizon, 2)
          if (found.sameEndPayment !== undefined) expect(found.sameEndPayment).toBe(other.samePayoff.payment)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('pitfall: resetting to 30 years hides the cost', () => {
  test('the shortcut is glad, the true comparison and the same payoff date are not, and the words say why', () => {
    const found = figures({ ...reset, stay: 360 })
    expect(found.cashBreakEven).toBe(8)
    expect(found.trueBreakEven).toBeUndefined()
    expect(found.sameEndSaved).toBeLessThan(0)
    expect(words(reset)).toContain('is misleading')
    expect(words(reset)).toMatch(/ends 20 years later.*more interest in total/)
  })
  test('always compared to the same payoff date too: it ends with the old loan, to the month', () => {
    const shown = present(plain).tables.find((table) => table.key === 'ways')?.rows ?? []
    const of = (name: string) => shown.find((row) => String(row[0]).startsWith(name))
    expect(of('Refinance, same payoff date')?.[7]).toBe(of('Keep your loan')?.[7])
  })
  test('a shorter new term needs no such line', () => {
    expect(figures({ ...plain, newTerm: 180 }).sameEndPayment).toBeUndefined()
    expect(present({ ...plain, newTerm: 180 }).more).toContain('sooner')
  })
})

describe('pitfall: rolled-in costs earn interest', () => {
  test('rolled in, more interest is paid than in cash; both start behind by the costs', () => {
    const cash = figures(plain)
    const rolled = figures({ ...plain, rolledIn: true })
    // 6,000 at 6% over 30 years is 35.97 a month: 360 x 35.97 - 6,000 = 6,950 of interest.
    expect((rolled.interestNew ?? 0) - (cash.interestNew ?? 0)).toBeCloseTo(6950, -1)
    expect(rolled.cashToBring).toBe(0)
    expect(words({ ...plain, rolledIn: true })).toMatch(/Adding \$6,000 of costs to the loan makes them \$12,9\d\d/)
    for (const rolledIn of [true, false]) {
      const chart = present({ ...plain, rolledIn }).charts[0]
      if (chart?.kind !== 'lines') throw new Error('lines')
      expect(chart.series[0]?.values[0]).toBeCloseTo(-6000, 6)
    }
  })
})

describe('pitfall: an escrow refund is not a saving', () => {
  test('deposit and refund move the cash to bring, never what is saved or when', () => {
    const without = figures(plain)
    const { cashToBring, ...rest } = figures({ ...plain, escrowNew: 4200, escrowBack: 3100 })
    expect(cashToBring).toBe((without.cashToBring ?? 0) + 4200)
    expect(rest).toEqual(Object.fromEntries(Object.entries(without).filter(([key]) => key !== 'cashToBring')))
    expect(words({ ...plain, escrowNew: 4200, escrowBack: 3100 })).toContain('neither a cost nor a saving')
  })
})

describe('pitfall: interest on cash out is not deductible unless it goes into the home', () => {
  const out = { ...plain, cashOut: 60_000, itemize: 'itemize', taxRate: 30 } as const
  test('spent elsewhere, its share of interest saves no tax', () => {
    const home = figures({ ...out, cashOutUse: 'home' }).goneNew ?? 0
    const other = figures({ ...out, cashOutUse: 'other' }).goneNew ?? 0
    const interest = figures({ ...out, itemize: 'standard' }).goneNew ?? 0
    // Of the 340,000, 280,000 stays home debt while principal pays the 60,000 first (Publication 936), which takes more than
    // 60 months. So 1,400 of each month's interest (280,000 x 6% / 12) counts, and 30% of the rest of it is lost.
    expect(other - home).toBeCloseTo((interest - 6000 - 60 * 1400) * 0.3, 1)
    expect(words(out)).toContain('isn’t deductible')
  })
  test('with the standard deduction the use changes nothing', () => {
    const standard = { ...plain, cashOut: 60_000 }
    expect(figures({ ...standard, cashOutUse: 'home' })).toEqual(figures({ ...standard, cashOutUse: 'other' }))
  })
  test('points of a refinance are deducted over the term, the rest when the loan ends', () => {
    const points = { ...plain, points: 2, itemize: 'itemize', taxRate: 25 } as const
    const none = { ...points, points: 0 } as const
    // 5,600 of points cost 5,600 less 25%: 4,200 in all, whenever the loan ends, as money earns nothing here.
    expect((figures(none).saved ?? 0) - (figures(points).saved ?? 0)).toBeCloseTo(4200, 6)
  })
  test('cash out is money in hand and debt at once; a home equity loan stands beside it', () => {
    const taken = { ...plain, rate: 3.5, newRate: 7.4, cashOut: 40_000 }
    expect(words(taken)).toMatch(/home equity loan.*ahead of this refinance/)
    expect(figures(taken).equityLoanSaved).toBeGreaterThan(figures(taken).saved ?? 0)
  })
})

describe('beside it: recast, lump sum, extra payments', () => {
  test('the recast is the engine’s, to the cent', () => {
    const found = figures({ ...plain, lump: 30_000, recastFee: 300 })
    const other = recast({ balance: 280_000, annualRate: 0.075, monthsLeft: 312, lumpSum: 30_000, fee: 300 })
    if (other.outcome !== 'found') throw new Error(other.reason)
    expect(found.recastPayment).toBe(other.newPayment)
    expect(found.lumpMonths).toBe(other.months.paymentKept)
  })
  test('paying extra saves by the rate itself: nothing at a rate of money’s own', () => {
    const even = { ...plain, rate: 6, earns: ((1 + 0.06 / 12) ** 12 - 1) * 100 }
    expect(Math.abs(figures(even).extraSaved ?? 99)).toBeLessThan(1)
    expect(Math.abs(figures(even).lumpSaved ?? 99)).toBeLessThan(1)
  })
  test('nothing to put in: those ways are left out', () => {
    const rows = present({ ...plain, extra: 0, lump: 0 }).tables[0]?.rows ?? []
    expect(rows.map((row) => row[0])).toEqual([
      'Keep your loan',
      'Refinance at 6%',
      'Refinance, same payoff date',
      'Refinance, same payment',
    ])
  })
})

describe('the rate to wait for', () => {
  test('at that rate refinancing is even when you leave; the words turn there', () => {
    const rate = figures(plain).rateToBeat ?? 0
    expect(Math.abs(figures({ ...plain, newRate: rate }).saved ?? 99)).toBeLessThan(2)
    expect(words({ ...plain, newRate: rate - 0.05 })).toContain('Refinancing saves you money at any rate below')
    expect(words({ ...plain, newRate: rate + 0.05 })).toContain('You’d need a rate below')
  })
})

describe('inputs that do not fit', () => {
  test('each has its sentence', () => {
    expect(check({ ...plain, payment: 1000 }).payment).toContain('the interest alone')
    expect(check({ ...plain, lump: 280_000 }).lump).toContain('less than you owe')
    expect(check({ ...plain, costs: usd(90_000) }).costs).toContain('25%')
    const debts = [{ name: '', balance: 9000, apr: 24, payment: 100 }]
    expect(check({ ...plain, debts }).debts).toContain('debt 1')
    expect(check(plain)).toEqual({})
  })
  test('mortgage insurance counts for its months, and stops with the loan', () => {
    const now = figures({ ...plain, pmiNow: 150, pmiNowMonths: 24 })
    expect((now.saved ?? 0) - (figures(plain).saved ?? 0)).toBeCloseTo(24 * 150, 6)
    expect(now.paymentNow).toBe(2192.34)
  })
  test('hidden fields do not move the answer', () => {
    expect(figures({ ...plain, pmiNowMonths: 3, pmiNewMonths: 9, taxRate: 50, cashOutUse: 'home' })).toEqual(
      figures(plain),
    )
  })
})

describe('a VA refinance', () => {
  const va = { ...plain, program: 'irrrl' } as const
  test('a streamline costs half a percent of the loan, cash out by use, an exempt veteran nothing', () => {
    expect(figures(va).vaFee).toBe(1400)
    expect(figures({ ...va, program: 'va', vaUse: 'later' }).vaFee).toBe(9240)
    expect(figures({ ...va, program: 'va', vaUse: 'first' }).vaFee).toBe(6020)
    expect(figures({ ...va, vaUse: 'exempt' }).vaFee).toBeUndefined()
    expect(words({ ...va, vaUse: 'exempt' })).toContain('no VA funding fee')
  })
  test('the fee is a cost: in cash it is brought to closing, rolled in it is borrowed', () => {
    expect((figures(plain).saved ?? 0) - (figures(va).saved ?? 0)).toBeCloseTo(1400, 6)
    expect(figures(va).cashToBring).toBe(7400)
    // 0.5% of 286,000 is 1,430.
    expect(figures({ ...va, rolledIn: true })).toMatchObject({ newLoan: 287_430, cashToBring: 0 })
  })
  test('a streamline takes no cash out and pays no other debts', () => {
    expect(check({ ...va, cashOut: 5000 }).cashOut).toContain('Enter 0')
    expect(check({ ...va, debts: [{ name: '', balance: 900, apr: 20, payment: 90 }] }).debts).toContain('Remove')
    expect(calculator.shown('vaUse', defaults)).toBe(false)
  })
})

describe('home debt from before December 16, 2017, and newer debt together', () => {
  const large = { ...plain, balance: 900_000, itemize: 'itemize', taxRate: 25, extra: 0, lump: 0, stay: 12 } as const
  test('the old loan and what refinances it count up to $1,000,000', () => {
    const taxSaved = (changes: object) => {
      const counted = figures({ ...large, ...changes })
      const none = figures({ ...large, itemize: 'standard' })
      return [(none.goneNow ?? 0) - (counted.goneNow ?? 0), (none.goneNew ?? 0) - (counted.goneNew ?? 0)] as const
    }
    const [oldNow, oldNew] = taxSaved({ before2018: true })
    const [newNow, newNew] = taxSaved({})
    // All 900,000 counts, or at first 750 of 900; 12 months at 7.5% and 6% on a little less than 900,000.
    expect(oldNow).toBeCloseTo(0.25 * (figures({ ...large, itemize: 'standard' }).goneNow ?? 0), 1)
    expect(newNow / oldNow).toBeCloseTo(750 / 900, 2)
    expect(newNew / oldNew).toBeCloseTo(750 / 900, 2)
  })
  test('cash out for the home gets only what old debt leaves of $750,000', () => {
    const out = { ...large, balance: 700_000, cashOut: 200_000, cashOutUse: 'home' } as const
    // Old debt of 700,000 leaves 50,000 of the new limit: the same 750,000 as with new debt alone.
    expect(figures({ ...out, before2018: true }).goneNew).toBe(figures(out).goneNew)
    expect(words({ ...large, before2018: true })).toContain('up to $900,000')
  })
})
