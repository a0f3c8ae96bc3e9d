import { cited } from '../cited.ts'

/** Keeping a car: dollars a mile for upkeep, repairs and tires, dollars a year of lost value, and the price it was worked out for. */
export const drivingCosts = cited(
  { upkeepPerMile: 0.1104, depreciation: 4_334, carPrice: 38_938 },
  'aaa-driving-2025',
  {
    asOf: '2025',
    confidence: 'medium',
  },
)
/** Owning and driving a new car, dollars a year on average, with the miles it was counted for; lost value is its largest part. */
export const newCarYear = cited(
  { cost: 11_577, miles: 15_000, lostValue: 4_334, fuelPerMile: 0.13 },
  'aaa-driving-2025',
  {
    asOf: '2025',
    note: 'Finance charges, fuel, insurance, upkeep, fees and taxes, and depreciation; $964.78 a month.',
  },
)
/** A gallon of regular gas. */
export const gasoline = cited(4.12, 'aaa-gas', {
  where: 'states of the Southeast',
  asOf: '2026-09-22',
  confidence: 'medium',
})

/** Average tip, share of the bill. */
export const tips = cited({ fullService: 0.194, quickService: 0.158 }, 'restaurant-payments', {
  asOf: '2025',
  confidence: 'low',
})
export const tipCustom = cited({ low: 0.15, high: 0.2 }, 'assumption', { status: 'assumption' })

/** Dollars a person with a card balance owes. */
export const cardBalance = cited(6_580, 'transunion', {
  asOf: '2024-12',
  where: 'fourth quarter of 2024',
  confidence: 'medium',
})
/** Card and other revolving debt of the country, dollars. */
export const revolvingCredit = cited(1_351_100_000_000, 'fed-g19-totals', { asOf: '2026-06' })
/** Borrowed for a new car, dollars. */
export const newCarFinanced = cited(44_664, 'edmunds-financed', {
  asOf: '2026-09',
  where: 'third quarter of 2026',
  confidence: 'medium',
})
/** Home internet, dollars a month. */
export const homeInternet = cited(81, 'broadband-prices', { asOf: '2026', confidence: 'low' })
