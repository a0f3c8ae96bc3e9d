import { Link, type RouterContextProvider } from 'react-router'
import { dateText } from '#calculators/kit/format.ts'
import { posts as seeds } from '#content/posts.ts'
import { pageContext } from '#wire/page-context.ts'
import type { PostSummary } from '#wire/posts.ts'
import { pageMeta } from '../shell/page-meta.ts'

export const meta = () => pageMeta('/blog')

/** Newest first, from the store; where there is no store, the articles of the release. */
export async function loader({ context }: { context: Readonly<RouterContextProvider> }): Promise<PostSummary[]> {
  const { store } = context.get(pageContext)
  return store ? await store.listPosts() : seeds.map(({ body: _, ...summary }) => summary)
}

export default function Blog({ loaderData }: { loaderData: PostSummary[] }) {
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl">Blog</h1>
        <p className="max-w-[62ch] text-ink-2 text-lg">
          One money question at a time, answered with real numbers. Each article links to its calculator with those
          numbers filled in.
        </p>
      </header>
      {loaderData.length === 0 ? <p>No articles yet.</p> : null}
      <ul className="grid gap-4">
        {loaderData.map((post) => (
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
    </div>
  )
}
