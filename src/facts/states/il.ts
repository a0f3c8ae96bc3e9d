import { cited } from '../cited.ts'
import { brackets, everyStatus, jointOnly } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { PerHead } from './schema-tax.ts'

const source = 'state-il'
const highIncome = jointOnly(500_000, 250_000)

function exemptions(each: number): PerHead {
  return {
    filer: { single: each, joint: 2 * each, separate: each, head: each, surviving: each },
    dependent: each,
    aged: 1000,
    blind: 1000,
    taper: { kind: 'gone', by: 'federal-agi', over: highIncome, at: 'keeps' },
  }
}

const both: Omit<StateYear, 'exemptions'> = {
  ...plainYear(source),
  retirement: [
    cited(
      {
        kind: 'plain',
        name: 'Pensions and retirement plans',
        of: ['private-pension', 'government-pension', 'military-pension', 'ira'],
        per: 'person',
      },
      source,
      { where: '35 ILCS 5/203(a)(2)(F); Publication 120' },
    ),
  ],
  brackets: cited(everyStatus(brackets([0, 0.0495])), source, { where: '35 ILCS 5/201' }),
  credits: [
    cited(
      {
        kind: 'share-of-payment',
        name: 'Property tax credit',
        refundable: false,
        of: 'property-tax',
        share: 0.05,
        taper: { kind: 'gone', by: 'federal-agi', over: highIncome, at: 'keeps' },
      },
      source,
      { where: '35 ILCS 5/208; Schedule ICR' },
    ),
    cited({ kind: 'earned-income', name: 'Earned income credit', refundable: true, share: 0.2 }, source, {
      where: '35 ILCS 5/212',
    }),
    cited(
      {
        kind: 'share-of-credit',
        name: 'Child tax credit',
        refundable: true,
        of: 'Earned income credit',
        share: 0.4,
        childUnder: 12,
      },
      source,
      { where: '35 ILCS 5/212.1; Schedule IL-E/EIC' },
    ),
  ],
}

export const illinois: StateTaxFacts = {
  code: 'IL',
  name: 'Illinois',
  years: {
    2025: { ...both, exemptions: cited(exemptions(2850), source, { where: '35 ILCS 5/204' }) },
    2026: {
      ...both,
      exemptions: cited(exemptions(2925), source, { where: '35 ILCS 5/204', confidence: 'medium' }),
    },
  },
  leftOut: [
    { key: 'childless-earned-income', values: { from: 18, to: 24, over: 64 } },
    'itin-earned-income',
    'school-costs',
  ],
  assumed: [],
}
