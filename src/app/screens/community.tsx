import { Link, type RouterContextProvider } from 'react-router'
import { apiPaths } from '#wire/api-paths.ts'
import { type ThreadList as Listed, type TagCounts, type ThreadListQuery, threadListQuery } from '#wire/community.ts'
import { pageContext } from '#wire/page-context.ts'
import { tags as allTags, tagNamed } from '#writing/community/tags.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { CommunityAway } from './community/community-away.tsx'
import { ThreadList } from './community/thread-list.tsx'
import { communityWords as words } from './community/words.ts'
import { ScreenHead } from './device/screen-head.tsx'

interface Shown extends Listed {
  readonly asked: ThreadListQuery
  readonly counts: TagCounts['tags']
}

const feedOf = (tag: string | undefined): string => `${apiPaths.community}/feeds/${tag ?? 'all'}`

export const meta = ({ loaderData }: { loaderData?: Shown }) => {
  const { tag, q, after, unanswered } = loaderData?.asked ?? {}
  const about = tag === undefined ? undefined : tagNamed(tag)
  return [
    ...pageMeta('/community', {
      ...(about ? { title: `Community: ${about.label}`, canonical: `/community?tag=${about.name}` } : {}),
      ...(q !== undefined || after !== undefined || unanswered !== undefined ? { noindex: true } : {}),
    }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: words.feed, href: feedOf(about?.name) },
  ]
}

/** The newest questions, or those that match. An odd query is none. */
export async function loader(args: {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}): Promise<Shown> {
  const { community } = args.context.get(pageContext)
  const given = Object.fromEntries([...new URL(args.request.url).searchParams].filter(([, value]) => value !== ''))
  const read = threadListQuery.safeParse(given)
  const asked = read.success ? read.data : {}
  if (!community) return { threads: [], next: null, asked, counts: [] }
  const [list, { tags: counts }] = await Promise.all([community.list(asked), community.tags()])
  return { ...list, asked, counts }
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <CommunityAway error={error} />
}

const addressOf = (asked: ThreadListQuery): string => {
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return query === '' ? '/community' : `/community?${query}`
}

export default function Community({ loaderData: { threads, next, asked, counts } }: { loaderData: Shown }) {
  const { tag, q, unanswered, after } = asked
  const about = tag === undefined ? undefined : tagNamed(tag)
  return (
    <>
      <ScreenHead title="Community" lead={words.lead}>
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <Link to="/community/ask" className="button button-main">
            {words.ask}
          </Link>
          <Link to="/community-features">{words.how}</Link>
        </p>
      </ScreenHead>
      <form method="get" action="/community" className="flex max-w-[40rem] flex-wrap gap-2">
        <label className="min-w-0 flex-1">
          <span className="sr-only">{words.search}</span>
          <input
            type="search"
            name="q"
            defaultValue={q ?? ''}
            key={q ?? ''}
            maxLength={200}
            placeholder={words.search}
            className="select min-h-11 w-full px-3"
          />
        </label>
        {about ? <input type="hidden" name="tag" value={about.name} /> : null}
        <button type="submit" className="button min-h-11">
          {words.searchButton}
        </button>
      </form>
      <nav aria-label={words.topics} className="mt-5">
        <ul className="flex flex-wrap gap-2">
          <Topic
            to="/community"
            isHere={about === undefined && unanswered === undefined && q === undefined}
            label={words.all}
          />
          <Topic to="/community?unanswered=1" isHere={unanswered !== undefined} label={words.unanswered} />
          {allTags
            .filter(({ name }) => name === tag || counts.some((one) => one.name === name))
            .map(({ name, label }) => (
              <Topic
                key={name}
                to={`/community?tag=${name}`}
                isHere={name === tag}
                label={`${label} (${counts.find((one) => one.name === name)?.threads ?? 0})`}
              />
            ))}
        </ul>
      </nav>
      <section className="mt-6 grid gap-4" aria-labelledby="questions">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h2 id="questions" className="text-xl">
            {q === undefined ? (about?.label ?? words.newest) : words.found(q)}
          </h2>
          <a href={feedOf(about?.name)}>{words.feed}</a>
        </div>
        {threads.length === 0 ? <p>{q === undefined ? words.none : words.noneFound(q)}</p> : null}
        <ThreadList threads={threads} />
        {after !== undefined || next !== null ? (
          <nav aria-label={words.older} className="flex flex-wrap justify-between gap-3">
            {after === undefined ? <span /> : <Link to={addressOf({ ...asked, after: undefined })}>{words.first}</Link>}
            {next === null ? null : (
              <Link to={addressOf({ ...asked, after: next })} rel="next" className="button">
                {words.older}
              </Link>
            )}
          </nav>
        ) : null}
      </section>
    </>
  )
}

function Topic({ to, isHere, label }: { readonly to: string; readonly isHere: boolean; readonly label: string }) {
  return (
    <li>
      <Link
        to={to}
        className="button min-h-11"
        aria-current={isHere ? 'page' : undefined}
        data-here={isHere || undefined}
      >
        {isHere ? <strong>{label}</strong> : label}
      </Link>
    </li>
  )
}
