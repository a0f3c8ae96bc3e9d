import { cited } from '../cited.ts'
import { brackets, everyStatus, jointAndSurviving, threeWays } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { Taper } from './schema-taper.ts'

const source = 'state-ri'

interface Varying {
  readonly edges: readonly [second: number, top: number]
  readonly standard: number
  readonly exemption: number
  readonly fallsOver: number
  readonly fallsPer: number
  readonly retiredBornBy: number
  readonly retiredUnder: { readonly joint: number; readonly other: number }
  readonly disability: { readonly rate: number; readonly wageCap: number; readonly confidence?: 'medium' }
  readonly projected: boolean
}

function yearWith(of: Varying): StateYear {
  const details = of.projected ? ({ status: 'projected', confidence: 'medium' } as const) : {}
  const limit = jointAndSurviving(of.retiredUnder.joint, of.retiredUnder.other)
  const taper: Taper = {
    kind: 'share-steps',
    by: 'state-agi',
    over: everyStatus(of.fallsOver),
    per: everyStatus(of.fallsPer),
    lose: 0.2,
    partial: 'counts-whole',
  }
  const { confidence, ...disability } = of.disability
  return {
    ...plainYear(source),
    socialSecurity: cited(
      {
        kind: 'exempt-below',
        limit,
        at: 'taxed',
        bornBy: of.retiredBornBy,
        above: { kind: 'as-federal' },
      },
      source,
      {
        where: 'R.I. Gen. Laws 44-30-12(c)(8)',
        ...details,
        // From full retirement age; the birth year stands for the exact date.
      },
    ),
    retirement: [
      cited({ kind: 'plain', name: 'Military pensions', of: ['military-pension'], per: 'person' }, source, {
        where: 'R.I. Gen. Laws 44-30-12(c)(11)',
      }),
      cited(
        {
          kind: 'plain',
          name: 'Pension modification',
          of: ['private-pension', 'government-pension'],
          bornBy: of.retiredBornBy,
          per: 'person',
          cap: everyStatus(50_000),
          taper: { kind: 'gone', by: 'federal-agi', over: limit, at: 'loses' },
        },
        source,
        {
          where: 'R.I. Gen. Laws 44-30-12(c)(9)',
          ...details,
          // From full retirement age; the birth year stands for the exact date.
        },
      ),
    ],
    standardDeduction: cited(
      { kind: 'own', amount: threeWays(of.standard, 2 * of.standard, 1.5 * of.standard), taper },
      source,
      { where: 'R.I. Gen. Laws 44-30-2.6(c)' },
    ),
    exemptions: cited(
      {
        filer: { ...everyStatus(of.exemption), joint: 2 * of.exemption },
        dependent: of.exemption,
        taper,
      },
      source,
      { where: 'R.I. Gen. Laws 44-30-2.6(c)' },
    ),
    brackets: cited(everyStatus(brackets([0, 0.0375], [of.edges[0], 0.0475], [of.edges[1], 0.0599])), source, {
      where: 'R.I. Gen. Laws 44-30-2.6(c), indexed',
    }),
    credits: [
      cited({ kind: 'care', name: 'Child and dependent care credit', refundable: false, share: 0.25 }, source, {
        where: 'R.I. Gen. Laws 44-30-2.6(c)(3)',
      }),
      cited({ kind: 'earned-income', name: 'Earned income credit', refundable: true, share: 0.16 }, source, {
        where: 'R.I. Gen. Laws 44-30-2.6(c)(2)(N)',
      }),
    ],
    employeePayroll: [
      cited({ name: 'Disability and caregiver insurance', ...disability }, source, {
        where: 'Rhode Island Department of Labor and Training, rate and wage base of the year',
        ...(confidence === undefined ? {} : { confidence }),
      }),
    ],
  }
}

export const rhodeIsland: StateTaxFacts = {
  code: 'RI',
  name: 'Rhode Island',
  years: {
    2025: yearWith({
      edges: [79_900, 181_650],
      standard: 10_900,
      exemption: 5100,
      fallsOver: 254_250,
      fallsPer: 7250,
      // Full retirement age is 66 and 8 months for those born in 1958, 66 and 10 for 1959.
      retiredBornBy: 1958,
      retiredUnder: { joint: 133_750, other: 107_000 },
      disability: { rate: 0.013, wageCap: 89_200, confidence: 'medium' },
      projected: false,
    }),
    2026: yearWith({
      edges: [82_050, 186_450],
      standard: 11_200,
      exemption: 5250,
      fallsOver: 261_000,
      fallsPer: 7450,
      retiredBornBy: 1959,
      retiredUnder: { joint: 136_750, other: 109_400 },
      disability: { rate: 0.011, wageCap: 100_000 },
      projected: true,
    }),
  },
  leftOut: [{ key: 'property-tax-programs', values: { programs: ['Form RI-1040H'] } }],
  assumed: ['plan-money-from-ira', { key: 'full-age-by-birth-year', values: { born: 1959, year: 2025 } }],
}
