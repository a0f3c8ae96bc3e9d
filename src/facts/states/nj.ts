import { cited } from '../cited.ts'
import type { ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, jointOnly, rows, singleAndSeparate } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { IncomeRow } from './schema-taper.ts'

const source = 'state-nj'
const pensions = ['private-pension', 'government-pension', 'military-pension', 'ira'] as const
const freeUpTo = singleAndSeparate(10_000, 20_000)
const wholeExclusion: ByStatus<number> = {
  single: 75_000,
  joint: 100_000,
  separate: 50_000,
  head: 75_000,
  surviving: 75_000,
}
/** The exclusion of a fixed amount: up to 100,000 of income, then none. */
const upToHundred = everyStatus(rows([0, 1], [100_000, 0]))
const shareAbove = (first: number, second: number) => rows([0, 0], [100_000, first], [125_000, second], [150_000, 0])
const unmarried = shareAbove(0.375, 0.1875)

interface Varying {
  readonly child: readonly IncomeRow[]
  readonly disability: number
  readonly familyLeave: number
  readonly leaveCap: number
  readonly fundCap: number
  readonly payrollConfidence: { readonly confidence?: 'medium' }
}

function yearWith(of: Varying): StateYear {
  return {
    ...plainYear(source),
    start: cited(
      {
        from: 'gross',
        adjustments: [],
        classesApart: true,
        taxesDeferrals: false,
        taxesCafeteria: true,
        taxesUnemployment: false,
      },
      source,
      // Premiums and FSA money taken from pay are taxed.
      { where: 'N.J.S.A. 54A:5-1; NJ-1040 line 27' },
    ),
    retirement: [
      cited(
        {
          kind: 'plain',
          name: 'Military pensions',
          of: ['military-pension'],
          per: 'person',
        },
        source,
        { where: 'N.J.S.A. 54A:6-26' },
      ),
      cited(
        {
          kind: 'plain',
          name: 'Pension exclusion',
          of: pensions,
          fromAge: 62,
          per: 'return',
          cap: wholeExclusion,
          taper: { kind: 'table', table: { by: 'before-retirement', edge: 'above', rows: upToHundred } },
        },
        source,
        { where: 'N.J.S.A. 54A:6-10; NJ-1040 line 28a' },
      ),
      cited(
        {
          kind: 'plain',
          name: 'Pension exclusion above $100,000',
          of: pensions,
          fromAge: 62,
          per: 'return',
          taper: {
            kind: 'table',
            table: {
              by: 'before-retirement',
              edge: 'above',
              rows: {
                single: unmarried,
                joint: shareAbove(0.5, 0.25),
                separate: shareAbove(0.25, 0.125),
                head: unmarried,
                surviving: unmarried,
              },
            },
          },
        },
        source,
        { where: 'N.J.S.A. 54A:6-10, as amended by P.L. 2021, c. 130' },
      ),
      cited(
        {
          kind: 'plain',
          name: 'Other retirement income exclusion',
          of: ['any'],
          fromAge: 62,
          earnedUpTo: 3000,
          per: 'return',
          cap: wholeExclusion,
          lessEarlier: true,
          taper: { kind: 'table', table: { by: 'before-retirement', edge: 'above', rows: upToHundred } },
        },
        source,
        // With $3,000 or less of pay and business income.
        { where: 'N.J.S.A. 54A:6-15; NJ-1040 Worksheet D' },
      ),
    ],
    subtractions: [
      cited(
        { kind: 'adjustment', name: 'Health insurance of the self-employed', adjustment: 'selfEmployedHealth' },
        source,
        { where: 'N.J.S.A. 54A:3-5; NJ-1040 Worksheet F' },
      ),
      cited({ kind: 'adjustment', name: 'Alimony', adjustment: 'alimony' }, source, { where: 'N.J.S.A. 54A:3-2' }),
    ],
    itemized: cited(
      {
        choice: 'greater',
        propertyTax: 'real-estate',
        rentShare: 0.18,
        homeCap: 15_000,
        medical: { overShareOfAgi: 0.02 },
        mortgageInterest: false,
        charity: false,
        investmentInterest: false,
        other: false,
      },
      source,
      { where: 'N.J.S.A. 54A:3-3 and 54A:3A-17: medical costs over 2%, property tax or 18% of rent up to $15,000' },
    ),
    exemptions: cited(
      {
        filer: jointOnly(2000, 1000),
        dependent: 1500,
        studentExtra: 1000,
        aged: 1000,
        blind: 1000,
      },
      source,
      { where: 'N.J.S.A. 54A:3-1' },
    ),
    brackets: cited(
      singleAndSeparate(
        brackets(
          [0, 0.014],
          [20_000, 0.0175],
          [35_000, 0.035],
          [40_000, 0.05525],
          [75_000, 0.0637],
          [500_000, 0.0897],
          [1_000_000, 0.1075],
        ),
        brackets(
          [0, 0.014],
          [20_000, 0.0175],
          [50_000, 0.0245],
          [70_000, 0.035],
          [80_000, 0.05525],
          [150_000, 0.0637],
          [500_000, 0.0897],
          [1_000_000, 0.1075],
        ),
      ),
      source,
      { where: 'N.J.S.A. 54A:2-1' },
    ),
    rules: [
      cited(
        { kind: 'no-tax-up-to', name: 'No tax at a low income', by: 'income', limit: freeUpTo, at: 'exempt' },
        source,
        {
          where: 'N.J.S.A. 54A:2-4',
        },
      ),
    ],
    credits: [
      cited(
        {
          kind: 'instead-of-deduction',
          name: 'Property tax credit',
          refundable: true,
          amount: 50,
          rentShare: 0.18,
          cap: 15_000,
          incomeOver: freeUpTo,
        },
        source,
        {
          where: 'N.J.S.A. 54A:3A-20; NJ-1040 Worksheet G',
          // $50 in place of a deduction that saves less; shown is what it adds.
        },
      ),
      cited({ kind: 'earned-income', name: 'Earned income credit', refundable: true, share: 0.4 }, source, {
        where: 'N.J.S.A. 54A:4-7',
      }),
      cited(
        {
          kind: 'child',
          name: 'Child tax credit',
          refundable: true,
          bands: [{ from: 0, to: 5, amount: 0 }],
          table: { by: 'state-taxable', edge: 'above', rows: everyStatus(of.child) },
          notForSeparate: true,
        },
        source,
        { where: 'N.J.S.A. 54A:4-17.1; P.L. 2026, c. 26 from 2026 to 2028' },
      ),
      cited(
        {
          kind: 'care',
          name: 'Child and dependent care credit',
          refundable: true,
          share: 0,
          table: {
            by: 'state-taxable',
            edge: 'above',
            rows: everyStatus(
              rows([0, 0.5], [30_000, 0.4], [60_000, 0.3], [90_000, 0.2], [120_000, 0.1], [150_000, 0]),
            ),
          },
        },
        source,
        { where: 'N.J.S.A. 54A:4-17' },
      ),
    ],
    employeePayroll: [
      cited({ name: 'Temporary disability insurance', rate: of.disability, wageCap: of.leaveCap }, source, {
        where: 'New Jersey Department of Labor and Workforce Development, rates of the year',
        ...of.payrollConfidence,
      }),
      cited({ name: 'Family leave insurance', rate: of.familyLeave, wageCap: of.leaveCap }, source, {
        where: 'New Jersey Department of Labor and Workforce Development, rates of the year',
        ...of.payrollConfidence,
      }),
      cited({ name: 'Unemployment and workforce funds', rate: 0.00425, wageCap: of.fundCap }, source, {
        where: 'New Jersey Department of Labor and Workforce Development, rates of the year',
        ...of.payrollConfidence,
      }),
    ],
  }
}

export const newJersey: StateTaxFacts = {
  code: 'NJ',
  name: 'New Jersey',
  years: {
    2025: yearWith({
      child: rows([0, 1000], [30_000, 800], [40_000, 600], [50_000, 400], [60_000, 200], [80_000, 0]),
      disability: 0.0023,
      familyLeave: 0.0033,
      leaveCap: 165_400,
      fundCap: 43_300,
      payrollConfidence: { confidence: 'medium' },
    }),
    2026: yearWith({
      child: rows([0, 1250], [30_000, 1000], [40_000, 750], [50_000, 500], [60_000, 250], [80_000, 0]),
      disability: 0.0019,
      familyLeave: 0.0023,
      leaveCap: 171_100,
      fundCap: 44_800,
      payrollConfidence: {},
    }),
  },
  leftOut: [
    { key: 'property-tax-programs', values: { programs: ['ANCHOR', 'Senior Freeze', 'Stay NJ'] } },
    { key: 'unused-exclusion', values: { over: 100_000 } },
    'exclusion-without-social-security',
    'plan-money-taxed',
    { key: 'childless-earned-income', values: { from: 18, to: 24, over: 64 } },
    'veterans',
    'business-loss-deduction',
  ],
  assumed: [],
}
