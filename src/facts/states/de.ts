import { cited } from '../cited.ts'
import { brackets, everyStatus, jointAndSurviving, jointOnly } from './by-status.ts'
import { federalWageBase } from './federal-wage-base.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-de'

function yearWith(wageCap: number): StateYear {
  return {
    ...plainYear(source),
    retirement: [
      cited(
        {
          kind: 'plain',
          name: 'Pension exclusion at 60',
          of: [
            'private-pension',
            'government-pension',
            'military-pension',
            'ira',
            'interest',
            'dividends',
            'gains',
            'rental',
          ],
          fromAge: 60,
          per: 'person',
          cap: everyStatus(12_500),
        },
        source,
        { where: '30 Del. C. 1106(b)(3)' },
      ),
      cited(
        {
          kind: 'plain',
          name: 'Military pensions before 60',
          of: ['military-pension'],
          toAge: 59,
          per: 'person',
          cap: everyStatus(12_500),
        },
        source,
        { where: '30 Del. C. 1106(b)(3)', confidence: 'medium' },
      ),
      cited(
        {
          kind: 'plain',
          name: 'Pension exclusion before 60',
          of: ['private-pension', 'government-pension'],
          toAge: 59,
          per: 'person',
          cap: everyStatus(2000),
        },
        source,
        { where: '30 Del. C. 1106(b)(3)' },
      ),
    ],
    subtractions: [
      cited(
        {
          kind: 'low-income-senior',
          name: 'Exclusion for people of 60 with low income',
          fromAge: 60,
          amount: everyStatus(2000),
          agiUpTo: jointAndSurviving(20_000, 10_000),
          earnedUnder: jointAndSurviving(5000, 2500),
        },
        source,
        { where: '30 Del. C. 1106(b)(2)' },
      ),
    ],
    standardDeduction: cited(
      { kind: 'own', amount: jointAndSurviving(6500, 3250), agedOrBlindEach: everyStatus(2500) },
      source,
      { where: '30 Del. C. 1108' },
    ),
    itemized: cited({ choice: 'greater' }, source, { where: '30 Del. C. 1109; Form PIT-RSA' }),
    brackets: cited(
      everyStatus(
        brackets(
          [0, 0],
          [2000, 0.022],
          [5000, 0.039],
          [10_000, 0.048],
          [20_000, 0.052],
          [25_000, 0.0555],
          [60_000, 0.066],
        ),
      ),
      source,
      { where: '30 Del. C. 1102' },
    ),
    columns: cited({ kind: 'own-income', ownCredits: true }, source, {
      where: 'Form PIT-RES, filing status 4: married filing combined separate',
    }),
    credits: [
      cited(
        {
          kind: 'personal',
          name: 'Personal credits',
          refundable: false,
          heads: { filer: jointOnly(220, 110), dependent: 110, aged: 110, agedFrom: 60 },
        },
        source,
        { where: '30 Del. C. 1110' },
      ),
      cited(
        { kind: 'care', name: 'Child care credit', refundable: false, share: 0.5, column: 'lower-income' },
        source,
        { where: '30 Del. C. 1114; PIT-RES line 31' },
      ),
      cited(
        {
          kind: 'earned-income',
          name: 'Earned income tax credit',
          refundable: true,
          share: 0.045,
          nonrefundableShare: 0.2,
          column: 'higher-income',
        },
        source,
        // 20% against the tax or 4.5% paid out, whichever is more.
        { where: '30 Del. C. 1117' },
      ),
    ],
    local: cited([{ key: 'wilmington', name: 'Wilmington', tax: { kind: 'wages', rate: 0.0125 } }], source, {
      where: 'City of Wilmington earned income tax',
    }),
    employeePayroll: [
      cited({ name: 'Paid leave', rate: 0.004, wageCap }, source, {
        where: '19 Del. C. ch. 37; half of the 0.8% premium',
      }),
    ],
  }
}

export const delaware: StateTaxFacts = {
  code: 'DE',
  name: 'Delaware',
  years: { 2025: yearWith(federalWageBase[2025]), 2026: yearWith(federalWageBase[2026]) },
  leftOut: ['emergency-workers'],
  assumed: [{ key: 'lived-there', values: { years: 3, age: 60, since: 2026 } }, 'employer-not-small'],
}
