/** Facts the form asks with, as plain numbers: percent points, dollars, and the day or month each is of. */
import { fundHalfRule, moneyFundStart } from '#facts/cash/money-funds.ts'
import { fdicPerDepositor } from '#facts/credit/protection.ts'
import { highYieldSavings, moneyMarketNational, treasuryYields } from '#facts/lending/rates.ts'
import { points } from '../kit/field.ts'

const sixMonths = treasuryYields.value.find(({ months }) => months === 6)
if (!sixMonths) throw new Error('There is a yield of six-month bills')

/** The FDIC's average money market account. */
export const averageAccount = { rate: points(moneyMarketNational.value), asOf: moneyMarketNational.asOf ?? '' }
/** A government fund, ours to start with. */
export const startingFund = { rate: points(moneyFundStart.value), asOf: moneyFundStart.asOf ?? '' }
/** A typical online savings account. */
export const onlineRate = { rate: points(highYieldSavings.value), asOf: highYieldSavings.asOf ?? '' }
export const sixMonthBill = { rate: points(sixMonths.rate), asOf: treasuryYields.asOf ?? '' }
/** Insured for one owner at one bank. */
export const insuredEach = fdicPerDepositor.value
/** States that count nothing of a fund unless half of its assets are US obligations. */
export const halfRuleStates: readonly string[] = Object.keys(fundHalfRule)
