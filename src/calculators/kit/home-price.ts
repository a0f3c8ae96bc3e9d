/** The box for the price of a home somebody would buy: its start, its limits and its slider, the same wherever it is asked. */
import { startingHomePrice } from './starting-home.ts'

export const homePriceBox = {
  initial: startingHomePrice.value,
  profile: 'homePrice',
  min: 10_000,
  max: 50_000_000,
  step: 1000,
  slider: { from: 100_000, to: 1_200_000 },
  nudge: 20_000,
} as const
