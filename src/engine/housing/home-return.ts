import { federalReturn } from '#engine/tax/federal-return.ts'
import type { FederalReturn } from '#engine/tax/federal-types.ts'
import { emptyHousehold, noIncome } from '#engine/tax/household.ts'
import { netInvestmentIncomeTax } from '#engine/tax/net-investment-income-tax.ts'
import { type InvestmentIncome, type OnReturn, stateTaxOf, type TaxYear } from './tax-life.ts'

export interface WholeTax {
  /** Federal tax after credits and state tax. */
  readonly total: number
  readonly federal: FederalReturn
}

/** One year's whole federal return with a home and investments on it, line by line, and its tax with the state's. Dollars. */
export function homeReturn(year: TaxYear, home: OnReturn, investments: InvestmentIncome | null): WholeTax {
  const { status, law } = year
  const worker = { ...noIncome, pay: year.pay }
  const dividends = investments?.dividends ?? 0
  const freedLoss = investments?.freedLoss ?? 0
  const stateTax = stateTaxOf(year, home, investments)
  const federal = federalReturn(
    {
      ...emptyHousehold,
      status,
      people: status === 'joint' ? [worker, noIncome] : [worker],
      charityCash: year.charity,
      ordinaryDividends: dividends,
      qualifiedDividends: dividends,
      longTermGain: investments?.longTermGain ?? 0,
      shortTermGain: investments?.shortTermGain ?? 0,
      depreciationGain: investments?.depreciationGain ?? 0,
      otherIncome: -freedLoss,
      ...home,
      stateIncomeTaxPaid: stateTax,
    },
    law,
  )
  if (freedLoss === 0) return { total: federal.taxAfterCredits + stateTax, federal }
  // Freed losses lower net investment income too (Treas. Reg. 1.1411-4).
  const invested = dividends + federal.income.capitalGain + federal.income.rental - freedLoss
  const saved = federal.otherTaxes.netInvestmentIncome - netInvestmentIncomeTax(invested, federal.agi, status, law)
  return { total: federal.taxAfterCredits - saved + stateTax, federal }
}
