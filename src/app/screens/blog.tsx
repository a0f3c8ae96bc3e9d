import { Link, type RouterContextProvider } from 'react-router'
import { dateText } from '#calculators/kit/format.ts'
import { posts as seeds } from '#content/posts.ts'
import { pageContext } from '#wire/page-context.ts'
import { type PostList, postPlace } from '#wire/posts.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { ArticlesAway } from './reading/articles-away.tsx'

interface Shown extends PostList {
  /** The place this page begins behind; null on the first page. */
  readonly after: string | null
}

const pageOf = (after: string): string => `/blog?after=${after}`

export const meta = ({ loaderData }: { loaderData?: Shown }) =>
  loaderData?.after
    ? pageMeta('/blog', { title: 'Blog: older articles', canonical: pageOf(loaderData.after) })
    : pageMeta('/blog')

/** Newest first, a page at a time, from the store; where there is no store, the articles of the release. An odd place is the beginning. */
export async function loader(args: {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}): Promise<Shown> {
  const { store } = args.context.get(pageContext)
  const place = postPlace.safeParse(new URL(args.request.url).searchParams.get('after'))
  const after = place.success ? place.data : null
  if (!store) return { posts: seeds.map(({ body: _, ...summary }) => summary), next: null, after: null }
  return { ...(await store.listPosts(after ?? undefined)), after }
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ArticlesAway error={error} />
}

export default function Blog({ loaderData: { posts, next, after } }: { loaderData: Shown }) {
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl">Blog</h1>
        <p className="max-w-[62ch] text-ink-2 text-lg">
          One money question at a time, answered with real numbers. Each article links to its calculator with those
          numbers filled in.
        </p>
      </header>
      {posts.length === 0 ? <p>{after === null ? 'No articles yet.' : 'There are no older articles.'}</p> : null}
      <ul className="grid gap-4">
        {posts.map((post) => (
          <li key={post.slug} className="card relative grid gap-2 p-5 md:p-6">
            <p className="text-ink-3 text-sm">
              <time dateTime={post.publishedAt}>{dateText(post.publishedAt)}</time>
            </p>
            <h2 className="text-xl">
              <Link
                to={`/blog/${post.slug}`}
                className="text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                {post.title}
              </Link>
            </h2>
            <p className="max-w-[68ch] text-ink-2">{post.excerpt}</p>
            <p className="flex flex-wrap gap-2 pt-1">
              {post.tags.map((tag) => (
                <span key={tag} className="badge">
                  {tag}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {after !== null || next !== null ? (
        <nav aria-label="More articles" className="flex flex-wrap justify-between gap-3">
          {after === null ? <span /> : <Link to="/blog">Newest articles</Link>}
          {next === null ? null : (
            <Link to={pageOf(next)} rel="next" className="button">
              Older articles
            </Link>
          )}
        </nav>
      ) : null}
    </div>
  )
}
