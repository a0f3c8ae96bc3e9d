import { cited } from '../cited.ts'
import type { Bracket, ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, jointAndSurviving } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-wv'
const lowEarner = { ...everyStatus(10_000), separate: 5000 }

type Rates = readonly [first: number, second: number, third: number, fourth: number, top: number]

/** Separate returns have half of every edge. */
function schedule([first, second, third, fourth, top]: Rates): ByStatus<readonly Bracket[]> {
  const edges = (times: number) =>
    brackets(
      [0, first],
      [10_000 * times, second],
      [25_000 * times, third],
      [40_000 * times, fourth],
      [60_000 * times, top],
    )
  return { ...everyStatus(edges(1)), separate: edges(0.5) }
}

function yearWith(poverty: { readonly firstPerson: number; readonly morePerson: number }): Omit<StateYear, 'brackets'> {
  return {
    ...plainYear(source),
    retirement: [
      cited({ kind: 'plain', name: 'Military retirement pay', of: ['military-pension'], per: 'person' }, source, {
        where: 'W. Va. Code 11-21-12(c)(7)',
      }),
      cited(
        {
          kind: 'plain',
          name: 'Government pensions',
          of: ['government-pension'],
          per: 'person',
          cap: everyStatus(2000),
        },
        source,
        // State public and teachers’ systems and federal pensions.
        { where: 'W. Va. Code 11-21-12(c)(5)' },
      ),
      cited(
        {
          kind: 'plain',
          name: 'Senior citizen deduction',
          of: ['any'],
          fromAge: 65,
          per: 'person',
          cap: everyStatus(8000),
          lessSocialSecurity: 'subtracted',
          lessEarlier: true,
        },
        source,
        { where: 'W. Va. Code 11-21-12(c)(8); Schedule M' },
      ),
    ],
    subtractions: [
      cited(
        { kind: 'low-earner', name: 'Low-income earned income exclusion', agiUpTo: lowEarner, cap: lowEarner },
        source,
        {
          where: 'W. Va. Code 11-21-10',
        },
      ),
    ],
    exemptions: cited({ filer: { ...everyStatus(2000), joint: 4000 }, dependent: 2000 }, source, {
      where: 'W. Va. Code 11-21-16',
    }),
    credits: [
      cited(
        {
          kind: 'poverty-steps',
          name: 'Low-income family tax credit',
          refundable: false,
          ...poverty,
          mostPeople: 8,
          step: { ...everyStatus(300), separate: 150 },
          sharePerStep: 0.1,
        },
        source,
        { where: 'W. Va. Code 11-21-22 to 11-21-22b; Schedule FTC-1' },
      ),
      cited({ kind: 'care', name: 'Child and dependent care credit', refundable: false, share: 0.5 }, source, {
        where: 'W. Va. Code 11-21-26; SB 396 (2024)',
      }),
    ],
  }
}

export const westVirginia: StateTaxFacts = {
  code: 'WV',
  name: 'West Virginia',
  years: {
    2025: {
      ...yearWith({ firstPerson: 15_650, morePerson: 5500 }),
      socialSecurity: cited(
        {
          kind: 'exempt-below',
          limit: jointAndSurviving(100_000, 50_000),
          at: 'exempt',
          above: { kind: 'share-exempt', share: 0.65 },
        },
        source,
        { where: 'W. Va. Code 11-21-12(c)(8a); HB 4880 (2024)' },
      ),
      brackets: cited(schedule([0.0222, 0.0296, 0.0333, 0.0444, 0.0482]), source, {
        where: 'W. Va. Code 11-21-4g and 11-21-4i',
      }),
    },
    2026: {
      ...yearWith({ firstPerson: 15_960, morePerson: 5680 }),
      socialSecurity: cited({ kind: 'exempt' }, source, { where: 'HB 4880 (2024)' }),
      brackets: cited(schedule([0.0211, 0.0281, 0.0316, 0.0422, 0.0458]), source, { where: 'SB 392 (2026)' }),
    },
  },
  leftOut: [
    'property-tax-relief',
    'police-and-fire-pensions',
    'city-service-fees',
    'surviving-spouse-exemption',
    'vehicle-property-tax-credit',
  ],
  assumed: [],
}
