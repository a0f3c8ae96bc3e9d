import { cited } from '../cited.ts'
import { flat, onePerPerson, plainFormula } from './shared-parts.ts'
import type { StateWithholding } from './state-schema.ts'

/** Allowances are dollars off the year’s tax on this form: $40 for each person. */
export const iowa: StateWithholding = {
  code: 'IA',
  certificate: 'Form IA W-4',
  since: 2026,
  formula: cited(
    {
      ...plainFormula,
      standard: { single: 13_000, married: 26_000, head: 19_500 },
      standardSpouseWorks: 13_000,
      creditPerAllowance: 40,
      brackets: flat(0.038),
    },
    'ia-withholding-formula-2026',
    { where: 'formula', asOf: '2026' },
  ),
  usual: onePerPerson,
}
