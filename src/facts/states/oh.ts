import { cited } from '../cited.ts'
import type { Bracket } from '../tax-years/schema.ts'
import { brackets, everyStatus, rows } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-oh'

interface Varying {
  readonly brackets: readonly Bracket[]
  readonly table: readonly { readonly over: number; readonly base: number; readonly rate: number }[]
  /** No exemptions and no joint filing credit above this income. */
  readonly reliefUpTo: number
}

function yearWith(of: Varying): StateYear {
  return {
    ...plainYear(source),
    retirement: [
      cited({ kind: 'plain', name: 'Military retirement pay', of: ['military-pension'], per: 'person' }, source, {
        where: 'R.C. 5747.01(A)(24)',
      }),
    ],
    subtractions: [
      cited(
        { kind: 'business', name: 'Business income deduction', cap: { ...everyStatus(250_000), separate: 125_000 } },
        source,
        { where: 'R.C. 5747.01(A)(28); Schedule of Business Income' },
      ),
    ],
    exemptions: cited(
      {
        filer: everyStatus(0),
        personTable: {
          by: 'income',
          edge: 'above',
          rows: everyStatus(rows([0, 2400], [40_000, 2150], [80_000, 1900], [of.reliefUpTo, 0])),
        },
      },
      source,
      // By modified AGI: with the business income deduction added back.
      { where: 'R.C. 5747.025' },
    ),
    brackets: cited(everyStatus(of.brackets), source, { where: 'R.C. 5747.02' }),
    rules: [
      cited({ kind: 'base-table', name: 'Base amount of the tax table', rows: of.table }, source, {
        where: 'R.C. 5747.02(A)(3), as amended by HB 96 (2025)',
        // The printed table jumps by its base amounts.
      }),
    ],
    credits: [
      cited(
        {
          kind: 'retirement-income',
          name: 'Retirement income credit',
          refundable: false,
          rows: rows([0, 0], [500, 25], [1500, 50], [3000, 80], [5000, 130], [8000, 200]),
          incomeUnder: 100_000,
        },
        source,
        { where: 'R.C. 5747.055' },
      ),
      cited(
        {
          kind: 'flat',
          name: 'Senior citizen credit',
          refundable: false,
          amount: everyStatus(50),
          agedFrom: 65,
          taper: { kind: 'gone', by: 'income-less-exemptions', over: everyStatus(100_000), at: 'loses' },
        },
        source,
        { where: 'R.C. 5747.055(F)' },
      ),
      cited(
        {
          kind: 'care',
          name: 'Child care credit',
          refundable: false,
          share: 0,
          table: { by: 'income', edge: 'from', rows: everyStatus(rows([0, 1], [20_000, 0.25], [40_000, 0])) },
        },
        source,
        { where: 'R.C. 5747.054' },
      ),
      cited(
        {
          kind: 'by-income',
          name: 'Exemption credit',
          refundable: false,
          table: { by: 'income-less-exemptions', edge: 'from', rows: everyStatus(rows([0, 20], [30_000, 0])) },
          per: 'person',
        },
        source,
        { where: 'R.C. 5747.022' },
      ),
      cited(
        {
          kind: 'share-of-tax',
          name: 'Joint filing credit',
          refundable: false,
          table: {
            by: 'income-less-exemptions',
            edge: 'above',
            rows: everyStatus(rows([0, 0.2], [25_000, 0.15], [50_000, 0.1], [75_000, 0.05], [of.reliefUpTo, 0])),
          },
          cap: 650,
          eachSpouseIncome: 500,
        },
        source,
        { where: 'R.C. 5747.05(E)' },
      ),
      cited({ kind: 'earned-income', name: 'Earned income credit', refundable: false, share: 0.3 }, source, {
        where: 'R.C. 5747.71',
      }),
    ],
    local: cited(
      [
        { key: 'columbus', name: 'Columbus', tax: { kind: 'wages', rate: 0.025 } },
        { key: 'cleveland', name: 'Cleveland', tax: { kind: 'wages', rate: 0.025 } },
        { key: 'cincinnati', name: 'Cincinnati', tax: { kind: 'wages', rate: 0.018 } },
        { key: 'two-percent', name: 'A city with 2%', tax: { kind: 'wages', rate: 0.02 } },
        { key: 'one-percent', name: 'A city with 1%', tax: { kind: 'wages', rate: 0.01 } },
      ],
      source,
      { where: 'municipal income taxes of the cities named, on pay and business profit' },
    ),
  }
}

export const ohio: StateTaxFacts = {
  code: 'OH',
  name: 'Ohio',
  years: {
    2025: yearWith({
      brackets: brackets([0, 0], [26_050, 0.0275], [100_000, 0.03125]),
      table: [
        { over: 26_050, base: 342, rate: 0.0275 },
        { over: 100_000, base: 2394.32, rate: 0.03125 },
      ],
      reliefUpTo: 750_000,
    }),
    2026: yearWith({
      brackets: brackets([0, 0], [26_050, 0.0275]),
      table: [{ over: 26_050, base: 332, rate: 0.0275 }],
      reliefUpTo: 500_000,
    }),
  },
  leftOut: [
    'school-district-taxes',
    'other-local-taxes',
    'credit-for-city-of-work',
    'medical-costs',
    'lump-sum-credits',
  ],
  assumed: [{ key: 'business-at-usual-rate', values: { over: 250_000, rate: 0.03 } }],
}
