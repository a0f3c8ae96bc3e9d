import { cited } from '../cited.ts'
import type { Bracket, ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, jointAndSurviving, threeWays } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-vt'

interface Varying {
  readonly brackets: ByStatus<readonly Bracket[]>
  readonly standard: ByStatus<number>
  readonly agedOrBlind: number
  readonly exemption: number
  /** The schedule of 2026 is worked out from the state's withholding tables; head of household is projected. */
  readonly fromWithholding: boolean
}

function yearWith(of: Varying): StateYear {
  const projectedHead = of.fromWithholding
    ? ({ confidence: 'medium', caveat: { key: 'head-projected', values: { year: 2026 } } } as const)
    : {}
  return {
    ...plainYear(source),
    socialSecurity: cited(
      {
        kind: 'taper',
        taper: {
          kind: 'linear',
          by: 'federal-agi',
          over: jointAndSurviving(70_000, 55_000),
          width: everyStatus(10_000),
          roundShareTo: 0.01,
        },
      },
      source,
      { where: '32 V.S.A. 5830e; Act 71 of 2025' },
    ),
    retirement: [
      cited(
        {
          kind: 'plain',
          name: 'Military retirement pay',
          of: ['military-pension'],
          per: 'return',
          taper: { kind: 'linear', by: 'federal-agi', over: everyStatus(125_000), width: everyStatus(50_000) },
        },
        source,
        { where: '32 V.S.A. 5830e; Act 71 of 2025', confidence: 'medium' },
      ),
    ],
    gains: cited(
      { longTermShareExcluded: 0, flatExcluded: 5000, flatLongTerm: true, flatShareOfTaxable: 0.4 },
      source,
      { where: '32 V.S.A. 5811(21)(B)(ii); Schedule IN-153' },
    ),
    standardDeduction: cited(
      { kind: 'own', amount: of.standard, agedOrBlindEach: everyStatus(of.agedOrBlind) },
      source,
      { where: '32 V.S.A. 5811(21)(C), indexed', ...projectedHead },
    ),
    exemptions: cited(
      { filer: { ...everyStatus(of.exemption), joint: 2 * of.exemption }, dependent: of.exemption },
      source,
      { where: '32 V.S.A. 5811(21)(C), indexed' },
    ),
    brackets: cited(of.brackets, source, { where: '32 V.S.A. 5822, indexed', ...projectedHead }),
    rules: [
      cited({ kind: 'minimum-of-agi', name: 'Minimum tax of 3% of AGI', agiOver: 150_000, rate: 0.03 }, source, {
        where: '32 V.S.A. 5822(a)(6)',
      }),
    ],
    credits: [
      cited(
        {
          kind: 'share-of-payment',
          name: 'Charitable contribution credit',
          refundable: false,
          of: 'charity',
          share: 0.05,
          paymentCap: 20_000,
        },
        source,
        { where: '32 V.S.A. 5822(d)(3)' },
      ),
      cited(
        {
          kind: 'earned-income',
          name: 'Earned income credit',
          refundable: true,
          share: 0.38,
          childlessShare: 1,
        },
        source,
        { where: '32 V.S.A. 5828b; Act 71 of 2025' },
      ),
      cited(
        {
          kind: 'child',
          name: 'Child tax credit',
          refundable: true,
          bands: [{ from: 0, to: 6, amount: 1000 }],
          taperPer: 'child',
          taper: {
            kind: 'steps',
            by: 'federal-agi',
            over: everyStatus(125_000),
            per: everyStatus(1000),
            lose: everyStatus(20),
            partial: 'counts-whole',
          },
        },
        source,
        { where: '32 V.S.A. 5830f; Act 71 of 2025' },
      ),
      cited({ kind: 'care', name: 'Child and dependent care credit', refundable: true, share: 0.72 }, source, {
        where: '32 V.S.A. 5828c',
      }),
    ],
    employeePayroll: [
      cited({ name: 'Child care contribution', rate: 0.0011, wageCap: null }, source, {
        where: '32 V.S.A. 10552',
        // The quarter of 0.44% that an employer may take from pay.
      }),
    ],
  }
}

const rates = (second: number, third: number, top: number) =>
  brackets([0, 0.0335], [second, 0.066], [third, 0.076], [top, 0.0875])

export const vermont: StateTaxFacts = {
  code: 'VT',
  name: 'Vermont',
  years: {
    2025: yearWith({
      brackets: {
        single: rates(49_400, 119_700, 249_700),
        joint: rates(82_500, 199_450, 304_000),
        separate: rates(41_250, 99_725, 152_000),
        head: rates(66_200, 171_000, 276_850),
        surviving: rates(82_500, 199_450, 304_000),
      },
      standard: threeWays(7650, 15_300, 11_450),
      agedOrBlind: 1250,
      exemption: 5300,
      fromWithholding: false,
    }),
    2026: yearWith({
      brackets: {
        single: rates(50_750, 122_850, 256_300),
        joint: rates(84_700, 204_750, 312_050),
        separate: rates(42_350, 102_375, 156_025),
        head: rates(68_000, 175_500, 284_150),
        surviving: rates(84_700, 204_750, 312_050),
      },
      standard: threeWays(7850, 15_700, 11_750),
      agedOrBlind: 1300,
      exemption: 5400,
      fromWithholding: true,
    }),
  },
  leftOut: [
    'civil-service-pensions',
    { key: 'business-gains-share', values: { share: 0.4, instead: 5000 } },
    'medical-costs',
    { key: 'property-tax-programs', values: { programs: ['Renter Credit', 'Property Tax Credit'] } },
  ],
  assumed: [],
}
