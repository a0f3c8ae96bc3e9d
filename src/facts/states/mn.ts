import { type Cited, cited } from '../cited.ts'
import type { Bracket, ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, jointAndSurviving, jointOnly, rows } from './by-status.ts'
import { federalWageBase } from './federal-wage-base.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { EmployeePayroll } from './schema-credits.ts'

const source = 'state-mn'

interface Varying {
  readonly brackets: ByStatus<readonly Bracket[]>
  readonly standard: ByStatus<number>
  readonly agedOrBlind: ByStatus<number>
  readonly dependent: number
  readonly dependentOver: ByStatus<number>
  /** Where the deduction starts to fall, slowly and then faster; half of it for separate returns. */
  readonly deductionFalls: readonly [slow: number, fast: number]
  readonly benefitsOver: ByStatus<number>
  readonly benefitsFlat: ByStatus<number>
  readonly provisionalOver: ByStatus<number>
  readonly publicPension: ByStatus<number>
  readonly perChild: number
  readonly earnedCap: number
  readonly olderChildren: readonly number[]
  readonly familyOver: ByStatus<number>
  readonly marriageMax: number
  readonly minimumExemption: ByStatus<number>
  readonly payroll: readonly Cited<EmployeePayroll>[]
  /** Some 2026 amounts were not printed yet. */
  readonly projected: boolean
}

/** Every 4,000 (2,000 for separate returns) takes a tenth. */
const tenthPer = (single: number): ByStatus<number> => ({ ...everyStatus(single), separate: single / 2 })

function deductionFall([slow, fast]: Varying['deductionFalls'], factor: number) {
  return brackets([0, 0], [slow * factor, 0.03], [fast * factor, 0.1])
}

function creditsOf(of: Varying): StateYear['credits'] {
  const details = of.projected ? ({ status: 'projected', confidence: 'medium' } as const) : {}
  return [
    cited(
      {
        kind: 'marriage',
        name: 'Marriage credit',
        refundable: false,
        max: of.marriageMax,
        taxableOver: 47_000,
        lowerEarnerOver: 30_000,
        lowerEarnerLess: of.standard.single,
        single: of.brackets.single,
      },
      source,
      { where: 'Minn. Stat. 290.0675; Schedule M1MA', confidence: 'medium' },
    ),
    cited(
      {
        kind: 'own-care',
        name: 'Child and dependent care credit',
        refundable: true,
        rates: {
          by: 'federal-agi',
          edge: 'above',
          rows: everyStatus(
            rows(
              [0, 0.35],
              ...Array.from({ length: 15 }, (_, index): [number, number] => [
                15_000 + 2000 * index,
                Number((0.34 - 0.01 * index).toFixed(2)),
              ]),
            ),
          ),
        },
        expenseCap: [3000, 6000],
        lessRate: 0.05,
        over: 64_150,
      },
      source,
      {
        where: 'Minn. Stat. 290.067; Schedule M1CD',
        ...(of.projected
          ? ({
              status: 'carried-over',
              confidence: 'low',
              caveat: { key: 'income-limit-from-year', values: { year: 2025 } },
            } as const)
          : {}),
      },
    ),
    cited(
      {
        kind: 'child-and-working',
        name: 'Child tax credit and working family credit',
        refundable: true,
        perChild: of.perChild,
        childUnder: 18,
        rate: 0.04,
        earnedCap: of.earnedCap,
        olderChildren: of.olderChildren,
        over: of.familyOver,
        lossRate: 0.12,
        lossRateOnlyOlder: 0.09,
      },
      source,
      { where: 'Minn. Stat. 290.0661 and 290.0671; Schedule M1CWFC', ...details },
    ),
  ]
}

