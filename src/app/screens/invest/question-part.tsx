import { Link } from 'react-router'
import { Doors } from '../budget/doors.tsx'
import { Part } from '../device/screen-head.tsx'
import type { MenuLink, MenuQuestion } from './menu.precomputed.ts'
import { words } from './words.ts'

/** A question with its tools, and what to read and play about it. */
export function QuestionPart({ question }: { readonly question: MenuQuestion }) {
  const { key, title, note, doors, read, play } = question
  return (
    <Part title={title} note={note} id={key} className="scroll-mt-16" isRegion>
      <Doors doors={doors} />
      <More label={words.read} links={read} />
      <More label={words.play} links={play} />
    </Part>
  )
}

function More({ label, links }: { readonly label: string; readonly links: readonly MenuLink[] }) {
  if (links.length === 0) return null
  return (
    <div className="mt-3 flex gap-x-4 text-sm">
      <h3 className="w-12 shrink-0 py-2.5 font-sans font-semibold text-ink-2 text-sm">{label}</h3>
      <ul className="flex min-w-0 flex-col gap-x-6 sm:flex-row sm:flex-wrap">
        {links.map(({ path, title, minutes }) => (
          <li key={path}>
            <Link to={path} className="inline-block py-2.5">
              {title}
              {minutes === null ? null : (
                <span className="inline-block whitespace-pre text-ink-3 no-underline">
                  {'  '}
                  {words.minutes(minutes)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
