import { cited } from '../cited.ts'

/** What a retirement that began in these years ran into. */
export type EraKey =
  | 'panic1873'
  | 'panic1893'
  | 'warPrices'
  | 'depression'
  | 'relapse'
  | 'worldWar'
  | 'greatInflation'
  | 'dotCom'
  | 'financialCrisis'

/**
 * Starting years, first and last, of retirements that met the same trouble early on. Which years they are follows from the record of
 * stocks and prices; years that met none stand in no row.
 */
export const retirementEras = cited<readonly { readonly from: number; readonly to: number; readonly key: EraKey }[]>(
  [
    { from: 1871, to: 1873, key: 'panic1873' },
    { from: 1889, to: 1893, key: 'panic1893' },
    { from: 1899, to: 1918, key: 'warPrices' },
    { from: 1928, to: 1931, key: 'depression' },
    { from: 1936, to: 1937, key: 'relapse' },
    { from: 1938, to: 1941, key: 'worldWar' },
    { from: 1959, to: 1973, key: 'greatInflation' },
    { from: 1998, to: 2001, key: 'dotCom' },
    { from: 2006, to: 2008, key: 'financialCrisis' },
  ],
  'shiller-monthly',
  { where: 'columns P and CPI' },
)
