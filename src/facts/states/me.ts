import { cited } from '../cited.ts'
import type { Bracket, ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, rows, threeWays } from './by-status.ts'
import { federalWageBase } from './federal-wage-base.ts'
import { highestBenefit } from './highest-benefit.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { HomeCostTerms } from './schema-credits-more.ts'

const source = 'state-me'

interface Varying {
  readonly brackets: ByStatus<readonly Bracket[]>
  readonly deductionOver: ByStatus<number>
  readonly exemption: number
  readonly exemptionOver: ByStatus<number>
  readonly highestBenefit: number
  readonly pensionOver: ByStatus<number>
  readonly dependent: number
  readonly dependentOver: ByStatus<number>
  readonly fairnessOver: ByStatus<number>
  readonly homeBase: ByStatus<number>
  readonly homeBaseAged: number
  readonly homeCap: number
  readonly wageCap: number
  readonly surtax: boolean
  /** Amounts of 2026 worked out with the inflation factor of the brackets. */
  readonly projected: boolean
}

const terms = (costShare: number, costCap: ByStatus<number>, cap: number): HomeCostTerms => ({
  costShare,
  costCap,
  cap,
})

function yearWith(of: Varying): StateYear {
  const details = of.projected ? ({ status: 'projected', confidence: 'medium' } as const) : {}
  const carried = of.projected
    ? ({
        status: 'carried-over',
        confidence: 'low',
        caveat: { key: 'from-year', values: { year: 2025 } },
      } as const)
    : {}
  const share = { kind: 'rows', rows: rows([0, 0.04]) } as const
  return {
    ...plainYear(source),
    retirement: [
      cited({ kind: 'plain', name: 'Military pensions', of: ['military-pension'], per: 'person' }, source, {
        where: '36 M.R.S. 5122(2)(LL)',
      }),
      cited(
        {
          kind: 'plain',
          name: 'Pension income deduction',
          of: ['private-pension', 'government-pension', 'ira'],
          per: 'person',
          cap: everyStatus(of.highestBenefit),
          lessSocialSecurity: 'received',
          taper: {
            kind: 'linear',
            by: 'federal-agi',
            over: of.pensionOver,
            width: { ...everyStatus(100_000), separate: 50_000 },
          },
        },
        source,
        { where: '36 M.R.S. 5122(2)(M-2); pension income deduction worksheet', ...details },
      ),
    ],
    standardDeduction: cited(
      {
        kind: 'own',
        amount: { single: 15_000, joint: 30_000, separate: 15_000, head: 22_500, surviving: 30_000 },
        agedOrBlindEach: { single: 2000, joint: 1600, separate: 1600, head: 2000, surviving: 1600 },
        taper: {
          kind: 'linear',
          by: 'state-agi',
          over: of.deductionOver,
          width: { single: 75_000, joint: 150_000, separate: 75_000, head: 112_500, surviving: 150_000 },
        },
      },
      source,
      { where: '36 M.R.S. 5124-C', ...carried },
    ),
    itemized: cited({ choice: 'greater', capBesideMedical: 36_300, sameTaper: true }, source, {
      where: '36 M.R.S. 5125; Schedule 2',
      ...carried,
    }),
    exemptions: cited(
      {
        filer: {
          single: of.exemption,
          joint: 2 * of.exemption,
          separate: of.exemption,
          head: of.exemption,
          surviving: of.exemption,
        },
        taper: {
          kind: 'linear',
          by: 'state-agi',
          over: of.exemptionOver,
          width: { ...everyStatus(125_000), separate: 62_500 },
        },
      },
      source,
      { where: '36 M.R.S. 5126-A', ...details },
    ),
    brackets: cited(of.brackets, source, { where: '36 M.R.S. 5111' }),
    rules: of.surtax
      ? [
          cited(
            {
              kind: 'surtax',
              name: 'Surcharge on high incomes',
              rate: 0.02,
              over: {
                single: 1_000_000,
                joint: 1_500_000,
                separate: 750_000,
                head: 1_500_000,
                surviving: 1_500_000,
              },
            },
            source,
            { where: '36 M.R.S. 5111, from 2026', confidence: 'medium' },
          ),
        ]
      : [],
    credits: [
      cited({ kind: 'care', name: 'Child care credit', refundable: false, share: 0.25, over: 500 }, source, {
        where: '36 M.R.S. 5218; Schedule A, what is above the refundable part',
      }),
      cited(
        {
          kind: 'care',
          name: 'Child care credit, refundable part',
          refundable: true,
          share: 0.25,
          cap: 500,
        },
        source,
        { where: '36 M.R.S. 5218; Schedule A' },
      ),
      cited(
        { kind: 'earned-income', name: 'Earned income tax credit', refundable: true, share: 0.25, childlessShare: 0.5 },
        source,
        { where: '36 M.R.S. 5219-S' },
      ),
      cited(
        {
          kind: 'child',
          name: 'Dependent exemption tax credit',
          refundable: true,
          bands: [
            { from: 0, to: 5, amount: 2 * of.dependent },
            { from: 6, to: 199, amount: of.dependent },
          ],
          anyDependent: true,
          taper: {
            kind: 'steps',
            by: 'state-agi',
            over: of.dependentOver,
            per: everyStatus(500),
            lose: everyStatus(20),
            partial: 'counts-whole',
          },
        },
        source,
        { where: '36 M.R.S. 5219-SS', ...details },
      ),
      cited(
        {
          kind: 'personal',
          name: 'Sales tax fairness credit',
          refundable: true,
          heads: {
            filer: { single: 155, joint: 215, separate: 0, head: 215, surviving: 215 },
            byDependents: {
              single: rows([0, 0]),
              joint: rows([0, 0], [1, 35], [2, 65]),
              separate: rows([0, 0]),
              head: rows([0, 0], [2, 35], [3, 65]),
              surviving: rows([0, 0], [1, 35], [2, 65]),
            },
            taper: {
              kind: 'steps',
              by: 'total',
              over: of.fairnessOver,
              per: { single: 500, joint: 1000, separate: 500, head: 750, surviving: 1000 },
              lose: { single: 10, joint: 20, separate: 10, head: 15, surviving: 20 },
              partial: 'counts-whole',
            },
          },
        },
        source,
        { where: '36 M.R.S. 5213-A; Schedule PTFC/STFC', ...details },
      ),
      cited(
        {
          kind: 'home-cost',
          name: 'Property tax fairness credit',
          refundable: true,
          by: 'total',
          owner: terms(1, of.homeBase, of.homeCap),
          renter: terms(0.15, of.homeBase, of.homeCap),
          share,
          aged: {
            from: 65,
            owner: terms(1, everyStatus(of.homeBaseAged), 2000),
            renter: terms(0.15, everyStatus(of.homeBaseAged), 2000),
            share,
          },
        },
        source,
        { where: '36 M.R.S. 5219-KK; Schedule PTFC/STFC', ...details },
      ),
    ],
    employeePayroll: [
      cited({ name: 'Paid family and medical leave', rate: 0.005, wageCap: of.wageCap }, source, {
        where: '26 M.R.S. 850-F, employee half of the 1% premium',
      }),
    ],
  }
}

