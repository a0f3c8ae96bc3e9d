/** What the loan type adds: a fee at closing, and mortgage insurance with each payment. */
import type { LoanRow } from '#engine/lending/amortize.ts'
import { fhaInsurance } from '#engine/lending/fha.ts'
import { usdaFees, vaFundingFeeFor } from '#engine/lending/government-fees.ts'
import { type PmiPaths, pmiPaths } from '#engine/lending/pmi.ts'
import { roundToCent } from '#engine/money.ts'
import type { Month } from '#engine/month.ts'
import { fhaAnnualPremium, fhaUpfrontPremium, pmiLaw, usdaGuarantee, vaFundingFee } from '#facts/lending/mortgage.ts'
import type { MortgageInputs } from './fields.ts'

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
export function fundingOf(inputs: MortgageInputs, baseLoan: number): Funding {
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
        upfrontRate: fhaUpfrontPremium.value,
        financeUpfront,
      },
      fhaAnnualPremium.value,
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
    const { fee } = vaFundingFeeFor(baseLoan, downShare, inputs.vaUse, vaFundingFee.value.purchaseByDown)
    return {
      loanAmount: financeUpfront ? roundToCent(baseLoan + fee) : baseLoan,
      upfrontFee: fee,
      upfrontInCash: financeUpfront ? 0 : fee,
      premiums: [],
    }
  }
  if (inputs.loanType === 'usda') {
    const usda = usdaFees({ baseLoan, annualRate, termMonths, financeUpfront, ...usdaGuarantee.value })
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
  principal: number,
  startMonth: Month,
  scheduledRows: readonly LoanRow[],
  actualRows: readonly LoanRow[],
): PmiPlan | null {
  if (inputs.loanType !== 'conventional') return null
  const paths = pmiPaths(
    {
      originalValue: inputs.price,
      principal,
      annualPremiumRate: inputs.pmiRate / 100,
      startMonth,
      termMonths: inputs.term,
      scheduledRows,
      actualRows,
    },
    pmiLaw.value,
  )
  return paths.outcome === 'required' ? paths : null
}
