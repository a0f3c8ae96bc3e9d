import { cited } from '../cited.ts'
import { brackets, everyStatus, rows, threeWays } from './by-status.ts'
import { plainYear } from './plain-year.ts'
import type { StateTaxFacts, StateYear } from './schema.ts'

const source = 'state-nc'

const joint = rows(
  [0, 3000],
  [40_000, 2500],
  [60_000, 2000],
  [80_000, 1500],
  [100_000, 1000],
  [120_000, 500],
  [140_000, 0],
)
const head = rows(
  [0, 3000],
  [30_000, 2500],
  [45_000, 2000],
  [60_000, 1500],
  [75_000, 1000],
  [90_000, 500],
  [105_000, 0],
)
const single = rows(
  [0, 3000],
  [20_000, 2500],
  [30_000, 2000],
  [40_000, 1500],
  [50_000, 1000],
  [60_000, 500],
  [70_000, 0],
)

function yearWith(rate: number): StateYear {
  return {
    ...plainYear(source),
    retirement: [
      cited({ kind: 'plain', name: 'Military retirement pay', of: ['military-pension'], per: 'person' }, source, {
        where: 'N.C.G.S. 105-153.5(b)(5a)',
      }),
    ],
    standardDeduction: cited({ kind: 'own', amount: threeWays(12_750, 25_500, 19_125) }, source, {
      where: 'N.C.G.S. 105-153.5(a)(1)',
    }),
    itemized: cited(
      { choice: 'greater', propertyTax: 'uncapped', homeCap: 20_000, investmentInterest: false, other: false },
      source,
      { where: 'N.C.G.S. 105-153.5(a)(2); Schedule A' },
    ),
    exemptions: cited(
      {
        filer: everyStatus(0),
        childTable: {
          by: 'federal-agi',
          edge: 'above',
          rows: { single, joint, separate: single, head, surviving: joint },
        },
      },
      source,
      { where: 'child deduction, N.C.G.S. 105-153.5(a1)' },
    ),
    brackets: cited(everyStatus(brackets([0, rate])), source, { where: 'N.C.G.S. 105-153.7' }),
  }
}

export const northCarolina: StateTaxFacts = {
  code: 'NC',
  name: 'North Carolina',
  years: { 2025: yearWith(0.0425), 2026: yearWith(0.0399) },
  leftOut: [{ key: 'pensions-vested-by', values: { by: '1989-08-12' } }],
  assumed: [{ key: 'military-service', values: { years: 20 } }],
}