function yearWith(of: Varying): StateYear {
  const details = of.projected ? ({ status: 'projected', confidence: 'medium' } as const) : {}
  const falls = deductionFall(of.deductionFalls, 1)
  return {
    ...plainYear(source),
    socialSecurity: cited(
      {
        kind: 'taper-or-flat',
        taper: {
          kind: 'share-steps',
          by: 'federal-agi',
          over: of.benefitsOver,
          per: tenthPer(4000),
          lose: 0.1,
          partial: 'counts-whole',
        },
        flat: of.benefitsFlat,
        provisionalOver: of.provisionalOver,
        rate: 0.2,
      },
      source,
      { where: 'Minn. Stat. 290.0132 subd. 26; Schedule M1M' },
    ),
    retirement: [
      cited({ kind: 'plain', name: 'Military pensions', of: ['military-pension'], per: 'person' }, source, {
        where: 'Minn. Stat. 290.0132 subd. 21',
      }),
      cited(
        {
          kind: 'plain',
          name: 'Public pension subtraction',
          of: ['government-pension'],
          per: 'return',
          cap: of.publicPension,
          taper: {
            kind: 'share-steps',
            by: 'federal-agi',
            over: of.benefitsOver,
            per: tenthPer(2000),
            lose: 0.1,
            partial: 'counts-whole',
          },
        },
        source,
        {
          where: 'Minn. Stat. 290.0132 subd. 34; Schedule M1QPEN',
        },
      ),
    ],
    subtractions: [
      cited(
        {
          kind: 'elderly',
          name: 'Subtraction for people of 65',
          fromAge: 65,
          base: { single: 9600, joint: 12_000, separate: 6000, head: 9600, surviving: 9600 },
          agiOffset: { single: 14_500, joint: 18_000, separate: 9000, head: 14_500, surviving: 18_000 },
        },
        source,
        { where: 'Minn. Stat. 290.0802; Schedule M1R' },
      ),
      cited(
        { kind: 'charity-with-standard', name: 'Half of gifts over $500', byState: true, over: 500, share: 0.5 },
        source,
        {
          where: 'Minn. Stat. 290.0132 subd. 7',
        },
      ),
    ],
    standardDeduction: cited(
      {
        kind: 'own',
        amount: of.standard,
        agedOrBlindEach: of.agedOrBlind,
        taper: {
          kind: 'rates',
          by: 'federal-agi',
          rates: { ...everyStatus(falls), separate: deductionFall(of.deductionFalls, 0.5) },
          mostShare: 0.8,
          mostShareOver: 1_083_150,
        },
      },
      source,
      { where: 'Minn. Stat. 290.0123', ...details },
    ),
    itemized: cited(
      {
        choice: 'greater',
        propertyTaxCap: { ...everyStatus(10_000), separate: 5000 },
        sameTaper: true,
      },
      source,
      { where: 'Minn. Stat. 290.0122; Schedule M1SA' },
    ),
    exemptions: cited(
      {
        filer: everyStatus(0),
        dependent: of.dependent,
        taper: {
          kind: 'share-steps',
          by: 'federal-agi',
          over: of.dependentOver,
          per: tenthPer(2500),
          lose: 0.02,
          partial: 'counts-whole',
        },
      },
      source,
      { where: 'Minn. Stat. 290.0121' },
    ),
    brackets: cited(of.brackets, source, { where: 'Minn. Stat. 290.06; Department of Revenue, brackets of the year' }),
    rules: [
      cited(
        {
          kind: 'alternative-minimum',
          name: 'Alternative minimum tax',
          rate: 0.0675,
          exemption: of.minimumExemption,
          over: { single: 112_500, joint: 150_000, separate: 75_000, head: 112_500, surviving: 150_000 },
          lossRate: 0.25,
        },
        source,
        { where: 'Minn. Stat. 290.091; Schedule M1MT', confidence: 'medium' },
      ),
      cited(
        {
          kind: 'investment-surtax',
          name: 'Net investment income tax',
          rate: 0.01,
          over: everyStatus(1_000_000),
        },
        source,
        { where: 'Minn. Stat. 290.033' },
      ),
    ],
    credits: creditsOf(of),
    employeePayroll: of.payroll,
  }
}

