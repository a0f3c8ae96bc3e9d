import { cited } from '../cited.ts'
import type { Bracket, ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, jointOnly } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-va'

/** The age deduction loses a dollar for each dollar of income above the start. */
const losing = (over: number): readonly Bracket[] => brackets([0, 0], [over, 1])
const ageLoss: ByStatus<readonly Bracket[]> = {
  single: losing(50_000),
  joint: losing(75_000),
  separate: losing(75_000),
  head: losing(50_000),
  surviving: losing(50_000),
}

function yearWith(poverty: { readonly firstPerson: number; readonly morePerson: number }): StateYear {
  return {
    ...plainYear(source),
    socialSecurity: cited({ kind: 'exempt' }, source, { where: 'Va. Code 58.1-322.02' }),
    retirement: [
      cited(
        {
          kind: 'plain',
          name: 'Military benefits',
          of: ['military-pension'],
          per: 'person',
          cap: everyStatus(40_000),
        },
        source,
        { where: 'Va. Code 58.1-322.02(29)' },
      ),
    ],
    subtractions: [
      cited({ kind: 'care', name: 'Child and dependent care expenses' }, source, {
        where: 'Va. Code 58.1-322.03(3); Form 760 Schedule ADJ code 101',
      }),
      cited(
        {
          kind: 'age',
          name: 'Age deduction',
          fromAge: 65,
          each: 12_000,
          taper: { kind: 'rates', by: 'agi-without-benefits', rates: ageLoss },
          // Born on 1 January 1939 or before.
          wholeBornBy: 1938,
        },
        source,
        { where: 'Va. Code 58.1-322.03(5); Form 760 age deduction worksheet' },
      ),
    ],
    standardDeduction: cited({ kind: 'own', amount: jointOnly(17_500, 8750) }, source, {
      where: 'Va. Code 58.1-322.03(1)',
    }),
    itemized: cited({ choice: 'as-federal' }, source, {
      where: 'Va. Code 58.1-322.03(1); Schedule A: without state income tax',
    }),
    exemptions: cited({ filer: jointOnly(1860, 930), dependent: 930, aged: 800, blind: 800 }, source, {
      where: 'Va. Code 58.1-322.03(2)',
    }),
    brackets: cited(everyStatus(brackets([0, 0.02], [3000, 0.03], [5000, 0.05], [17_000, 0.0575])), source, {
      where: 'Va. Code 58.1-320',
    }),
    rules: [
      cited(
        {
          kind: 'no-tax-up-to',
          name: 'No tax at a low income',
          by: 'state-agi',
          limit: jointOnly(23_900, 11_950),
          at: 'taxed',
        },
        source,
        { where: 'Va. Code 58.1-321' },
      ),
    ],
    credits: [
      cited(
        {
          kind: 'spouse-adjustment',
          name: 'Spouse tax adjustment',
          refundable: false,
          cap: 259,
          exemption: 930,
          agedOrBlindExemption: 800,
        },
        source,
        { where: 'Va. Code 58.1-324; Form 760 spouse tax adjustment worksheet' },
      ),
      cited({ kind: 'low-income', name: 'Low-income credit', refundable: false, perPerson: 300, ...poverty }, source, {
        where: 'Va. Code 58.1-339.8; Schedule ADJ',
      }),
      cited(
        {
          kind: 'earned-income',
          name: 'Earned income credit',
          refundable: true,
          share: 0.2,
          lessCredit: 'Low-income credit',
        },
        source,
        {
          where: 'Va. Code 58.1-339.8',
          // Either this or the low-income credit; together they come to the better one.
        },
      ),
    ],
  }
}

export const virginia: StateTaxFacts = {
  code: 'VA',
  name: 'Virginia',
  years: {
    2025: yearWith({ firstPerson: 15_650, morePerson: 5500 }),
    2026: yearWith({ firstPerson: 15_960, morePerson: 5680 }),
  },
  leftOut: ['disability-retirement', 'government-pay', 'one-time-refunds'],
  assumed: ['own-income-only'],
}
