import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { oracleReturn } from '../../oracles/tax.ts'
import { federalReturn } from '../federal-return.ts'
import { type Dependent, emptyHousehold, type Household, noIncome, type Person } from '../household.ts'
import { figuresOf } from './figures.ts'
import { anyHousehold, statuses } from './households.ts'

const years: readonly TaxYearFacts[] = [taxYear2025, taxYear2026]
const child: Dependent = { age: 8, child: true, student: false, disabled: false, hasNumber: true }
const of = (status: FilingStatus, person: Partial<Person>, rest: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  ...rest,
  status,
  people: status === 'joint' ? [{ ...noIncome, ...person }, noIncome] : [{ ...noIncome, ...person }],
})
const due = (household: Household, facts: TaxYearFacts): number => federalReturn(household, facts).taxAfterCredits

describe('two hands, households of modest means', () => {
  // The credits live here: pay under 70,000 and little else.
  const modest = anyHousehold.map(
    (household): Household => ({
      ...household,
      shortTermGain: 0,
      longTermGain: Math.max(0, household.longTermGain % 3_000),
      interest: household.interest % 2_000,
      ordinaryDividends: 0,
      qualifiedDividends: 0,
      reitDividends: 0,
      rental: Math.max(0, household.rental % 2_000),
      people: household.people.map((person) => ({
        ...person,
        pay: person.pay % 70_000,
        selfEmployment: person.selfEmployment % 15_000,
        privatePension: 0,
        iraWithdrawals: 0,
        planDeferrals: person.planDeferrals % 3_000,
      })) as unknown as Household['people'],
    }),
  )
  it.each(years.map((facts) => [facts.year, facts] as const))('%i: 3,000 returns to the cent', (_, facts) => {
    const figures = figuresOf(facts)
    let paidOut = 0
    fc.assert(
      fc.property(modest, (household) => {
        const ours = federalReturn(household, facts)
        const theirs = oracleReturn(household, figures)
        if (ours.credits.earnedIncome > 0) paidOut += 1
        expect(Math.abs(ours.totalTax - theirs.totalTax)).toBeLessThan(0.01)
        expect(Math.abs(ours.credits.refundable - theirs.refundable)).toBeLessThan(0.01)
      }),
      { numRuns: 3_000 },
    )
    expect(paidOut).toBeGreaterThan(100)
  })
})

describe('a cent to either side of every edge', () => {
  // Incomes at which some rule turns, put into pay: AGI is the same then. Both hands must agree on each side.
  const edgesOf = (facts: TaxYearFacts, status: FilingStatus): number[] => {
    const standard = facts.standardDeduction.value[status]
    const column = status === 'joint' ? 'joint' : 'other'
    const saver = facts.saversCredit.value.agiUpTo
    const eic = facts.earnedIncomeCredit.value.rows
    return [
      ...facts.ordinaryBrackets.value[status].map(({ over }) => over + standard),
      facts.capitalGains.value.zeroUpTo[status] + standard,
      facts.capitalGains.value.fifteenUpTo[status] + standard,
      facts.netInvestmentIncomeTax.value.magiOver[status],
      facts.additionalMedicare.value.over[status],
      facts.payroll.value.wageBase,
      facts.childTaxCredit.value.magiOver[status],
      facts.childTaxCredit.value.refundableEarnedIncomeOver,
      ...eic.flatMap((row) => [row.earnedIncomeAmount, row.phaseOutOver[column], row.gone[column]]),
      ...(status === 'joint' ? saver.joint : status === 'head' ? saver.head : saver.other),
      facts.studentLoanInterest.value.magi[column].from,
      facts.studentLoanInterest.value.magi[column].to,
      facts.americanOpportunity.value.magi[column].from,
      facts.americanOpportunity.value.magi[column].to,
      facts.seniorDeduction.value.magiOver[column],
      facts.tipsDeduction.value.magiOver[column],
      facts.carLoanDeduction.value.magiOver[column],
      facts.saltCap.value.magiOver[status],
      facts.alternativeMinimumTax.value.phaseOutOver[status],
      facts.ira.value.deductionMagi.coveredSingle.from,
      facts.ira.value.deductionMagi.coveredSingle.to,
      15_000,
      43_000,
      75_000,
      150_000,
    ]
  }
  const rest: Partial<Household> = {
    longTermGain: 3_000,
    interest: 500,
    dependents: [child, child],
    careExpenses: 5_000,
    careChildren: 2,
    studentLoanInterest: 2_000,
    carLoanInterest: 3_000,
    schooling: [{ expenses: 4_000, firstFourYears: true }],
    realEstateTax: 45_000,
    mortgageInterest: 4_000,
  }
  const kinds: readonly (readonly [string, Partial<Person>, Partial<Household>])[] = [
    ['pay alone', {}, {}],
    ['everything that turns', { age: 66, tips: 9_000, coveredByPlan: true, traditionalIra: 3_000 }, rest],
  ]
  it.each(kinds)('%s', (_, person, more) => {
    let checked = 0
    for (const facts of years) {
      const figures = figuresOf(facts)
      // The second set starts from other AGI, so that both AGI and pay meet the edge.
      for (const status of statuses)
        for (const edge of edgesOf(facts, status))
          for (const shift of [0, -3_500, -1_500])
            for (const cent of [-0.01, 0, 0.01]) {
              const household = of(status, { ...person, pay: Math.max(0, edge + shift + cent) }, more)
              const ours = federalReturn(household, facts)
              const theirs = oracleReturn(household, figures)
              expect(Math.abs(ours.totalTax - theirs.totalTax)).toBeLessThan(0.001)
              expect(Math.abs(ours.credits.refundable - theirs.refundable)).toBeLessThan(0.001)
              checked += 1
            }
    }
    expect(checked).toBeGreaterThan(3_000)
  })
})

