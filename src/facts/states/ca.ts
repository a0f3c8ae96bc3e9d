import { type Cited, cited } from '../cited.ts'
import type { Bracket, ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, jointAndSurviving, singleAndSeparate, threeWays } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { StateCredit } from './schema-credits.ts'

const source = 'state-ca'

/** Figures that the state had not printed, raised for prices. */
const raised = {
  status: 'projected',
  confidence: 'low',
  caveat: { key: 'raised-from-year', values: { year: 2025, rate: 0.03 } },
} as const

interface Varying {
  readonly brackets: ByStatus<readonly Bracket[]>
  readonly standard: ByStatus<number>
  readonly personalCredit: number
  readonly dependentCredit: number
  readonly phaseOver: ByStatus<number>
  readonly renterLimit: ByStatus<number>
  readonly youngChild: { readonly amount: number; readonly earnedOver: number }
  readonly disability: number
  /** Figures of 2026 that the state had not printed. */
  readonly projected: boolean
}

function creditsOf(of: Varying): readonly Cited<StateCredit>[] {
  const details = of.projected ? raised : {}
  return [
    cited(
      {
        kind: 'cal-exemptions',
        name: 'Exemption credits',
        refundable: false,
        personal: of.personalCredit,
        dependent: of.dependentCredit,
        over: of.phaseOver,
        per: { ...everyStatus(2500), separate: 1250 },
        lose: 6,
      },
      source,
      { where: 'Rev. & Tax. Code 17054; Form 540 lines 7 to 11', ...details },
    ),
    cited(
      {
        kind: 'flat',
        name: 'Renter’s credit',
        refundable: false,
        amount: singleAndSeparate(60, 120),
        need: 'pays-rent',
        taper: { kind: 'gone', by: 'federal-agi', over: of.renterLimit, at: 'keeps' },
      },
      source,
      { where: 'Rev. & Tax. Code 17053.5', ...details },
    ),
    cited(
      {
        kind: 'cal-earned-income',
        name: 'CalEITC and young child credit',
        refundable: true,
        factor: 0.85,
        phaseIn: [0.0765, 0.34, 0.4, 0.45],
        earnedCap: [4661, 6998, 9823, 9823],
        finalStart: [251, 635, 635, 635],
        end: 32_901,
        investmentIncomeUpTo: 4814,
        youngChild: { ...of.youngChild, under: 6, lessPer100: 21.71 },
      },
      source,
      {
        where: 'Rev. & Tax. Code 17052 and 17052.1; Form FTB 3514',
        ...(of.projected
          ? ({
              status: 'carried-over',
              confidence: 'low',
              caveat: { key: 'from-year', values: { year: 2025 } },
            } as const)
          : {}),
      },
    ),
  ]
}

function yearWith(of: Varying): StateYear {
  const details = of.projected ? raised : {}
  return {
    ...plainYear(source),
    additions: [
      cited({ kind: 'adjustment', name: 'HSA deduction', adjustment: 'hsa' }, source, {
        where: 'Schedule CA (540): California has no HSA deduction',
      }),
    ],
    retirement: [
      cited(
        {
          kind: 'plain',
          name: 'Military retirement pay',
          of: ['military-pension'],
          per: 'return',
          cap: everyStatus(20_000),
          taper: { kind: 'gone', by: 'federal-agi', over: jointAndSurviving(250_000, 125_000), at: 'keeps' },
        },
        source,
        // Tax years 2025 to 2029.
        { where: 'Rev. & Tax. Code 17132.9' },
      ),
    ],
    subtractions: [
      cited({ kind: 'unemployment', name: 'Unemployment pay' }, source, { where: 'Rev. & Tax. Code 17083' }),
    ],
    standardDeduction: cited({ kind: 'own', amount: of.standard }, source, {
      where: 'Rev. & Tax. Code 17073.5',
      ...details,
    }),
    itemized: cited(
      {
        choice: 'greater',
        propertyTax: 'uncapped',
        cut: { by: 'federal-agi', over: of.phaseOver, rate: 0.06, mostShare: 0.8 },
      },
      source,
      { where: 'Rev. & Tax. Code 17077; Schedule CA (540), part II', ...details },
    ),
    brackets: cited(of.brackets, source, { where: 'Rev. & Tax. Code 17041', ...details }),
    rules: [
      cited(
        {
          kind: 'surtax',
          name: 'Behavioral Health Services Tax',
          rate: 0.01,
          over: everyStatus(1_000_000),
        },
        source,
        { where: 'Rev. & Tax. Code 17043' },
      ),
    ],
    credits: creditsOf(of),
    employeePayroll: [
      cited({ name: 'State disability insurance', rate: of.disability, wageCap: null }, source, {
        where: 'Employment Development Department, SDI rate of the year',
      }),
    ],
  }
}

