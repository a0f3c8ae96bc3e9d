import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2026 as facts } from '#facts/tax-years/2026.ts'
import { emptyHousehold, noIncome } from '../tax/household.ts'
import { benefitYear } from './benefit-year.ts'
import { checksAfter, noEntries, withheldAnyhow, withheldPerCheckWith, withheldWith } from './check-withholding.ts'
import { MOST_OF_A_CHECK } from './form-entries.ts'
import { aSource } from './paid-source.testkit.ts'
import { type PaidSource, type SourceYear, sourceYear } from './paid-source.ts'
import { type CheckCase, januaryPlan, withholdingCheck } from './withholding-check.ts'

const job = (said: Partial<PaidSource> = {}) =>
  aSource({
    lastPayDate: '2026-06-12',
    payPerCheck: 3000,
    payToDate: 36_000,
    withheldPerCheck: 300,
    withheldToDate: 3600,
    ...said,
  })
const asked = (said: Partial<CheckCase> = {}): CheckCase => ({
  year: 2026,
  today: '2026-06-15',
  household: emptyHousehold,
  sources: [job()],
  refundWanted: 0,
  forms: 'all',
  keepsIncomePrivate: false,
  ...said,
})
const couple = { ...emptyHousehold, status: 'joint' as const, people: [noIncome, noIncome] as const }

describe('a source’s year', () => {
  it('counts the checks after a new form as those more than two weeks away', () => {
    // Paid every other Friday from 12 June: 26 June is within 14 days of the 15th, 13 more follow it until 25 December.
    const year = sourceYear(job(), '2026-06-15', 2026, 14)
    expect(year.checks).toHaveLength(14)
    expect(year.before).toBe(1)
    expect(year.gross).toBe(36_000 + 14 * 3000)
    expect(checksAfter(year)[0]?.payDate).toBe('2026-07-10')
  })
  it('ended jobs keep what they paid; jobs to come follow their first form', () => {
    const ended = sourceYear(job({ end: '2026-06-15' }), '2026-06-15', 2026, 14)
    expect([ended.phase, ended.checks.length, ended.gross]).toEqual(['past', 0, 36_000])
    const coming = sourceYear(
      job({ lastPayDate: null, start: '2026-07-01', payToDate: 0, withheldPerCheck: null, withheldToDate: 0 }),
      '2026-06-15',
      2026,
      14,
    )
    expect([coming.phase, coming.before]).toEqual(['future', 0])
    // 1 July to 14 July is paid on the 21st, and so on every two weeks: the last on 22 December.
    expect(coming.checks).toHaveLength(12)
  })
  it('takes pre-tax money out of each check to come, never more than the pay', () => {
    const year = sourceYear(
      job({ deferralsPerCheck: 500, deferralsToDate: 6000, cafeteriaPerCheck: 100, cafeteriaToDate: 1200 }),
      '2026-06-15',
      2026,
      14,
    )
    expect(year.deferrals).toBe(6000 + 14 * 500)
    expect(year.cafeteria).toBe(1200 + 14 * 100)
    expect(year.taxable).toBe(78_000 - 13_000 - 2600)
    expect(sourceYear(job({ deferralsPerCheck: 5000 }), '2026-06-15', 2026, 14).taxable).toBe(78_000 - 70_000)
    expect(sourceYear(job({ cafeteriaPerCheck: 9000 }), '2026-06-15', 2026, 14).taxable).toBe(0)
  })
  it('an old stub’s year before does not count', () => {
    const stale = job({ lastPayDate: '2025-12-26', payToDate: 0, withheldToDate: 0 })
    expect(sourceYear(stale, '2026-06-15', 2026, 14).checks).toHaveLength(26)
  })
})

it('bonuses to come are withheld flat (WithholdingCalculationsSpec of the IRS’s estimator)', () => {
  const of = (bonusPaid: number, bonusToCome: number) =>
    withheldAnyhow(
      sourceYear(job({ withheldToDate: 0, bonusPaid, bonusToCome }), '2026-06-15', 2026, 14),
      'single',
      facts,
    )
  expect(of(1_000_000, 1000)).toBe(370)
  expect(of(500_000, 600_000)).toBe(147_000)
  expect(of(500_000, 1000)).toBe(220)
})

