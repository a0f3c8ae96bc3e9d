import { cited } from '../cited.ts'
import { brackets, everyStatus, rows, singleAndSeparate } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-la'

const both: Omit<StateYear, 'standardDeduction'> = {
  ...plainYear(source),
  retirement: [
    cited(
      {
        kind: 'plain',
        name: 'Government and military retirement',
        of: ['government-pension', 'military-pension'],
        per: 'person',
      },
      source,
      { where: 'La. R.S. 47:44.1 and 47:44.2; Schedule E' },
    ),
    cited(
      {
        kind: 'plain',
        name: 'Retirement income at 65',
        of: ['private-pension', 'ira'],
        fromAge: 65,
        per: 'person',
        cap: everyStatus(12_000),
      },
      source,
      { where: 'La. R.S. 47:44.1; Act 11 of the 2024 third special session', confidence: 'medium' },
    ),
  ],
  itemized: cited({ choice: 'none', medicalBesideStandard: true }, source, {
    where: 'La. R.S. 47:293',
    // People who itemize federally may also take their medical expenses.
  }),
  brackets: cited(everyStatus(brackets([0, 0.03])), source, { where: 'La. R.S. 47:32' }),
  credits: [
    cited({ kind: 'earned-income', name: 'Earned income credit', refundable: true, share: 0.05 }, source, {
      where: 'La. R.S. 47:297.8',
    }),
    cited(
      {
        kind: 'care',
        name: 'Child care credit',
        refundable: false,
        share: 0,
        table: {
          by: 'federal-agi',
          edge: 'above',
          rows: everyStatus(rows([0, 0.5], [25_000, 0.3], [35_000, 0.1])),
        },
        capAbove: { agiOver: 60_000, cap: 25 },
        refundableUpTo: everyStatus(25_000),
      },
      source,
      { where: 'La. R.S. 47:297.4' },
    ),
  ],
}

export const louisiana: StateTaxFacts = {
  code: 'LA',
  name: 'Louisiana',
  years: {
    2025: {
      ...both,
      standardDeduction: cited({ kind: 'own', amount: singleAndSeparate(12_500, 25_000) }, source, {
        where: 'La. R.S. 47:294',
      }),
    },
    2026: {
      ...both,
      standardDeduction: cited({ kind: 'own', amount: singleAndSeparate(12_835, 25_670) }, source, {
        where: 'La. R.S. 47:294, with inflation',
        confidence: 'medium',
      }),
    },
  },
  leftOut: ['early-childhood-credit', 'school-costs'],
  assumed: [],
}
