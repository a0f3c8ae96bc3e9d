import { cited } from '../cited.ts'
import { brackets, everyStatus, rows } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { LocalTax } from './schema-credits.ts'

const source = 'state-ia'

const percents = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const

/** School districts add a share of the state's tax, in whole percents up to 20. */
const schoolSurtaxes: readonly LocalTax[] = percents.map((word, index) => ({
  key: `surtax-${word}`,
  name: `School district surtax of ${index + 1}%`,
  tax: { kind: 'share-of-state-tax', share: (index + 1) / 100 },
}))

const year: StateYear = {
  ...plainYear(source),
  start: cited(
    {
      from: 'federal-taxable',
      alsoDeducts: ['senior', 'tips', 'overtime', 'carLoan', 'charity', 'business'],
      addsBackIncomeTax: true,
    },
    source,
    { where: 'Iowa Code 422.7; IA 1040 lines 2 to 4', confidence: 'medium' },
  ),
  retirement: [
    cited({ kind: 'plain', name: 'Military pensions', of: ['military-pension'], per: 'person' }, source, {
      where: 'Iowa Code 422.7',
    }),
    cited(
      {
        kind: 'plain',
        name: 'Retirement income at 55',
        of: ['private-pension', 'government-pension', 'ira'],
        fromAge: 55,
        per: 'person',
      },
      source,
      { where: 'Iowa Code 422.7; IA 1040 Schedule 1' },
    ),
  ],
  itemized: cited({ choice: 'built-in' }, source, { where: 'IA 1040 line 1d' }),
  brackets: cited(everyStatus(brackets([0, 0.038])), source, { where: 'Iowa Code 422.5, rate from 2025' }),
  rules: [
    cited(
      {
        kind: 'alternate-maximum',
        name: 'Alternate tax',
        by: 'taxable-and-deductions',
        rate: 0.043,
        over: everyStatus(13_500),
        agedOver: everyStatus(32_000),
        notFor: ['single', 'separate'],
      },
      source,
      { where: 'Iowa Code 422.5(3); alternate tax worksheet, IA 1040 line 5' },
    ),
    cited(
      {
        kind: 'alternate-maximum',
        name: 'Iowa income tax reduction',
        by: 'taxable-and-deductions',
        rate: 1,
        over: everyStatus(9000),
        agedOver: everyStatus(24_000),
        notFor: ['joint', 'separate', 'head', 'surviving'],
      },
      source,
      { where: 'Iowa income tax reduction worksheet, IA 1040 line 5' },
    ),
    cited(
      {
        kind: 'no-tax-up-to',
        name: 'Low income exemption',
        by: 'taxable-and-deductions',
        limit: { single: 9000, joint: 13_500, separate: 9000, head: 13_500, surviving: 13_500 },
        agedLimit: { single: 24_000, joint: 32_000, separate: 24_000, head: 32_000, surviving: 32_000 },
        at: 'exempt',
      },
      source,
      { where: 'Iowa Code 422.5(3); IA 1040 line 4 instructions' },
    ),
  ],
  credits: [
    cited(
      {
        kind: 'personal',
        name: 'Exemption credits',
        refundable: false,
        heads: {
          filer: { single: 40, joint: 80, separate: 40, head: 80, surviving: 40 },
          dependent: 40,
          aged: 20,
          blind: 20,
        },
      },
      source,
      { where: 'Iowa Code 422.12; IA 1040 step 3' },
    ),
    cited({ kind: 'earned-income', name: 'Earned income tax credit', refundable: true, share: 0.15 }, source, {
      where: 'Iowa Code 422.12B',
    }),
    cited(
      {
        kind: 'care',
        name: 'Child and dependent care credit',
        refundable: true,
        share: 0.75,
        table: {
          by: 'state-taxable',
          edge: 'from',
          rows: everyStatus(
            rows([0, 0.75], [10_000, 0.65], [20_000, 0.55], [25_000, 0.5], [35_000, 0.4], [40_000, 0.3], [90_000, 0]),
          ),
        },
      },
      source,
      { where: 'Iowa Code 422.12C' },
    ),
  ],
  local: cited(schoolSurtaxes, source, { where: 'Iowa Code 257.21; school district surtax rates of the year' }),
}

export const iowa: StateTaxFacts = {
  code: 'IA',
  name: 'Iowa',
  years: { 2025: year, 2026: year },
  leftOut: ['farm-gains', 'early-childhood-credit'],
  assumed: ['own-income-only'],
}
