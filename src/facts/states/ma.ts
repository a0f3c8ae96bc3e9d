import { cited } from '../cited.ts'
import { brackets, everyStatus } from './by-status.ts'
import { federalWageBase } from './federal-wage-base.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-ma'
/** No limit helps a married person who files separately. */
const noTaxLimit = { single: 8000, joint: 16_400, separate: 0, head: 14_400, surviving: 8000 }
const noTaxPerDependent = { single: 0, joint: 1000, separate: 0, head: 1000, surviving: 0 }

function yearWith(surtaxOver: number, wageCap: number): StateYear {
  return {
    ...plainYear(source),
    start: cited(
      {
        from: 'gross',
        adjustments: ['selfEmployedHealth', 'selfEmployedPlan', 'hsa', 'studentLoanInterest', 'alimony'],
        classesApart: false,
        taxesDeferrals: false,
        taxesCafeteria: false,
        taxesUnemployment: true,
      },
      source,
      { where: 'G.L. c. 62, s. 2; Form 1 and Schedule Y' },
    ),
    retirement: [
      cited(
        {
          kind: 'plain',
          name: 'Government and military pensions',
          of: ['government-pension', 'military-pension'],
          per: 'person',
        },
        source,
        { where: 'G.L. c. 62, s. 2(a)(2)' },
      ),
    ],
    subtractions: [
      cited(
        { kind: 'payroll-tax', name: 'Social Security, Medicare and pension contributions', capEach: 2000 },
        source,
        { where: 'Form 1, line 11' },
      ),
      cited(
        { kind: 'rent', name: 'Rent deduction', share: 0.5, cap: { ...everyStatus(4000), separate: 2000 } },
        source,
        { where: 'Form 1, line 14' },
      ),
    ],
    itemized: cited(
      {
        choice: 'greater',
        propertyTax: 'none',
        medical: 'none',
        mortgageInterest: false,
        investmentInterest: false,
        other: false,
      },
      source,
      { where: 'Schedule Y: gifts only' },
    ),
    exemptions: cited(
      {
        filer: { single: 4400, joint: 8800, separate: 4400, head: 6800, surviving: 4400 },
        dependent: 1000,
        aged: 700,
        blind: 2200,
      },
      source,
      { where: 'G.L. c. 62, s. 3(B)(b)' },
    ),
    brackets: cited(everyStatus(brackets([0, 0.05])), source, { where: 'G.L. c. 62, s. 4' }),
    rules: [
      cited(
        {
          kind: 'short-term-rate',
          name: 'Short-term gains at 8.5%, collectibles at 12% of half',
          flatRate: 0.05,
          shortTermRate: 0.085,
          collectiblesRate: 0.06,
        },
        source,
        { where: 'G.L. c. 62, s. 4; Schedules B and D' },
      ),
      cited({ kind: 'surtax', name: '4% surtax', rate: 0.04, over: everyStatus(surtaxOver) }, source, {
        where: 'Massachusetts Constitution, Art. XLIV; DOR threshold of the year',
      }),
      cited(
        {
          kind: 'limited-income',
          name: 'Limited income credit',
          by: 'income',
          limit: noTaxLimit,
          perDependent: noTaxPerDependent,
          upToMultiple: 1.75,
          rate: 0.1,
        },
        source,
        { where: 'Schedule NTS-L-NR/PY' },
      ),
      cited(
        {
          kind: 'no-tax-up-to',
          name: 'No tax status',
          by: 'income',
          limit: noTaxLimit,
          perDependent: noTaxPerDependent,
          at: 'exempt',
          notFor: ['separate'],
        },
        source,
        { where: 'G.L. c. 62, s. 5' },
      ),
    ],
    credits: [
      cited({ kind: 'earned-income', name: 'Earned income credit', refundable: true, share: 0.4 }, source, {
        where: 'G.L. c. 62, s. 6(h)',
      }),
      cited(
        {
          kind: 'child',
          name: 'Child and family credit',
          refundable: true,
          bands: [
            { from: 0, to: 12, amount: 440 },
            { from: 65, to: 199, amount: 440 },
          ],
          anyDependent: true,
          notForSeparate: true,
        },
        source,
        { where: 'G.L. c. 62, s. 6(x)' },
      ),
    ],
    employeePayroll: [
      cited({ name: 'Paid family and medical leave', rate: 0.0046, wageCap }, source, {
        where: 'employee share with 25 or more workers',
      }),
    ],
  }
}

export const massachusetts: StateTaxFacts = {
  code: 'MA',
  name: 'Massachusetts',
  years: { 2025: yearWith(1_083_150, federalWageBase[2025]), 2026: yearWith(1_107_750, federalWageBase[2026]) },
  leftOut: [
    { key: 'property-tax-programs', values: { programs: ['Circuit Breaker Credit'] } },
    'medical-costs',
    'commuting-costs',
    'college-costs',
  ],
  assumed: [{ key: 'capital-loss-as-federal', values: { limit: 2000 } }, 'pension-contributory'],
}
