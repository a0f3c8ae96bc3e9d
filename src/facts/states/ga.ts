import { type Cited, cited } from '../cited.ts'
import { brackets, everyStatus, jointOnly, rows } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { StateCredit } from './schema-credits.ts'
import type { RetirementExclusion } from './schema-income.ts'

const source = 'state-ga'

const retirementIncome: Omit<Extract<RetirementExclusion, { kind: 'plain' }>, 'name'> = {
  kind: 'plain',
  of: ['private-pension', 'government-pension', 'military-pension', 'ira', 'interest', 'dividends', 'gains', 'rental'],
  per: 'person',
  earnedPart: 5000,
}

const credits: readonly Cited<StateCredit>[] = [
  cited(
    {
      kind: 'flat',
      name: 'Credit for people who itemize',
      refundable: false,
      amount: jointOnly(600, 300),
      need: 'itemizes',
    },
    source,
    { where: 'O.C.G.A. 48-7-29.23: $300 a taxpayer' },
  ),
  cited(
    {
      kind: 'by-income',
      name: 'Low income credit',
      refundable: false,
      table: {
        by: 'federal-agi',
        edge: 'from',
        rows: everyStatus(rows([0, 26], [6000, 20], [8000, 14], [10_000, 8], [15_000, 5], [20_000, 0])),
      },
      per: 'exemption',
      notClaimedByAnother: true,
    },
    source,
    { where: 'O.C.G.A. 48-7A-3; Form 500 low income credit worksheet' },
  ),
  cited({ kind: 'care', name: 'Child and dependent care credit', refundable: false, share: 0.5 }, source, {
    where: 'O.C.G.A. 48-7-29.10',
  }),
]

const both: Omit<StateYear, 'standardDeduction' | 'exemptions' | 'brackets'> = {
  ...plainYear(source),
  retirement: [
    cited({ ...retirementIncome, name: 'Retirement income at 65', fromAge: 65, cap: everyStatus(65_000) }, source, {
      where: 'O.C.G.A. 48-7-27(a)(5); IT-511, Schedule 1',
    }),
    cited(
      { ...retirementIncome, name: 'Retirement income at 62', fromAge: 62, toAge: 64, cap: everyStatus(35_000) },
      source,
      { where: 'O.C.G.A. 48-7-27(a)(5)' },
    ),
  ],
  itemized: cited({ choice: 'as-federal' }, source, { where: 'O.C.G.A. 48-7-27(a)(1)' }),
  credits,
}

export const georgia: StateTaxFacts = {
  code: 'GA',
  name: 'Georgia',
  years: {
    2025: {
      ...both,
      standardDeduction: cited({ kind: 'own', amount: jointOnly(24_000, 12_000) }, source, {
        where: 'O.C.G.A. 48-7-27(a)(1)',
      }),
      exemptions: cited({ filer: everyStatus(0), dependent: 4000 }, source, { where: 'O.C.G.A. 48-7-26' }),
      brackets: cited(everyStatus(brackets([0, 0.0519])), source, { where: 'HB 111 (2025)' }),
    },
    2026: {
      ...both,
      subtractions: [
        cited({ kind: 'tips', name: 'Tips', cap: 1750 }, source, { where: 'HB 463 (2026)', confidence: 'medium' }),
        cited({ kind: 'overtime', name: 'Overtime premium', cap: 1750 }, source, {
          where: 'HB 463 (2026)',
          confidence: 'medium',
        }),
      ],
      standardDeduction: cited({ kind: 'own', amount: jointOnly(30_000, 15_000) }, source, {
        where: 'HB 463 (2026)',
        confidence: 'medium',
      }),
      exemptions: cited({ filer: everyStatus(0), dependent: 5000 }, source, {
        where: 'HB 463 (2026)',
        confidence: 'medium',
      }),
      brackets: cited(everyStatus(brackets([0, 0.0499])), source, { where: 'HB 463 (2026)', confidence: 'medium' }),
      credits: [
        cited(
          {
            kind: 'child',
            name: 'Child tax credit',
            refundable: false,
            bands: [{ from: 0, to: 5, amount: 250 }],
          },
          source,
          { where: 'HB 136 (2025)' },
        ),
        ...credits,
      ],
    },
  },
  leftOut: [{ key: 'military-pay-before', values: { age: 62 } }, 'disability-retirement', 'one-time-refunds'],
  assumed: ['surviving-as-head'],
}
