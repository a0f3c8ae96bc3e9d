import { cited } from '../cited.ts'

/** A year of college, dollars: tuition and fees, housing and food, the whole budget; growth of tuition on the year before. */
export const collegePrices = cited(
  {
    publicInState: { tuition: 11_950, housingAndFood: 13_900, total: 30_990, tuitionGrowth: 0.029 },
    publicOutOfState: { tuition: 31_880, housingAndFood: 13_900, total: 50_920, tuitionGrowth: 0.034 },
    privateNonprofit: { tuition: 45_000, housingAndFood: 15_920, total: 65_470, tuitionGrowth: 0.04 },
    publicTwoYear: { tuition: 4150, housingAndFood: 10_900, total: 21_320, tuitionGrowth: 0.027, confidence: 'low' },
  },
  'college-board-2025',
  { where: '2025-26 school year', asOf: '2025', note: 'Published prices. Most students pay less after grants.' },
)
/** Tuition, housing and food less grants, first-time full-time students. */
export const collegeNetPrices = cited(
  { publicInState: 16_200, privateNonprofit: 32_830, publicTwoYear: 9660 },
  'college-board-2025',
  { where: '2025-26 school year', asOf: '2025', confidence: 'medium' },
)
/** Published tuition and fees by school year (the year it begins). */
export const tuitionHistory = cited(
  [
    { fall: 2014, publicInState: 9139, publicOutOfState: 22_958, privateNonprofit: 31_231, publicTwoYear: 3347 },
    { fall: 2023, publicInState: 11_260, publicOutOfState: 29_150, privateNonprofit: 41_540, publicTwoYear: 3990 },
    { fall: 2024, publicInState: 11_610, publicOutOfState: 30_830, privateNonprofit: 43_270, publicTwoYear: 4040 },
    { fall: 2025, publicInState: 11_950, publicOutOfState: 31_880, privateNonprofit: 45_000, publicTwoYear: 4150 },
  ],
  'college-board-2025',
  { asOf: '2025', confidence: 'medium' },
)
/** Growth of tuition, fees, housing and food above inflation over 20 years, in all. */
export const realGrowth20Years = cited({ public: 0.3, private: 0.28 }, 'college-board-2025', {
  asOf: '2025',
  confidence: 'medium',
})
