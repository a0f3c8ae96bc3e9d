import { cited } from '../cited.ts'
import { brackets } from './by-status.ts'
import { federalWageBase } from './federal-wage-base.ts'
import { noIncomeTax } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-wa'

function yearWith(of: {
  readonly deduction: number
  readonly oneSource: boolean
  readonly leaveRate: number
  readonly wageBase: number
}): StateYear {
  return {
    ...noIncomeTax(source, [
      cited({ name: 'Paid family and medical leave', rate: of.leaveRate, wageCap: of.wageBase }, source, {
        where: 'Washington Employment Security Department, employee share of the premium',
      }),
      cited({ name: 'WA Cares long-term care insurance', rate: 0.0058, wageCap: null }, source, {
        where: 'RCW 50B.04.080',
      }),
    ]),
    rules: [
      cited(
        {
          kind: 'gains-excise',
          name: 'Capital gains excise tax',
          deduction: of.deduction,
          rates: brackets([0, 0.07], [1_000_000, 0.099]),
        },
        source,
        {
          where: 'RCW 82.87.040 and 82.87.060; ESSB 5813 (2025)',
          ...(of.oneSource
            ? { confidence: 'medium' as const, caveat: { key: 'one-source', values: { year: 2026 } } }
            : {}),
        },
      ),
    ],
  }
}

export const washington: StateTaxFacts = {
  code: 'WA',
  name: 'Washington',
  years: {
    2025: yearWith({
      deduction: 278_000,
      oneSource: false,
      leaveRate: 0.00658,
      wageBase: federalWageBase[2025],
    }),
    2026: yearWith({
      deduction: 284_000,
      oneSource: true,
      leaveRate: 0.00807,
      wageBase: federalWageBase[2026],
    }),
  },
  leftOut: [
    { key: 'working-families-credit', values: { amount: 1330, year: 2025 } },
    { key: 'tax-on-high-income', values: { over: 1_000_000, from: 2028 } },
  ],
  assumed: ['all-gains-taxed'],
}
