import { cited } from '../cited.ts'
import type { Bracket, ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, jointOnly } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-wi'
const pensions = ['private-pension', 'government-pension', 'ira'] as const

interface Varying {
  readonly brackets: ByStatus<readonly Bracket[]>
  readonly standard: ByStatus<number>
  readonly standardLoss: ByStatus<readonly Bracket[]>
  /** Indexed with the price index the statute names, before the state's own tables were seen. */
  readonly projected: boolean
}

function yearWith(of: Varying): StateYear {
  const details = of.projected ? ({ status: 'projected', confidence: 'medium' } as const) : {}
  const military = cited(
    { kind: 'plain', name: 'Military retirement pay', of: ['military-pension'], per: 'person' } as const,
    source,
    { where: 'Wis. Stat. 71.05(6)(b)34' },
  )
  return {
    ...plainYear(source),
    socialSecurity: cited({ kind: 'exempt' }, source, { where: 'Wis. Stat. 71.05(6)(b)21' }),
    retirement: [
      military,
      cited(
        {
          kind: 'plain',
          name: 'Retirement income at a low income',
          of: pensions,
          fromAge: 65,
          per: 'person',
          cap: everyStatus(5000),
          taper: { kind: 'gone', by: 'federal-agi', over: jointOnly(30_000, 15_000), at: 'loses' },
        },
        source,
        { where: 'Wis. Stat. 71.05(6)(b)54' },
      ),
    ],
    election: {
      fromAge: 67,
      retirement: [
        military,
        cited(
          {
            kind: 'plain',
            name: 'Retirement income exclusion at 67',
            of: pensions,
            fromAge: 67,
            per: 'return',
            capEach: true,
            cap: everyStatus(24_000),
          },
          source,
          {
            where: 'Wis. Stat. 71.05(6)(b)54m; 2025 Act 15',
            // Whoever takes it has no credits; the choice with less tax is shown.
          },
        ),
      ],
    },
    gains: cited({ longTermShareExcluded: 0.3 }, source, { where: 'Wis. Stat. 71.05(6)(b)9' }),
    standardDeduction: cited(
      { kind: 'own', amount: of.standard, taper: { kind: 'rates', by: 'state-agi', rates: of.standardLoss } },
      source,
      { where: 'Wis. Stat. 71.05(22)', ...details },
    ),
    itemized: cited({ choice: 'for-credit', propertyTax: 'none', other: false }, source, {
      where: 'Schedule 1: interest, gifts and medical costs, for a credit only',
    }),
    exemptions: cited({ filer: jointOnly(1400, 700), dependent: 700, aged: 250 }, source, {
      where: 'Wis. Stat. 71.05(23)',
    }),
    brackets: cited(of.brackets, source, {
      where: 'Wis. Stat. 71.06; 2025 Act 15; Wisconsin Tax Bulletin 230',
      // With the wider second bracket of 2025 Act 15.
      ...details,
    }),
    credits: [
      cited({ kind: 'itemized-excess', name: 'Itemized deduction credit', refundable: false, rate: 0.05 }, source, {
        where: 'Wis. Stat. 71.07(5)',
      }),
      cited(
        {
          kind: 'care',
          name: 'Child and dependent care credit',
          refundable: false,
          share: 1,
          expenseCap: [10_000, 20_000],
          federalExpenseCap: [3000, 6000],
        },
        source,
        { where: 'Wis. Stat. 71.07(9g); 2023 Act 101' },
      ),
      cited(
        {
          kind: 'share-of-payment',
          name: 'School property tax credit',
          refundable: false,
          of: 'property-tax-or-rent',
          share: 0.12,
          rentShare: 0.2,
          paymentCap: 2500,
        },
        source,
        // Rent with heat included; without heat a quarter of the rent counts.
        { where: 'Wis. Stat. 71.07(9)' },
      ),
      cited({ kind: 'two-earners', name: 'Married couple credit', refundable: false, rate: 0.03, cap: 480 }, source, {
        where: 'Wis. Stat. 71.07(6)',
      }),
      cited(
        {
          kind: 'earned-income',
          name: 'Earned income credit',
          refundable: true,
          share: 0,
          shareByChildren: [0, 0.04, 0.11, 0.34],
        },
        source,
        { where: 'Wis. Stat. 71.07(9e)' },
      ),
    ],
  }
}

const rates = (second: number, third: number, top: number) =>
  brackets([0, 0.035], [second, 0.044], [third, 0.053], [top, 0.0765])
const losing = (over: number, rate: number) => brackets([0, 0], [over, rate])

export const wisconsin: StateTaxFacts = {
  code: 'WI',
  name: 'Wisconsin',
  years: {
    2025: yearWith({
      brackets: {
        single: rates(14_680, 50_480, 323_290),
        joint: rates(19_580, 67_300, 431_060),
        separate: rates(9790, 33_650, 215_530),
        head: rates(14_680, 50_480, 323_290),
        surviving: rates(19_580, 67_300, 431_060),
      },
      standard: { single: 13_560, joint: 25_110, separate: 11_930, head: 17_520, surviving: 25_110 },
      standardLoss: {
        single: losing(19_550, 0.12),
        joint: losing(28_210, 0.19778),
        separate: losing(13_390, 0.19778),
        head: brackets([0, 0], [19_550, 0.22515], [57_210, 0.12]),
        surviving: losing(28_210, 0.19778),
      },
      projected: false,
    }),
    2026: yearWith({
      brackets: {
        single: rates(15_110, 51_950, 332_720),
        joint: rates(20_150, 69_260, 443_630),
        separate: rates(10_080, 34_630, 221_820),
        head: rates(15_110, 51_950, 332_720),
        surviving: rates(20_150, 69_260, 443_630),
      },
      standard: { single: 13_960, joint: 25_840, separate: 12_280, head: 18_030, surviving: 25_840 },
      standardLoss: {
        single: losing(20_120, 0.12),
        joint: losing(29_030, 0.19778),
        separate: losing(13_780, 0.19778),
        head: brackets([0, 0], [20_120, 0.22515], [58_880, 0.12]),
        surviving: losing(29_030, 0.19778),
      },
      projected: true,
    }),
  },
  leftOut: [
    { key: 'property-tax-programs', values: { programs: ['Homestead Credit'] } },
    'veterans',
    'farmland-credits',
    'farm-gains',
    'medical-costs',
    { key: 'pensions-earned-before', values: { before: '1964-01' } },
  ],
  assumed: ['all-unemployment-taxed'],
}
