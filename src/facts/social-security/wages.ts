import { cited } from '../cited.ts'

/** One value per year from `firstYear`, with no gap. */
export interface YearSeries {
  readonly firstYear: number
  readonly values: readonly number[]
}

/** National average wage of each year, dollars. Published about ten months after the year ends. */
export const averageWageIndex = cited<YearSeries>(
  {
    firstYear: 1951,
    values: [
      2799.16, 2973.32, 3139.44, 3155.64, 3301.44, 3532.36, 3641.72, 3673.8, 3855.8, 4007.12, 4086.76, 4291.4, 4396.64,
      4576.32, 4658.72, 4938.36, 5213.44, 5571.76, 5893.76, 6186.24, 6497.08, 7133.8, 7580.16, 8030.76, 8630.92,
      9226.48, 9779.44, 10556.03, 11479.46, 12513.46, 13773.1, 14531.34, 15239.24, 16135.07, 16822.51, 17321.82,
      18426.51, 19334.04, 20099.55, 21027.98, 21811.6, 22935.42, 23132.67, 23753.53, 24705.66, 25913.9, 27426, 28861.44,
      30469.84, 32154.82, 32921.92, 33252.09, 34064.95, 35648.55, 36952.94, 38651.41, 40405.48, 41334.97, 40711.61,
      41673.83, 42979.61, 44321.67, 44888.16, 46481.52, 48098.63, 48642.15, 50321.89, 52145.8, 54099.99, 55628.6,
      60575.07, 63795.13, 66621.8, 69846.57,
    ],
  },
  'ssa-wage-index',
  { asOf: '2024' },
)

/** The most pay of a year that is taxed for Social Security and counts for benefits, dollars. */
export const contributionBase = cited<YearSeries>(
  {
    firstYear: 1937,
    values: [
      3000, 3000, 3000, 3000, 3000, 3000, 3000, 3000, 3000, 3000, 3000, 3000, 3000, 3000, 3600, 3600, 3600, 3600, 4200,
      4200, 4200, 4200, 4800, 4800, 4800, 4800, 4800, 4800, 4800, 6600, 6600, 7800, 7800, 7800, 7800, 9000, 10800,
      13200, 14100, 15300, 16500, 17700, 22900, 25900, 29700, 32400, 35700, 37800, 39600, 42000, 43800, 45000, 48000,
      51300, 53400, 55500, 57600, 60600, 61200, 62700, 65400, 68400, 72600, 76200, 80400, 84900, 87000, 87900, 90000,
      94200, 97500, 102000, 106800, 106800, 106800, 110100, 113700, 117000, 118500, 118500, 127200, 128400, 132900,
      137700, 142800, 147000, 160200, 168600, 176100, 184500,
    ],
  },
  'ssa-wage-base',
  { asOf: '2026' },
)

/** Pay that earns one credit, dollars; four at most in a year. Before 1978 credits went by calendar quarter. */
export const quarterOfCoverage = cited<YearSeries>(
  {
    firstYear: 1978,
    values: [
      250, 260, 290, 310, 340, 370, 390, 410, 440, 460, 470, 500, 520, 540, 570, 590, 620, 630, 640, 670, 700, 740, 780,
      830, 870, 890, 900, 920, 970, 1000, 1050, 1090, 1120, 1120, 1130, 1160, 1200, 1220, 1260, 1300, 1320, 1360, 1410,
      1470, 1510, 1640, 1730, 1810, 1890,
    ],
  },
  'ssa-quarter-of-coverage',
  { asOf: '2026' },
)

/**
 * How the law carries these amounts on: each is its amount of a starting year times the growth of the average wage from a
 * reference year to two years before, rounded to a multiple, and never lower than the year before.
 */
export const wageIndexing = cited(
  {
    base: { amount: 60_600, referenceYear: 1992, multiple: 300 },
    quarter: { amount: 250, referenceYear: 1976, multiple: 10 },
    bendPoints: { referenceYear: 1977, multiple: 1 },
    lagYears: 2,
  },
  'social-security-act',
  { where: 's. 213(d), 215(a)(1)(B), 230' },
)

/** Quarterly wages that earned a credit before 1978; self-employment credits came by the year. */
export const quarterlyCreditWages = cited(50, 'social-security-act', { where: 's. 213(a)(2)(A)' })

/** The wage series together, as the engine takes them. */
export const wageLaw = {
  averageWage: averageWageIndex.value,
  base: contributionBase.value,
  quarter: quarterOfCoverage.value,
  indexing: wageIndexing.value,
}
