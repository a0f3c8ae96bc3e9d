import { cited } from '../cited.ts'
import { brackets, everyStatus, rows } from './by-status.ts'
import { indianaCounties } from './in-counties.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'
import type { LocalTax } from './schema-credits.ts'

const source = 'state-in'
const halfForSeparate = (amount: number) => ({ ...everyStatus(amount), separate: amount / 2 })

const counties: readonly LocalTax[] = indianaCounties.map(([county, rate]) => ({
  key: county.toLowerCase().replace('.', '').replace(' ', '-'),
  name: `${county} County`,
  tax: { kind: 'taxable', rate },
}))

const both: Omit<StateYear, 'brackets' | 'local'> = {
  ...plainYear(source),
  retirement: [
    cited({ kind: 'plain', name: 'Military retirement pay', of: ['military-pension'], per: 'person' }, source, {
      where: 'IC 6-3-2-4',
    }),
  ],
  subtractions: [
    cited({ kind: 'rent', name: 'Renter’s deduction', share: 1, cap: halfForSeparate(3000) }, source, {
      where: 'IC 6-3-2-6; Schedule 2',
    }),
    cited({ kind: 'property-tax', name: 'Homeowner’s property tax', cap: halfForSeparate(2500) }, source, {
      where: 'IC 6-3-1-3.5; Schedule 2',
    }),
  ],
  exemptions: cited(
    {
      filer: { single: 1000, joint: 2000, separate: 1000, head: 1000, surviving: 1000 },
      dependent: 1000,
      childExtra: 1500,
      childUnder: 19,
      aged: 1000,
      blind: 1000,
      agedLowIncome: { amount: 500, agiUnder: halfForSeparate(40_000) },
    },
    source,
    { where: 'IC 6-3-1-3.5; Schedule 3' },
  ),
  credits: [
    cited(
      { kind: 'earned-income', name: 'Earned income credit', refundable: true, share: 0.1, investmentIncomeUpTo: 3800 },
      source,
      {
        where: 'IC 6-3.1-21; Schedule IN-EIC',
        confidence: 'low',
        caveat: { key: 'older-federal-credit', values: { share: 0.1 } },
      },
    ),
    cited(
      {
        kind: 'elderly-low-income',
        name: 'Unified tax credit for the elderly',
        refundable: true,
        fromAge: 65,
        agiUnder: 10_000,
        one: rows([0, 100], [1000, 50], [3000, 40]),
        two: rows([0, 140], [1000, 90], [3000, 80]),
      },
      source,
      { where: 'IC 6-3-3-9' },
    ),
  ],
}

export const indiana: StateTaxFacts = {
  code: 'IN',
  name: 'Indiana',
  localEverywhere: true,
  years: {
    2025: {
      ...both,
      brackets: cited(everyStatus(brackets([0, 0.03])), source, { where: 'IC 6-3-2-1' }),
      local: cited(counties, source, {
        where: 'Departmental Notice 1',
        status: 'carried-over',
        confidence: 'low',
        caveat: { key: 'county-rates-of', values: { from: 2026, usedFor: 2025 } },
      }),
    },
    2026: {
      ...both,
      brackets: cited(everyStatus(brackets([0, 0.0295])), source, { where: 'IC 6-3-2-1' }),
      local: cited(counties, source, { where: 'Departmental Notice 1' }),
    },
  },
  leftOut: [{ key: 'extra-child-exemptions', values: { from: 19, to: 23 } }, 'county-of-work'],
  assumed: [],
}
