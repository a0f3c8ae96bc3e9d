import { cited } from '../cited.ts'

/** A currency that the euro replaced. Its rate to the euro is fixed for good; see `fixedToEuro`. */
export interface FormerCurrency {
  readonly code: string
  readonly name: string
  /** First year of the euro in its country. */
  readonly euroSince: number
  /** Decimals of the smallest unit, as ISO 4217 had them. */
  readonly minorUnits: 0 | 2
}

export const formerCurrencies = cited<readonly FormerCurrency[]>(
  [
    { code: 'BGN', name: 'Bulgarian lev', euroSince: 2026, minorUnits: 2 },
    { code: 'HRK', name: 'Croatian kuna', euroSince: 2023, minorUnits: 2 },
    { code: 'LTL', name: 'Lithuanian litas', euroSince: 2015, minorUnits: 2 },
    { code: 'LVL', name: 'Latvian lats', euroSince: 2014, minorUnits: 2 },
    { code: 'EEK', name: 'Estonian kroon', euroSince: 2011, minorUnits: 2 },
    { code: 'SKK', name: 'Slovak koruna', euroSince: 2009, minorUnits: 2 },
    { code: 'CYP', name: 'Cypriot pound', euroSince: 2008, minorUnits: 2 },
    { code: 'MTL', name: 'Maltese lira', euroSince: 2008, minorUnits: 2 },
    { code: 'SIT', name: 'Slovenian tolar', euroSince: 2007, minorUnits: 2 },
    { code: 'DEM', name: 'German mark', euroSince: 1999, minorUnits: 2 },
    { code: 'FRF', name: 'French franc', euroSince: 1999, minorUnits: 2 },
    { code: 'ITL', name: 'Italian lira', euroSince: 1999, minorUnits: 0 },
    { code: 'ESP', name: 'Spanish peseta', euroSince: 1999, minorUnits: 0 },
  ],
  'euro-conversion',
)
