import { describe, expect, it } from 'vitest'
import { independentPlans } from './independent-plans.testkit.ts'
import type { RetirementPlan } from './plan.ts'
import { quietPlan, testLaw } from './plan-law.testkit.ts'
import type { PlanYear } from './plan-year.ts'
import { preparePlan } from './prepared.ts'
import { runPlan } from './run-plan.ts'

const run = (plan: RetirementPlan, place?: 'medicaid' | 'alaska' | 'plain'): readonly PlanYear[] => {
  const prepared = preparePlan(plan, testLaw(place))
  if (prepared === null) throw new Error('no real date')
  return runPlan(prepared).years
}
const total = (years: readonly PlanYear[], of: (year: PlanYear) => number): number =>
  years.reduce((sum, year) => sum + of(year), 0)
const person = quietPlan.people[0]
const withPerson = (change: Partial<typeof person>): RetirementPlan => ({
  ...quietPlan,
  people: [{ ...person, ...change }],
})

describe('whole plans against an independent program', () => {
  it.each(independentPlans)('$name', ({ plan, place, expect: found }) => {
    const years = run(plan, place)
    // Both search each year to fractions of a cent; over decades dollars grow out of that.
    expect(total(years, (year) => year.out.federalTax)).toBeCloseTo(found.federalTax, 0)
    expect(total(years, (year) => year.out.payrollTax)).toBeCloseTo(found.payrollTax, 1)
    expect(total(years, (year) => year.conversion)).toBeCloseTo(found.conversions, 0)
    expect(total(years, (year) => year.in.required)).toBeCloseTo(found.required, 0)
    expect(total(years, (year) => year.premiumCredit)).toBeCloseTo(found.premiumCredit, 0)
    expect(total(years, (year) => year.out.surcharge)).toBeCloseTo(found.surcharge, 1)
    expect(total(years, (year) => year.out.saved)).toBeCloseTo(found.saved, 0)
    expect(total(years, (year) => year.in.unmet)).toBeCloseTo(found.unmet, 0)
    expect(years.at(-1)?.end.liquid).toBeCloseTo(found.left, 0)
    expect(years[Math.floor(years.length / 2)]?.end.liquid).toBeCloseTo(found.middle, 0)
  })
})

describe('one year by hand', () => {
  it('a withdrawal pays its own tax', () => {
    // 71 in 2027. Born in 1956 the full retirement age is 66 and 4 months, so a claim at 67 earns 8 months of credit: 2,000 x (1 + 8/150) is
    // 2,106.60 a month, 2,106 paid, 25,272 a year. Spending 61,272 and Medicare 12 x (202.90 + 38.99) = 2,902.68 leave w - tax = 38,902.68 to find.
    // 85% of the benefits are taxed, 21,481.20, so taxable income is w + 21,481.20 - 16,100 - 2,050 - 6,000 = w - 2,668.80 and tax is
    // 1,240 + 12% of (w - 15,068.80): 0.88 w = 38,902.68 + 1,240 - 1,808.256, w = 43,561.85.
    const plan = withPerson({
      pia: 2000,
      livesTo: 71,
      balances: { preTax: 500_000, roth: 0, rothBasis: 0, hsa: 0 },
    })
    const [year] = run({ ...plan, spending: { ...plan.spending, retired: 61_272 } })
    expect(year?.in.socialSecurity).toBe(25_272)
    expect(year?.in.preTax).toBeCloseTo(38_334.424 / 0.88, 1)
    expect(year?.end.liquid).toBeCloseTo(500_000 - 38_334.424 / 0.88, 1)
  })
  it('a required distribution is the balance over the period of Publication 590-B, and what is not needed is saved', () => {
    // 75 in 2031: 24.6 years (Table III). Born in 1956: from 73 on.
    const years = run({
      ...withPerson({ livesTo: 80, balances: { preTax: 100_000, roth: 0, rothBasis: 0, hsa: 0 } }),
      health: quietPlan.health,
    })
    expect(years[0]?.in.required).toBe(0)
    const at73 = years[2]
    expect(at73?.in.required).toBeCloseTo((at73?.start ?? 0) / 26.5, 6)
    const plain = run(withPerson({ livesTo: 75, balances: { preTax: 2_650_000, roth: 0, rothBasis: 0, hsa: 0 } }))
    expect(plain[2]?.in.required).toBeCloseTo((plain[1]?.end.preTax ?? 0) / 26.5, 6)
    expect(plain[2]?.out.saved).toBeGreaterThan(50_000)
  })
  it('Medicare looks back two years', () => {
    // A taxed $150,000 in 2029 alone: over 137,000 less the 18,150 or so that do not matter, AGI is 150,000. Its surcharge comes in 2031.
    const plan: RetirementPlan = {
      ...quietPlan,
      cash: 400_000,
      events: [{ kind: 'taxed', amount: 150_000, from: 2029, to: 2029 }],
    }
    const surcharges = run(plan).map((year) => [year.year, Math.round(year.out.surcharge * 100) / 100])
    expect(surcharges.filter(([, amount]) => amount !== 0)).toEqual([[2031, 12 * (202.9 + 37.5)]])
    expect(run({ ...plan, earlierIncome: [110_000, 0] })[0]?.out.surcharge).toBeCloseTo(12 * (81.2 + 14.5), 6)
    expect(run({ ...plan, earlierIncome: [109_000, 110_000] }).map((year) => year.out.surcharge)[0]).toBe(0)
  })
  it('Social Security is taxed from the same dollars ever after', () => {
    // $25,000 base and 3% inflation: in the 10th year it is 25,000 / 1.03^9 of today's, so half of what lies between is taxed.
    const plan: RetirementPlan = {
      ...withPerson({ pia: 1000, claims: 804, livesTo: 85 }),
      cash: 0,
      events: [{ kind: 'taxed', amount: 19_500, from: 2027, to: 2050 }],
      market: { ...quietPlan.market, inflation: 0.03 },
    }
    const years = run(plan)
    const benefits = years[0]?.in.socialSecurity ?? 0
    expect(benefits).toBe(12 * 1053)
    expect(years[0]?.taxedBenefits).toBeCloseTo(0.5 * (19_500 + benefits / 2 - 25_000), 6)
    const base = 25_000 / 1.03 ** 9
    const upper = 34_000 / 1.03 ** 9
    const combined = 19_500 + benefits / 2
    expect(combined).toBeLessThan(upper)
    expect(years[9]?.taxedBenefits).toBeCloseTo(0.5 * (combined - base), 6)
  })
})
