import { type Cited, cited } from '../cited.ts'
import type { ByStatus } from '../tax-years/schema.ts'
import { brackets, everyStatus, jointAndSurviving, rows, threeWays } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { StateCredit } from './schema-credits.ts'
import type { ItemizedRule, PerHead, StandardDeduction } from './schema-tax.ts'

const source = 'state-az'

const ageExemptions: PerHead = { filer: everyStatus(0), aged: 2100, blind: 1500 }
const itemized: ItemizedRule = { choice: 'greater', incomeTax: true, medical: { overShareOfAgi: 0 } }
/** From 2026 on, in lieu of the federal cap, one amount for every filing status. */
const itemizedFrom2026: ItemizedRule = { ...itemized, stateAndLocalCap: 10_000 }

function credits(perYoungDependent: number): readonly Cited<StateCredit>[] {
  return [
    cited(
      {
        kind: 'child',
        name: 'Dependent tax credit',
        refundable: false,
        bands: [
          { from: 0, to: 16, amount: perYoungDependent },
          { from: 17, to: 199, amount: 25 },
        ],
        anyDependent: true,
        taper: {
          kind: 'share-steps',
          by: 'federal-agi',
          over: jointAndSurviving(400_000, 200_000),
          per: everyStatus(1000),
          lose: 0.05,
          partial: 'counts-whole',
        },
      },
      source,
      { where: 'A.R.S. 43-1073.01' },
    ),
    cited(
      {
        kind: 'per-person-by-dependents',
        name: 'Family income tax credit',
        refundable: false,
        perPerson: 40,
        cap: { single: 120, joint: 240, separate: 120, head: 240, surviving: 240 },
        limit: {
          single: rows([0, 10_000]),
          joint: rows([0, 20_000], [2, 23_600], [3, 27_300], [4, 31_000]),
          separate: rows([0, 10_000]),
          head: rows([0, 20_000], [2, 20_135], [3, 23_800], [4, 25_200], [5, 26_575]),
          surviving: rows([0, 20_000], [2, 20_135], [3, 23_800], [4, 25_200], [5, 26_575]),
        },
      },
      source,
      { where: 'A.R.S. 43-1073; Form 140 family income tax credit worksheet' },
    ),
    cited(
      {
        kind: 'by-income',
        name: 'Increased excise tax credit',
        refundable: true,
        table: {
          by: 'federal-agi',
          edge: 'above',
          rows: {
            single: rows([0, 25], [12_500, 0]),
            joint: rows([0, 25], [25_000, 0]),
            separate: rows([0, 25], [12_500, 0]),
            head: rows([0, 25], [25_000, 0]),
            surviving: rows([0, 25], [25_000, 0]),
          },
        },
        per: 'person',
        notClaimedByAnother: true,
        cap: 100,
      },
      source,
      { where: 'A.R.S. 43-1072.01' },
    ),
  ]
}

function standard(amount: ByStatus<number>, gifts: Extract<StandardDeduction, { kind: 'own' }>['gifts']) {
  return { kind: 'own', amount, ...(gifts === undefined ? {} : { gifts }) } as const
}

const both: Omit<StateYear, 'start' | 'standardDeduction' | 'credits'> = {
  ...plainYear(source),
  retirement: [
    cited({ kind: 'plain', name: 'Military retirement pay', of: ['military-pension'], per: 'person' }, source, {
      where: 'A.R.S. 43-1022',
    }),
    cited(
      {
        kind: 'plain',
        name: 'Federal, state and local government pensions',
        of: ['government-pension'],
        per: 'person',
        cap: everyStatus(2500),
      },
      source,
      { where: 'A.R.S. 43-1022' },
    ),
  ],
  gains: cited({ longTermShareExcluded: 0.25 }, source, {
    where: 'A.R.S. 43-1022',
  }),
  itemized: cited(itemized, source, { where: 'Form 140 Schedule A', confidence: 'medium' }),
  exemptions: cited(ageExemptions, source, { where: 'A.R.S. 43-1023' }),
  brackets: cited(everyStatus(brackets([0, 0.025])), source, { where: 'A.R.S. 43-1011' }),
}

export const arizona: StateTaxFacts = {
  code: 'AZ',
  name: 'Arizona',
  years: {
    2025: {
      ...both,
      start: cited({ from: 'federal-agi', alsoDeducts: ['senior', 'tips', 'overtime', 'carLoan'] }, source, {
        where: 'Executive Order 2025-15',
      }),
      standardDeduction: cited(standard(threeWays(15_750, 31_500, 23_625), { share: 0.34 }), source, {
        where: 'A.R.S. 43-1041',
      }),
      credits: credits(100),
    },
    2026: {
      ...both,
      subtractions: [
        cited({ kind: 'care', name: 'Child and dependent care expenses', lessFederalCredit: true }, source, {
          where: 'A.R.S. 43-1022(34); HB 4168 (2026)',
          confidence: 'medium',
          // Expenses that the federal credit counts, over the credit itself.
        }),
      ],
      itemized: cited(itemizedFrom2026, source, {
        where: 'A.R.S. 43-1042(D); HB 4168 (2026)',
        confidence: 'medium',
      }),
      start: cited({ from: 'federal-agi', alsoDeducts: ['senior', 'tips', 'overtime'] }, source, {
        where: 'HB 4168 (2026)',
        confidence: 'medium',
      }),
      standardDeduction: cited(
        standard(threeWays(16_100, 32_200, 24_150), { share: 1, cap: jointAndSurviving(2000, 1000) }),
        source,
        { where: 'federal amount, as Arizona conforms', confidence: 'medium' },
      ),
      credits: credits(125),
    },
  },
  leftOut: ['donation-credits', 'parent-in-care'],
  assumed: [{ key: 'gains-bought-after', values: { year: 2011, share: 0.25 } }],
}