export const maine: StateTaxFacts = {
  code: 'ME',
  name: 'Maine',
  years: {
    2025: yearWith({
      brackets: threeWays(
        brackets([0, 0.058], [26_800, 0.0675], [63_450, 0.0715]),
        brackets([0, 0.058], [53_600, 0.0675], [126_900, 0.0715]),
        brackets([0, 0.058], [40_200, 0.0675], [95_150, 0.0715]),
      ),
      deductionOver: threeWays(100_000, 200_050, 150_000),
      exemption: 5150,
      exemptionOver: { single: 333_450, joint: 400_100, separate: 200_050, head: 366_750, surviving: 400_100 },
      highestBenefit: highestBenefit[2025],
      pensionOver: threeWays(125_000, 250_000, 187_500),
      dependent: 305,
      dependentOver: { single: 100_000, joint: 150_000, separate: 75_000, head: 125_000, surviving: 150_000 },
      fairnessOver: { single: 25_450, joint: 50_950, separate: 0, head: 38_200, surviving: 50_950 },
      homeBase: threeWays(2550, 4050, 3300),
      homeBaseAged: 4100,
      homeCap: 1000,
      wageCap: federalWageBase[2025],
      surtax: false,
      projected: false,
    }),
    2026: yearWith({
      brackets: threeWays(
        brackets([0, 0.058], [27_400, 0.0675], [64_850, 0.0715]),
        brackets([0, 0.058], [54_850, 0.0675], [129_750, 0.0715]),
        brackets([0, 0.058], [41_100, 0.0675], [97_300, 0.0715]),
      ),
      deductionOver: threeWays(102_250, 204_550, 153_400),
      exemption: 5250,
      exemptionOver: { single: 341_000, joint: 409_150, separate: 204_575, head: 375_050, surviving: 409_150 },
      highestBenefit: highestBenefit[2026],
      pensionOver: threeWays(127_800, 255_650, 191_700),
      dependent: 310,
      dependentOver: { single: 102_250, joint: 153_400, separate: 76_700, head: 127_850, surviving: 153_400 },
      fairnessOver: { single: 26_000, joint: 52_100, separate: 0, head: 39_050, surviving: 52_100 },
      homeBase: threeWays(2600, 4100, 3350),
      homeBaseAged: 4150,
      homeCap: 1500,
      wageCap: federalWageBase[2026],
      surtax: true,
      projected: true,
    }),
  },
  leftOut: [
    'one-time-refunds',
    'doubled-care-credit',
    'student-loan-credit',
    { key: 'childless-earned-income', values: { from: 18, to: 24, over: 64 } },
  ],
  assumed: [],
}
