import { cited } from '../cited.ts'
import type { ByStatus, JointOrOther, PhaseOut, StepReduction } from './schema.ts'

/*
 * Federal figures fixed in the statute and not indexed. The year files quote them; a year in which the law changes one
 * writes its own instead.
 */

export const capitalGainRates = cited(
  { low: 0, middle: 0.15, high: 0.2, unrecaptured1250: 0.25, collectibles: 0.28 },
  'irc',
  { where: '1(h)' },
)

export const netInvestmentIncomeTax = cited(
  {
    rate: 0.038,
    magiOver: { single: 200_000, joint: 250_000, separate: 125_000, head: 200_000, surviving: 250_000 },
  },
  'irc',
  { where: '1411' },
)

/** A surviving spouse uses 200,000 here, not the joint amount. */
export const additionalMedicare = cited(
  {
    rate: 0.009,
    over: { single: 200_000, joint: 250_000, separate: 125_000, head: 200_000, surviving: 200_000 },
    employerWithholdsOver: 200_000,
  },
  'irc',
  { where: '1401(b)(2), 3101(b)(2), 3102(f)' },
)

const jointOrOther = (joint: number, other: number): JointOrOther<number> => ({ joint, other })
const per1000 = (amount: number, partial: StepReduction['partial']): StepReduction => ({ amount, per: 1_000, partial })

/** Tax years 2025 to 2028. */
export const seniorDeduction = cited(
  { perPerson: 6_000, magiOver: jointOrOther(150_000, 75_000), rate: 0.06 },
  'pl-119-21',
  { where: 's. 70103 (IRC 151(d)(5)(C))' },
)
/** Tax years 2025 to 2028. */
export const tipsDeduction = cited(
  { cap: 25_000, magiOver: jointOrOther(300_000, 150_000), step: per1000(100, 'ignored') },
  'pl-119-21',
  { where: 's. 70201 (IRC 224)', note: 'Rounding as on Schedule 1-A.' },
)
/** Tax years 2025 to 2028. */
export const overtimeDeduction = cited(
  {
    cap: jointOrOther(25_000, 12_500),
    magiOver: jointOrOther(300_000, 150_000),
    step: per1000(100, 'ignored'),
  },
  'pl-119-21',
  { where: 's. 70202 (IRC 225)', note: 'Rounding as on Schedule 1-A.' },
)
/** Tax years 2025 to 2028. */
export const carLoanDeduction = cited(
  { cap: 10_000, magiOver: jointOrOther(200_000, 100_000), step: per1000(200, 'counts-whole') },
  'pl-119-21',
  { where: 's. 70203 (IRC 163(h)(4))', note: 'Rounding as on Schedule 1-A.' },
)

export const mortgageInterest = cited(
  {
    debtLimit: { single: 750_000, joint: 750_000, separate: 375_000, head: 750_000, surviving: 750_000 },
    olderDebtLimit: { single: 1_000_000, joint: 1_000_000, separate: 500_000, head: 1_000_000, surviving: 1_000_000 },
  },
  'irc',
  { where: '163(h)(3)' },
)

const educationMagi: JointOrOther<PhaseOut> = {
  joint: { from: 160_000, to: 180_000 },
  other: { from: 80_000, to: 90_000 },
}
/** All of the first 2,000 of costs and a quarter of the next 2,000. Not for separate returns. */
export const americanOpportunity = cited(
  { fullUpTo: 2_000, quarterUpTo: 4_000, max: 2_500, refundableShare: 0.4, years: 4, magi: educationMagi },
  'irc',
  { where: '25A(b), (d), (i)' },
)
/** Per return, not per student. Not for separate returns. */
export const lifetimeLearning = cited({ rate: 0.2, expenseCap: 10_000, max: 2_000, magi: educationMagi }, 'irc', {
  where: '25A(c), (d)',
})

export const selfEmployment = cited(
  {
    netEarningsFactor: 0.9235,
    socialSecurityRate: 0.124,
    medicareRate: 0.029,
    minimumNetEarnings: 400,
    deductibleShare: 0.5,
  },
  'irc',
  { where: '1401, 1402, 164(f)' },
)

const capitalLoss: ByStatus<number> = { single: 3_000, joint: 3_000, separate: 1_500, head: 3_000, surviving: 3_000 }
/** Capital losses that may be used against other income in a year; the rest carries forward without limit. */
export const capitalLossLimit = cited(capitalLoss, 'irc', { where: '1211(b), 1212(b)' })

/** A loss is disallowed when the same security is bought within these days on either side of the sale. */
export const washSale = cited({ daysBefore: 30, daysAfter: 30 }, 'irc', { where: '1091' })

