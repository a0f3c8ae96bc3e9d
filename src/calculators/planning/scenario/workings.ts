/** How the numbers came about, with the household's own. */
import type { Working } from '../../kit/presentation.ts'
import type { Say } from '../../kit/say.ts'
import type { ScenarioResult } from './run.ts'
import { lineName } from './tell-lines.ts'
import { workingWords as words } from './words/working.en.ts'

const REGULAR: ReadonlySet<string> = new Set(['in', 'held-back', 'living', 'debt'])

export function workingsOf(result: ScenarioResult, say: Say): readonly Working[] {
  const { before, after, given } = result
  const month = before.lines
    .filter(({ kind, cents }) => REGULAR.has(kind) && (cents[0] ?? 0) !== 0)
    .map(({ key, cents }) => words.month.line(lineName(key, result), (cents[0] ?? 0) / 100, say))
  const left = words.month.left((before.left[0] ?? 0) / 100, say)
  const years = before.years
    .filter(({ modifiedIncome }) => modifiedIncome > 0)
    .slice(0, 4)
    .map((one) =>
      words.taxes.year(one.year, one.tax, after.years.find(({ year }) => year === one.year)?.tax ?? one.tax, say),
    )
  const { assumptions, selling } = given.settings
  const { names } = words.growth
  const rate = (decimal: number): string => say.percent(decimal * 100, 2)
  const grown: readonly (readonly [string, number])[] = [
    [names.pay, assumptions.pay],
    [names.prices, assumptions.prices],
    [names.stocks, assumptions.stocks],
    [names.bonds, assumptions.bonds],
    [names.homes, assumptions.homes],
    [names.cars, -assumptions.carLoss],
  ]
  const selled = { nothing: words.cash.nothing, 'penalty-free': words.cash.free, everything: words.cash.everything }[
    selling
  ]
  const covers = after.notes.slice(0, 4)
  return [
    { title: words.month.title, lines: [...month, left], steps: words.month.steps },
    ...(years.length > 0 ? [{ title: words.taxes.title, lines: years, steps: words.taxes.steps }] : []),
    { title: words.cash.title, lines: words.cash.lines, steps: [selled, words.cash.gain] },
    ...(result.model.debts.length > 0
      ? [{ title: words.debts.title, lines: words.debts.lines, steps: words.debts.steps }]
      : []),
    ...(covers.length > 0
      ? [
          {
            title: words.marketplace.title,
            lines: covers.map((one) =>
              words.marketplace.line(
                say.monthShort(after.months[one.month] ?? ''),
                one.benchmark,
                one.credit,
                one.percent,
                say,
              ),
            ),
            steps: words.marketplace.steps,
          },
        ]
      : []),
    {
      title: words.growth.title,
      lines: grown.map(([name, decimal]) => words.growth.line(name, rate(decimal))),
      steps: words.growth.steps,
    },
  ]
}
