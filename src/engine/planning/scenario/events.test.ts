import { describe, expect, it } from 'vitest'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'
import { fallLike, patientShare } from './apply/money-events.ts'
import { changesFor } from './changes.ts'
import { project } from './project.ts'
import { bareLaw, courseOf, event, householdOf, lineOf, modelFor, rules, still } from './scenario.testkit.ts'

const sum = (values: readonly number[]): number => values.reduce((so, one) => so + one, 0)
const single = householdOf({
  incomes: [{ amount: 5200, owner: 'person-1' }],
  accounts: [{ kind: 'savings', balance: 30_000, apy: 0 }],
})
const loss = {
  income: null,
  months: 6,
  newPay: 0.9,
  severance: 0,
  weeklyBenefit: 500,
  benefitWeeks: 26,
  health: 'unchanged',
  healthPremium: 0,
  pauseSaving: true,
} as const

describe('job loss', () => {
  it('pays 25 of 26 weeks in six months: one week is unpaid', () => {
    const course = courseOf(single, [event('job-loss', 2, loss)])
    // Whole weeks by the end of each month: 4, 8, 13, 17, 21, 26, less the first.
    expect(lineOf(course, 'benefit:unemployment:0').slice(1, 7)).toEqual([3, 4, 5, 4, 4, 5].map((weeks) => weeks * 500))
    expect(lineOf(course, 'in:income-1').slice(0, 8)).toEqual([5200, 0, 0, 0, 0, 0, 0, 4680])
  })
  it('stops at the weeks the state pays', () => {
    const course = courseOf(single, [event('job-loss', 1, { ...loss, months: 12, benefitWeeks: 12 })])
    expect(sum(lineOf(course, 'benefit:unemployment:0'))).toBe(12 * 500)
  })
  it('withholds a tenth of the benefits, and April settles the year to its real tax', () => {
    // January to June 2027 out of work, 5,200 a month from July on.
    const course = courseOf(single, [event('job-loss', 2, { ...loss, newPay: 1 })])
    expect(lineOf(course, 'tax').slice(1, 7)).toEqual([3, 4, 5, 4, 4, 5].map((weeks) => -weeks * 50))
    // Federal tax of 2027 with 2026 brackets (no growth): 31,200 of pay and 12,500 of benefits less 16,100.
    const tax = 1240 + 0.12 * (31_200 + 12_500 - 16_100 - 12_400) + 31_200 * 0.0765
    const year = course.years.find((one) => one.year === 2027)
    expect(year?.tax).toBeCloseTo(tax, 2)
    const april = 2028 * 12 + 3 - (2026 * 12 + 11)
    expect(lineOf(course, 'tax-april')[april]).toBeCloseTo(-(tax - (year?.heldBack ?? 0)), 1)
  })
  it('COBRA ends after 18 months, and the marketplace follows', () => {
    const course = courseOf(single, [
      event('job-loss', 1, { ...loss, months: 20, health: 'cobra', healthPremium: 777 }),
    ])
    expect(lineOf(course, 'extra:cobra:0').filter((one) => one === -777)).toHaveLength(18)
    expect(lineOf(course, 'extra:marketplace:0').filter((one) => one !== 0).length).toBeLessThanOrEqual(2)
  })
  it('needs somebody able to work: benefits stop where another event stops the pay too', () => {
    const ill = event('disability', 4, {
      income: null,
      months: 0,
      shortBenefit: 0,
      shortWaitDays: 0,
      shortWeeks: 0,
      longBenefit: 0,
      longWaitDays: 90,
      taxedBenefits: false,
      socialSecurity: 0,
      decision: 0,
      offset: false,
      extraCosts: 0,
      health: 'unchanged',
      healthPremium: 0,
    })
    const course = courseOf(single, [event('job-loss', 1, loss), ill])
    expect(sum(lineOf(course, 'benefit:unemployment:0').slice(3))).toBe(0)
    expect(sum(lineOf(course, 'in:income-1'))).toBe(0)
  })
})

