import { byYear } from '../by-year.ts'
import { cited } from '../cited.ts'

type PerUnits = readonly [one: number, two: number, three: number, four: number]

/** Largest loans Fannie Mae and Freddie Mac may buy, dollars, for homes of 1 to 4 units. */
export interface ConformingLimits {
  readonly baseline: PerUnits
  readonly highCostCeiling: PerUnits
}

export const conformingLimits = byYear<ConformingLimits>({
  2025: cited(
    {
      baseline: [806_500, 1_032_650, 1_248_150, 1_551_250],
      highCostCeiling: [1_209_750, 1_548_975, 1_872_225, 2_326_875],
    },
    'fhfa-limits-2025',
    { asOf: '2025' },
  ),
  2026: cited(
    {
      baseline: [832_750, 1_066_250, 1_288_800, 1_601_750],
      highCostCeiling: [1_249_125, 1_599_375, 1_933_200, 2_402_625],
    },
    'fhfa-limits-2026',
    { asOf: '2026', note: 'Alaska, Hawaii, Guam and the US Virgin Islands use the ceiling as their baseline.' },
  ),
})

/** FHA loan limits, dollars: the floor by units (low-cost areas) and the one-unit ceiling (high-cost areas). */
export interface FhaLimits {
  readonly floor: PerUnits
  readonly ceilingOneUnit: number
}

export const fhaLimits = byYear<FhaLimits>({
  2025: cited({ floor: [524_225, 671_200, 811_275, 1_008_300], ceilingOneUnit: 1_209_750 }, 'hud-fha-limits-2025', {
    asOf: '2025',
    confidence: 'medium',
  }),
  2026: cited({ floor: [541_287, 693_050, 837_700, 1_041_125], ceilingOneUnit: 1_249_125 }, 'hud-fha-limits-2026', {
    asOf: '2026',
    confidence: 'medium',
  }),
})

/** FHA upfront mortgage insurance premium, share of the base loan; usually added to the loan. */
export const fhaUpfrontPremium = cited(0.0175, 'hud-4000-1', { where: 'Appendix 1.0', confidence: 'medium' })

/** Smallest FHA down payment by credit score, share of the price. Under 500: no FHA loan. */
export const fhaMinimumDown = cited(
  [
    { scoreFrom: 580, share: 0.035 },
    { scoreFrom: 500, share: 0.1 },
  ],
  'hud-4000-1',
  { where: 'II.A.2' },
)

/** One row of the FHA annual premium chart. A row applies when the loan-to-value is over `ltvOver` and not above `ltvUpTo`. */
export interface FhaPremiumRow {
  readonly ltvOver: number
  /** null: no upper edge. */
  readonly ltvUpTo: number | null
  /** Yearly premium as a share of the average outstanding base loan. */
  readonly annualRate: number
  /** How many years it is charged; null means the whole loan. */
  readonly years: number | null
}

const row = (ltvOver: number, ltvUpTo: number | null, annualRate: number, years: number | null): FhaPremiumRow => ({
  ltvOver,
  ltvUpTo,
  annualRate,
  years,
})

/** FHA annual mortgage insurance, for case numbers endorsed from 20 March 2023. `smallLoan` is up to and including `smallLoanUpTo` dollars. */
export const fhaAnnualPremium = cited(
  {
    smallLoanUpTo: 726_200,
    shortTermYears: 15,
    longTerm: {
      smallLoan: [row(0, 0.9, 0.005, 11), row(0.9, 0.95, 0.005, null), row(0.95, null, 0.0055, null)],
      largeLoan: [row(0, 0.9, 0.007, 11), row(0.9, 0.95, 0.007, null), row(0.95, null, 0.0075, null)],
    },
    shortTerm: {
      smallLoan: [row(0, 0.9, 0.0015, 11), row(0.9, null, 0.004, null)],
      largeLoan: [row(0, 0.78, 0.0015, 11), row(0.78, 0.9, 0.004, 11), row(0.9, null, 0.0065, null)],
    },
  },
  'hud-ml-2023-05',
  {
    asOf: '2023-03-20',
    confidence: 'medium',
    note: 'The 726,200 cut-off is fixed text of the 2023 letter and does not follow later loan limits.',
  },
)