export const california: StateTaxFacts = {
  code: 'CA',
  name: 'California',
  years: {
    2025: yearWith({
      brackets: threeWays(
        brackets(
          [0, 0.01],
          [11_079, 0.02],
          [26_264, 0.04],
          [41_452, 0.06],
          [57_542, 0.08],
          [72_724, 0.093],
          [371_479, 0.103],
          [445_771, 0.113],
          [742_953, 0.123],
        ),
        brackets(
          [0, 0.01],
          [22_158, 0.02],
          [52_528, 0.04],
          [82_904, 0.06],
          [115_084, 0.08],
          [145_448, 0.093],
          [742_958, 0.103],
          [891_542, 0.113],
          [1_485_906, 0.123],
        ),
        brackets(
          [0, 0.01],
          [22_173, 0.02],
          [52_530, 0.04],
          [67_716, 0.06],
          [83_805, 0.08],
          [98_990, 0.093],
          [505_208, 0.103],
          [606_251, 0.113],
          [1_010_417, 0.123],
        ),
      ),
      standard: { single: 5706, joint: 11_412, separate: 5706, head: 11_412, surviving: 11_412 },
      personalCredit: 153,
      dependentCredit: 475,
      phaseOver: threeWays(252_203, 504_411, 378_310),
      renterLimit: singleAndSeparate(53_994, 107_987),
      youngChild: { amount: 1189, earnedOver: 27_425 },
      disability: 0.012,
      projected: false,
    }),
    2026: yearWith({
      brackets: threeWays(
        brackets(
          [0, 0.01],
          [11_411, 0.02],
          [27_052, 0.04],
          [42_696, 0.06],
          [59_268, 0.08],
          [74_906, 0.093],
          [382_623, 0.103],
          [459_144, 0.113],
          [765_242, 0.123],
        ),
        brackets(
          [0, 0.01],
          [22_823, 0.02],
          [54_104, 0.04],
          [85_391, 0.06],
          [118_537, 0.08],
          [149_811, 0.093],
          [765_247, 0.103],
          [918_288, 0.113],
          [1_530_483, 0.123],
        ),
        brackets(
          [0, 0.01],
          [22_838, 0.02],
          [54_106, 0.04],
          [69_747, 0.06],
          [86_319, 0.08],
          [101_960, 0.093],
          [520_364, 0.103],
          [624_439, 0.113],
          [1_040_730, 0.123],
        ),
      ),
      standard: { single: 5877, joint: 11_754, separate: 5877, head: 11_754, surviving: 11_754 },
      personalCredit: 158,
      dependentCredit: 490,
      phaseOver: threeWays(259_780, 519_560, 389_670),
      renterLimit: singleAndSeparate(55_610, 111_230),
      youngChild: { amount: 1216, earnedOver: 28_047 },
      disability: 0.013,
      projected: true,
    }),
  },
  leftOut: [{ key: 'military-survivor-annuity', values: { amount: 20_000 } }, 'minimum-tax', 'care-credit'],
  assumed: ['hsa-paid-yourself', { key: 'rented-for', values: { months: 6 } }],
}
