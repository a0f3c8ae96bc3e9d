/** The figures of a tax year, each with its name. The type holds the list complete: a figure without a name does not compile. */
import type { Cited } from '../cited.ts'
import type { TaxYearFacts } from '../tax-years/schema.ts'
import { taxYears } from '../tax-years.ts'
import { inYears, type NamedFact, type Spec } from './named-fact.ts'
import { creditSpecs } from './tax-credits.ts'
import { deductionSpecs } from './tax-deductions.ts'
import { planSpecs } from './tax-plans.ts'
import type { Block, BlockSpecs } from './tax-specs.ts'

const bracket = { over: 'dollars', rate: 'fraction' } as const

const rateSpecs: BlockSpecs<
  | 'ordinaryBrackets'
  | 'standardDeduction'
  | 'standardDeductionExtras'
  | 'capitalGains'
  | 'capitalGainRates'
  | 'netInvestmentIncomeTax'
  | 'additionalMedicare'
  | 'alternativeMinimumTax'
  | 'benefitTaxation'
  | 'kiddieTax'
  | 'trustAndEstate'
  | 'giftAndEstate'
  | 'dependentIncomeUnder'
> = {
  ordinaryBrackets: {
    name: 'tax.brackets',
    spec: {
      each: { table: 'Federal income tax brackets: the rate on taxable income over each amount', fields: bracket },
    },
  },
  standardDeduction: { name: 'tax.standardDeduction', spec: { each: ['Standard deduction', 'dollars'] } },
  standardDeductionExtras: {
    name: 'tax.standardDeductionExtras',
    spec: {
      agedOrBlindEach: { each: ['Added standard deduction for each of 65 or older, and blind', 'dollars'] },
      dependentMinimum: ['Smallest standard deduction of a dependent', 'dollars'],
      dependentEarnedIncomePlus: ['Added to a dependent’s earned income for the standard deduction', 'dollars'],
    },
  },
  capitalGains: {
    name: 'tax.capitalGains',
    spec: {
      zeroUpTo: { each: ['Taxable income up to which long-term gains are taxed at 0%', 'dollars'] },
      fifteenUpTo: { each: ['Taxable income up to which long-term gains are taxed at 15%', 'dollars'] },
    },
  },
  capitalGainRates: {
    name: 'tax.capitalGainRates',
    spec: {
      low: ['Lowest rate on long-term gains', 'fraction'],
      middle: ['Middle rate on long-term gains', 'fraction'],
      high: ['Highest rate on long-term gains', 'fraction'],
      unrecaptured1250: ['Highest rate on unrecaptured section 1250 gain', 'fraction'],
      collectibles: ['Highest rate on gains from collectibles', 'fraction'],
    },
  },
  netInvestmentIncomeTax: {
    name: 'tax.netInvestmentIncomeTax',
    spec: {
      rate: ['Net investment income tax', 'fraction'],
      magiOver: { each: ['Modified AGI over which net investment income is taxed', 'dollars'] },
    },
  },
  additionalMedicare: {
    name: 'tax.additionalMedicare',
    spec: {
      rate: ['Additional Medicare tax', 'fraction'],
      over: { each: ['Pay over which the additional Medicare tax applies', 'dollars'] },
      employerWithholdsOver: ['Pay over which an employer withholds the additional Medicare tax', 'dollars'],
    },
  },
  alternativeMinimumTax: {
    name: 'tax.alternativeMinimumTax',
    spec: {
      exemption: { each: ['Exemption of the alternative minimum tax', 'dollars'] },
      phaseOutOver: { each: ['Income over which the AMT exemption shrinks', 'dollars'] },
      phaseOutRate: ['How fast the AMT exemption shrinks', 'fraction'],
      lowRate: ['Lower rate of the alternative minimum tax', 'fraction'],
      highRate: ['Higher rate of the alternative minimum tax', 'fraction'],
      highRateOver: { each: ['Income over which the higher AMT rate applies', 'dollars'] },
      childEarnedIncomePlus: ['Added to a child’s earned income for the AMT exemption', 'dollars'],
    },
  },
  benefitTaxation: {
    name: 'tax.socialSecurityBenefits',
    spec: {
      base: { each: ['Combined income over which Social Security benefits begin to be taxed', 'dollars'] },
      adjustedBase: { each: ['Combined income over which up to 85% of benefits are taxed', 'dollars'] },
      firstShare: ['Largest share of benefits taxed below the second amount', 'fraction'],
      secondShare: ['Largest share of benefits taxed', 'fraction'],
      firstTierCap: { each: ['Most of the first tier of taxed benefits', 'dollars'] },
    },
  },
  kiddieTax: {
    name: 'tax.kiddieTax',
    spec: {
      unearnedOver: ['Unearned income of a child over which the parents’ rate applies', 'dollars'],
      standardPart: ['Part of a child’s unearned income covered by the standard deduction', 'dollars'],
    },
  },
  trustAndEstate: {
    name: 'tax.trustAndEstate',
    spec: {
      brackets: { table: 'Income tax brackets of trusts and estates', fields: bracket },
      gainsZeroUpTo: ['Income of a trust or estate up to which long-term gains are taxed at 0%', 'dollars'],
      gainsFifteenUpTo: ['Income of a trust or estate up to which long-term gains are taxed at 15%', 'dollars'],
    },
  },
  giftAndEstate: {
    name: 'tax.giftAndEstate',
    spec: {
      annualExclusion: ['Gift tax annual exclusion per recipient', 'dollars'],
      nonCitizenSpouseExclusion: ['Gift tax annual exclusion for a spouse who is not a citizen', 'dollars'],
      basicExclusion: ['Basic exclusion of the gift and estate tax', 'dollars'],
      topRate: ['Highest rate of the gift and estate tax', 'fraction'],
    },
  },
  dependentIncomeUnder: {
    name: 'tax.dependentIncomeUnder',
    spec: ['Gross income a relative must be under to be a dependent', 'dollars'],
  },
}

const specs: BlockSpecs<Block> = { ...rateSpecs, ...deductionSpecs, ...creditSpecs, ...planSpecs }

const years = Object.keys(taxYears).map(Number)
const held: Readonly<Record<number, TaxYearFacts>> = taxYears
const blockIn = <K extends Block>(year: number, block: K): TaxYearFacts[K] => {
  const facts = held[year]
  if (facts === undefined) throw new RangeError(`No tax year ${year}.`)
  return facts[block]
}

export const taxFacts: readonly NamedFact[] = (Object.keys(specs) as Block[]).flatMap((block) => {
  const { name, spec } = specs[block]
  return inYears(name, years, (year) => blockIn(year, block) as Cited<unknown>, spec as Spec<unknown>)
})
