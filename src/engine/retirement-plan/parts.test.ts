import { describe, expect, it } from 'vitest'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { lasts, mendingChanges, mostSpending, withPerson } from './changes.ts'
import { conversionsTried } from './conversions.ts'
import { lawInTodaysDollars } from './law-in-todays-dollars.ts'
import { loanYears } from './mortgage-years.ts'
import type { PlanPerson, RetirementPlan } from './plan.ts'
import { quietPlan, testLaw } from './plan-law.testkit.ts'
import { preparePlan } from './prepared.ts'
import { runPlan } from './run-plan.ts'
import { savingsNeeded } from './savings-needed.ts'
import { fewestSteps } from './search.ts'
import { allOf, draw } from './withdrawals.ts'

const law = testLaw()
const person = quietPlan.people[0]

describe('law in today’s dollars', () => {
  const later = lawInTodaysDollars(taxYear2026, { year: 2040, price: 1.5, topSurchargePrice: 1.02 }, 2028)
  it('what the law indexes stays, what it does not shrinks', () => {
    expect(later.ordinaryBrackets).toBe(taxYear2026.ordinaryBrackets)
    expect(later.standardDeduction).toBe(taxYear2026.standardDeduction)
    expect(later.capitalGains).toBe(taxYear2026.capitalGains)
    expect(later.netInvestmentIncomeTax.value.magiOver.joint).toBeCloseTo(250_000 / 1.5, 8)
    expect(later.additionalMedicare.value.over.single).toBeCloseTo(200_000 / 1.5, 8)
    expect(later.benefitTaxation.value.base.single).toBeCloseTo(25_000 / 1.5, 8)
    expect(later.benefitTaxation.value.adjustedBase.joint).toBeCloseTo(44_000 / 1.5, 8)
    expect(later.mortgageInterest.value.debtLimit.single).toBeCloseTo(500_000, 8)
    // After 2029 the cap on state and local taxes is 10,000 nominal dollars.
    expect(later.saltCap.value.cap.single).toBeCloseTo(10_000 / 1.5, 8)
  })
  it('the deduction for seniors ends, the top surcharge moves apart from the others', () => {
    expect(later.seniorDeduction.value.perPerson).toBe(0)
    expect(
      lawInTodaysDollars(taxYear2026, { year: 2028, price: 1.2, topSurchargePrice: 1 }, 2028).seniorDeduction.value
        .perPerson,
    ).toBe(5000)
    expect(later.medicare.value.irmaa.at(-1)?.joint).toBeCloseTo(750_000 / 1.02, 8)
    expect(later.medicare.value.irmaa[1]).toEqual(taxYear2026.medicare.value.irmaa[1])
  })
})

describe('a home loan by year', () => {
  it('300,000 at 6% for 30 years: 1,798.65 a month, 30 years, interest 347,514.57 (any amortization table)', () => {
    const years = loanYears(300_000, 0.06, 1798.6515754582708)
    expect(years).toHaveLength(30)
    expect(years.reduce((sum, { interest }) => sum + interest, 0)).toBeCloseTo(347_514.57, 1)
    expect(years[1]?.owed).toBeCloseTo(300_000 * 1.005 ** 12 - (1798.6515754582708 * (1.005 ** 12 - 1)) / 0.005, 4)
  })
  it('a payment that never pays it off is raised; no loan has no years', () => {
    expect(loanYears(100_000, 0.12, 100)).toHaveLength(60)
    expect(loanYears(0, 0.06, 500)).toEqual([])
    expect(loanYears(12_000, 0, 1000)).toHaveLength(1)
  })
})

describe('withdrawals', () => {
  const from = {
    cash: 10,
    taxable: 100,
    preTax: [60, 40],
    preTaxEarly: [5, 0],
    roth: [50, 0],
    rothEarly: [0, 3],
    hsa: [2, 0],
  } as const
  it('penalties come last in every order', () => {
    const some = draw(260, from, { kind: 'taxable-first' }, 0)
    expect(some).toMatchObject({ cash: 10, taxable: 100, preTax: [60, 40], roth: [50, 0], preTaxEarly: [0, 0] })
    expect(draw(allOf(from), from, { kind: 'proportional' }, 0)).toMatchObject({
      preTaxEarly: [5, 0],
      rothEarly: [0, 3],
      hsa: [2, 0],
    })
  })
  it('in proportion: half of what there is takes half of each', () => {
    expect(draw(135, from, { kind: 'proportional' }, 0)).toMatchObject({
      cash: 10,
      taxable: 50,
      preTax: [30, 20],
      roth: [25, 0],
    })
  })
  it('filling: pre-tax money up to the room, and the rest of it after Roth', () => {
    expect(draw(80, from, { kind: 'fill', fill: { kind: 'deduction' } }, 30)).toMatchObject({
      preTax: [18, 12],
      cash: 10,
      taxable: 40,
    })
    expect(draw(200, from, { kind: 'fill', fill: { kind: 'deduction' } }, 30)).toMatchObject({
      roth: [50, 0],
      preTax: [24, 16],
    })
  })
})

