/** What a projection assumes unless the visitor says otherwise; each is marked as ours. */
import type { ScenarioSettings } from '#engine/planning/scenario/model.ts'
import { cited } from '#facts/cited.ts'
import {
  startingDividendYield,
  startingInflation,
  startingReturn,
  startingSafeReturn,
} from '../../kit/starting-values.ts'

/** Share in stocks where an account does not say. */
export const unknownStockShare = cited(0.7, 'assumption', { status: 'assumption' })

/** What a car loses of its value each year. */
export const carLoss = cited(0.15, 'assumption', { status: 'assumption' })

export const startingSettings: ScenarioSettings = {
  years: 10,
  selling: 'penalty-free',
  assumptions: {
    prices: startingInflation.value,
    pay: startingInflation.value,
    stocks: startingReturn.value,
    bonds: startingSafeReturn.value,
    homes: startingInflation.value,
    carLoss: carLoss.value,
    dividends: startingDividendYield.value,
    stockShare: unknownStockShare.value,
  },
}
