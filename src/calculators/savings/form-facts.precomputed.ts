/** Facts the form asks with, as plain numbers: percent points, dollars, and the day or month each is of. */
import { fdicPerDepositor } from '#facts/credit/protection.ts'
import { highYieldSavings, savingsNational } from '#facts/lending/rates.ts'
import { points } from '../kit/field.ts'

/** A typical online savings account. */
export const onlineRate = { rate: points(highYieldSavings.value), asOf: highYieldSavings.asOf ?? '' }
/** The FDIC's average of all banks. */
export const averageRate = { rate: points(savingsNational.value), asOf: savingsNational.asOf ?? '' }
/** Insured for one owner at one bank. */
export const insuredEach = fdicPerDepositor.value
