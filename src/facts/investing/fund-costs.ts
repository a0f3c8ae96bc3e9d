import { cited } from '../cited.ts'

/*
 * What funds and trading cost. Rates are decimals per year of the money invested unless said otherwise.
 */

/** Averages weighted by assets: what the average invested dollar pays, not the average fund. */
export const averageExpenseRatios = cited(
  {
    equityMutualFund: 0.004,
    bondMutualFund: 0.0038,
    indexEquityEtf: 0.0014,
    indexBondEtf: 0.001,
    activeEquityEtf: 0.0044,
  },
  'ici-fund-fees',
  { asOf: '2024', confidence: 'medium', note: 'Weighted by money invested; a simple average of funds is higher.' },
)

export const averageEquityMutualFundsByStyle = cited({ active: 0.0071, index: 0.0006 }, 'ici-fund-fees-2020', {
  asOf: '2020',
  confidence: 'medium',
  note: 'The last active and index averages we could read side by side; fees have fallen a little since.',
})

/** FINRA's example of one breakpoint: under and from $50,000. Shares of the purchase. */
export const breakpointExample = cited({ below: 50_000, loadBelow: 0.0575, loadFrom: 0.045 }, 'finra-breakpoints')

/** The most a fund may take each year for selling shares: a sales charge and, on top, a service fee. */
export const distributionFeeLimits = cited({ salesCharge: 0.0075, serviceFee: 0.0025 }, 'finra-sales-charges')

/** A fund that calls itself no-load may charge at most this 12b-1 fee. */
export const noLoadLimit = cited(0.0025, 'finra-sales-charges')

/** C shares became A shares after eight years at a large fund family from 30 June 2020; others differ. */
export const typicalConversionYears = cited(8, 'assumption', { status: 'assumption' })

/** Dollars per dollar sold. */
export const section31Fee = cited(20.6e-6, 'sec-section-31', {
  where: 'order of February 27, 2026 (Release 34-104909, 91 FR 10643), sales from April 4, 2026',
  asOf: '2026-04-04',
  confidence: 'medium',
  note: 'Set anew each year: it was $27.80 per million until May 13, 2025, and $0 from then to April 3, 2026.',
})

/** Dollars a share sold, and the most for one sale. */
export const tradingActivityFee = cited({ perShare: 0.000195, most: 9.79 }, 'finra-taf', {
  where: 'rate of 2026, SR-FINRA-2024-019',
  asOf: '2026',
  confidence: 'medium',
  note: 'FINRA takes nothing for sales from October to December 2026 (SR-FINRA-2026-021). We count the rate it comes back to.',
})

/** Starting values of ours for what brokers and funds do not publish in one place. */
export const costAssumptions = cited(
  { adviser: 0.01, robo: 0.0025, transferOut: 75, spread: 0.0005, sweep: 0.0005, marginRate: 0.1, fxMarkup: 0.01 },
  'assumption',
  { status: 'assumption' },
)

/** The expense example every prospectus must print: dollars invested, return each year before costs, years shown. */
export const prospectusExampleRule = cited(
  { amount: 10_000, annualReturn: 0.05, years: [1, 3, 5, 10] },
  'sec-form-n-1a',
)

/** The SEC's own example of a yearly fee: what was paid, and what the fees would have earned. Dollars. */
export const feeBulletinExample = cited(
  { start: 100_000, annualReturn: 0.04, years: 20, fee: 0.01, paid: 27_832, forgone: 12_067 },
  'sec-fees-bulletin',
)

/** How FINRA's tool counts: costs accrue daily, every holding period of 1 to 20 years, redeemed at the end of the year. */
export const analyzerYears = cited({ from: 1, to: 20 }, 'finra-fund-analyzer')
