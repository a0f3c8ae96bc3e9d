/** Facts the form asks with, as plain numbers: percent points, months, days, and the day or month each is of. */
import { usualCertificate } from '#facts/lending/certificates.ts'
import { bestCd12Month, cdNational, highYieldSavings } from '#facts/lending/rates.ts'
import { points } from '../kit/field.ts'

const ofAYear = cdNational.value.find(({ months }) => months === 12)
if (!ofAYear) throw new Error('There is an average rate of 12-month CDs')

/** Among the best CDs of 12 months. */
export const bestRate = { rate: points(bestCd12Month.value), asOf: bestCd12Month.asOf ?? '' }
/** The FDIC's average for 12 months. */
export const averageRate = { rate: points(ofAYear.rate), asOf: cdNational.asOf ?? '' }
/** A typical online savings account. */
export const onlineRate = { rate: points(highYieldSavings.value), asOf: highYieldSavings.asOf ?? '' }
/** A penalty in months and a grace period in days, ours to start with. */
export const usual = usualCertificate.value
