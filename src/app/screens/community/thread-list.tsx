import { Link } from 'react-router'
import { dateText } from '#calculators/kit/format.ts'
import type { ThreadSummary } from '#wire/community.ts'
import { threadPath } from '#writing/community/address.ts'
import { tagNamed } from '#writing/community/tags.ts'
import { communityWords as words } from './words.ts'

export function ThreadList({ threads }: { readonly threads: readonly ThreadSummary[] }) {
  return (
    <ul className="grid gap-3">
      {threads.map((thread) => (
        <li key={thread.id} className="card relative grid gap-1.5 p-4 md:p-5">
          <h3 className="text-lg">
            <Link
              to={threadPath(thread.id, thread.slug)}
              className="text-ink no-underline after:absolute after:inset-0 hover:underline"
            >
              {thread.title}
            </Link>
          </h3>
          <p className="max-w-[72ch] break-words text-ink-2">{thread.excerpt}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
            <span>
              {thread.name} · <time dateTime={thread.at}>{dateText(thread.at.slice(0, 10))}</time>
            </span>
            <span>{words.answers(thread.answers)}</span>
            {thread.votes > 0 ? <span>{words.votes(thread.votes)}</span> : null}
          </p>
          <p className="flex flex-wrap gap-2 pt-1">
            {thread.isOperator ? <span className="badge badge-kind">{words.byUs}</span> : null}
            {thread.isAnswered ? <span className="badge">{words.answered}</span> : null}
            {thread.hasScenario ? <span className="badge">{words.numbers}</span> : null}
            {thread.isLocked ? <span className="badge">{words.closed}</span> : null}
            {thread.tags.map((name) => (
              <span key={name} className="badge">
                {tagNamed(name)?.label ?? name}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
