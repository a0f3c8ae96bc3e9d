/** Conversions of the year: what is taxed of them, what that costs, and how much fits a bracket. Dollars. */
import { bracketTop, roomUnder } from '#engine/retirement/conversion-slices.ts'
import { settleIraYear } from '#engine/retirement/form-8606.ts'
import { medicareSurcharge } from '#engine/social-security/medicare-surcharge.ts'
import { adjustedGrossIncome } from '#engine/tax/adjusted-gross-income.ts'
import { rateOnNextDollar } from '#engine/tax/brackets.ts'
import { federalReturn } from '#engine/tax/federal-return.ts'
import type { Household } from '#engine/tax/household.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { withIraMoney } from '../kit/ira/household.ts'
import { incomeTaxOf } from '../kit/ira/law.ts'
import type { IraLaw } from '../kit/ira/needs.ts'
import type { RothInputs } from './sections.ts'

/** A bracket by its rate in percent points; '0' is what deductions leave untaxed. */
export type BracketKey = Exclude<RothInputs['fill'], 'now'>

interface Fill {
  readonly bracket: BracketKey
  readonly amount: number
  readonly taxable: number
  readonly tax: number
}

export interface Conversions {
  /** After-tax money in traditional IRAs, this year's nondeductible contribution included. */
  readonly basis: number
  /** Share of any conversion that is income, a decimal: pre-tax money over all traditional money. */
  readonly taxedShare: number
  readonly converted: number
  readonly taxable: number
  /** Federal and state income tax it adds. */
  readonly tax: number
  /** What it adds to Medicare premiums two years later, a year, for whom that may concern. */
  readonly medicare: number
  /** Converted in total to fill the bracket asked for, what is taxed of it, and its tax; null for no money to convert. */
  readonly fill: Fill | null
}

/** All traditional money before a conversion; somebody who names only what they put in and convert has at least that. */
export const traditionalMoney = ({
  pretax,
  convert,
  traditionalPuts,
}: Pick<RothInputs, 'pretax' | 'convert' | 'traditionalPuts'>): number =>
  Math.max(pretax, convert, convert > 0 ? traditionalPuts : 0)

/** This year's own traditional contribution: within the limit, and how much of it is deducted at a taxable conversion. */
export interface OwnTraditional {
  readonly contributed: number
  readonly deductionAt: (taxable: number) => number
}

/**
 * The shares are those of December 31, on which all traditional, SEP and SIMPLE IRAs count, with the conversion added back (Form 8606 line 9). What isn't deducted of this year's contribution
 * is after-tax money (line 1): a back door by hand is free of tax.
 */
export function conversionsOf(inputs: RothInputs, household: Household, law: IraLaw, own: OwnTraditional): Conversions {
  const { convert: converted } = inputs
  const money = traditionalMoney(inputs)
  const year = {
    contributed: Math.min(own.contributed, money),
    basisBefore: Math.min(inputs.basis, money),
    yearEndValue: money - converted,
    distributions: 0,
    conversions: converted,
  }
  const form = settleIraYear(year, own.deductionAt)
  const taxedShare = money > 0 ? 1 - form.line10 : 0
  const filed = form.deducted > 0 ? withIraMoney(household, { traditional: form.deducted }) : household
  const before = incomeTaxOf(filed, law)
  const taxOf = (income: number) => (income > 0 ? incomeTaxOf(withIraMoney(filed, { income }), law) - before : 0)
  return {
    basis: form.line10 * form.line9,
    taxedShare,
    converted,
    taxable: form.line18,
    tax: taxOf(form.line18),
    medicare: medicareOf(filed, law.tax, form.line18),
    fill: inputs.pretax > 0 ? fillOf(inputs, filed, law.tax, taxedShare, taxOf) : null,
  }
}

function fillOf(
  { pretax, fill }: RothInputs,
  household: Household,
  facts: TaxYearFacts,
  taxedShare: number,
  taxOf: (income: number) => number,
): Conversions['fill'] {
  const bracket = fill === 'now' ? bracketNow(household, facts) : fill
  const edge = bracket === '0' ? 0 : bracketTop(household, facts, Number(bracket) / 100)
  if (edge === null) return null
  const room = taxedShare > 0 ? roomUnder(household, facts, edge) : Number.POSITIVE_INFINITY
  const taxable = Math.min(room, pretax * taxedShare)
  return { bracket, amount: taxedShare > 0 ? taxable / taxedShare : pretax, taxable, tax: taxOf(taxable) }
}

/** The bracket the next dollar falls in, or the deductions while they aren't used up; the last bracket has no top, so the one before it. */
function bracketNow(household: Household, facts: TaxYearFacts): BracketKey {
  const { taxableIncome, gains } = federalReturn(household, facts)
  if (taxableIncome <= 0) return '0'
  const rate = rateOnNextDollar(taxableIncome - gains.preferential, facts.ordinaryBrackets.value[household.status])
  return String(Math.min(LAST_WITH_TOP, Math.round(rate * 100))) as BracketKey
}
const LAST_WITH_TOP = 35

const MEDICARE_FROM = 63

/** IRMAA goes by the income of two years before: from the year of 63 a conversion reaches it. This year's edges stand for those to come. */
function medicareOf(household: Household, facts: TaxYearFacts, taxable: number): number {
  const people = household.people.filter(({ age }) => age >= MEDICARE_FROM).length
  if (people === 0 || taxable <= 0) return 0
  const status = household.status === 'separate' && !household.livedWithSpouse ? 'single' : household.status
  const cost = (income: number) => {
    const { partB, partD } = medicareSurcharge(income, status, facts.medicare.value)
    return (partB + partD) * 12 * people
  }
  const { agi } = adjustedGrossIncome(household, facts, 'exact')
  return cost(adjustedGrossIncome(withIraMoney(household, { income: taxable }), facts, 'exact').agi) - cost(agi)
}
