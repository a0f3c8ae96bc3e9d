import { cited } from '#facts/cited.ts'
import { startingDividendYield, startingReturn } from '../kit/starting-values.ts'

/** Ours to choose, the visitor's to change. Decimals. */
export const fundAssumptions = cited(
  {
    annualReturn: startingReturn.value,
    expenseA: 0.0085,
    expenseC: 0.016,
    turnover: 0.3,
    dividendYield: startingDividendYield.value,
  },
  'assumption',
  { status: 'assumption' },
)