describe('Social Security', () => {
  it('counts the months of the year that lie in the span', () => {
    const span = { monthly: 2000, from: '2026-01' as const, to: '2026-12' as const, rate: 0.12 }
    expect(benefitYear(span, 2026)).toEqual({ benefits: 24_000, withheld: 2880 })
    expect(benefitYear({ ...span, from: '2024-03', to: '2030-01' }, 2026).benefits).toBe(24_000)
    expect(benefitYear({ ...span, from: '2026-11' }, 2026).benefits).toBe(4000)
    expect(benefitYear({ ...span, to: '2026-01' }, 2026).benefits).toBe(2000)
    expect(benefitYear({ ...span, from: '2027-01', to: '2027-12' }, 2026).benefits).toBe(0)
    expect(benefitYear({ ...span, from: '2026-08', to: '2026-07' }, 2026).benefits).toBe(0)
  })
})

describe('the entries', () => {
  it('by hand: a single job that withheld too much', () => {
    // Tax: 78,000 − 16,100 = 61,900, in the Tax Table 5,800 + 22% of (61,925 − 50,400) = 8,335.50, printed 8,336.
    // Withheld so far 3,600, then one check of 300 before the form. A blank form: (78,000 − 8,600 = 69,400): 5,800 + 22% × 11,500 = 8,330 a
    // year, 320.38 a check, 13 checks 4,164.94. Missing 8,336 − 8,064.94 = 271.06, 13 checks: 21.
    const found = withholdingCheck(asked(), facts)
    expect(found.tax.taxAfterCredits).toBe(8336)
    expect(found.withheldUnchanged).toBe(3600 + 14 * 300)
    expect(found.refundUnchanged).toBe(7800 - 8336)
    expect(found.plan.entries).toEqual([{ credits: 0, otherIncome: 0, deductions: 0, extra: 21 }])
    expect(found.refundPlanned).toBeCloseTo(3600 + 300 + 13 * (320.38 + 21) - 8336, 6)
  })
  it('a refund wanted raises Step 4(c) by its share of each check', () => {
    const zero = withholdingCheck(asked(), facts).plan.entries[0]?.extra ?? 0
    const wanted = withholdingCheck(asked({ refundWanted: 1300 }), facts)
    expect((wanted.plan.entries[0]?.extra ?? 0) - zero).toBe(100)
    expect(Math.abs(wanted.refundPlanned - 1300)).toBeLessThanOrEqual(6.5)
  })
  it('go to the highest paying job first; the other gets a blank form', () => {
    const found = withholdingCheck(
      asked({ household: couple, sources: [job(), job({ owner: 1, payPerCheck: 4000, payToDate: 48_000 })] }),
      facts,
    )
    expect(found.plan.entries[0]).toEqual({ credits: 0, otherIncome: 0, deductions: 0, extra: 0 })
    expect(found.plan.entries[1]?.extra).toBeGreaterThan(0)
    const one = withholdingCheck(
      asked({
        household: couple,
        forms: 'one',
        sources: [job(), job({ owner: 1, payPerCheck: 4000, payToDate: 48_000 })],
      }),
      facts,
    )
    expect(one.plan.entries[0]).toBeNull()
    expect(Math.abs(one.refundPlanned)).toBeLessThanOrEqual(7)
  })
  it('what one check cannot carry goes to the next job, and then to estimated payments', () => {
    const small = job({ payPerCheck: 1000, payToDate: 12_000, withheldPerCheck: 0, withheldToDate: 0 })
    const rich = { ...emptyHousehold, longTermGain: 60_000, shortTermGain: 90_000 }
    const found = withholdingCheck(asked({ household: rich, sources: [small, { ...small, payPerCheck: 900 }] }), facts)
    // Half of each check, to the dollar; Step 4(a) alone would take all of it and stays blank.
    for (const [at, half] of [500, 450].entries()) {
      expect(found.perCheck[at]?.next).toBeLessThanOrEqual(half)
      expect(found.perCheck[at]?.next).toBeGreaterThan(half - 1)
    }
    expect(found.plan.entries.map((one) => one?.otherIncome)).toEqual([0, 0])
    expect(found.plan.missing).toBeGreaterThan(0)
    const paid = found.paymentsBeside.reduce((sum, { amount }) => sum + amount, 0)
    expect(paid).toBe(Math.ceil(found.plan.missing))
    expect(found.paymentsBeside.map(({ due }) => due)).toEqual(['2026-06-15', '2026-09-15', '2027-01-15'])
  })
  it('what was withheld too much beyond all checks stays a refund', () => {
    const found = withholdingCheck(asked({ sources: [job({ withheldToDate: 20_000 })] }), facts)
    expect(found.plan.withheld).toBeCloseTo(20_300, 6)
    expect(found.refundPlanned).toBeCloseTo(20_300 - 8336, 6)
    expect(found.plan.missing).toBeLessThan(0)
    expect(found.paymentsBeside).toEqual([])
  })
  it('other income stands in Step 4(a), or hidden in 4(c)', () => {
    const household = { ...emptyHousehold, interest: 6000 }
    const open = withholdingCheck(asked({ household }), facts)
    const hidden = withholdingCheck(asked({ household, keepsIncomePrivate: true }), facts)
    expect(open.plan.entries[0]?.otherIncome).toBe(6000)
    expect(hidden.plan.entries[0]?.otherIncome).toBe(0)
    expect(Math.abs(open.refundPlanned - hidden.refundPlanned)).toBeLessThanOrEqual(13)
  })
  it('too late in the year there is no form, only payments', () => {
    const late = asked({
      today: '2026-12-20',
      sources: [job({ lastPayDate: '2026-12-11', payToDate: 75_000, withheldToDate: 1000 })],
    })
    const found = withholdingCheck(late, facts)
    expect(found.plan.entries).toEqual([null])
    expect(found.paymentsBeside).toEqual([{ due: '2027-01-15', amount: Math.ceil(found.plan.missing) }])
  })
  it('two employers’ Social Security over the limit counts as paid', () => {
    const big = job({ payPerCheck: 5000, payToDate: 60_000, withheldPerCheck: 900, withheldToDate: 10_800 })
    const { tax } = withholdingCheck(asked({ sources: [big, big] }), facts)
    // 2 × 130,000 × 6.2% − 184,500 × 6.2%, to the dollar.
    expect(tax.payments.excessSocialSecurity).toBe(Math.round(0.062 * (260_000 - 184_500)))
    // 0.9% on 260,000 − 200,000, and neither employer withholds it.
    expect(tax.otherTaxes.additionalMedicare).toBe(540)
    expect(tax.payments.additionalMedicareWithheld).toBe(0)
  })
})