/**
 * Private mortgage insurance under federal law (conventional loans on a main home, one unit). Shares of the original value,
 * which is the lesser of price and appraisal. The borrower may ask at `requestLtv`; the servicer must end it when the
 * scheduled balance reaches `automaticLtv`, and at the latest at the midpoint of the term. Not FHA, VA or USDA.
 */
export const pmiLaw = cited({ requestLtv: 0.8, automaticLtv: 0.78, finalShareOfTerm: 0.5 }, 'hpa-1998', {
  where: '12 USC 4901-4902',
})

/** Typical yearly PMI as a share of the loan: depends on score and down payment. */
export const typicalPmiRate = cited({ low: 0.003, typical: 0.007, high: 0.015 }, 'assumption', {
  status: 'assumption',
  note: 'Insurers quote each borrower; ask your lender for your own rate.',
})

/** VA funding fee, share of the loan. `first` use of the benefit, `later` uses. */
export const vaFundingFee = cited(
  {
    purchaseByDown: [
      { downFrom: 0, first: 0.0215, later: 0.033 },
      { downFrom: 0.05, first: 0.015, later: 0.015 },
      { downFrom: 0.1, first: 0.0125, later: 0.0125 },
    ],
    cashOutRefinance: { first: 0.0215, later: 0.033 },
    rateReductionRefinance: { first: 0.005, later: 0.005 },
    assumption: { first: 0.005, later: 0.005 },
    manufacturedHomeNotFixed: { first: 0.01, later: 0.01 },
    nativeAmericanDirectLoan: { first: 0.0125, later: 0.0125 },
    exempt: [
      'receives VA disability compensation',
      'on active duty with a Purple Heart',
      'surviving spouse receiving DIC',
    ],
  },
  'va-funding-fee',
  { asOf: '2023-04-07', note: 'VA loans have no monthly mortgage insurance.' },
)

/** USDA guaranteed loan: upfront fee (share of loan), yearly fee (share of balance), income limit (share of area median). */
export const usdaGuarantee = cited(
  { upfrontFee: 0.01, annualFee: 0.0035, minimumDown: 0, incomeLimitOfAreaMedian: 1.15 },
  'usda-guaranteed',
  { asOf: '2026', confidence: 'medium' },
)

/** APR accuracy a lender must meet, in percentage points as decimals (0.00125 is one eighth of a point). */
export const aprTolerance = cited({ regular: 0.00125, irregular: 0.0025 }, 'reg-z', { where: '1026.22(a)' })

/** A mortgage is higher-priced when its APR is this far above the average prime offer rate. */
export const higherPricedOverApor = cited({ firstLien: 0.015, firstLienJumbo: 0.025, subordinate: 0.035 }, 'reg-z', {
  where: '1026.35(a)(1)',
})

/** Escrow account: cushion the servicer may hold, in months of payments. */
export const escrowCushionMonths = cited(2, 'reg-x-escrow', { where: '1024.17(c)(1)' })

/** Buyer's closing costs as a share of the price. */
export const closingCosts = cited({ low: 0.02, typical: 0.03, high: 0.05 }, 'assumption', {
  status: 'assumption',
  note: 'Your Loan Estimate gives the real figure.',
})

/** Debt-to-income limits: housing costs (`front`) and all debts (`back`) as shares of gross monthly income. */
export const dtiClassic = cited({ front: 0.28, back: 0.36 }, 'assumption', {
  status: 'assumption',
  note: 'The 28/36 rule of thumb; lenders set their own limits.',
})
export const dtiConventional = cited(
  { manual: 0.36, manualWithReserves: 0.45, automated: 0.5 },
  'fannie-selling-guide',
  { where: 'B3-6-02', asOf: '2026' },
)
export const dtiFha = cited({ front: 0.31, back: 0.43, backAutomatedUpTo: 0.569 }, 'hud-4000-1', {
  where: 'II.A.5',
  confidence: 'medium',
})
export const dtiVa = cited({ back: 0.41 }, 'va-underwriting', { where: '36.4340(d)' })
export const dtiUsda = cited({ front: 0.29, back: 0.41 }, 'usda-guaranteed', { where: '3555.151(h)' })
