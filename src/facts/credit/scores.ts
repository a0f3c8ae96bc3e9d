import { cited } from '../cited.ts'

/** Named bands, best first; a score belongs to the first band whose `from` it reaches. Both scales run from 300 to 850. */
export interface ScoreBand {
  readonly name: string
  readonly from: number
}

/** How much each part of the report weighs in a FICO Score, shares of the whole. */
export const ficoWeights = cited(
  { paymentHistory: 0.35, amountsOwed: 0.3, lengthOfHistory: 0.15, newCredit: 0.1, creditMix: 0.1 },
  'fico-factors',
)
export const ficoBands = cited<readonly ScoreBand[]>(
  [
    { name: 'exceptional', from: 800 },
    { name: 'very good', from: 740 },
    { name: 'good', from: 670 },
    { name: 'fair', from: 580 },
    { name: 'poor', from: 300 },
  ],
  'fico-factors',
)
export const vantage3Weights = cited(
  {
    paymentHistory: 0.4,
    depthOfCredit: 0.21,
    utilization: 0.2,
    balances: 0.11,
    recentCredit: 0.05,
    availableCredit: 0.03,
  },
  'vantagescore-factors',
  { where: 'VantageScore 3.0' },
)
export const vantage4Weights = cited(
  {
    paymentHistory: 0.41,
    depthOfCredit: 0.2,
    utilization: 0.2,
    recentCredit: 0.11,
    balances: 0.06,
    availableCredit: 0.02,
  },
  'vantagescore-factors',
  { where: 'VantageScore 4.0', confidence: 'medium' },
)
export const vantageBands = cited<readonly ScoreBand[]>(
  [
    { name: 'excellent', from: 781 },
    { name: 'good', from: 661 },
    { name: 'fair', from: 601 },
    { name: 'poor', from: 500 },
    { name: 'very poor', from: 300 },
  ],
  'vantagescore-factors',
  { confidence: 'medium' },
)

/** Inquiries for the same kind of loan within this many days count once. */
export const rateShoppingDays = cited({ ficoNewer: 45, ficoOlder: 14 }, 'fico-factors', {
  note: 'Mortgage lenders mostly use the older versions.',
})
export const inquiryMonths = cited({ counted: 12, onReport: 24 }, 'fico-factors')
/** Share of the card limits in use. */
export const utilizationGuide = cited({ keepUnder: 0.3, bestUnder: 0.1 }, 'fico-factors')

/** Points lost, lowest to highest, by a person at 680 and one at 780 before the event. */
export const missteps = cited(
  [
    { key: 'maxed-out', event: 'maxed-out credit card', from680: [10, 30], from780: [25, 45] },
    { key: 'late-30', event: '30-day late payment', from680: [60, 80], from780: [90, 110] },
    { key: 'settlement', event: 'debt settlement', from680: [45, 65], from780: [105, 125] },
    { key: 'foreclosure', event: 'foreclosure', from680: [85, 105], from780: [140, 160] },
    { key: 'bankruptcy', event: 'bankruptcy', from680: [130, 150], from780: [220, 240] },
  ],
  'fico-damage-points-2009',
  { asOf: '2009', note: 'Two sample people. Real effects depend on the whole report.' },
)

/** Mean FICO Score of the country. */
export const averageFico = cited(715, 'fico-credit-insights-2025', { asOf: '2025-04' })
export const averageUtilization = cited(0.355, 'fico-credit-insights-2025', { asOf: '2025' })
export const averageFicoByGeneration = cited(
  [
    { generation: 'Gen Z', ageFrom: 18, ageTo: 26, score: 680 },
    { generation: 'Millennials', ageFrom: 27, ageTo: 42, score: 690 },
    { generation: 'Gen X', ageFrom: 43, ageTo: 58, score: 709 },
    { generation: 'Baby boomers', ageFrom: 59, ageTo: 77, score: 745 },
    { generation: 'Silent generation', ageFrom: 78, ageTo: null, score: 760 },
  ],
  'experian-consumer-credit',
  { asOf: '2023' },
)

/** Years an item may stay on a credit report. */
export const reportYears = cited(
  {
    latePayment: 7,
    collection: 7,
    chapter7Bankruptcy: 10,
    chapter13Bankruptcy: 7,
    hardInquiry: 2,
    closedGoodAccount: 10,
  },
  'fcra-605',
  {
    confidence: 'medium',
    note: 'The law allows 10 years for chapter 13; the bureaus drop it at 7. Inquiries and good accounts follow bureau policy.',
  },
)

/** How often each bureau gives a free report online. */
export const freeReports = cited({ every: 'week', bureaus: 3, phone: '877-322-8228' }, 'annual-credit-report')