describe('no jump but those the law has', () => {
  // Every dollar of pay from nothing to 700,000 in steps of $25; a step may cost at most its share of the highest rates together.
  const steepest = 0.85
  const jumps = (household: (pay: number) => Household, facts: TaxYearFacts): number[] => {
    const found: number[] = []
    let before = due(household(0), facts)
    for (let pay = 25; pay <= 700_000; pay += 25) {
      const now = due(household(pay), facts)
      if (now - before > 25 * steepest) found.push(pay)
      before = now
    }
    return found
  }
  it.each(statuses)('%s: pay and gains alone never jump', (status) => {
    for (const facts of years)
      expect(jumps((pay) => of(status, { pay, age: 30 }, { longTermGain: 9_000 }), facts)).toEqual([])
  })
  it('the saver’s credit falls at its three edges and nowhere else', () => {
    // 2026 head with 1,000 in a Roth IRA: after 36,375 and 39,375 and 60,375 of AGI (Notice 2025-67).
    const found = jumps((pay) => of('head', { pay, age: 30, rothIra: 1_000 }), taxYear2026)
    expect(found).toEqual([36_400, 39_400, 60_400])
  })
  it('the child credit falls by 50 for each 1,000 or part of it over 200,000', () => {
    const found = jumps((pay) => of('single', { pay, age: 30 }, { dependents: [child] }), taxYear2026)
    // 2,200 is 44 steps.
    expect(found).toEqual(Array.from({ length: 44 }, (_, index) => 200_025 + 1_000 * index))
  })
  it('the earned income credit is lost at once with one dollar of investment income over the limit', () => {
    const at = (interest: number) =>
      due(of('head', { pay: 15_000, age: 30 }, { interest, dependents: [child] }), taxYear2026)
    // 4,427 less 15.98% of (27,200 - 23,890) = 3,898.062; the child's refundable 1,700 stays.
    expect(at(12_200.01) - at(12_200)).toBeCloseTo(3_898.062, 1)
  })
})

describe('one dollar more of pay leaves more after tax, but for the named cliffs', () => {
  it('two parents and children, from nothing to 500,000', () => {
    for (const facts of years)
      for (const status of ['joint', 'head'] as const) {
        const kept = (pay: number) => {
          const filed = federalReturn(of(status, { pay, age: 35 }, { dependents: [child, child, child] }), facts)
          return pay - filed.taxAfterCredits - filed.payroll.total
        }
        let before = kept(0)
        for (let pay = 1_000; pay <= 500_000; pay += 1_000) {
          const now = kept(pay)
          expect(now).toBeGreaterThan(before)
          before = now
        }
      }
  })
})

