/** Published figures the form asks with, as plain data: percent points and dollars. */
import { medianExistingHome } from '#facts/household/housing.ts'
import { medianIncome } from '#facts/household/income.ts'
import { closingCosts, typicalPmiRate } from '#facts/lending/mortgage.ts'
import { bestCd12Month, highYieldSavings, savingsNational, treasuryYields } from '#facts/lending/rates.ts'
import { asOfMonth, asOfText } from '../kit/as-of.ts'
import { points } from '../kit/field.ts'

const range = ({ low, high }: { readonly low: number; readonly high: number }) => ({
  low: points(low),
  high: points(high),
})
export const medianHome = { price: medianExistingHome.value, asOf: asOfText(medianExistingHome) }
export const medianPay = { income: medianIncome.value, asOf: asOfText(medianIncome) }
export const usualClosing = range(closingCosts.value)
export const usualPmi = range(typicalPmiRate.value)
export const yields = {
  savings: { rate: points(highYieldSavings.value), asOf: asOfText(highYieldSavings) },
  bills: {
    rate: points(treasuryYields.value.find((one) => one.months === 6)?.rate ?? 0.04),
    asOf: asOfText(treasuryYields),
  },
  cd: { rate: points(bestCd12Month.value), asOf: asOfText(bestCd12Month) },
  bank: { rate: points(savingsNational.value), asOf: asOfMonth(savingsNational) },
}
