import { cited } from '../cited.ts'
import { brackets, everyStatus, rows } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { IncomeRow } from './schema-taper.ts'

const source = 'state-nm'

/** 8,000 up to a federal AGI, then 1,000 less at each further step. */
const agedRows = (start: number, step: number): readonly IncomeRow[] => [
  { over: 0, value: 8000 },
  ...[7000, 6000, 5000, 4000, 3000, 2000, 1000, 0].map((value, index) => ({ over: start + step * index, value })),
]

const family = brackets([0, 0.015], [8000, 0.032], [25_000, 0.043], [50_000, 0.047], [100_000, 0.049], [315_000, 0.059])

function yearWith(child: readonly IncomeRow[], projected: boolean): StateYear {
  return {
    ...plainYear(source),
    socialSecurity: cited(
      {
        kind: 'exempt-below',
        limit: { single: 100_000, joint: 150_000, separate: 75_000, head: 150_000, surviving: 150_000 },
        at: 'exempt',
        above: { kind: 'as-federal' },
      },
      source,
      { where: 'NMSA 7-2-5.14' },
    ),
    retirement: [
      cited(
        {
          kind: 'plain',
          name: 'Military retirement pay',
          of: ['military-pension'],
          per: 'person',
          cap: everyStatus(30_000),
        },
        source,
        { where: 'NMSA 7-2-5.13' },
      ),
    ],
    gains: cited({ longTermShareExcluded: 0, flatExcluded: 2500 }, source, {
      where: 'NMSA 7-2-34, as amended from 2025',
      confidence: 'medium',
    }),
    subtractions: [
      cited(
        {
          kind: 'age',
          name: 'Exemption at 65',
          fromAge: 65,
          each: 0,
          table: {
            by: 'federal-agi',
            edge: 'above',
            rows: {
              single: agedRows(18_000, 1500),
              joint: agedRows(30_000, 3000),
              separate: agedRows(15_000, 1500),
              head: agedRows(30_000, 3000),
              surviving: agedRows(30_000, 3000),
            },
          },
        },
        source,
        { where: 'NMSA 7-2-5.2; PIT-ADJ' },
      ),
      cited(
        {
          kind: 'per-dependent',
          name: 'Deduction for dependents',
          each: { single: 0, joint: 4000, separate: 0, head: 4000, surviving: 0 },
          skipped: 1,
        },
        source,
        // For each dependent after the first.
        { where: 'NMSA 7-2-39' },
      ),
    ],
    standardDeduction: cited({ kind: 'federal' }, source, { where: 'PIT-1 line 12' }),
    itemized: cited({ choice: 'as-federal' }, source, { where: 'PIT-1 lines 10 and 12: without state income tax' }),
    exemptions: cited(
      {
        filer: { ...everyStatus(2500), joint: 5000 },
        dependent: 2500,
        // 2,500 lost at 15, 10 or 20 cents a dollar is gone after 16,666.67, 25,000 or 12,500 dollars.
        taper: {
          kind: 'linear',
          by: 'federal-agi',
          over: { single: 20_000, joint: 30_000, separate: 15_000, head: 30_000, surviving: 30_000 },
          width: { single: 2500 / 0.15, joint: 25_000, separate: 12_500, head: 25_000, surviving: 25_000 },
        },
      },
      source,
      { where: 'NMSA 7-2-5.8, low- and middle-income exemption' },
    ),
    brackets: cited(
      {
        single: brackets(
          [0, 0.015],
          [5500, 0.032],
          [16_500, 0.043],
          [33_500, 0.047],
          [66_500, 0.049],
          [210_000, 0.059],
        ),
        joint: family,
        separate: brackets(
          [0, 0.015],
          [4000, 0.032],
          [12_500, 0.043],
          [25_000, 0.047],
          [50_000, 0.049],
          [157_500, 0.059],
        ),
        head: family,
        surviving: family,
      },
      source,
      { where: 'NMSA 7-2-7, from 2025' },
    ),
    credits: [
      cited({ kind: 'earned-income', name: 'Working families tax credit', refundable: true, share: 0.25 }, source, {
        where: 'NMSA 7-2-18.15',
      }),
      cited(
        {
          kind: 'child',
          name: 'Child income tax credit',
          refundable: true,
          bands: [{ from: 0, to: 16, amount: 0 }],
          table: { by: 'federal-agi', edge: 'above', rows: everyStatus(child) },
        },
        source,
        {
          where: 'NMSA 7-2-18.34, indexed',
          ...(projected ? ({ status: 'projected', confidence: 'medium' } as const) : {}),
        },
      ),
    ],
  }
}

export const newMexico: StateTaxFacts = {
  code: 'NM',
  name: 'New Mexico',
  years: {
    2025: yearWith(
      rows([0, 637], [25_000, 424], [50_000, 212], [75_000, 106], [100_000, 79], [200_000, 53], [350_000, 26]),
      false,
    ),
    2026: yearWith(
      rows([0, 654], [25_000, 436], [50_000, 218], [75_000, 109], [100_000, 82], [200_000, 55], [350_000, 27]),
      true,
    ),
  },
  leftOut: [
    'low-income-relief',
    'property-tax-relief',
    'care-credit',
    'in-state-gains',
    'disability-exemption',
    { key: 'age-exemption', values: { age: 100 } },
    { key: 'childless-earned-income', values: { from: 18, to: 24, over: null } },
  ],
  assumed: [],
}
