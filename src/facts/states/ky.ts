import { cited } from '../cited.ts'
import { brackets, everyStatus, rows } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { StateCredit } from './schema-credits.ts'

const source = 'state-ky'

function familySize(povertyLines: readonly number[]): StateCredit {
  return {
    kind: 'poverty-share',
    name: 'Family size tax credit',
    refundable: false,
    povertyLines,
    mostPeople: 4,
    shares: rows(
      [0, 1],
      [1, 0.9],
      [1.04, 0.8],
      [1.08, 0.7],
      [1.12, 0.6],
      [1.16, 0.5],
      [1.2, 0.4],
      [1.24, 0.3],
      [1.27, 0.2],
      [1.3, 0.1],
      [1.33, 0],
    ),
  }
}

function yearWith(rate: number, standard: number, povertyLines: readonly number[]): StateYear {
  return {
    ...plainYear(source),
    retirement: [
      cited(
        {
          kind: 'plain',
          name: 'Pension income',
          of: ['private-pension', 'government-pension', 'military-pension', 'ira'],
          per: 'person',
          cap: everyStatus(31_110),
        },
        source,
        { where: 'KRS 141.019; Schedule P' },
      ),
    ],
    standardDeduction: cited({ kind: 'own', amount: everyStatus(standard) }, source, {
      where: 'KRS 141.081; each spouse has one in separate columns',
    }),
    itemized: cited({ choice: 'greater', propertyTax: 'none', medical: 'none' }, source, {
      where: 'KRS 141.019; Schedule A',
    }),
    brackets: cited(everyStatus(brackets([0, rate])), source, { where: 'KRS 141.020; HB 1 (2025)' }),
    columns: cited({ kind: 'own-income', ownCredits: true }, source, { where: 'Form 740, combined return' }),
    credits: [
      cited(
        {
          kind: 'personal',
          name: 'Personal tax credits',
          refundable: false,
          heads: { filer: everyStatus(0), aged: 40, blind: 40 },
        },
        source,
        { where: 'KRS 141.020(3); Schedule ITC' },
      ),
      cited(familySize(povertyLines), source, { where: 'KRS 141.066; HHS poverty guidelines of the year' }),
      cited({ kind: 'care', name: 'Child and dependent care credit', refundable: false, share: 0.2 }, source, {
        where: 'KRS 141.067',
      }),
    ],
    local: cited(
      [
        { key: 'louisville', name: 'Louisville', tax: { kind: 'wages', rate: 0.022 } },
        { key: 'lexington', name: 'Lexington', tax: { kind: 'wages', rate: 0.0225 } },
      ],
      source,
      { where: 'occupational license taxes of the two cities', confidence: 'medium' },
    ),
  }
}

export const kentucky: StateTaxFacts = {
  code: 'KY',
  name: 'Kentucky',
  years: {
    2025: yearWith(0.04, 3270, [15_650, 21_150, 26_650, 32_150]),
    2026: yearWith(0.035, 3360, [15_960, 21_640, 27_320, 33_000]),
  },
  leftOut: [
    { key: 'pensions-earned-before', values: { before: '1998-01' } },
    'other-occupational-taxes',
    'national-guard-credit',
  ],
  assumed: [],
}
