/**
 * Starting values that several calculators share: incomes, growth, what money earns, tax rates. One list, so that the same question
 * starts with the same number everywhere; each is published, or marked as ours. Decimals a year and dollars. A home's are in
 * `starting-home.ts`. A published figure with a home of its own (rates, APRs) is read from the facts by the calculator that asks it.
 */
import { cited } from '#facts/cited.ts'
import { medianIncome } from '#facts/household/income.ts'
import { longRunInflation } from '#facts/lending/rates.ts'

const ours = { status: 'assumption' } as const

/** Before tax, a year, of a household: the median of all US households. */
export const startingHouseholdIncome = medianIncome
/** Before tax, a year, of one person at work. */
export const startingPay = cited(75_000, 'assumption', ours)

/** What money in stock funds earns, before fees, tax and inflation. */
export const startingReturn = cited(0.07, 'assumption', {
  ...ours,
  note: 'Below the record: US stocks have made about 10% a year since 1928, before fees and taxes.',
})
/** Paid out of it as dividends, where the market's own figure is not read. */
export const startingDividendYield = cited(0.015, 'assumption', ours)
/** Yearly fee of a low-cost fund. */
export const startingFundFee = cited(0.002, 'assumption', ours)
/** What spare cash earns over years, after the good months of a savings account. */
export const startingSafeReturn = cited(0.03, 'assumption', ours)

/** What a municipal bond yields, to compare with a taxable one: type the one on offer. */
export const startingMuniYield = cited(0.04, 'assumption', ours)

/** How fast prices rise, our long-run assumption. */
export const startingInflation = longRunInflation
/** How fast rents, bills, pay and other prices of a household rise, where it is asked apart from inflation. */
export const startingCostGrowth = cited(0.03, 'assumption', ours)

/** Tax on long-term gains and qualified dividends: the federal rate most people bear. */
export const startingGainsTax = cited(0.15, 'assumption', ours)
/** Tax on the last dollar of ordinary income, while working. */
export const startingIncomeTax = cited(0.22, 'assumption', ours)
/** Tax on money taken out of a pre-tax account, in retirement. */
export const startingWithdrawalTax = cited(0.15, 'assumption', ours)
/** Tax saved per dollar deducted, for somebody who itemizes. */
export const startingDeductionTax = cited(0.24, 'assumption', ours)

/** A home loan some years old. Dollars. */
export const startingLoanBalance = cited(300_000, 'assumption', ours)
