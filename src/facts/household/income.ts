import { cited } from '../cited.ts'

/** Household income before tax, dollars of 2024. */
export const medianIncome = cited(83_730, 'census-p60-286', { asOf: '2024' })
export const medianIncome65 = cited(56_680, 'census-p60-286', {
  where: 'householder of 65 and over',
  asOf: '2024',
  confidence: 'medium',
})
export const incomePercentiles = cited(
  [
    { percentile: 10, dollars: 19_900 },
    { percentile: 20, dollars: 34_500, confidence: 'low' },
    { percentile: 40, dollars: 65_100, confidence: 'low' },
    { percentile: 50, dollars: 83_730 },
    { percentile: 60, dollars: 105_500, confidence: 'low' },
    { percentile: 80, dollars: 175_700, confidence: 'low' },
    { percentile: 90, dollars: 251_000 },
    { percentile: 95, dollars: 335_700, confidence: 'low' },
  ],
  'census-p60-286',
  { asOf: '2024', confidence: 'medium', note: 'The middle one is printed; the others are rounded.' },
)