describe('what the law makes equal', () => {
  it('a couple of equal earners owes what two separate filers owe, gains and interest included', () => {
    fc.assert(
      fc.property(
        fc.nat(1_500_000),
        fc.nat(2_000_000),
        fc.nat(60_000),
        fc.constantFrom(...years),
        (pay, gain, interest, facts) => {
          const person = { ...noIncome, pay, age: 40 }
          const joint = federalReturn(
            {
              ...emptyHousehold,
              status: 'joint',
              people: [person, person],
              longTermGain: 2 * gain,
              interest: 2 * interest,
            },
            facts,
          )
          const separate = federalReturn(
            { ...emptyHousehold, status: 'separate', people: [person], longTermGain: gain, interest },
            facts,
          )
          // The 15% edge of 2025 is printed as 600,050 for a couple and 300,000 for each: 50 dollars at 5%.
          const edges = facts.capitalGains.value.fifteenUpTo
          const printed = 0.05 * Math.abs(edges.joint - 2 * edges.separate) + 1e-4
          const apart = Math.abs(joint.tax.regular - 2 * separate.tax.regular)
          expect(apart).toBeLessThan(printed)
          expect(joint.otherTaxes.netInvestmentIncome).toBeCloseTo(2 * separate.otherTaxes.netInvestmentIncome, 4)
          expect(joint.otherTaxes.additionalMedicare).toBeCloseTo(2 * separate.otherTaxes.additionalMedicare, 4)
          // Past the end of the exemption a separate filer owes more (IRC 55(d); Form 6251 line 4), never less.
          const rule = facts.alternativeMinimumTax.value
          const gone = rule.phaseOutOver.separate + rule.exemption.separate / rule.phaseOutRate
          const more = 2 * separate.tax.alternativeMinimum - joint.tax.alternativeMinimum
          expect(more).toBeGreaterThan(-2 * printed)
          if (separate.agi <= gone) expect(more).toBeLessThan(2 * printed)
        },
      ),
      { numRuns: 800 },
    )
  })
  it('a surviving spouse has the couple’s schedule: the same regular tax on the same income', () => {
    fc.assert(
      fc.property(fc.nat(900_000), fc.nat(300_000), fc.constantFrom(...years), (pay, longTermGain, facts) => {
        const couple = federalReturn(of('joint', { pay }, { longTermGain }), facts)
        const survivor = federalReturn(of('surviving', { pay }, { longTermGain }), facts)
        expect(survivor.tax.regular).toBeCloseTo(couple.tax.regular, 6)
        expect(survivor.taxableIncome).toBe(couple.taxableIncome)
      }),
    )
  })
  it('a spouse without income or age changes nothing about a joint return but its schedule: order and zeros do not matter', () => {
    fc.assert(
      fc.property(fc.nat(500_000), fc.constantFrom(...years), (pay, facts) => {
        const one = { ...noIncome, pay }
        const first = federalReturn({ ...emptyHousehold, status: 'joint', people: [one, noIncome] }, facts)
        const last = federalReturn({ ...emptyHousehold, status: 'joint', people: [noIncome, one] }, facts)
        expect(last.taxAfterCredits).toBe(first.taxAfterCredits)
      }),
    )
  })
  it('pay put into a plan at work, or into a deductible IRA by somebody without one, costs the same income tax', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000, max: 400_000 }),
        fc.nat(7_000),
        fc.constantFrom(...years),
        (pay, saved, facts) => {
          const plan = federalReturn(of('single', { pay, planDeferrals: saved, student: true }), facts)
          const ira = federalReturn(of('single', { pay, traditionalIra: saved, student: true }), facts)
          expect(ira.agi).toBeCloseTo(plan.agi, 6)
          expect(ira.tax.regular).toBeCloseTo(plan.tax.regular, 6)
        },
      ),
    )
  })
})