describe('what mends a plan', () => {
  /** Nine years of 30,000 and Medicare with 250,000: short. */
  const short: RetirementPlan = { ...quietPlan, cash: 250_000, spending: { ...quietPlan.spending, retired: 30_000 } }
  it('the smallest cut that lasts, in steps of $100, by hand', () => {
    // 2027 to 2036, ages 71 to 80: ten years. 250,000 / 10 - 2,902.68 = 22,097.32 a year may be spent, so 8,000 less is enough and 7,900 is not.
    const [change] = mendingChanges(short, law)
    expect(change).toMatchObject({ kind: 'spend-less', yearly: 8000 })
    expect(lasts({ ...short, spending: { ...short.spending, retired: 22_000 } }, law)).toBe(true)
    expect(lasts({ ...short, spending: { ...short.spending, retired: 22_100 } }, law)).toBe(false)
  })
  it('every change found lasts, and a step less does not', () => {
    const worker: RetirementPlan = {
      ...withPerson(short, 0, (one) => ({
        ...one,
        born: '1970-05-15',
        livesTo: 90,
        pay: 80_000,
        retires: 60 * 12,
        pia: 2400,
        claims: 744,
      })),
      cash: 650_000,
      spending: { ...short.spending, retired: 45_000 },
    }
    const changes = mendingChanges(worker, law)
    expect(changes.length).toBeGreaterThan(1)
    expect(changes.map(({ effort }) => effort)).toEqual(changes.map(({ effort }) => effort).sort((a, b) => a - b))
    for (const change of changes) {
      const at = (less: number): RetirementPlan => {
        switch (change.kind) {
          case 'spend-less':
            return {
              ...worker,
              spending: { ...worker.spending, retired: worker.spending.retired - change.yearly + less * 100 },
            }
          case 'save-more':
            return { ...worker, extraSaving: change.yearly - less * 100 }
          case 'retire-later':
            return withPerson(worker, 0, (one) => ({ ...one, retires: one.retires + change.months - less }))
          case 'claim-later':
            return withPerson(worker, 0, (one) => ({ ...one, claims: one.claims + change.months - less }))
        }
      }
      expect(lasts(at(0), law), change.kind).toBe(true)
      if (change.kind !== 'claim-later') expect(lasts(at(1), law), change.kind).toBe(false)
    }
  })
  it('the most a lasting plan may spend', () => {
    const plan = { ...short, cash: 400_000 }
    // 400,000 / 10 - 2,902.68 = 37,097.32.
    expect(mostSpending(plan, law)).toBe(37_000)
    expect(mostSpending(short, law)).toBeNull()
  })
  it('steps', () => {
    expect(fewestSteps(100, (steps) => steps >= 37)).toBe(37)
    expect(fewestSteps(100, () => false)).toBeNull()
    expect(fewestSteps(100, () => true)).toBe(1)
  })
})

describe('looking further', () => {
  it('savings needed without growth or tax are what is spent', () => {
    const plan = { ...quietPlan, cash: 100_000, spending: { ...quietPlan.spending, retired: 20_000 } }
    const prepared = preparePlan(plan, law)
    if (prepared === null) throw new Error('no real date')
    const [state] = runPlan(prepared).states
    if (state === undefined) throw new Error('no state')
    const need = savingsNeeded(prepared, state, 0) ?? 0
    expect(Math.abs(need - 10 * 22_902.68)).toBeLessThan(500)
  })
  it('conversions are tried beside none, the most after tax first, at the same spending', () => {
    const plan: RetirementPlan = {
      ...quietPlan,
      people: [
        { ...person, born: '1961-05-15', livesTo: 90, balances: { preTax: 1_500_000, roth: 0, rothBasis: 0, hsa: 0 } },
      ],
      cash: 600_000,
      spending: { ...quietPlan.spending, retired: 60_000 },
      market: { ...quietPlan.market, bonds: 0.04, inflation: 0.02, cash: 0.02 },
    }
    const tried = conversionsTried(plan, law, 0.24)
    const worths = tried.map(({ afterTax }) => afterTax)
    expect(worths).toEqual([...worths].sort((a, b) => b - a))
    expect(tried.filter(({ conversion }) => conversion === null)).toHaveLength(1)
    for (const { run } of tried)
      expect(run.years.every((year) => Math.abs(year.out.spending - 60_000) < 1e-9)).toBe(true)
    expect(tried[0]?.conversion).not.toBeNull()
  })
})

describe('living as in retirement', () => {
  const worker: PlanPerson = { ...person, born: '1975-05-15', pay: 50_000, retires: 780 }
  const shares = (other: PlanPerson) =>
    preparePlan({ ...quietPlan, people: [worker, other] }, testLaw())
      ?.years.slice(0, 3)
      .map(({ allWork }) => allWork)
  it('begins for both with a spouse past the retirement age, though the other is paid', () => {
    // 71 in 2027, without pay.
    expect(shares(person)).toEqual([0, 0, 0])
  })
  it('begins for nobody with a younger spouse at home', () => {
    expect(shares({ ...person, born: '1980-05-15' })).toEqual([1, 1, 1])
  })
  it('begins with the claim where that comes before the retirement age', () => {
    // 65 in June 2027, but a claim at 64 and 1 month was due a year before.
    expect(shares({ ...person, born: '1962-05-15', retires: 840, claims: 769 })).toEqual([0, 0, 0])
  })
})
