import { cited } from '../cited.ts'

/** Prices of the year the 2022 survey of household wealth is in, and the newest we have: CPI-U, all items, 1982-84 = 100. */
export const pricesSince2022 = cited(
  { average2022: 292.655, newest: 335.123, newestMonth: '2026-05' },
  'bls-cpi-u-monthly',
  {
    where: 'average of the twelve months of 2022, and May 2026',
    asOf: '2026-05',
  },
)
