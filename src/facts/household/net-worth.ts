import { cited } from '../cited.ts'

/** Dollars of 2022 by age of the household's reference person. `ageTo` null: no upper end. */
export interface ByAge {
  readonly ageFrom: number
  readonly ageTo: number | null
  readonly median: number
  readonly mean: number
}

/** What a household owns less what it owes. */
export const netWorthByAge = cited<readonly ByAge[]>(
  [
    { ageFrom: 0, ageTo: 34, median: 39_000, mean: 183_500 },
    { ageFrom: 35, ageTo: 44, median: 135_600, mean: 549_600 },
    { ageFrom: 45, ageTo: 54, median: 247_200, mean: 975_800 },
    { ageFrom: 55, ageTo: 64, median: 364_500, mean: 1_566_900 },
    { ageFrom: 65, ageTo: 74, median: 409_900, mean: 1_794_600 },
    { ageFrom: 75, ageTo: null, median: 335_600, mean: 1_624_100 },
  ],
  'scf-2022',
  { where: 'Table 2', asOf: '2022' },
)
export const netWorthAll = cited({ median: 192_900, mean: 1_063_700 }, 'scf-2022', { where: 'Table 2', asOf: '2022' })

/**
 * Net worth of all households by percentile. The middle one is official. Percentiles by age are left out: published copies
 * disagree by a factor of two.
 */
export const netWorthPercentiles = cited(
  [
    { percentile: 25, dollars: 27_000, confidence: 'low' },
    { percentile: 50, dollars: 192_900 },
    { percentile: 75, dollars: 659_000, confidence: 'low' },
    { percentile: 90, dollars: 1_920_758 },
    { percentile: 95, dollars: 3_779_600 },
    { percentile: 99, dollars: 13_666_778 },
  ],
  'scf-2022-microdata',
  { asOf: '2022', confidence: 'medium', note: 'Worked out from survey data by others; the 25th and 75th are rounded.' },
)

/** Of the households that have such an account. */
export const retirementAccounts = cited<readonly ByAge[]>(
  [
    { ageFrom: 0, ageTo: 34, median: 18_880, mean: 49_130 },
    { ageFrom: 35, ageTo: 44, median: 45_000, mean: 141_520 },
    { ageFrom: 45, ageTo: 54, median: 115_000, mean: 313_220 },
    { ageFrom: 55, ageTo: 64, median: 185_000, mean: 537_560 },
    { ageFrom: 65, ageTo: 74, median: 200_000, mean: 609_230 },
    { ageFrom: 75, ageTo: null, median: 130_000, mean: 462_410 },
  ],
  'scf-2022',
  { where: 'Table 3', asOf: '2022' },
)
export const shareWithRetirementAccount = cited(0.543, 'scf-2022', { where: 'Table 3', asOf: '2022' })

/** Checking, savings, money market and prepaid accounts, of the households that have one. */
export const bankAccounts = cited<readonly ByAge[]>(
  [
    { ageFrom: 0, ageTo: 34, median: 5400, mean: 20_540 },
    { ageFrom: 35, ageTo: 44, median: 7500, mean: 41_540 },
    { ageFrom: 45, ageTo: 54, median: 8700, mean: 71_130 },
    { ageFrom: 55, ageTo: 64, median: 8000, mean: 72_520 },
    { ageFrom: 65, ageTo: 74, median: 13_400, mean: 100_250 },
    { ageFrom: 75, ageTo: null, median: 10_000, mean: 82_800 },
  ],
  'scf-2022',
  { where: 'Table 3', asOf: '2022' },
)
export const bankAccountsAll = cited({ median: 8000, mean: 62_410 }, 'scf-2022', { where: 'Table 3', asOf: '2022' })
export const homeownership = cited(0.661, 'scf-2022', { where: 'Table 3', asOf: '2022' })
