import { cited } from '../cited.ts'
import { brackets, everyStatus } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-ms'

function yearWith(rate: number, where: string): StateYear {
  return {
    ...plainYear(source),
    start: cited(
      {
        from: 'gross',
        adjustments: ['halfSelfEmploymentTax', 'selfEmployedHealth', 'selfEmployedPlan', 'ira', 'hsa', 'alimony'],
        classesApart: false,
        taxesDeferrals: false,
        taxesCafeteria: false,
        taxesUnemployment: true,
      },
      source,
      { where: 'Form 80-105; Miss. Code 27-7-15 to 27-7-18', confidence: 'medium' },
    ),
    retirement: [
      cited(
        {
          kind: 'plain',
          name: 'Pensions',
          of: ['private-pension', 'government-pension', 'military-pension'],
          per: 'person',
        },
        source,
        { where: 'Miss. Code 27-7-15(4)' },
      ),
      cited({ kind: 'plain', name: 'IRA and 401(k) withdrawals', of: ['ira'], fromAge: 59.5, per: 'person' }, source, {
        where: 'Miss. Code 27-7-15(4)',
      }),
    ],
    standardDeduction: cited(
      { kind: 'own', amount: { single: 2300, joint: 4600, separate: 2300, head: 3400, surviving: 4600 } },
      source,
      { where: 'Miss. Code 27-7-17' },
    ),
    itemized: cited({ choice: 'greater' }, source, { where: 'Form 80-108, Schedule A', confidence: 'medium' }),
    exemptions: cited(
      {
        filer: { single: 6000, joint: 12_000, separate: 6000, head: 8000, surviving: 12_000 },
        dependent: 1500,
        dependentsSkipped: { single: 0, joint: 0, separate: 0, head: 1, surviving: 0 },
        aged: 1500,
        blind: 1500,
      },
      source,
      // The first dependent is already in the exemption of a head of family.
      { where: 'Miss. Code 27-7-21' },
    ),
    brackets: cited(everyStatus(brackets([0, 0], [10_000, rate])), source, { where }),
    columns: cited({ kind: 'deductions-free' }, source, { where: 'Form 80-105, combined return: columns A and B' }),
    credits: [
      cited(
        {
          kind: 'care',
          name: 'Child and dependent care credit',
          refundable: false,
          share: 0.25,
          agiUpTo: everyStatus(50_000),
        },
        source,
        { where: 'Miss. Code 27-7-22.41' },
      ),
    ],
  }
}

export const mississippi: StateTaxFacts = {
  code: 'MS',
  name: 'Mississippi',
  years: {
    2025: yearWith(0.044, 'Miss. Code 27-7-5; HB 531 (2022), rate of 2025'),
    2026: yearWith(0.04, 'Miss. Code 27-7-5; HB 531 (2022), rate of 2026'),
  },
  leftOut: ['in-state-gains'],
  assumed: ['pension-not-early'],
}