describe('disability', () => {
  const ill = {
    income: null,
    months: 0,
    shortBenefit: 2000,
    shortWaitDays: 14,
    shortWeeks: 26,
    longBenefit: 3000,
    longWaitDays: 90,
    taxedBenefits: false,
    socialSecurity: 1500,
    decision: 7,
    offset: true,
    extraCosts: 0,
    health: 'unchanged',
    healthPremium: 0,
  } as const
  it('counts waiting days by the calendar', () => {
    // From December 1: the short policy from day 15 (17 of 31 days) to day 90; the long one from day 91, March 1 (31 + 31 + 28 = 90).
    const course = courseOf(single, [event('disability', 1, ill)])
    const short = lineOf(course, 'benefit:short-policy:0')
    expect(short.slice(0, 4)).toEqual([1096.77, 2000, 2000, 0])
    expect(lineOf(course, 'benefit:long-policy:0').slice(2, 5)).toEqual([0, 3000, 3000])
  })
  it('Social Security: five full months, paid the month after, what is due before the decision at once', () => {
    const course = courseOf(single, [event('disability', 1, ill)])
    // Disabled from December: entitled from May, paid from June (index 6); decided in July (index 7): June's comes with it.
    const paid = lineOf(course, 'benefit:social-security-disability:0')
    expect(paid.slice(5, 9)).toEqual([0, 0, 1500, 1500])
    expect(lineOf(course, 'event:back-pay:0')[7]).toBe(1500)
    // The policy pays less by it from May on.
    expect(lineOf(course, 'benefit:long-policy:0').slice(4, 6)).toEqual([3000, 1500])
  })
  it('pays nothing for a disability shorter than a year', () => {
    const course = courseOf(single, [event('disability', 1, { ...ill, months: 11 })])
    expect(sum(lineOf(course, 'benefit:social-security-disability:0'))).toBe(0)
    const longer = courseOf(single, [event('disability', 1, { ...ill, months: 12, decision: 0 })])
    // Months 6 to 12 of the disability: seven benefits.
    expect(sum(lineOf(longer, 'benefit:social-security-disability:0'))).toBe(7 * 1500)
  })
})

describe('rates', () => {
  const owing = householdOf({
    incomes: [{ amount: 6000 }],
    accounts: [{ kind: 'savings', balance: 12_000, apy: 0.01 }],
    debts: [
      { kind: 'mortgage', balance: 200_000, apr: 0.05, minimum: 1321.51, isVariable: true },
      { kind: 'personal', balance: 5000, apr: 0.1, minimum: 200 },
    ],
  })
  it('sets a variable loan’s payment anew over the months it had left, and leaves a fixed one', () => {
    const course = courseOf(owing, [event('rates', 1, { points: 0.02, savingsShare: 0.5, months: 0 })])
    // 200,000 at 5% and 1,321.51 a month: 239 to 240 payments left. At 7% over 240 months: 1,550.60.
    expect(lineOf(course, 'debt:debt-1')[0]).toBeCloseTo(-1550.6, 1)
    expect(lineOf(course, 'debt:debt-2')[0]).toBe(-200)
  })
  it('goes back when it ends', () => {
    const course = courseOf(owing, [event('rates', 1, { points: 0.02, savingsShare: 0, months: 12 })])
    const after = lineOf(course, 'debt:debt-1')[12] ?? 0
    expect(-after).toBeGreaterThan(1321)
    expect(-after).toBeLessThan(1340)
  })
  it('savings pass on their share: half of two points on a yield of 1%', () => {
    const course = courseOf(owing, [event('rates', 1, { points: 0.02, savingsShare: 0.5, months: 0 })])
    const before = courseOf(owing)
    const [was, is] = [lineOf(before, 'interest')[0] ?? 0, lineOf(course, 'interest')[0] ?? 0]
    expect(is / was).toBeCloseTo((1.02 ** (1 / 12) - 1) / (1.01 ** (1 / 12) - 1), 1)
  })
})

describe('crash', () => {
  it('2008: stocks with dividends stood lowest in March 2009 and were back within five years', () => {
    const { stocks } = fallLike('2007-10', stocksAndPrices)
    let level = 1
    const levels = stocks.map((one) => (level *= 1 + one))
    const lowest = levels.indexOf(Math.min(...levels)) + 1
    expect(lowest).toBe(17)
    // Monthly averages: about half.
    expect(Math.min(...levels)).toBeGreaterThan(0.48)
    expect(Math.min(...levels)).toBeLessThan(0.53)
    // March 2012 was within a hundredth of it, as daily closes were back; averages of a month took until summer.
    expect(Math.abs((levels[52] ?? 0) - 1)).toBeLessThan(0.012)
    expect(stocks.length).toBeGreaterThan(52)
    expect(stocks.length).toBeLessThan(60)
    expect(levels.at(-1)).toBeGreaterThanOrEqual(1)
  })
  it('moves only the share in stocks and bonds, month by month', () => {
    const household = householdOf({ accounts: [{ kind: 'brokerage', balance: 10_000, basis: 10_000, stocks: 1 }] })
    const past = { firstMonth: '2007-10', stocks: [100, 90, 80, 101], bonds: [100, 101, 102, 103] }
    const model = modelFor(household)
    const settings = still
    const run = (stocks: number) => {
      const one = { ...model, holdings: model.holdings.map((holding) => ({ ...holding, stocks })) }
      return project(
        one,
        changesFor(one, [event('crash', 2, { like: '2007-10', homes: 0 })], { ...rules, past }),
        settings,
        bareLaw,
      )
    }
    expect([...run(1).invested.slice(0, 5)]).toEqual([1_000_000, 900_000, 800_000, 1_010_000, 1_010_000])
    expect(run(0.5).invested[1]).toBe(955_000)
  })
})

