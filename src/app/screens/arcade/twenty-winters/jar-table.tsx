import { dollars } from '#calculators/kit/format.ts'
import { jars } from '#teaching/games/twenty-winters/design.ts'
import type { Winters } from '#teaching/games/twenty-winters/game.ts'
import { total } from '#teaching/games/twenty-winters/winters.ts'
import { jarNames, percent, words } from './words.ts'

/** The six jars with what is in each, what it returned last year, and buttons to move a step in or out. */
export function JarTable(props: {
  readonly state: Winters
  readonly offers: readonly string[]
  readonly onChoose: (choice: string) => void
}) {
  const { state, offers, onChoose } = props
  const sum = total(state.money)
  const last = state.books.at(-1)
  return (
    <section className="card self-start overflow-x-auto p-4" aria-label={words.jars}>
      <h2 className="text-base">{words.jars}</h2>
      <p className="mt-1 text-ink-2 text-sm">{words.jarsNote}</p>
      <table className="mt-3 w-full text-sm">
        <thead>
          <tr className="text-left text-ink-2 text-xs">
            <th className="py-1 font-normal" scope="col">
              {words.jar}
            </th>
            <th className="py-1 text-right font-normal" scope="col">
              {words.amount}
            </th>
            <th className="py-1 text-right font-normal" scope="col">
              {words.lastYear}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {jars.map((jar) => (
            <tr key={jar} className="border-line border-t">
              <th className="py-1 text-left font-medium" scope="row">
                {jarNames[jar]}
              </th>
              <td className="py-1 text-right">
                {dollars(state.money[jar])}
                <span className="block text-ink-3 text-xs">{words.share(state.money[jar] / sum)}</span>
              </td>
              <td className="py-1 text-right">{last === undefined ? '–' : percent(last.returns[jar])}</td>
              <td className="w-24 py-1 pl-2 text-right">
                {jar === 'bills' ? null : (
                  <span className="inline-flex gap-1">
                    {(['down', 'up'] as const).map((way) => (
                      <button
                        key={way}
                        type="button"
                        className="button min-h-11! w-11 justify-center! px-0!"
                        disabled={!offers.includes(`${way}:${jar}`)}
                        aria-label={way === 'up' ? words.more(jarNames[jar]) : words.less(jarNames[jar])}
                        onClick={() => onChoose(`${way}:${jar}`)}
                      >
                        {way === 'up' ? '+' : '−'}
                      </button>
                    ))}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
