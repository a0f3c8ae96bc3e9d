/** What the loan type adds: a fee at closing, and mortgage insurance with each payment. */
import { fhaInsurance } from '#engine/lending/fha.ts'
import { usdaFees, vaFundingFeeFor } from '#engine/lending/government-fees.ts'
import { type PmiInputs, type PmiLaw, type PmiPaths, pmiPaths } from '#engine/lending/pmi.ts'
import { roundToCent } from '#engine/money.ts'
import type { HomeLoanLaw } from './loan-law.ts'
import type { MortgageInputs } from './sections.ts'

export type PmiPlan = Extract<PmiPaths, { outcome: 'required' }>

/** Dollars. The premium of payment k (0-based) is `premiumAt(k)`; conventional loans have none here, see `pmiOf`. */
export interface Funding {
  readonly loanAmount: number
  readonly upfrontFee: number
  readonly upfrontInCash: number
  /** Government programs: the premium with each payment; empty when there is none. */
  readonly premiums: readonly number[]
}

/** The loan with any upfront fee added, for the chosen program. `baseLoan` is price less down payment, dollars. */
export function fundingOf(inputs: MortgageInputs, baseLoan: number, law: HomeLoanLaw): Funding {
  const annualRate = inputs.rate / 100
  const termMonths = inputs.term
  const financeUpfront = inputs.financeFee
  if (inputs.loanType === 'fha') {
    const fha = fhaInsurance(
      {
        baseLoan,
        homeValue: inputs.price,
        annualRate,
        termMonths,
        upfrontRate: law.fhaUpfront.value,
        financeUpfront,
      },
      law.fhaAnnual.value,
    )
    if (fha.outcome === 'found')
      return {
        loanAmount: fha.loanAmount,
        upfrontFee: fha.upfrontPremium,
        upfrontInCash: fha.upfrontInCash,
        premiums: fha.monthlyPremiums,
      }
  }
  if (inputs.loanType === 'va') {
    const downShare = 1 - baseLoan / inputs.price
    const { fee } = vaFundingFeeFor(baseLoan, downShare, inputs.vaUse, law.vaFee.value.purchaseByDown)
    return {
      loanAmount: financeUpfront ? roundToCent(baseLoan + fee) : baseLoan,
      upfrontFee: fee,
      upfrontInCash: financeUpfront ? 0 : fee,
      premiums: [],
    }
  }
  if (inputs.loanType === 'usda') {
    const usda = usdaFees({ baseLoan, annualRate, termMonths, financeUpfront, ...law.usda.value })
    return {
      loanAmount: usda.loanAmount,
      upfrontFee: usda.upfront,
      upfrontInCash: financeUpfront ? 0 : usda.upfront,
      premiums: usda.monthlyFees,
    }
  }
  return { loanAmount: baseLoan, upfrontFee: 0, upfrontInCash: 0, premiums: [] }
}

/** Private mortgage insurance of a conventional loan above 80% of the price, else null. */
export function pmiOf(
  inputs: MortgageInputs,
  law: PmiLaw,
  loan: Pick<PmiInputs, 'principal' | 'startMonth' | 'scheduledRows' | 'actualRows'>,
): PmiPlan | null {
  if (inputs.loanType !== 'conventional') return null
  const { price: originalValue, term: termMonths, pmiRate } = inputs
  const paths = pmiPaths({ originalValue, annualPremiumRate: pmiRate / 100, termMonths, ...loan }, law)
  return paths.outcome === 'required' ? paths : null
}
