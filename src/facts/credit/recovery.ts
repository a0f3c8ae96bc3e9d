import { cited } from '../cited.ts'

/**
 * What a mortgage event did to three sample people of 680, 720 and 780: the score after it, lowest to highest, and the years
 * until the score was back if all else stayed good (a range where the study printed one).
 */
export const mortgageEvents = cited(
  [
    {
      key: 'late-30',
      event: '30 days late on the mortgage',
      after: { s680: [600, 620], s720: [630, 650], s780: [670, 690] },
      years: { s680: [0.75, 0.75], s720: [2.5, 2.5], s780: [3, 3] },
    },
    {
      key: 'late-90',
      event: '90 days late on the mortgage',
      after: { s680: [600, 620], s720: [610, 630], s780: [650, 670] },
      years: { s680: [0.75, 0.75], s720: [3, 3], s780: [7, 7] },
    },
    {
      key: 'short-sale',
      event: 'short sale or deed in lieu, nothing left owed',
      after: { s680: [610, 630], s720: [605, 625], s780: [655, 675] },
      years: { s680: [3, 3], s720: [7, 7], s780: [7, 7] },
    },
    {
      key: 'short-sale-owing',
      event: 'short sale with a balance left owed',
      after: { s680: [575, 595], s720: [570, 590], s780: [620, 640] },
      years: { s680: [3, 3], s720: [7, 7], s780: [7, 7] },
    },
    {
      key: 'foreclosure',
      event: 'foreclosure',
      after: { s680: [575, 595], s720: [570, 590], s780: [620, 640] },
      years: { s680: [3, 3], s720: [7, 7], s780: [7, 7] },
    },
    {
      key: 'bankruptcy',
      event: 'bankruptcy',
      after: { s680: [530, 550], s720: [525, 545], s780: [540, 560] },
      years: { s680: [5, 5], s720: [7, 10], s780: [7, 10] },
    },
  ],
  'fico-mortgage-study-2011',
  { asOf: '2011', note: 'Sample people. Real effects depend on the whole report.' },
)

/** The two sample people of the 2009 figures in `scores.ts`. Utilization is a range of shares of the limits. */
export const sampleProfiles = cited(
  {
    s680: { accounts: 6, historyYears: 8, utilization: [0.4, 0.5], lateBefore: true },
    s780: { accounts: 10, historyYears: 15, utilization: [0.15, 0.25], lateBefore: false },
  },
  'fico-damage-points-2009',
  { asOf: '2009' },
)

/** Days late at which a report takes another step; a card is usually written off at about 180, an installment loan at 120. */
export const lateSteps = cited(
  { days: [30, 60, 90, 120], cardChargeOff: 180, installmentChargeOff: 120 },
  'credit-reporting',
  {
    note: 'Less than 30 days late is not reported.',
  },
)

/** How long the bureaus keep medical debt off a report: paid, newer than this, or smaller than this. */
export const medicalDebt = cited({ paidShown: false, hiddenMonths: 12, hiddenUnder: 500 }, 'bureau-medical', {
  asOf: '2025',
})

/** Whether a paid collection still counts, by model. FICO 8 and later leave out one that began under `ignoredUnder` dollars. */
export const collections = cited(
  { fico8CountsPaid: true, fico9CountsPaid: false, vantage3CountsPaid: false, ignoredUnder: 100 },
  'credit-reporting',
)

/** Years a fraud alert stays. */
export const fraudAlertYears = cited({ first: 1, extended: 7 }, 'fcra-605', { where: '605A (15 USC 1681c-1)' })
