import type { ToldRow } from '#calculators/planning/scenario/rows.ts'
import { tableWords as words } from './words.ts'

const looks = { '-1': ['text-bad', 'worse'], 0: ['', 'no change'], 1: ['text-green', 'better'] } as const

/** The household as it is and with its events, side by side. */
export function BeforeAfter({ rows }: { readonly rows: readonly ToldRow[] }) {
  return (
    <div className="card overflow-hidden">
      <table className="w-full text-sm [overflow-wrap:anywhere]">
        <caption className="sr-only">{words.row}</caption>
        <thead>
          <tr className="border-line border-b text-ink-2">
            <th scope="col" className="w-[40%] px-3 py-2.5 text-left font-normal md:px-5">
              <span className="sr-only">{words.row}</span>
            </th>
            <th scope="col" className="px-3 py-2.5 text-right font-normal">
              {words.before}
            </th>
            <th scope="col" className="px-3 py-2.5 text-right font-semibold text-ink md:px-5">
              {words.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, before, after, turn }) => {
            const [color, said] = looks[turn]
            return (
              <tr key={key} className="border-line not-first:border-t">
                <th scope="row" className="px-3 py-2.5 text-left font-normal md:px-5">
                  {label}
                </th>
                <td className="px-3 py-2.5 text-right text-ink-2">{before}</td>
                <td className={`px-3 py-2.5 text-right font-semibold md:px-5 ${color}`}>
                  {after}
                  <span className="sr-only"> ({said})</span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