function schedule(second: number, third: number, fourth: number) {
  return brackets([0, 0.0535], [second, 0.068], [third, 0.0785], [fourth, 0.0985])
}

const joint2025 = schedule(47_620, 189_180, 330_410)
const joint2026 = schedule(48_700, 193_480, 337_930)

export const minnesota: StateTaxFacts = {
  code: 'MN',
  name: 'Minnesota',
  years: {
    2025: yearWith({
      brackets: {
        single: schedule(32_570, 106_990, 198_630),
        joint: joint2025,
        separate: schedule(23_810, 94_590, 165_205),
        head: schedule(40_100, 161_130, 264_050),
        surviving: joint2025,
      },
      standard: { single: 14_950, joint: 29_900, separate: 14_950, head: 22_500, surviving: 29_900 },
      agedOrBlind: { single: 2000, joint: 1550, separate: 1550, head: 2000, surviving: 1550 },
      dependent: 5200,
      dependentOver: { single: 239_050, joint: 358_550, separate: 179_275, head: 298_800, surviving: 358_550 },
      deductionFalls: [238_950, 330_300],
      benefitsOver: { ...jointAndSurviving(108_320, 84_490), separate: 54_160 },
      benefitsFlat: { ...jointAndSurviving(5840, 4560), separate: 2920 },
      provisionalOver: { ...jointAndSurviving(88_630, 69_250), separate: 44_315 },
      publicPension: jointAndSurviving(27_080, 13_540),
      perChild: 1750,
      earnedCap: 9480,
      olderChildren: [0, 1000, 2270, 2710],
      familyOver: jointOnly(37_910, 31_950),
      marriageMax: 1853,
      minimumExemption: { ...jointAndSurviving(95_390, 71_540), separate: 47_700 },
      payroll: [],
      projected: false,
    }),
    2026: yearWith({
      brackets: {
        single: schedule(33_310, 109_430, 203_150),
        joint: joint2026,
        separate: schedule(24_350, 96_740, 168_965),
        head: schedule(41_010, 164_800, 270_060),
        surviving: joint2026,
      },
      standard: { single: 15_300, joint: 30_600, separate: 15_300, head: 23_000, surviving: 30_600 },
      agedOrBlind: { single: 2050, joint: 1600, separate: 1600, head: 2050, surviving: 1600 },
      dependent: 5300,
      dependentOver: { single: 244_450, joint: 366_650, separate: 183_300, head: 305_550, surviving: 366_650 },
      deductionFalls: [244_400, 337_800],
      benefitsOver: { ...jointAndSurviving(110_780, 86_410), separate: 55_390 },
      benefitsFlat: { ...jointAndSurviving(5970, 4660), separate: 2990 },
      provisionalOver: { ...jointAndSurviving(90_640, 70_820), separate: 45_320 },
      publicPension: jointAndSurviving(27_690, 13_850),
      perChild: 1800,
      earnedCap: 9690,
      olderChildren: [0, 1020, 2320, 2770],
      familyOver: jointOnly(38_770, 32_670),
      marriageMax: 1895,
      minimumExemption: { ...jointAndSurviving(97_550, 73_160), separate: 48_780 },
      payroll: [
        cited({ name: 'Paid leave', rate: 0.0044, wageCap: federalWageBase[2026] }, source, {
          where: 'Minn. Stat. 268B.14, employee half of the 0.88% premium from 2026',
        }),
      ],
      projected: true,
    }),
  },
  leftOut: [
    { key: 'property-tax-programs', values: { programs: ['Property Tax Refund', 'Renter’s Credit'] } },
    'school-costs',
    'student-loan-credit',
  ],
  assumed: ['minimum-tax-in-outline', 'pension-without-social-security'],
}
