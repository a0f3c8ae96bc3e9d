/** From the visitor's answers to the plan the engine reads. */
import { premiumAtAge } from '#engine/health-coverage/premium-at-age.ts'
import { estimatedBenefit } from '#engine/retirement-plan/estimated-benefit.ts'
import type {
  EventKind,
  FillLevel,
  PlanConversion,
  PlanPerson,
  RetirementPlan,
  WithdrawalOrder,
} from '#engine/retirement-plan/plan.ts'
import { type LegalBirth, legalBirth } from '#engine/social-security/birth.ts'
import { type Wages, wagesThrough } from '#engine/social-security/indexing.ts'
import { piaBehind } from '#engine/social-security/pia-behind.ts'
import { benchmarkAt40, premiumByAge } from '#facts/insurance/marketplace.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { ageTables, workerReduction } from '#facts/social-security/rules.ts'
import { wageLaw } from '#facts/social-security/wages.ts'
import { communityPropertyStates } from '#facts/state-rules/marital-property.ts'
import type { StateCode } from '#facts/states/codes.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { startingDividendYield } from '../kit/starting-values.ts'
import { unknownGain, workSince } from './assumptions.ts'
import type { PlanInputs } from './sections.ts'

/** Wages stay at today's level after the last published year, as on the official statement: amounts are in today's dollars. */
const wages: Wages = /* @__PURE__ */ wagesThrough(wageLaw, 2110, 0)

/** A benefit of one person, in today's dollars, and where it comes from. */
export interface Benefit {
  readonly pia: number
  readonly estimated: boolean
}

interface Told {
  readonly benefit: number | null
  readonly claimAge: number
  readonly pay: number
  readonly retireAge: number
}

/** What is told is the amount at full retirement age, or of somebody who claimed before the plan begins what is paid now. */
function benefitOf(birth: LegalBirth, told: Told, startYear: number, lawYear: number): Benefit {
  const { benefit, claimAge, pay, retireAge } = told
  if (benefit === null) {
    const life = { birth, pay, since: workSince.value * 12, retires: retireAge, thisYear: lawYear }
    return { pia: pay > 0 ? estimatedBenefit(life, wages, formulaLaw) : 0, estimated: true }
  }
  const claimMonth = Math.min(birth.month70, Math.max(birth.firstMonth, birth.month + claimAge))
  if (claimMonth >= startYear * 12) return { pia: benefit, estimated: false }
  const behind = piaBehind(benefit, { birth, claimMonth }, startYear * 12, workerReduction.value)
  return { pia: behind.outcome === 'found' ? behind.pia : 0, estimated: false }
}

const levels: Readonly<Record<PlanInputs['fillTo'], FillLevel>> = {
  deduction: { kind: 'deduction' },
  b10: { kind: 'bracket', rate: 0.1 },
  b12: { kind: 'bracket', rate: 0.12 },
  b22: { kind: 'bracket', rate: 0.22 },
  b24: { kind: 'bracket', rate: 0.24 },
  irmaa1: { kind: 'surcharge', step: 1 },
  irmaa2: { kind: 'surcharge', step: 2 },
  credit: { kind: 'premium-credit' },
}

const raises = { none: 0, one: 0.01, two: 0.02, three: 0.03, prices: null } as const

const orderOf = ({ order, fillTo }: PlanInputs): WithdrawalOrder =>
  order === 'fill' ? { kind: 'fill', fill: levels[fillTo] } : { kind: order }

const conversionOf = ({ convert, convertFrom, convertTo }: PlanInputs, bornYear: number): PlanConversion | null =>
  convert === 'none'
    ? null
    : { fill: levels[convert], from: bornYear + Math.round(convertFrom), to: bornYear + Math.round(convertTo) }

/** A premium for somebody of this age: what was told for somebody of the visitor's, or our estimate. Dollars a month. */
const benchmarkAt = (told: number | null, toldAt: number, age: number): number =>
  told === null
    ? premiumAtAge(benchmarkAt40.value, 40, age, premiumByAge.value)
    : premiumAtAge(told, toldAt, age, premiumByAge.value)

/** The plan with what was estimated for it. */
export interface PlanAsked {
  readonly plan: RetirementPlan
  readonly benefits: readonly Benefit[]
}

/** Half of what a couple owns together is stepped up at the first death. */
const HALF = 0.5

const part = (points: number): number => points / 100

