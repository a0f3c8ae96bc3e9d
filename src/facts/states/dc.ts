import { type Cited, cited } from '../cited.ts'
import type { ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, jointOnly, rows } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { StateCredit } from './schema-credits.ts'

const source = 'state-dc'

interface Varying {
  readonly standard: ByStatus<number>
  readonly agedOrBlind: ByStatus<number>
  readonly childless: { readonly max: number; readonly over: number }
  readonly careShare: number
  readonly homeCost: { readonly cap: number; readonly incomeUpTo: number; readonly agedIncomeUpTo: number }
  readonly child: readonly Cited<StateCredit>[]
  readonly projected: boolean
}

function homeCost({ cap, incomeUpTo, agedIncomeUpTo }: Varying['homeCost']): StateCredit {
  const terms = (costShare: number, limit: number) => ({ costShare, incomeUpTo: everyStatus(limit), cap })
  return {
    kind: 'home-cost',
    name: 'Homeowner and renter property tax credit',
    refundable: true,
    by: 'federal-agi',
    owner: terms(1, incomeUpTo),
    renter: terms(0.2, incomeUpTo),
    share: { kind: 'rows', rows: rows([0, 0.03], [25_000, 0.04], [52_000, 0.05]) },
    aged: {
      from: 70,
      owner: terms(1, agedIncomeUpTo),
      renter: terms(0.2, agedIncomeUpTo),
      share: { kind: 'rows', rows: rows([0, 0.03]) },
    },
  }
}

function yearWith(of: Varying): StateYear {
  const details = of.projected ? ({ status: 'projected', confidence: 'medium' } as const) : {}
  return {
    ...plainYear(source),
    subtractions: [
      cited({ kind: 'unemployment', name: 'Unemployment pay' }, source, { where: 'D.C. Code 47-1803.02; Schedule I' }),
    ],
    standardDeduction: cited({ kind: 'own', amount: of.standard, agedOrBlindEach: of.agedOrBlind }, source, {
      where: 'D.C. Code 47-1801.04',
      // The District did not take over the larger federal deduction of 2025.
      ...details,
    }),
    itemized: cited(
      {
        choice: 'as-federal',
        cut: {
          by: 'federal-agi',
          over: { single: 200_000, joint: 200_000, separate: 100_000, head: 200_000, surviving: 200_000 },
          rate: 0.05,
          mostShare: 1,
          sparesMedical: true,
        },
      },
      source,
      { where: 'D.C. Code 47-1803.03; Form D-40, calculation F' },
    ),
    brackets: cited(
      everyStatus(
        brackets(
          [0, 0.04],
          [10_000, 0.06],
          [40_000, 0.065],
          [60_000, 0.085],
          [250_000, 0.0925],
          [500_000, 0.0975],
          [1_000_000, 0.1075],
        ),
      ),
      source,
      { where: 'D.C. Code 47-1806.03' },
    ),
    columns: cited({ kind: 'deductions-free' }, source, {
      where: 'Form D-40, Schedule S calculation J: separately on the same return',
    }),
    credits: [
      cited({ kind: 'care', name: 'Child and dependent care credit', refundable: false, share: of.careShare }, source, {
        where: 'D.C. Code 47-1806.04',
        confidence: 'medium',
      }),
      cited(
        { kind: 'earned-income', name: 'Earned income tax credit', refundable: true, share: 1, childlessShare: 0 },
        source,
        { where: 'D.C. Code 47-1806.04(f)' },
      ),
      cited(
        {
          kind: 'own-earned-income',
          name: 'Earned income tax credit without children',
          refundable: true,
          share: 1,
          rows: [
            {
              phaseInRate: 0.0765,
              max: of.childless.max,
              phaseOutRate: 0.0848,
              over: of.childless.over,
              overJoint: of.childless.over,
            },
          ],
          needsFederal: false,
          childlessAges: [25, 64],
        },
        source,
        { where: 'D.C. Code 47-1806.04(f)', ...details },
      ),
      ...of.child,
      cited(homeCost(of.homeCost), source, { where: 'D.C. Code 47-1806.06; Schedule H', ...details }),
    ],
  }
}

export const districtOfColumbia: StateTaxFacts = {
  code: 'DC',
  name: 'District of Columbia',
  years: {
    2025: yearWith({
      standard: { single: 15_000, joint: 30_000, separate: 15_000, head: 22_500, surviving: 30_000 },
      agedOrBlind: { single: 2000, joint: 1600, separate: 1600, head: 2000, surviving: 1600 },
      childless: { max: 649, over: 23_288 },
      careShare: 0.32,
      homeCost: { cap: 1425, incomeUpTo: 66_000, agedIncomeUpTo: 90_000 },
      child: [],
      projected: false,
    }),
    2026: yearWith({
      standard: { single: 15_300, joint: 30_650, separate: 15_300, head: 23_000, surviving: 30_650 },
      agedOrBlind: { single: 2050, joint: 1650, separate: 1650, head: 2050, surviving: 1650 },
      childless: { max: 664, over: 23_820 },
      careShare: 0.2425,
      homeCost: { cap: 1450, incomeUpTo: 67_400, agedIncomeUpTo: 92_000 },
      child: [
        cited(
          {
            kind: 'child',
            name: 'Child tax credit',
            refundable: true,
            bands: [{ from: 0, to: 17, amount: 1000 }],
            taper: {
              kind: 'steps',
              by: 'federal-agi',
              over: { ...jointOnly(70_000, 55_000), separate: 35_000 },
              per: everyStatus(1000),
              lose: everyStatus(50),
              partial: 'counts-whole',
            },
          },
          source,
          {
            where: 'D.C. Code 47-1806.17, from 2026',
            confidence: 'low',
            caveat: { key: 'one-source', values: { year: 2026 } },
          },
        ),
      ],
      projected: true,
    }),
  },
  leftOut: ['early-childhood-credit', 'low-income-relief'],
  assumed: [],
}
