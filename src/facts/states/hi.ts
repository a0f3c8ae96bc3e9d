import { type Cited, cited } from '../cited.ts'
import type { ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, rows } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { StateCredit } from './schema-credits.ts'

const source = 'state-hi'

const single = brackets(
  [0, 0.014],
  [9600, 0.032],
  [14_400, 0.055],
  [19_200, 0.064],
  [24_000, 0.068],
  [36_000, 0.072],
  [48_000, 0.076],
  [125_000, 0.079],
  [175_000, 0.0825],
  [225_000, 0.09],
  [275_000, 0.1],
  [325_000, 0.11],
)
/** Every joint edge is twice, every head of household edge one and a half times the single one. */
const times = (factor: number) => single.map(({ over, rate }) => ({ over: over * factor, rate }))

const credits: readonly Cited<StateCredit>[] = [
  cited({ kind: 'earned-income', name: 'Earned income tax credit', refundable: true, share: 0.4 }, source, {
    where: 'HRS 235-55.75; Form N-356',
  }),
  cited(
    {
      kind: 'by-income',
      name: 'Refundable food and excise tax credit',
      refundable: true,
      table: {
        by: 'federal-agi',
        edge: 'from',
        rows: {
          ...everyStatus(
            rows(
              [0, 220],
              [15_000, 200],
              [20_000, 170],
              [25_000, 140],
              [30_000, 110],
              [40_000, 90],
              [50_000, 70],
              [60_000, 0],
            ),
          ),
          single: rows([0, 220], [15_000, 200], [20_000, 170], [25_000, 140], [30_000, 110], [40_000, 0]),
        },
      },
      per: 'person',
      notClaimedByAnother: true,
    },
    source,
    { where: 'HRS 235-55.85; Form N-311' },
  ),
  cited(
    {
      kind: 'by-income',
      name: 'Low-income renters credit',
      refundable: true,
      table: { by: 'state-agi', edge: 'from', rows: everyStatus(rows([0, 50], [30_000, 0])) },
      per: 'exemption',
      rentOver: 1000,
      notClaimedByAnother: true,
    },
    source,
    { where: 'HRS 235-55.7; Schedule X, part I' },
  ),
  cited(
    {
      kind: 'own-care',
      name: 'Child and dependent care credit',
      refundable: true,
      rates: {
        by: 'state-agi',
        edge: 'above',
        rows: everyStatus(
          rows(
            [0, 0.25],
            [25_000, 0.24],
            [30_000, 0.23],
            [35_000, 0.22],
            [40_000, 0.21],
            [45_000, 0.2],
            [50_000, 0.15],
          ),
        ),
      },
      expenseCap: [10_000, 20_000],
    },
    source,
    { where: 'HRS 235-55.6; Schedule X, part II' },
  ),
]

function yearWith(standard: ByStatus<number>, weeklyWages: number, weeklyMax: number): StateYear {
  return {
    ...plainYear(source),
    retirement: [
      cited(
        {
          kind: 'plain',
          name: 'Employer-funded pensions',
          of: ['private-pension', 'government-pension', 'military-pension'],
          per: 'person',
        },
        source,
        { where: 'HRS 235-7(a)(3)' },
      ),
    ],
    standardDeduction: cited({ kind: 'own', amount: standard }, source, { where: 'HRS 235-2.4; Act 46 of 2024' }),
    itemized: cited({ choice: 'greater', propertyTax: 'uncapped' }, source, {
      where: 'HRS 235-2.4; Form N-11 worksheets A',
      confidence: 'medium',
    }),
    exemptions: cited(
      {
        filer: { single: 1144, joint: 2288, separate: 1144, head: 1144, surviving: 1144 },
        dependent: 1144,
        aged: 1144,
      },
      source,
      { where: 'HRS 235-54' },
    ),
    brackets: cited({ single, joint: times(2), separate: single, head: times(1.5), surviving: times(2) }, source, {
      where: 'HRS 235-51; Act 46 of 2024',
    }),
    rules: [
      cited({ kind: 'gains-rate-cap', name: 'Tax rate on long-term gains', rate: 0.0725 }, source, {
        where: 'HRS 235-51(f); capital gains tax worksheet',
      }),
    ],
    credits,
    employeePayroll: [
      cited(
        {
          name: 'Temporary disability insurance',
          rate: 0.005,
          wageCap: weeklyWages * 52,
          annualMax: weeklyMax * 52,
        },
        source,
        {
          where: 'HRS 392-43; Department of Labor, maximum weekly wage base of the year, times 52',
          confidence: 'medium',
        },
      ),
    ],
  }
}

export const hawaii: StateTaxFacts = {
  code: 'HI',
  name: 'Hawaii',
  years: {
    2025: yearWith({ single: 4400, joint: 8800, separate: 4400, head: 6424, surviving: 8800 }, 1441.72, 7.21),
    2026: yearWith({ single: 8000, joint: 16_000, separate: 8000, head: 12_000, surviving: 16_000 }, 1500.21, 7.5),
  },
  leftOut: ['disability-exemption', 'state-tax-itemized'],
  assumed: ['employer-money-taxed'],
}