describe('the penalty', () => {
  it('needs $1,000 owed and less than the safe amount paid', () => {
    const none = job({ withheldPerCheck: 100, withheldToDate: 1200 })
    const found = withholdingCheck(asked({ sources: [none] }), facts)
    // 90% of 8,336 less 1,200 + 14 × 100.
    expect(found.penaltyUnchanged.missing).toBeCloseTo(0.9 * 8336 - 2600, 6)
    expect(found.penaltyPlanned.missing).toBe(0)
    const lastYear = { ...emptyHousehold, lastYearTax: 2500, lastYearAgi: 60_000 }
    expect(withholdingCheck(asked({ sources: [none], household: lastYear }), facts).penaltyUnchanged.missing).toBe(0)
    const high = { ...emptyHousehold, lastYearTax: 2500, lastYearAgi: 160_000 }
    expect(withholdingCheck(asked({ sources: [none], household: high }), facts).penaltyUnchanged.missing).toBeCloseTo(
      150,
    )
  })
})

describe('next January', () => {
  it('a full year needs a smaller step than a correction squeezed into half of it', () => {
    const case_ = asked({ household: { ...emptyHousehold, interest: 5000 }, sources: [job({ withheldToDate: 500 })] })
    const now = withholdingCheck(case_, facts).plan.entries[0]
    const then = januaryPlan(case_, facts)?.entries[0]
    expect(now?.extra).toBeGreaterThan(200)
    // 78,000 + 5,000: (66,900 of taxable income): 9,430 on the Tax Table's 66,925 and 66,900; the form has 9,430 withheld itself.
    expect((then?.extra ?? 0) + (then?.credits ?? 0) / 26).toBeLessThan(2)
    expect(then?.otherIncome).toBe(5000)
  })
  it('leaves out jobs that end', () => {
    expect(januaryPlan(asked({ sources: [job({ end: '2026-09-30' })] }), facts)).toBeNull()
    expect(januaryPlan(asked({ sources: [job({ end: '2026-09-30' }), job()] }), facts)?.entries[0]).toBeNull()
  })
})

