import { roundToCent } from '#engine/money.ts'
import { conversionFreeFrom } from '#engine/retirement/roth-withdrawal.ts'
import { excessYears, limitRanges, yearTable } from '../kit/ira/explain.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { slicesOf } from './charts.ts'
import type { RothContext } from './context.ts'
import { traditionalMoney } from './conversions.ts'
import { fillChart, ladderTable, orderTable, sliceTable } from './words/explain.en.ts'

function slices(context: RothContext): KeyedTable | null {
  const found = slicesOf(context)
  if (found.length === 0) return null
  const { say } = context
  return tableOf(
    'slices',
    sliceTable,
    found,
    {
      bracket: ['text', (slice) => fillChart.row(slice, say)],
      from: ['money', ({ from }) => roundToCent(from)],
      to: ['money', ({ to }) => roundToCent(to)],
      tax: ['money', ({ tax }) => roundToCent(tax)],
      share: ['percent', ({ from, to, tax }) => (to > from ? (tax / (to - from)) * 100 : 0)],
    },
    { line: ({ rate }) => `rate${Number((rate * 100).toFixed(4))}` },
  )
}

function order({ result, inputs }: RothContext): KeyedTable | null {
  if (inputs.takeOut <= 0) return null
  const { qualified, fromContributions, fromConversions, fromEarnings, taxable } = result.withdrawal
  const names = orderTable.rows
  const rows = [
    ['qualified', names.qualified, qualified, 0],
    ['contributions', names.contributions, fromContributions, 0],
    ['conversions', names.conversions, fromConversions, 0],
    ['earnings', names.earnings, fromEarnings, taxable],
  ] as const
  return tableOf(
    'order',
    orderTable,
    rows.filter(([, , amount]) => amount >= 0.005),
    {
      part: ['text', ([, name]) => name],
      amount: ['money', ([, , amount]) => roundToCent(amount)],
      income: ['money', ([, , , income]) => roundToCent(income)],
    },
    { line: ([key]) => key },
  )
}

const LADDER = 10

/** The year's conversion made again until the money is converted, each with the end of its own five years. */
function ladder({ result, inputs, law }: RothContext): KeyedTable | null {
  const { converted, tax } = result.conversions
  if (converted < 1 || result.age >= 60) return null
  const times = Math.min(LADDER, Math.ceil(traditionalMoney(inputs) / converted))
  const rows = Array.from({ length: times }, (_, i) => ({
    year: law.tax.year + i,
    amount: Math.min(converted, traditionalMoney(inputs) - i * converted),
  }))
  return tableOf('ladder', ladderTable, rows, {
    year: ['date', ({ year }) => String(year)],
    amount: ['money', ({ amount }) => roundToCent(amount)],
    tax: ['money', ({ amount }) => roundToCent((tax * amount) / converted)],
    free: ['date', ({ year }) => String(conversionFreeFrom(year))],
  })
}

export const tables = [
  slices,
  order,
  ladder,
  ({ result, law }: RothContext) => excessYears(result.excess, result.excise, law.tax.year),
  ({ result, inputs }: RothContext) => yearTable(result.comparison, inputs.inflation),
  ({ law, say }: RothContext) => limitRanges(law.tax, say),
]
