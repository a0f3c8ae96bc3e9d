import { type ExplainPart, perContext } from '../calculator.ts'
import { act, note } from '../finding.ts'
import { type ExampleContext, monthsToGoal } from './compute.ts'
import { words } from './words/explain.en.ts'
import { outcomes } from './words/outcomes.en.ts'

/** Dollars at the end of each year, until the goal and at most a century. */
const balances = perContext(({ inputs, result }: ExampleContext) => {
  const years = result.outcome === 'reached' ? Math.min(100, Math.ceil(result.months / 12)) : 0
  return Array.from({ length: years + 1 }, (_, year) => inputs.start * (1 + inputs.rate / 100) ** year)
})

export const explainPart: ExplainPart<ExampleContext> = {
  charts: [
    (context) => ({
      kind: 'lines',
      key: 'growth',
      title: words.chart.title,
      summary: words.chart.summary(context.inputs, context.say),
      x: { label: words.chart.year, kind: 'number', values: balances(context).map((_, year) => year) },
      unit: 'money',
      series: [{ key: 'savings', label: words.chart.series, color: 'growth', values: balances(context) }],
    }),
  ],
  findings: ({ inputs, result }) => {
    const faster = monthsToGoal({ ...inputs, rate: inputs.rate + 1 })
    return [
      result.outcome === 'reached' && faster !== null && act(words.faster, { months: result.months - faster }),
      note(() => words.notIncluded),
    ]
  },
  tables: [
    (context) => ({
      key: 'years',
      title: words.table.title,
      columns: [
        { key: 'year', label: words.table.year, unit: 'text' },
        { key: 'balance', label: words.table.balance, unit: 'money' },
      ],
      rows: balances(context).map((balance, year) => [String(year), balance]),
    }),
  ],
  workings: [
    ({ inputs, result, say }) =>
      result.outcome === 'reached' && {
        title: words.working.title,
        lines: [
          words.working.formula,
          `= ln(${say.money(inputs.goal)} ÷ ${say.money(inputs.start)}) ÷ ln(1 + ${say.percent(inputs.rate)})`,
          `= ${say.number(result.months / 12)}`,
        ],
      },
  ],
  sources: () => [],
  outcomes,
}