describe('whatever the stubs say', () => {
  const source = fc.record({
    kind: fc.constantFrom('job' as const, 'pension' as const),
    owner: fc.constantFrom(0 as const, 1 as const),
    frequency: fc.constantFrom('weekly' as const, 'biweekly' as const, 'semimonthly' as const, 'monthly' as const),
    lastPayDate: fc.constantFrom('2026-03-06' as const, '2026-05-31' as const, '2026-06-12' as const),
    end: fc.constantFrom(null, '2026-05-01' as const, '2026-09-20' as const),
    payPerCheck: fc.integer({ min: 1500, max: 9000 }),
    payToDate: fc.integer({ min: 0, max: 90_000 }),
    withheldPerCheck: fc.option(fc.integer({ min: 0, max: 2000 })),
    withheldToDate: fc.integer({ min: 0, max: 20_000 }),
    deferralsPerCheck: fc.integer({ min: 0, max: 500 }),
    cafeteriaPerCheck: fc.integer({ min: 0, max: 500 }),
    bonusToCome: fc.integer({ min: 0, max: 20_000 }),
  })
  it('the forms bring the refund wanted to within half a dollar a check, or say what is missing', () => {
    fc.assert(
      fc.property(
        fc.array(source, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: -20_000, max: 50_000 }),
        fc.constantFrom('all' as const, 'one' as const),
        (sources, isCouple, refundWanted, gain, forms) => {
          const base = isCouple ? couple : emptyHousehold
          const found = withholdingCheck(
            asked({
              household: { ...base, shortTermGain: gain },
              sources: sources.map((one) => aSource(one)),
              refundWanted,
              forms,
            }),
            facts,
          )
          const { plan } = found
          expect(found.refundPlanned + plan.missing).toBeCloseTo(refundWanted, 4)
          const entries = plan.entries.filter((one) => one !== null)
          for (const one of entries)
            for (const amount of Object.values(one)) expect(Number.isInteger(amount) && amount >= 0).toBe(true)
          for (const one of entries) {
            expect(one.otherIncome === 0 || one.deductions === 0).toBe(true)
            expect(one.credits === 0 || one.extra === 0).toBe(true)
          }
          const most = Math.max(0, ...found.sources.map((year) => checksAfter(year).length))
          const status = isCouple ? 'joint' : 'single'
          const carries = (year: SourceYear, at: number): boolean => {
            const own = plan.entries[at] ?? noEntries
            const more = { ...own, extra: own.extra + 1 }
            if (withheldPerCheckWith(year, more, status, facts) > MOST_OF_A_CHECK * year.taxablePerCheck) return false
            return withheldWith(year, more, status, facts) > withheldWith(year, own, status, facts)
          }
          const isStuck = plan.missing < 0 || !found.sources.some(carries)
          expect(Math.abs(plan.missing) <= most / 2 + 1 || isStuck).toBe(true)
        },
      ),
      { numRuns: 150, endOnFailure: true },
    )
  })
})
