import { cited } from '../cited.ts'
import { brackets, everyStatus, jointOnly, rows } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { HomeCostTerms } from './schema-credits-more.ts'

const source = 'state-mo'

interface PropertyTaxCredit {
  readonly ownerCap: number
  readonly ownerIncomeUpTo: readonly [one: number, couple: number]
  readonly ownerLess: number
  readonly renterCap: number
  readonly renterIncomeUpTo: readonly [one: number, couple: number]
  readonly renterLess: number
  readonly step: number
  readonly mostShare: number
}

function terms(
  costShare: number,
  cap: number,
  [one, couple]: readonly [one: number, couple: number],
  less: number,
): HomeCostTerms {
  return {
    costShare,
    costCap: everyStatus(cap),
    incomeUpTo: jointOnly(couple, one),
    incomeLess: jointOnly(less, 0),
    cap,
  }
}

/** `band`: width of each of the lower brackets. */
function yearWith(band: number, homeCost: PropertyTaxCredit, pensionCarried: boolean): StateYear {
  return {
    ...plainYear(source),
    retirement: [
      cited({ kind: 'plain', name: 'Military pensions', of: ['military-pension'], per: 'person' }, source, {
        where: 'Mo. Rev. Stat. 143.174; Form MO-A',
      }),
      cited(
        {
          kind: 'plain',
          name: 'Public pension exemption',
          of: ['government-pension'],
          per: 'person',
          cap: everyStatus(47_633),
          lessSocialSecurity: 'subtracted',
        },
        source,
        {
          where: 'Mo. Rev. Stat. 143.124; Form MO-A part 3, section A',
          ...(pensionCarried
            ? ({
                status: 'carried-over',
                confidence: 'low',
                caveat: { key: 'from-year', values: { year: 2025 } },
              } as const)
            : ({ confidence: 'medium' } as const)),
        },
      ),
      cited(
        {
          kind: 'plain',
          name: 'Private pension exemption',
          of: ['private-pension', 'ira'],
          per: 'return',
          cap: everyStatus(6000),
          capOwn: true,
          taper: {
            kind: 'rates',
            by: 'before-retirement-less-benefits',
            rates: {
              single: brackets([0, 0], [25_000, 1]),
              joint: brackets([0, 0], [32_000, 1]),
              separate: brackets([0, 0], [16_000, 1]),
              head: brackets([0, 0], [25_000, 1]),
              surviving: brackets([0, 0], [25_000, 1]),
            },
          },
        },
        source,
        { where: 'Mo. Rev. Stat. 143.124; Form MO-A part 3, section B' },
      ),
    ],
    gains: cited({ longTermShareExcluded: 1, shortTermShareExcluded: 1 }, source, {
      where: 'Mo. Rev. Stat. 143.121; HB 594 (2025), from 2025',
    }),
    federalTaxDeduction: cited(
      {
        shareTable: {
          by: 'before-retirement',
          edge: 'above',
          rows: everyStatus(rows([0, 0.35], [25_000, 0.25], [50_000, 0.15], [100_000, 0.05], [125_000, 0])),
        },
        cap: jointOnly(10_000, 5000),
        lessRefundable: ['earnedIncome', 'education'],
      },
      source,
      { where: 'Mo. Rev. Stat. 143.171; Form MO-1040 lines 9 to 13' },
    ),
    standardDeduction: cited({ kind: 'federal' }, source, { where: 'Mo. Rev. Stat. 143.131' }),
    itemized: cited({ choice: 'if-federal', payrollTax: true }, source, { where: 'Form MO-A part 2' }),
    exemptions: cited({ filer: { single: 0, joint: 0, separate: 0, head: 1400, surviving: 1400 } }, source, {
      where: 'Mo. Rev. Stat. 143.161',
    }),
    brackets: cited(
      everyStatus(
        brackets(
          [0, 0],
          [band, 0.02],
          [2 * band, 0.025],
          [3 * band, 0.03],
          [4 * band, 0.035],
          [5 * band, 0.04],
          [6 * band, 0.045],
          [7 * band, 0.047],
        ),
      ),
      source,
      { where: 'Mo. Rev. Stat. 143.011; tax chart of the year' },
    ),
    columns: cited({ kind: 'share-of-taxable', beforeRetirement: true }, source, {
      where: 'Form MO-1040 line 7: income percentages of a combined return',
    }),
    credits: [
      cited(
        {
          kind: 'earned-income',
          name: 'Working family tax credit',
          refundable: false,
          share: 0.2,
          investmentIncomeUpTo: 4400,
        },
        source,
        { where: 'Mo. Rev. Stat. 143.177; Form MO-WFTC' },
      ),
      cited(
        {
          kind: 'home-cost',
          name: 'Property tax credit',
          refundable: true,
          by: 'total',
          fromAge: 65,
          owner: terms(1, homeCost.ownerCap, homeCost.ownerIncomeUpTo, homeCost.ownerLess),
          renter: terms(0.2, homeCost.renterCap, homeCost.renterIncomeUpTo, homeCost.renterLess),
          share: { kind: 'steps', over: 14_300, per: homeCost.step, each: 0.000625, most: homeCost.mostShare },
        },
        source,
        {
          where: 'Mo. Rev. Stat. 135.010 to 135.035; Form MO-PTS',
          confidence: 'medium',
          // The printed table moves in bands of $25.
        },
      ),
    ],
    local: cited(
      [
        { key: 'kansas-city', name: 'Kansas City', tax: { kind: 'wages', rate: 0.01 } },
        { key: 'st-louis', name: 'St. Louis', tax: { kind: 'wages', rate: 0.01 } },
      ],
      source,
      { where: 'Kansas City and St. Louis earnings taxes' },
    ),
  }
}

export const missouri: StateTaxFacts = {
  code: 'MO',
  name: 'Missouri',
  years: {
    2025: yearWith(
      1313,
      {
        ownerCap: 1100,
        ownerIncomeUpTo: [30_000, 34_000],
        ownerLess: 4000,
        renterCap: 750,
        renterIncomeUpTo: [27_500, 29_500],
        renterLess: 2000,
        step: 300,
        mostShare: 0.04,
      },
      false,
    ),
    2026: yearWith(
      1348,
      {
        ownerCap: 1550,
        ownerIncomeUpTo: [42_200, 48_000],
        ownerLess: 5800,
        renterCap: 1055,
        renterIncomeUpTo: [38_200, 41_000],
        renterLess: 2800,
        step: 495,
        mostShare: 0.02,
      },
      true,
    ),
  },
  leftOut: ['city-tax-itemized', 'disability-retirement'],
  assumed: ['credit-by-rule-not-table'],
}
