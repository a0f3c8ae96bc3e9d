import { Link } from 'react-router'
import { opensWith } from '../../search/result-words.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ToolEntry } from './hub-tools.precomputed.ts'

/** One calculator in a list: its icon, its name, the question it answers. */
export function ToolCard(props: {
  entry: ToolEntry
  /** Its address with the numbers it opens with, and those in words. */
  to?: string
  opens?: readonly string[]
  starred?: boolean
  onStar?: () => void
}) {
  const { entry, to = entry.path, opens = [], starred, onStar } = props
  return (
    <div className="card relative flex h-full gap-4 p-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-green-tint text-green-ink">
        <Icon name={entry.icon} />
      </span>
      <div className="grid min-w-0 flex-1 content-start gap-1.5">
        <h3 className="pr-9 text-lg">
          <Link to={to} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
            {entry.title}
          </Link>
        </h3>
        <p className="text-ink-2 text-sm">{entry.question}</p>
        {opens.length > 0 ? <p className="text-green-ink text-sm">{opensWith(opens)}</p> : null}
        <p className="flex flex-wrap gap-2 pt-1">
          <span className="badge badge-kind">{entry.category}</span>
          {entry.isImplemented ? null : <span className="badge">Coming soon</span>}
        </p>
      </div>
      {onStar ? (
        <button
          type="button"
          aria-pressed={starred}
          aria-label={`Favorite: ${entry.title}`}
          title={starred ? 'Remove from favorites' : 'Add to favorites'}
          onClick={onStar}
          className={`no-print absolute top-3 right-3 grid size-9 place-items-center rounded-full hover:bg-sunk ${starred ? 'text-copper' : 'text-ink-3'}`}
        >
          <Icon name="star" className={`size-5 ${starred ? 'fill-current' : ''}`} />
        </button>
      ) : null}
    </div>
  )
}
