import { cited } from '../cited.ts'
import type { Bracket, ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, singleAndSeparate, threeWays } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-ok'

function yearWith(schedule: ByStatus<readonly Bracket[]>, where: string): StateYear {
  return {
    ...plainYear(source),
    retirement: [
      cited({ kind: 'plain', name: 'Military retirement pay', of: ['military-pension'], per: 'person' }, source, {
        where: '68 O.S. 2358(E)(5)',
      }),
      cited(
        {
          kind: 'plain',
          name: 'Retirement income exclusion',
          of: ['private-pension', 'government-pension', 'ira'],
          per: 'person',
          cap: everyStatus(10_000),
        },
        source,
        { where: '68 O.S. 2358(E); Schedule 511-A' },
      ),
    ],
    standardDeduction: cited({ kind: 'own', amount: threeWays(6350, 12_700, 9350) }, source, {
      where: '68 O.S. 2358(E)(2)',
    }),
    itemized: cited({ choice: 'as-federal', capBesideCharityAndMedical: 17_000 }, source, {
      where: '68 O.S. 2358(E)(2); Schedule 511-D',
    }),
    exemptions: cited(
      {
        filer: { ...everyStatus(1000), joint: 2000 },
        dependent: 1000,
        aged: 1000,
        agedIfAgiUpTo: { single: 15_000, joint: 25_000, separate: 12_500, head: 19_000, surviving: 25_000 },
        blind: 1000,
      },
      source,
      { where: '68 O.S. 2358(E)(1)' },
    ),
    brackets: cited(schedule, source, { where }),
    credits: [
      cited(
        {
          kind: 'child-or-care',
          name: 'Child care or child tax credit',
          refundable: false,
          childShare: 0.05,
          perChild: 2200,
          childUnder: 17,
          careShare: 0.2,
          agiUpTo: 100_000,
        },
        source,
        { where: '68 O.S. 2357(B); Form 511' },
      ),
      cited(
        {
          kind: 'own-earned-income',
          name: 'Earned income credit',
          refundable: true,
          share: 0.05,
          rows: [
            { phaseInRate: 0.0765, max: 538, phaseOutRate: 0.0765, over: 8790, overJoint: 14_680 },
            { phaseInRate: 0.34, max: 3584, phaseOutRate: 0.1598, over: 19_330, overJoint: 25_220 },
            { phaseInRate: 0.4, max: 5920, phaseOutRate: 0.2106, over: 19_330, overJoint: 25_220 },
            { phaseInRate: 0.45, max: 6660, phaseOutRate: 0.2106, over: 19_330, overJoint: 25_220 },
          ],
          needsFederal: true,
          investmentIncomeUpTo: 3650,
        },
        source,
        // A share of the federal credit by the figures of 2020.
        { where: '68 O.S. 2357.43; Form 511-EIC' },
      ),
      cited(
        {
          kind: 'sales-tax-relief',
          name: 'Sales tax relief credit',
          refundable: true,
          perPerson: 40,
          incomeUpTo: 20_000,
          incomeUpToFamilyOrAged: 50_000,
        },
        source,
        { where: '68 O.S. 5011; Form 538-S' },
      ),
    ],
  }
}

const rates2025 = (times: 1 | 2) =>
  brackets(
    [0, 0.0025],
    [1000 * times, 0.0075],
    [2500 * times, 0.0175],
    [3750 * times, 0.0275],
    [4900 * times, 0.0375],
    [7200 * times, 0.0475],
  )
const rates2026 = (times: 1 | 2) =>
  brackets([0, 0], [3750 * times, 0.025], [4900 * times, 0.035], [7200 * times, 0.045])

export const oklahoma: StateTaxFacts = {
  code: 'OK',
  name: 'Oklahoma',
  years: {
    2025: yearWith(singleAndSeparate(rates2025(1), rates2025(2)), '68 O.S. 2355'),
    2026: yearWith(singleAndSeparate(rates2026(1), rates2026(2)), '68 O.S. 2355; HB 2764 (2025)'),
  },
  leftOut: ['in-state-gains', 'civil-service-pensions', 'property-tax-relief'],
  assumed: ['nothing-that-ends-relief'],
}
