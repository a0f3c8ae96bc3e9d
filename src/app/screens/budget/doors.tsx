import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import type { ToolEntry } from '../listing/hub-tools.precomputed.ts'

export interface Door {
  readonly path: string
  readonly icon: string
  readonly title: string
  readonly words: string
  /** Its tool is not built yet. */
  readonly soon?: boolean
}

/** Calculators as doors, built ones first. */
export const calculatorDoors = (tools: readonly ToolEntry[]): readonly Door[] =>
  tools
    .map(({ path, icon, title, question, isImplemented }) => ({
      path,
      icon,
      title,
      words: question,
      soon: !isImplemented,
    }))
    .sort((a, b) => Number(a.soon) - Number(b.soon))

/** Ways on from a hub: one card each. */
export function Doors({ doors }: { readonly doors: readonly Door[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {doors.map(({ path, icon, title, words, soon }) => (
        <li key={path}>
          <Link to={path} className="card flex h-full gap-3 p-4 text-ink no-underline hover:border-green">
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-green-tint text-green">
              <Icon name={icon} />
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block font-semibold">{title}</span>
              <span className="mt-0.5 block text-ink-2 text-sm">{words}</span>
              {soon ? <span className="badge mt-2">Coming soon</span> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
