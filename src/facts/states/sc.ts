import { cited } from '../cited.ts'
import { brackets, everyStatus, threeWays } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { StateCredit } from './schema-credits.ts'

const source = 'state-sc'
const pensions = ['private-pension', 'government-pension', 'ira'] as const
const deduction = threeWays(15_000, 30_000, 22_500)

const care = cited<StateCredit>(
  {
    kind: 'own-care',
    name: 'Child and dependent care credit',
    refundable: false,
    rates: { by: 'federal-agi', edge: 'above', rows: everyStatus([{ over: 0, value: 0.07 }]) },
    expenseCap: [3000, 6000],
  },
  source,
  { where: 'S.C. Code 12-6-3380' },
)
const twoEarners = cited<StateCredit>(
  { kind: 'two-earners', name: 'Two wage earner credit', refundable: false, rate: 0.007, cap: 350, earnedCap: 50_000 },
  source,
  { where: 'S.C. Code 12-6-3330' },
)

const both: Omit<StateYear, 'brackets' | 'standardDeduction' | 'itemized' | 'exemptions' | 'credits'> = {
  ...plainYear(source),
  retirement: [
    cited({ kind: 'plain', name: 'Military retirement pay', of: ['military-pension'], per: 'person' }, source, {
      where: 'S.C. Code 12-6-1171',
    }),
    cited(
      {
        kind: 'plain',
        name: 'Retirement deduction at 65',
        of: pensions,
        fromAge: 65,
        per: 'person',
        cap: everyStatus(10_000),
      },
      source,
      { where: 'S.C. Code 12-6-1170(A)' },
    ),
    cited(
      {
        kind: 'plain',
        name: 'Retirement deduction before 65',
        of: pensions,
        toAge: 64,
        per: 'person',
        cap: everyStatus(3000),
      },
      source,
      { where: 'S.C. Code 12-6-1170(A)' },
    ),
    cited(
      {
        kind: 'plain',
        name: 'Age 65 deduction',
        of: ['any'],
        fromAge: 65,
        per: 'person',
        cap: everyStatus(15_000),
        lessEarlier: true,
      },
      source,
      // Less the retirement deductions taken.
      { where: 'S.C. Code 12-6-1170(B)' },
    ),
  ],
  gains: cited({ longTermShareExcluded: 0.44 }, source, { where: 'S.C. Code 12-6-1150' }),
}

export const southCarolina: StateTaxFacts = {
  code: 'SC',
  name: 'South Carolina',
  years: {
    2025: {
      ...both,
      standardDeduction: cited(
        {
          kind: 'own',
          amount: deduction,
          agedOrBlindEach: { single: 2000, joint: 1600, separate: 1600, head: 2000, surviving: 1600 },
        },
        source,
        {
          where: 'S.C. Code 12-6-40 and 12-6-1140',
          confidence: 'medium',
          // The federal deduction before the 2025 federal law, which South Carolina had not adopted.
        },
      ),
      itemized: cited({ choice: 'as-federal' }, source, { where: 'S.C. Code 12-6-1130: without state income tax' }),
      exemptions: cited({ filer: everyStatus(0), dependent: 4930, youngChildExtra: 4930 }, source, {
        where: 'S.C. Code 12-6-1140 and 12-6-1160',
      }),
      brackets: cited(everyStatus(brackets([0, 0], [3560, 0.03], [17_830, 0.06])), source, {
        where: 'S.C. Code 12-6-510; rate of the year',
      }),
      credits: [
        care,
        twoEarners,
        cited({ kind: 'earned-income', name: 'Earned income credit', refundable: false, share: 1.25 }, source, {
          where: 'S.C. Code 12-6-3632',
        }),
      ],
    },
    2026: {
      ...both,
      standardDeduction: cited(
        {
          kind: 'own',
          amount: deduction,
          taper: {
            kind: 'linear',
            by: 'federal-agi',
            over: threeWays(40_000, 80_000, 60_000),
            width: threeWays(55_000, 110_000, 82_500),
            roundLossDownTo: 10,
          },
        },
        source,
        { where: 'H.4216 (2026), income adjusted deduction' },
      ),
      itemized: cited({ choice: 'none' }, source, { where: 'H.4216 (2026)' }),
      exemptions: cited({ filer: everyStatus(0), dependent: 5040, youngChildExtra: 5040 }, source, {
        where: 'S.C. Code 12-6-1140 and 12-6-1160',
        status: 'projected',
        confidence: 'low',
      }),
      brackets: cited(everyStatus(brackets([0, 0.0199], [30_000, 0.0521])), source, {
        where: 'H.4216 (2026)',
      }),
      credits: [
        care,
        twoEarners,
        cited(
          { kind: 'earned-income', name: 'Earned income credit', refundable: false, share: 1.25, cap: 200 },
          source,
          { where: 'S.C. Code 12-6-3632; H.4216 (2026)', confidence: 'medium' },
        ),
      ],
    },
  },
  leftOut: [{ key: 'business-flat-rate', values: { rate: 0.03 } }, 'college-costs', 'emergency-workers'],
  assumed: [],
}
