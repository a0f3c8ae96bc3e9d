import { roundToCent } from '#engine/money.ts'
import { excessYears, limitRanges, yearTable } from '../kit/ira/explain.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { yearEndOf } from './compute.ts'
import type { TraditionalContext } from './context.ts'
import { rmdTable, formTable as words } from './words/explain.en.ts'

/** The form's lines, where there is something to report on it. */
function form({ result, inputs, law }: TraditionalContext): KeyedTable | null {
  const { form: found, counted } = result
  const nondeductible = counted - found.deducted
  const out = found.line9 - yearEndOf(inputs, counted) > 0.5
  if (nondeductible < 0.5 && (inputs.basis < 0.5 || !out)) return null
  const names = words.rows
  const rows: readonly (readonly [string, string, number])[] = [
    ['1', names.line1, nondeductible],
    ['2', names.line2, inputs.basis],
    ['3', names.line3, found.line3],
    ...(out
      ? ([
          ['6', names.line6, yearEndOf(inputs, counted)],
          ['7', names.line7, found.line15a + found.line12],
          ['8', names.line8, found.line18 + found.line11],
          ['9', names.line9, found.line9],
          ['13', names.line13, found.line13],
        ] as const)
      : []),
    ['14', names.line14, found.line14],
    ...(out
      ? ([
          ['15c', names.line15, found.line15a],
          ['18', names.line18, found.line18],
        ] as const)
      : []),
  ]
  return tableOf(
    'form8606',
    {
      title: words.title(law.tax),
      lead: found.byWorksheet && out ? words.leadWorksheet : words.lead,
      columns: words.columns,
    },
    rows,
    {
      line: ['text', ([line]) => line],
      what: ['text', ([, what]) => what],
      amount: ['cents', ([, , amount]) => roundToCent(amount)],
    },
    { line: ([line]) => `line${line}` },
  )
}

function rmds({ result }: TraditionalContext): KeyedTable | null {
  if (result.ahead.length === 0) return null
  return tableOf(
    'rmds',
    rmdTable,
    result.ahead,
    {
      year: ['date', ({ year }) => String(year)],
      age: ['count', ({ age }) => age],
      required: ['money', ({ required }) => roundToCent(required)],
      balance: ['money', ({ balance }) => roundToCent(balance)],
      today: ['money', ({ today }) => roundToCent(today), { dollars: 'today' }],
    },
    { folded: true },
  )
}

export const tables = [
  form,
  ({ result, law }: TraditionalContext) => excessYears(result.excess, result.excise, law.tax.year),
  ({ result, inputs }: TraditionalContext) => yearTable(result.comparison, inputs.inflation),
  rmds,
  ({ law, say }: TraditionalContext) => limitRanges(law.tax, say),
]
