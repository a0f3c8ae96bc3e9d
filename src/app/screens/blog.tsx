import { Link, type RouterContextProvider } from 'react-router'
import { pageContext } from '#wire/page-context.ts'
import { type PostList as Listed, LONGEST_SEARCH, type PostTag, postPlace } from '#wire/posts.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { ArticlesAway } from './reading/articles-away.tsx'
import { BlogFrame } from './reading/blog-frame.tsx'
import { feedLinks } from './reading/feed-links.ts'
import { PostList } from './reading/post-list.tsx'
import { releasePosts } from './reading/release-posts.ts'

interface Shown extends Listed {
  /** The place this page begins behind; null on the first page. */
  readonly after: string | null
  /** What was searched for; empty where nothing was. */
  readonly search: string
  readonly topics: readonly PostTag[]
}

const pageOf = (after: string, search: string): string =>
  `/blog?${search === '' ? '' : `q=${encodeURIComponent(search)}&`}after=${after}`

export function meta({ loaderData }: { loaderData?: Shown }) {
  const { after = null, search = '' } = loaderData ?? {}
  if (search !== '') return pageMeta('/blog', { title: 'Blog: search', noindex: true })
  return [
    ...(after ? pageMeta('/blog', { title: 'Blog: older articles', canonical: pageOf(after, '') }) : pageMeta('/blog')),
    ...feedLinks(),
  ]
}

/** Newest first, a page at a time, from the store; where there is no store, the articles of the release. An odd place is the beginning. */
export async function loader(args: {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}): Promise<Shown> {
  const { store } = args.context.get(pageContext)
  const asked = new URL(args.request.url).searchParams
  const place = postPlace.safeParse(asked.get('after'))
  const after = place.success && store ? place.data : null
  const search = (asked.get('q') ?? '').trim().slice(0, LONGEST_SEARCH)
  const from = store ?? releasePosts
  const topics = await from.postTags()
  return {
    ...(await from.listPosts(after ?? undefined, search === '' ? {} : { words: search })),
    after,
    search,
    topics,
  }
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ArticlesAway error={error} />
}

const nothing = ({ after, search }: Shown): string => {
  if (search !== '') return `No article has “${search}”. Try fewer words or a topic above.`
  return after === null ? 'No articles yet.' : 'There are no older articles.'
}

export default function Blog({ loaderData }: { loaderData: Shown }) {
  const { posts, next, after, search, topics } = loaderData
  return (
    <BlogFrame
      title="Blog"
      lead="One money question at a time, answered with real numbers. Each article links to its calculator with those numbers filled in."
      search={search}
      topics={topics}
    >
      {posts.length === 0 ? <p>{nothing(loaderData)}</p> : null}
      <PostList posts={posts} />
      {after !== null || next !== null ? (
        <nav aria-label="More articles" className="flex flex-wrap justify-between gap-3">
          {after === null ? <span /> : <Link to="/blog">Newest articles</Link>}
          {next === null ? null : (
            <Link to={pageOf(next, search)} rel="next" className="button">
              Older articles
            </Link>
          )}
        </nav>
      ) : null}
    </BlogFrame>
  )
}