describe('medical bills', () => {
  const plan = { bill: 0, deductible: 3000, coinsurance: 0.2, outOfPocketMost: 8000, insured: true, payOver: 1 }
  it('the deductible, then a share, then nothing over the maximum', () => {
    expect(patientShare(2000, plan)).toBe(2000)
    expect(patientShare(13_000, plan)).toBe(5000)
    expect(patientShare(90_000, plan)).toBe(8000)
    expect(patientShare(90_000, { ...plan, insured: false })).toBe(90_000)
    // Healthcare.gov’s glossary: a $2,000 deductible met by a $3,000 bill, then 20% of the rest.
    expect(patientShare(3000, { ...plan, deductible: 2000 })).toBe(2200)
  })
  it('two bills of a calendar year share the deductible and the maximum; a new year begins anew', () => {
    const bill = (at: number) => event('medical', at, { ...plan, bill: 20_000 })
    const course = courseOf(single, [bill(2), bill(3), bill(14)])
    // 6,400, then what is left to 8,000, then 6,400 in January 2028.
    expect(lineOf(course, 'event:medical:0')[1]).toBe(-6400)
    expect(lineOf(course, 'event:medical:1')[2]).toBe(-1600)
    expect(lineOf(course, 'event:medical:2')[13]).toBe(-6400)
  })
  it('is paid over months without interest, to the cent', () => {
    const course = courseOf(single, [event('medical', 1, { ...plan, bill: 1000, deductible: 1000, payOver: 3 })])
    expect(lineOf(course, 'extra:medical:0').slice(0, 4)).toEqual([-333.33, -333.33, -333.34, 0])
  })
})

describe('a home', () => {
  const terms = {
    price: 300_000,
    down: 30_000,
    apr: 0.06,
    termMonths: 360,
    closing: 0.03,
    propertyTax: 0.012,
    insurance: 1800,
    pmi: 0.006,
    upkeep: 0.01,
    dues: 50,
    stopRent: true,
  }
  const renter = householdOf(
    { incomes: [{ amount: 9000 }], accounts: [{ kind: 'savings', balance: 80_000, apy: 0 }] },
    { spending: { 'essential_rent-home-emi': 1700, food_groceries: 600 } },
  )
  const course = courseOf(renter, [event('home', 1, terms)], { ...still, years: 15 })
  it('the level payment of 270,000 at 6% over 30 years is 1,618.79', () => {
    expect(lineOf(course, 'debt:new-home-0')[0]).toBe(-1618.79)
    expect(course.owed[0]).toBe(27_000_000 + 135_000 - 161_879)
    expect(lineOf(course, 'event:down-payment:0')[0]).toBe(-30_000)
    expect(lineOf(course, 'event:closing:0')[0]).toBe(-9000)
    expect(lineOf(course, 'cost:housing')[0]).toBe(0)
    expect(lineOf(course, 'extra:property-tax:0')[5]).toBe(-300)
  })
  it('PMI ends when the schedule reaches 78% of the price', () => {
    const premiums = lineOf(course, 'pmi:new-home-0').filter((one) => one === -135)
    let balance = 270_000
    let months = 0
    while (balance > 234_000) {
      balance = balance * 1.005 - 1618.79
      months += 1
    }
    expect(premiums).toHaveLength(months)
  })
})