/** Null where a birth date is no real date. */
export function planOf(inputs: PlanInputs, tax: TaxYearFacts): PlanAsked | null {
  const couple = inputs.status === 'joint'
  const startYear = Math.round(inputs.startYear)
  const birth = legalBirth(inputs.birthDate, ageTables)
  const spouseBirth = couple ? legalBirth(inputs.spouseBirthDate, ageTables) : null
  if (birth === null || (couple && spouseBirth === null)) return null
  const bornYear = Number(inputs.birthDate.slice(0, 4))
  const yearAt = (age: number): number => bornYear + Math.round(age)

  const own = benefitOf(birth, inputs, startYear, tax.year)
  const you: PlanPerson = {
    born: birth.born,
    livesTo: Math.round(inputs.livesTo),
    pay: inputs.pay,
    raises: part(inputs.raises),
    retires: Math.round(inputs.retireAge),
    savings: { preTax: inputs.saves, roth: inputs.rothSaves, match: inputs.match, hsa: inputs.hsaSaves },
    pia: own.pia,
    claims: Math.round(inputs.claimAge),
    balances: { preTax: inputs.preTax, roth: inputs.roth, rothBasis: inputs.rothBasis ?? 0, hsa: inputs.hsa },
    separationRule: inputs.separation,
  }
  const benefits = [own]
  let people: RetirementPlan['people'] = [you]
  if (spouseBirth !== null) {
    const theirs = benefitOf(
      spouseBirth,
      {
        benefit: inputs.spouseBenefit,
        claimAge: inputs.spouseClaimAge,
        pay: inputs.spousePay,
        retireAge: inputs.spouseRetireAge,
      },
      startYear,
      tax.year,
    )
    benefits.push(theirs)
    people = [
      you,
      {
        born: spouseBirth.born,
        livesTo: Math.round(inputs.spouseLivesTo),
        pay: inputs.spousePay,
        raises: part(inputs.raises),
        retires: Math.round(inputs.spouseRetireAge),
        savings: { preTax: inputs.spouseSaves, roth: inputs.spouseRothSaves, match: inputs.spouseMatch, hsa: 0 },
        pia: theirs.pia,
        claims: Math.round(inputs.spouseClaimAge),
        balances: { preTax: inputs.spousePreTax, roth: inputs.spouseRoth, rothBasis: 0, hsa: inputs.spouseHsa },
        separationRule: inputs.separation,
      },
    ]
  }
  const lastIncome =
    inputs.lastIncome ??
    people.reduce((total, { pay, savings }) => total + Math.max(0, pay - savings.preTax - savings.hsa), 0)
  const { homeValue, sellAge } = inputs
  const plan: RetirementPlan = {
    firstYear: startYear,
    people,
    taxable: {
      balance: inputs.taxable,
      basis: inputs.taxableBasis ?? inputs.taxable * (1 - unknownGain.value),
    },
    cash: inputs.cash,
    spending: {
      retired: inputs.spending,
      working: inputs.workSpending,
      survivorShare: part(inputs.survivorShare),
      changeFrom: Math.round(inputs.changeFrom),
      change: part(inputs.change),
    },
    pensions: inputs.pensions
      .filter(({ owner }) => couple || owner === 'you')
      .map(({ owner, monthly, from, raise, survivor, government }) => ({
        owner: owner === 'you' ? 0 : 1,
        yearly: monthly * 12,
        from,
        increase: raises[raise],
        survivorShare: part(survivor),
        government,
      })),
    events: inputs.events.map(({ kind, amount, fromAge, toAge }) => ({
      kind: kind satisfies EventKind,
      amount,
      from: yearAt(fromAge),
      to: yearAt(toAge ?? fromAge),
    })),
    extraSaving: inputs.setAside,
    home:
      homeValue > 0
        ? {
            value: homeValue,
            basis: inputs.homeBasis ?? homeValue,
            growth: part(inputs.homeGrowth),
            mortgage: inputs.mortgage,
            mortgageRate: part(inputs.mortgageRate),
            payment: inputs.mortgagePayment,
            soldIn: sellAge === null || yearAt(sellAge) < startYear ? null : yearAt(sellAge),
            sellingCosts: part(inputs.sellingCosts),
            nextHome: inputs.nextHome,
            rentAfter: inputs.rentAfter * 12,
          }
        : null,
    health: {
      before65: inputs.before65,
      benchmark: people.map(({ born }) =>
        benchmarkAt(inputs.benchmark, startYear - 1 - bornYear, startYear - 1 - Number(born.slice(0, 4))),
      ),
      supplement: inputs.supplement,
      growth: part(inputs.medicalGrowth),
      bills: inputs.bills,
    },
    order: orderOf(inputs),
    conversion: conversionOf(inputs, bornYear),
    market: {
      stockShare: part(inputs.stockShare),
      stocks: part(inputs.stockReturn),
      bonds: part(inputs.bondReturn),
      cash: part(inputs.cashReturn),
      fee: part(inputs.fee),
      inflation: part(inputs.inflation),
      dividends: startingDividendYield.value,
    },
    movesIn: inputs.moveAge === null ? null : yearAt(inputs.moveAge),
    earlierIncome: [lastIncome, lastIncome],
    stepUp: communityPropertyStates.value.includes(inputs.state as StateCode) ? 1 : HALF,
  }
  return { plan, benefits }
}
