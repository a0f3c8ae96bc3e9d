import { useState } from 'react'
import type { Answering } from '#calculators/kit/definition.ts'
import { type Compared, type ComparedCell, type ComparedRow, figureRows, inputRows, KEY_FIGURES } from './comparison.ts'

/** Up to three scenarios: a table with the difference, and on a phone a card for each scenario. */
export function SideBySide({ calculator, columns }: { calculator: Answering; columns: readonly Compared[] }) {
  const [all, setAll] = useState(false)
  const figures = figureRows(calculator, columns)
  const shown = all ? figures : figures.slice(0, KEY_FIGURES)
  const inputs = inputRows(calculator, columns)
  const titles = columns.map(({ title }) => title)
  return (
    <div className="grid gap-3">
      {inputs.length === 0 ? <p className="text-ink-2 text-sm">These scenarios have the same numbers.</p> : null}
      <div className="max-md:hidden">
        <ComparedTable titles={titles} inputs={inputs} figures={shown} />
      </div>
      <div className="grid gap-3 md:hidden">
        {titles.map((title, i) => (
          <ComparedCard key={title} title={title} at={i} inputs={inputs} figures={shown} />
        ))}
      </div>
      {figures.length > KEY_FIGURES ? (
        <p>
          <button type="button" className="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show key results only' : `Show all ${figures.length} results that differ`}
          </button>
        </p>
      ) : null}
    </div>
  )
}

interface RowsProps {
  inputs: readonly ComparedRow[]
  figures: readonly ComparedRow[]
}

/** With one saved scenario the difference has a column of its own; with two it stands under each. */
function ComparedTable({ titles, inputs, figures }: RowsProps & { titles: readonly string[] }) {
  const isPair = titles.length === 2
  return (
    <table className="ledger compared">
      <caption className="sr-only">Scenarios side by side</caption>
      <thead>
        <tr>
          <th scope="col">What differs</th>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          {isPair ? <th scope="col">Difference</th> : null}
        </tr>
      </thead>
      <tbody>
        {[...inputs, ...figures].map(({ key, label, kind, cells }) => (
          <tr key={`${kind}-${key}`} className={kind === 'input' ? 'text-ink-2' : undefined}>
            <th scope="row" className="font-normal">
              {label}
            </th>
            {cells.map((cell, i) => (
              <td key={titles[i]} className={kind === 'input' ? 'whitespace-normal' : undefined}>
                <Value cell={cell} />
                {!isPair && cell.difference ? <Difference text={cell.difference} /> : null}
              </td>
            ))}
            {isPair ? <td className="text-ink-2">{cells[1]?.difference}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Difference = ({ text }: { text: string }) => <span className="block text-ink-2 text-xs">{text}</span>

function ComparedCard({ title, at, inputs, figures }: RowsProps & { title: string; at: number }) {
  return (
    <section className="min-w-0 rounded-md border border-line px-4 py-3" aria-label={title}>
      <h4 className="font-semibold [overflow-wrap:anywhere]">{title}</h4>
      <dl className="mt-1 grid text-sm">
        {[...figures, ...inputs].map(({ key, label, kind, cells }) => {
          const cell = cells[at]
          if (!cell) return null
          return (
            <div
              key={`${kind}-${key}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-line border-t py-1.5 [&:first-child]:border-t-0"
            >
              <dt className={kind === 'input' ? 'text-ink-2' : ''}>{label}</dt>
              <dd className="max-w-44 text-right">
                <Value cell={cell} />
                {cell.difference ? <Difference text={cell.difference} /> : null}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

const Value = ({ cell }: { cell: ComparedCell }) => (
  <>
    {cell.isBest ? <span className="mr-1.5 rounded-sm bg-green-tint px-1.5 text-green-ink text-xs">Best</span> : null}
    <span className={cell.isBest ? 'font-semibold' : ''}>{cell.text}</span>
  </>
)
