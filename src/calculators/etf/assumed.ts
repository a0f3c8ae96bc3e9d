import { cited } from '#facts/cited.ts'
import { startingDividendYield, startingReturn } from '../kit/starting-values.ts'

/** Ours to choose, the visitor's to change. Decimals. */
export const etfAssumptions = cited(
  { annualReturn: startingReturn.value, dividendYield: startingDividendYield.value, qualified: 0.9, twinGains: 0.01 },
  'assumption',
  { status: 'assumption' },
)
