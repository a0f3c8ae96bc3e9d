import { Link } from 'react-router'
import { opensWith } from '../../search/result-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { levels as levelWords } from '../lesson/level-words.ts'
import type { Thing } from './thing.ts'
import { kindWord, words } from './words.ts'

/** One thing of the list: what it is, how long it takes, and why it is shown. */
export function ThingCard(props: {
  readonly thing: Thing
  readonly reason?: string | undefined
  /** Its address with the numbers of the question, and those in words. */
  readonly to?: string | undefined
  readonly opens?: readonly string[] | undefined
  readonly starred: boolean
  readonly onStar: () => void
  readonly onOpen: () => void
}) {
  const { thing, reason, to = thing.path, opens = [], starred, onStar, onOpen } = props
  const { title, line, icon, kind, minutes, category, level, ready } = thing
  return (
    <div className="card relative flex h-full gap-4 p-4 md:p-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-green-tint text-green-ink">
        <Icon name={icon} />
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-1.5 [overflow-wrap:anywhere]">
        <h3 className="pr-9 text-lg">
          <Link to={to} onClick={onOpen} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="text-ink-2 text-sm">{line}</p>
        {reason ? (
          <p className="text-copper text-sm">
            <span className="sr-only">{words.why}</span>
            {reason}
          </p>
        ) : null}
        {opens.length > 0 ? <p className="text-green-ink text-sm">{opensWith(opens)}</p> : null}
        <p className="flex flex-wrap gap-2 pt-1">
          <span className="badge badge-kind">{kindWord[kind]}</span>
          <span className="badge">{words.minutesBadge(minutes)}</span>
          {category ? <span className="badge">{category}</span> : null}
          {level ? <span className="badge">{levelWords[level]}</span> : null}
          {ready ? null : <span className="badge">Coming soon</span>}
        </p>
      </div>
      <button
        type="button"
        aria-pressed={starred}
        aria-label={words.star(title)}
        title={starred ? words.starOn : words.starOff}
        onClick={onStar}
        className={`no-print absolute top-3 right-3 grid size-9 place-items-center rounded-full hover:bg-sunk ${starred ? 'text-copper' : 'text-ink-3'}`}
      >
        <Icon name="star" className={`size-5 ${starred ? 'fill-current' : ''}`} />
      </button>
    </div>
  )
}
