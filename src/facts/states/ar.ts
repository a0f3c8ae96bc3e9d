import { cited } from '../cited.ts'
import { brackets, everyStatus } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { TopTable } from './schema-tax.ts'

const source = 'state-ar'

interface Varying {
  readonly topRate: number
  readonly topTable: TopTable
  /** Indexed amounts of 2026 that had not been printed: 2025's are used. */
  readonly carried: boolean
}

function yearWith(of: Varying): StateYear {
  const details = of.carried
    ? ({
        status: 'carried-over',
        confidence: 'medium',
        caveat: { key: 'from-year', values: { year: 2025 } },
      } as const)
    : {}
  return {
    ...plainYear(source),
    start: cited(
      {
        from: 'gross',
        adjustments: ['selfEmployedHealth', 'selfEmployedPlan', 'ira', 'hsa', 'studentLoanInterest', 'alimony'],
        classesApart: false,
        taxesDeferrals: false,
        taxesCafeteria: false,
        taxesUnemployment: true,
      },
      source,
      { where: 'Form AR1000F; Form AR1000ADJ', confidence: 'medium' },
    ),
    retirement: [
      cited(
        {
          kind: 'plain',
          name: 'Retirement income exemption',
          of: ['private-pension', 'government-pension'],
          per: 'person',
          cap: everyStatus(6000),
        },
        source,
        { where: 'Ark. Code 26-51-307' },
      ),
      cited(
        {
          kind: 'plain',
          name: 'Retirement income exemption',
          of: ['ira'],
          fromAge: 59.5,
          per: 'person',
          cap: everyStatus(6000),
          lessEarlier: true,
        },
        source,
        { where: 'Ark. Code 26-51-307; one exemption for pensions and IRAs together' },
      ),
      cited({ kind: 'plain', name: 'Military pensions', of: ['military-pension'], per: 'person' }, source, {
        where: 'Ark. Code 26-51-307, Act 141 of 2017',
      }),
    ],
    gains: cited({ longTermShareExcluded: 0.5, allExcludedOver: 10_000_000 }, source, { where: 'Ark. Code 26-51-815' }),
    standardDeduction: cited(
      { kind: 'own', amount: { single: 2470, joint: 4940, separate: 2470, head: 2470, surviving: 2470 } },
      source,
      { where: 'Ark. Code 26-51-430', ...details },
    ),
    itemized: cited({ choice: 'greater', propertyTax: 'uncapped' }, source, {
      where: 'Form AR3; Ark. Code 26-51-436',
      confidence: 'medium',
    }),
    brackets: cited(
      everyStatus(brackets([0, 0], [5600, 0.02], [11_200, 0.03], [16_000, 0.034], [26_400, of.topRate])),
      source,
      { where: 'Ark. Code 26-51-201; indexed tax brackets of the year', ...details },
    ),
    topTable: cited(of.topTable, source, {
      where: 'Ark. Code 26-51-201, bracket adjustment; regular income tax table',
      ...details,
    }),
    columns: cited({ kind: 'own-income', ownCredits: false }, source, {
      where: 'Form AR1000F, filing status 4: married filing separately on the same return',
    }),
    credits: [
      cited(
        {
          kind: 'personal',
          name: 'Personal tax credits',
          refundable: false,
          heads: {
            filer: { single: 29, joint: 58, separate: 29, head: 58, surviving: 58 },
            dependent: 29,
            aged: 29,
            blind: 29,
          },
        },
        source,
        { where: 'Ark. Code 26-51-501; Form AR1000F line 7' },
      ),
      cited({ kind: 'care', name: 'Child care credit', refundable: false, share: 0.2 }, source, {
        where: 'Ark. Code 26-51-502',
      }),
      cited(
        {
          kind: 'low-net-income',
          name: 'Additional tax credit for qualified individuals',
          refundable: false,
          each: 60,
          over: 26_500,
          per: 100,
          lose: 5,
        },
        source,
        { where: 'Ark. Code 26-51-501; credit worksheet of the year', ...details },
      ),
    ],
  }
}

export const arkansas: StateTaxFacts = {
  code: 'AR',
  name: 'Arkansas',
  years: {
    2025: yearWith({
      topRate: 0.039,
      topTable: { from: 94_701, rate: 0.039, less: 399.3, per: 100, lose: 10, floor: 89.3 },
      carried: false,
    }),
    2026: yearWith({
      topRate: 0.037,
      topTable: { from: 94_701, rate: 0.037, less: 369.9, per: 100, lose: 10, floor: 79.9 },
      carried: true,
    }),
  },
  leftOut: ['low-income-tables', { key: 'disabled-dependent-credit', values: { amount: 500 } }, 'college-costs'],
  assumed: [],
}