describe('moving, parting, buying, inheriting', () => {
  const owner = householdOf(
    {
      people: [
        { role: 'you', born: '1986-04' },
        { role: 'partner', born: '1986-05' },
        { role: 'child', born: '2018-02' },
      ],
      incomes: [
        { amount: 5000, owner: 'person-1' },
        { amount: 4000, owner: 'person-2' },
      ],
      accounts: [
        { kind: 'savings', balance: 10_000, apy: 0 },
        { kind: 'traditional-401k', balance: 50_000, owner: 'person-2' },
      ],
      properties: [{ kind: 'home', value: 300_000, basis: 100_000, bought: '2020-01' }],
      debts: [
        { kind: 'mortgage', balance: 180_000, apr: 0, minimum: 1000, securedBy: 'thing-1' },
        { kind: 'card', balance: 3000, apr: 0.2, minimum: 90 },
        { kind: 'personal', balance: 9000, apr: 0.05, minimum: 100 },
      ],
    },
    { filingStatus: 'joint', spending: { food_groceries: 1000 } },
  )
  it('a home sold pays its loan and 8% of its price; the gain under the exclusion is not taxed', () => {
    const course = courseOf(owner, [
      event('move', 1, { state: 'TX', housing: 1500, costs: 0.1, pay: -0.2, movingCost: 2000, sellHome: true }),
    ])
    expect(lineOf(course, 'event:sale:0')[0]).toBe(300_000 * 0.92 - 180_000)
    expect(course.things[0]).toBe(0)
    expect(lineOf(course, 'cost:food')[0]).toBe(-1100)
    expect(lineOf(course, 'in:income-1')[0]).toBe(4000)
    expect(lineOf(course, 'debt:debt-1')[0]).toBe(0)
  })
  it('a divorce divides accounts and debts, ends the other pay, and files alone from then on', () => {
    const course = courseOf(owner, [
      event('divorce', 1, {
        keepAssets: 0.5,
        keepDebts: 0.4,
        home: 'sell',
        childrenStay: true,
        support: 300,
        supportMonths: 6,
        keepCosts: 0.8,
        housing: 1200,
        legal: 4000,
      }),
    ])
    expect(lineOf(course, 'event:sale:0')[0]).toBe((300_000 * 0.92 - 180_000) / 2)
    expect(lineOf(course, 'event:cash-split:0')[0]).toBe(-5000)
    expect(course.invested[0]).toBe(2_500_000)
    expect(course.owed[0]).toBe(Math.round(120_000 * (1 + 0.2 / 12) - 3600 + (360_000 * (1 + 0.05 / 12) - 4000)))
    expect(sum(lineOf(course, 'in:income-2'))).toBe(0)
    expect(lineOf(course, 'benefit:support:0').filter((one) => one === 300)).toHaveLength(6)
    // 2027: head of household with 60,000 of pay, one child: deduction 24,150; 10% to 17,700, then 12%; less 2,200.
    const year = course.years.find((one) => one.year === 2027)
    expect(year?.tax).toBeCloseTo(1770 + 0.12 * (60_000 - 24_150 - 17_700) - 2200 + 60_000 * 0.0765, 0)
  })
  it('an inheritance pays the highest rate first, the home last', () => {
    const course = courseOf(owner, [event('inheritance', 1, { amount: 10_000, tax: 0, use: 'debts' })])
    // 3,000 on the card, 7,000 on the loan: 2,000 left, one payment made.
    expect(course.owed[0]).toBe(18_000_000 - 100_000 + Math.round(200_000 * (1 + 0.05 / 12)) - 10_000)
    expect(lineOf(course, 'event:repaid:0')[0]).toBe(-10_000)
  })
  it('a car: 20,000 and 6% tax less 4,200 down at 0% over 48 months is 354.17', () => {
    const course = courseOf(owner, [
      event('car', 1, { price: 20_000, down: 4200, apr: 0, termMonths: 48, salesTax: 0.06, running: 0, tradeIn: null }),
    ])
    expect(lineOf(course, 'debt:new-car-0')[0]).toBe(-354.17)
    expect(course.things[0]).toBe(32_000_000)
  })
  it('a baby: leave of 13 weeks is three months without pay, and the child counts on the return', () => {
    const terms = {
      parent: 'person-1',
      leaveWeeks: 13,
      leavePay: 0,
      birthBill: 2500,
      everyday: 500,
      childCare: 1000,
      careAfter: 3,
      careMonths: 12,
    }
    const course = courseOf(owner, [event('baby', 2, terms)])
    expect(lineOf(course, 'in:income-1').slice(0, 6)).toEqual([5000, 0, 0, 0, 5000, 5000])
    expect(lineOf(course, 'extra:child-care:0').slice(3, 6)).toEqual([0, -1000, -1000])
    const without = courseOf(owner, [event('own', 2, { name: '', once: 0, monthly: 0, months: 0, taxed: false })])
    const taxOf = ({ years }: typeof course): number => years.find((one) => one.year === 2028)?.tax ?? 0
    const [was, is] = [taxOf(without), taxOf(course)]
    // 2028: another 2,200 of child tax credit, and 35% of 3,000 of care from January to March.
    expect(was - is).toBeCloseTo(2200 + 0.35 * 3000, 0)
  })
})
