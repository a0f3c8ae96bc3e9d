import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'

/**
 * Net investment income tax, dollars: 3.8% of the smaller of net investment income (interest, dividends, gains, rents, less expenses
 * that belong to them; never below zero) and of AGI over the threshold (IRC 1411; Form 8960). The threshold is not indexed. Pay, business
 * profit, pensions, IRA withdrawals, Social Security and tax-exempt interest are no investment income, but the taxable ones raise AGI.
 */
export function netInvestmentIncomeTax(
  netInvestmentIncome: number,
  magi: number,
  status: FilingStatus,
  facts: TaxYearFacts,
): number {
  const rule = facts.netInvestmentIncomeTax.value
  return rule.rate * Math.max(0, Math.min(netInvestmentIncome, magi - rule.magiOver[status]))
}