/** Credit for people of 65 or more, or retired on permanent and total disability. Amounts of 1983, not indexed. */
export const elderlyCreditRule = cited(
  {
    rate: 0.15,
    /** `couple`: both on a joint return qualify. */
    amount: { one: 5_000, couple: 7_500, separate: 3_750 },
    agiOver: { single: 7_500, joint: 10_000, separate: 5_000, head: 7_500, surviving: 7_500 },
    agiShare: 0.5,
  },
  'irc',
  { where: '22' },
)

/** Mortgage credit certificates: the most a year with a rate over 20%. */
export const mortgageCreditRule = cited({ cap: 2_000, cappedOverRate: 0.2 }, 'irc', { where: '25(a)' })

/** Gain on a main home left out of income, after two of the last five years as owner and resident. */
export const homeSaleExclusion = cited(
  { single: 250_000, joint: 500_000, ownYears: 2, useYears: 2, withinYears: 5, onceEveryYears: 2 },
  'irc',
  { where: '121', note: 'A surviving spouse may use 500,000 for a sale within two years of the death.' },
)

/** Straight-line years, mid-month convention. */
export const realPropertyDepreciation = cited({ residentialYears: 27.5, otherYears: 39 }, 'irc', { where: '168(c)' })

/** First-year share for business property with a life of 20 years or less, acquired after 19 January 2025. */
export const bonusDepreciation = cited(1, 'pl-119-21', { where: 's. 70301 (IRC 168(k))' })

/** The 2027 cap is already in the statute: one percent above 2026. */
export const saltCap2027 = cited(
  { cap: 40_804, capSeparate: 20_402, magiOver: 510_050, magiOverSeparate: 255_025 },
  'pl-119-21',
  { where: 's. 70120 (IRC 164(b)(7))' },
)

/** Rental losses against other income for an active owner. Shrinks by half of MAGI over the start. */
export const passiveRentalAllowance = cited(
  { amount: 25_000, magi: { from: 100_000, to: 150_000 }, rate: 0.5, separateApart: 12_500 },
  'irc',
  { where: '469(i)' },
)

export const likeKindExchange = cited({ identifyDays: 45, closeDays: 180 }, 'irc', { where: '1031(a)(3)' })

/** No underpayment penalty when any of these is met. Due 15 April, June, September and January. */
export const estimatedTaxSafeHarbor = cited(
  {
    oweUnder: 1_000,
    shareOfThisYear: 0.9,
    shareOfLastYear: 1,
    shareOfLastYearHighIncome: 1.1,
    highIncomeAgiOver: 150_000,
    highIncomeAgiOverSeparate: 75_000,
    dueMonthDays: ['04-15', '06-15', '09-15', '01-15'],
  },
  'irc',
  { where: '6654' },
)

export const estateTaxBrackets = cited(
  [
    { over: 0, rate: 0.18 },
    { over: 10_000, rate: 0.2 },
    { over: 20_000, rate: 0.22 },
    { over: 40_000, rate: 0.24 },
    { over: 60_000, rate: 0.26 },
    { over: 80_000, rate: 0.28 },
    { over: 100_000, rate: 0.3 },
    { over: 150_000, rate: 0.32 },
    { over: 250_000, rate: 0.34 },
    { over: 500_000, rate: 0.37 },
    { over: 750_000, rate: 0.39 },
    { over: 1_000_000, rate: 0.4 },
  ],
  'irc',
  { where: '2001(c)' },
)

/** Qualified small business stock bought after 4 July 2025: share of the gain left out, by full years held. */
export const smallBusinessStock = cited(
  {
    exclusionByYears: [
      { years: 3, share: 0.5 },
      { years: 4, share: 0.75 },
      { years: 5, share: 1 },
    ],
    perIssuerCap: 15_000_000,
  },
  'pl-119-21',
  { where: 's. 70431 (IRC 1202)' },
)

/**
 * Taxable part of Social Security. Provisional income is AGI without benefits, plus tax-exempt interest, plus half of benefits.
 * A separate filer who lived with the spouse has no base (0); one who lived apart all year uses the single amounts.
 */
export const benefitTaxation = cited(
  {
    base: { single: 25_000, joint: 32_000, separate: 0, head: 25_000, surviving: 25_000 },
    adjustedBase: { single: 34_000, joint: 44_000, separate: 0, head: 34_000, surviving: 34_000 },
    firstShare: 0.5,
    secondShare: 0.85,
    firstTierCap: { joint: 6_000, other: 4_500 },
  },
  'irc',
  { where: '86' },
)
