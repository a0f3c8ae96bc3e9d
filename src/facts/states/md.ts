import { cited } from '../cited.ts'
import type { ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, jointAndSurviving, rows, singleAndSeparate } from './by-status.ts'
import { marylandCounties } from './md-counties.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-md'

interface Varying {
  readonly pensionCap: number
  readonly careAgiUpTo: ByStatus<number>
  readonly careRefundableUpTo: ByStatus<number>
  readonly poverty: { readonly firstPerson: number; readonly morePerson: number }
  /** County rates of 2025 stand for 2026. */
  readonly countiesCarried: boolean
}

function yearWith(of: Varying): StateYear {
  return {
    ...plainYear(source),
    retirement: [
      cited(
        {
          kind: 'plain',
          name: 'Military retirement at 55',
          of: ['military-pension'],
          fromAge: 55,
          per: 'person',
          cap: everyStatus(20_000),
        },
        source,
        { where: 'Md. Tax-Gen. 10-207(q); Form 502SU code u' },
      ),
      cited(
        {
          kind: 'plain',
          name: 'Military retirement before 55',
          of: ['military-pension'],
          toAge: 54,
          per: 'person',
          cap: everyStatus(12_500),
        },
        source,
        { where: 'Md. Tax-Gen. 10-207(q); Form 502SU code u' },
      ),
      cited(
        {
          kind: 'plain',
          name: 'Pension exclusion',
          of: ['private-pension', 'government-pension'],
          fromAge: 65,
          per: 'person',
          cap: everyStatus(of.pensionCap),
          lessSocialSecurity: 'received',
        },
        source,
        { where: 'Md. Tax-Gen. 10-209; worksheet 13A' },
      ),
    ],
    subtractions: [
      cited({ kind: 'two-incomes', name: 'Two-income subtraction', cap: 1200 }, source, {
        where: 'Md. Tax-Gen. 10-207(s); worksheet 13B',
      }),
      cited({ kind: 'care', name: 'Child and dependent care expenses' }, source, {
        where: 'Md. Tax-Gen. 10-208(e); Form 502 line 9',
      }),
    ],
    standardDeduction: cited({ kind: 'own', amount: singleAndSeparate(3350, 6700) }, source, {
      where: 'Md. Tax-Gen. 10-217; HB 352 (2025)',
    }),
    itemized: cited(
      {
        choice: 'if-federal',
        cut: {
          by: 'federal-agi',
          over: { ...everyStatus(200_000), separate: 100_000 },
          rate: 0.075,
          mostShare: 1,
        },
      },
      source,
      { where: 'Md. Tax-Gen. 10-218; HB 352 (2025)' },
    ),
    exemptions: cited(
      {
        filer: everyStatus(0),
        personTable: {
          by: 'federal-agi',
          edge: 'above',
          rows: singleAndSeparate(
            rows([0, 3200], [100_000, 1600], [125_000, 800], [150_000, 0]),
            rows([0, 3200], [150_000, 1600], [175_000, 800], [200_000, 0]),
          ),
        },
        aged: 1000,
        blind: 1000,
        agedDependent: 3200,
      },
      source,
      { where: 'Md. Tax-Gen. 10-211; instruction 10' },
    ),
    brackets: cited(
      singleAndSeparate(
        brackets(
          [0, 0.02],
          [1000, 0.03],
          [2000, 0.04],
          [3000, 0.0475],
          [100_000, 0.05],
          [125_000, 0.0525],
          [150_000, 0.055],
          [250_000, 0.0575],
          [500_000, 0.0625],
          [1_000_000, 0.065],
        ),
        brackets(
          [0, 0.02],
          [1000, 0.03],
          [2000, 0.04],
          [3000, 0.0475],
          [150_000, 0.05],
          [175_000, 0.0525],
          [225_000, 0.055],
          [300_000, 0.0575],
          [600_000, 0.0625],
          [1_200_000, 0.065],
        ),
      ),
      source,
      { where: 'Md. Tax-Gen. 10-105; HB 352 (2025)' },
    ),
    rules: [
      cited({ kind: 'gains-surtax', name: 'Tax on capital gains', rate: 0.02, agiOver: everyStatus(350_000) }, source, {
        where: 'HB 352 (2025), from 2025',
      }),
    ],
    credits: [
      cited(
        {
          kind: 'flat',
          name: 'Senior tax credit',
          refundable: false,
          amount: { single: 1000, joint: 1000, separate: 1000, head: 1750, surviving: 1750 },
          agedFrom: 65,
          amountIfBoth: 1750,
          taper: {
            kind: 'gone',
            by: 'federal-agi',
            over: singleAndSeparate(100_000, 150_000),
            at: 'keeps',
          },
        },
        source,
        { where: 'Md. Tax-Gen. 10-754; Form 502CR part M' },
      ),
      cited(
        {
          kind: 'poverty-level',
          name: 'Poverty level credit',
          refundable: false,
          rate: 0.05,
          ...of.poverty,
        },
        source,
        { where: 'Md. Tax-Gen. 10-709; HHS poverty guidelines of the year' },
      ),
      cited(
        {
          kind: 'care',
          name: 'Child and dependent care credit',
          refundable: false,
          share: 0.32,
          taper: {
            kind: 'share-steps',
            by: 'federal-agi',
            over: jointAndSurviving(50_000, 30_000),
            per: jointAndSurviving(3000, 2000),
            lose: 0.01,
            partial: 'counts-whole',
          },
          agiUpTo: of.careAgiUpTo,
          refundableUpTo: of.careRefundableUpTo,
        },
        source,
        { where: 'Md. Tax-Gen. 10-716; Form 502CR part B' },
      ),
      cited(
        {
          kind: 'earned-income',
          name: 'Earned income tax credit',
          refundable: true,
          share: 0.45,
          childlessShare: 1,
          childlessSingleOnly: true,
          nonrefundableShare: 0.5,
        },
        source,
        // 50% against the tax or 45% paid out, whichever is more.
        { where: 'Md. Tax-Gen. 10-704' },
      ),
      cited(
        {
          kind: 'child',
          name: 'Child tax credit',
          refundable: true,
          bands: [{ from: 0, to: 5, amount: 500 }],
          taper: {
            kind: 'steps',
            by: 'federal-agi',
            over: everyStatus(15_000),
            per: everyStatus(1000),
            lose: everyStatus(50),
            partial: 'counts-whole',
          },
          goneOver: 24_000,
        },
        source,
        { where: 'Md. Tax-Gen. 10-751' },
      ),
    ],
    local: cited(
      marylandCounties,
      source,
      of.countiesCarried
        ? {
            where: 'Comptroller of Maryland, local income tax rates of 2025',
            status: 'carried-over',
            confidence: 'medium',
            caveat: { key: 'county-may-raise', values: { year: 2026, most: 0.033 } },
          }
        : { where: 'Comptroller of Maryland, local income tax rates of 2025' },
    ),
  }
}

export const maryland: StateTaxFacts = {
  code: 'MD',
  name: 'Maryland',
  localEverywhere: true,
  years: {
    2025: yearWith({
      pensionCap: 41_200,
      careAgiUpTo: jointAndSurviving(174_300, 112_100),
      careRefundableUpTo: jointAndSurviving(91_400, 60_900),
      poverty: { firstPerson: 15_650, morePerson: 5500 },
      countiesCarried: false,
    }),
    2026: yearWith({
      pensionCap: 40_600,
      careAgiUpTo: jointAndSurviving(178_250, 114_600),
      careRefundableUpTo: jointAndSurviving(93_450, 62_250),
      poverty: { firstPerson: 15_960, morePerson: 5680 },
      countiesCarried: true,
    }),
  },
  leftOut: ['police-and-fire-pensions', 'property-tax-relief'],
  assumed: ['plan-money-from-ira', { key: 'no-spared-gains', values: { homeUnder: 1_500_000, rate: 0.02 } }],
}
