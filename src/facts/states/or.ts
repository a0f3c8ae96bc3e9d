import { cited } from '../cited.ts'
import type { Bracket, ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, jointAndSurviving, rows, singleAndSeparate, threeWays } from './by-status.ts'
import { federalWageBase } from './federal-wage-base.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { IncomeRow } from './schema-taper.ts'

const source = 'state-or'

/** The most federal tax that is let out: a fifth less at each step of federal AGI. */
const taxCap = (cap: number, start: number, step: number): readonly IncomeRow[] =>
  rows(
    [0, cap],
    [start, cap * 0.8],
    [start + step, cap * 0.6],
    [start + 2 * step, cap * 0.4],
    [start + 3 * step, cap * 0.2],
    [start + 4 * step, 0],
  )

interface Varying {
  readonly brackets: ByStatus<readonly Bracket[]>
  readonly standard: ByStatus<number>
  readonly headStandardProjected: boolean
  readonly taxCap: number
  readonly personal: number
  readonly earnedIncomeShare: number
  readonly youngChildShare: number
  readonly kidsOver: number
  readonly kidsProjected: boolean
  readonly wageBase: number
}

function yearWith(of: Varying): StateYear {
  const single = taxCap(of.taxCap, 125_000, 5000)
  const joint = taxCap(of.taxCap, 250_000, 10_000)
  return {
    ...plainYear(source),
    federalTaxDeduction: cited(
      {
        share: 1,
        capTable: {
          by: 'federal-agi',
          edge: 'from',
          rows: { single, joint, separate: taxCap(of.taxCap / 2, 125_000, 5000), head: joint, surviving: joint },
        },
        lessRefundable: ['childAndDependent', 'education'],
      },
      source,
      { where: 'ORS 316.680 and 316.695; Form OR-40 instructions, federal tax liability subtraction' },
    ),
    standardDeduction: cited(
      {
        kind: 'own',
        amount: of.standard,
        agedOrBlindEach: { single: 1200, joint: 1000, separate: 1000, head: 1200, surviving: 1000 },
      },
      source,
      {
        where: 'ORS 316.695',
        ...(of.headStandardProjected
          ? { confidence: 'medium' as const, caveat: { key: 'head-projected', values: { year: 2026 } } }
          : {}),
      },
    ),
    itemized: cited({ choice: 'greater' }, source, { where: 'Schedule OR-A: without Oregon income tax' }),
    brackets: cited(of.brackets, source, { where: 'ORS 316.037, indexed' }),
    credits: [
      cited(
        {
          kind: 'personal',
          name: 'Exemption credit',
          refundable: false,
          heads: {
            filer: { ...everyStatus(of.personal), joint: 2 * of.personal },
            dependent: of.personal,
            taper: { kind: 'gone', by: 'federal-agi', over: singleAndSeparate(100_000, 200_000), at: 'keeps' },
          },
        },
        source,
        { where: 'ORS 316.085' },
      ),
      cited(
        {
          kind: 'retirement-rate',
          name: 'Retirement income credit',
          refundable: false,
          fromAge: 62,
          rate: 0.09,
          base: jointAndSurviving(15_000, 7500),
          incomeOver: jointAndSurviving(30_000, 15_000),
          incomeUnder: jointAndSurviving(45_000, 22_500),
        },
        source,
        { where: 'ORS 316.157' },
      ),
      cited(
        {
          kind: 'earned-income',
          name: 'Earned income credit',
          refundable: true,
          share: of.earnedIncomeShare,
          youngChild: { under: 3, share: of.youngChildShare },
        },
        source,
        { where: of.earnedIncomeShare > 0.1 ? 'ORS 315.266; SB 1507 (2026)' : 'ORS 315.266' },
      ),
      cited(
        {
          kind: 'child',
          name: 'Oregon Kids’ Credit',
          refundable: true,
          bands: [{ from: 0, to: 5, amount: 1050 }],
          most: 5,
          notForSeparate: true,
          taper: { kind: 'linear', by: 'federal-agi', over: everyStatus(of.kidsOver), width: everyStatus(5000) },
        },
        source,
        {
          where: 'ORS 315.273',
          ...(of.kidsProjected
            ? ({
                status: 'carried-over',
                confidence: 'low',
                caveat: { key: 'from-year', values: { year: 2025 } },
              } as const)
            : {}),
        },
      ),
    ],
    local: cited(
      [
        {
          key: 'portland-metro',
          name: 'Portland Metro',
          tax: {
            kind: 'brackets',
            brackets: singleAndSeparate(brackets([0, 0], [125_000, 0.01]), brackets([0, 0], [200_000, 0.01])),
          },
        },
        {
          key: 'multnomah',
          name: 'Multnomah County and Portland Metro',
          tax: {
            kind: 'brackets',
            brackets: singleAndSeparate(
              brackets([0, 0], [125_000, 0.025], [250_000, 0.04]),
              brackets([0, 0], [200_000, 0.025], [400_000, 0.04]),
            ),
          },
        },
      ],
      source,
      {
        where: 'Metro Supportive Housing Services tax 1%; Multnomah County Preschool for All tax 1.5% and 3%',
        confidence: 'medium',
      },
    ),
    employeePayroll: [
      cited({ name: 'Paid Leave Oregon', rate: 0.006, wageCap: of.wageBase }, source, {
        where: 'Oregon Employment Department, 60% of the 1% contribution',
      }),
      cited({ name: 'Statewide transit tax', rate: 0.001, wageCap: null }, source, { where: 'ORS 320.550' }),
    ],
  }
}

const rates = (second: number, third: number, top: number) =>
  brackets([0, 0.0475], [second, 0.0675], [third, 0.0875], [top, 0.099])

export const oregon: StateTaxFacts = {
  code: 'OR',
  name: 'Oregon',
  years: {
    2025: yearWith({
      brackets: singleAndSeparate(rates(4400, 11_100, 125_000), rates(8800, 22_200, 250_000)),
      standard: threeWays(2835, 5670, 4560),
      headStandardProjected: false,
      taxCap: 8500,
      personal: 256,
      earnedIncomeShare: 0.09,
      youngChildShare: 0.12,
      kidsOver: 26_550,
      kidsProjected: false,
      wageBase: federalWageBase[2025],
    }),
    2026: yearWith({
      brackets: singleAndSeparate(rates(4550, 11_400, 125_000), rates(9100, 22_800, 250_000)),
      standard: threeWays(2910, 5820, 4680),
      headStandardProjected: true,
      taxCap: 8750,
      personal: 263,
      earnedIncomeShare: 0.14,
      youngChildShare: 0.17,
      kidsOver: 27_250,
      kidsProjected: true,
      wageBase: federalWageBase[2026],
    }),
  },
  leftOut: [
    { key: 'surplus-credit', values: { year: 2025, share: 0.09863 } },
    'care-credit',
    'medical-costs',
    { key: 'pensions-earned-before', values: { before: '1991-10' } },
    { key: 'arts-tax', values: { amount: 35 } },
  ],
  assumed: [],
}
