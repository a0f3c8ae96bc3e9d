import { cited } from '../cited.ts'
import type { Bracket, ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, rows, threeWays } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-ne'

interface Varying {
  readonly brackets: ByStatus<readonly Bracket[]>
  readonly standard: ByStatus<number>
  readonly unmarriedExtra: number
  readonly marriedExtra: number
  readonly personal: number
  /** The federal rate on care expenses up to an AGI of 15,000; a point less for each 2,000 more. */
  readonly careRate: number
  readonly projected: boolean
}

/** All of the federal rate up to 22,000, then a tenth less for each 1,000; nothing over 29,000. Before any limit by federal tax. */
const refundableCare = (rate: number) =>
  rows(
    [0, rate],
    [15_000, rate - 0.01],
    [17_000, rate - 0.02],
    [19_000, rate - 0.03],
    [21_000, rate - 0.04],
    [22_000, (rate - 0.04) * 0.9],
    [23_000, (rate - 0.05) * 0.8],
    [24_000, (rate - 0.05) * 0.7],
    [25_000, (rate - 0.06) * 0.6],
    [26_000, (rate - 0.06) * 0.5],
    [27_000, (rate - 0.07) * 0.4],
    [28_000, (rate - 0.07) * 0.3],
    [29_000, 0],
  )

function yearWith(of: Varying): StateYear {
  const details = of.projected ? ({ status: 'projected', confidence: 'medium' } as const) : {}
  const extra = threeWays(of.unmarriedExtra, of.marriedExtra, of.unmarriedExtra)
  return {
    ...plainYear(source),
    socialSecurity: cited({ kind: 'exempt' }, source, { where: 'Neb. Rev. Stat. 77-2716(13); LB 873 (2022)' }),
    retirement: [
      cited({ kind: 'plain', name: 'Military retirement pay', of: ['military-pension'], per: 'person' }, source, {
        where: 'Neb. Rev. Stat. 77-2716(14)',
      }),
    ],
    standardDeduction: cited(
      { kind: 'own', amount: of.standard, agedOrBlindEach: { ...extra, separate: of.marriedExtra } },
      source,
      { where: 'Neb. Rev. Stat. 77-2716.01; Form 1040N line 6', ...details },
    ),
    itemized: cited({ choice: 'greater' }, source, { where: 'Form 1040N lines 7 to 10: without state income tax' }),
    brackets: cited(of.brackets, source, { where: 'Neb. Rev. Stat. 77-2715.03; LB 754 (2023)' }),
    credits: [
      cited(
        {
          kind: 'personal',
          name: 'Personal exemption credit',
          refundable: false,
          heads: { filer: { ...everyStatus(of.personal), joint: 2 * of.personal }, dependent: of.personal },
        },
        source,
        { where: 'Neb. Rev. Stat. 77-2716.01', ...details },
      ),
      cited({ kind: 'earned-income', name: 'Earned income credit', refundable: true, share: 0.1 }, source, {
        where: 'Neb. Rev. Stat. 77-2715.07',
      }),
      cited(
        {
          kind: 'own-care',
          name: 'Refundable child and dependent care credit',
          refundable: true,
          rates: { by: 'federal-agi', edge: 'above', rows: everyStatus(refundableCare(of.careRate)) },
          expenseCap: [3000, 6000],
        },
        source,
        // For an AGI up to $29,000.
        { where: 'Neb. Rev. Stat. 77-2715.07; Form 2441N' },
      ),
      cited(
        {
          kind: 'care',
          name: 'Child and dependent care credit',
          refundable: false,
          share: 0,
          table: { by: 'federal-agi', edge: 'above', rows: everyStatus(rows([0, 0], [29_000, 0.25])) },
        },
        source,
        { where: 'Neb. Rev. Stat. 77-2715.07' },
      ),
    ],
  }
}

const rates2025 = (second: number, third: number, top: number) =>
  brackets([0, 0.0246], [second, 0.0351], [third, 0.0501], [top, 0.052])
const rates2026 = (second: number, third: number) => brackets([0, 0.0246], [second, 0.0351], [third, 0.0455])

export const nebraska: StateTaxFacts = {
  code: 'NE',
  name: 'Nebraska',
  years: {
    2025: yearWith({
      brackets: threeWays(
        rates2025(4030, 24_120, 38_870),
        rates2025(8040, 48_250, 77_730),
        rates2025(7510, 38_590, 57_630),
      ),
      standard: threeWays(8600, 17_200, 12_600),
      unmarriedExtra: 2000,
      marriedExtra: 1600,
      personal: 171,
      careRate: 0.35,
      projected: false,
    }),
    2026: yearWith({
      brackets: threeWays(rates2026(4130, 24_760), rates2026(8250, 49_530), rates2026(7700, 39_620)),
      standard: threeWays(8850, 17_700, 12_950),
      unmarriedExtra: 2050,
      marriedExtra: 1650,
      personal: 176,
      careRate: 0.5,
      projected: true,
    }),
  },
  leftOut: [
    'civil-service-pensions',
    { key: 'licensed-care-credit', values: { amount: 2000, upToAge: 5 } },
    { key: 'property-tax-programs', values: { programs: ['School District Property Tax Credit'] } },
  ],
  assumed: [],
}
