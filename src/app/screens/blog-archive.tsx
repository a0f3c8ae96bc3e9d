import { Link, type RouterContextProvider } from 'react-router'
import { dateText } from '#calculators/kit/format.ts'
import { pageContext } from '#wire/page-context.ts'
import type { PostSummary, PostTag } from '#wire/posts.ts'
import { headMeta } from '../shell/head-meta.ts'
import { ArticlesAway } from './reading/articles-away.tsx'
import { BlogFrame } from './reading/blog-frame.tsx'
import { releasePosts } from './reading/release-posts.ts'

interface Shown {
  readonly posts: readonly Pick<PostSummary, 'slug' | 'title' | 'publishedAt'>[]
  readonly topics: readonly PostTag[]
}

/** Every article by the year it came out, as titles only. */
export async function loader(args: { readonly context: Readonly<RouterContextProvider> }): Promise<Shown> {
  const { store } = args.context.get(pageContext)
  const from = store ?? releasePosts
  const { posts } = await from.listPosts(undefined, { isWhole: true })
  return {
    posts: posts.map(({ slug, title, publishedAt }) => ({ slug, title, publishedAt })),
    topics: await from.postTags(),
  }
}

export const meta = () =>
  headMeta('/blog/archive', {
    title: 'Blog archive',
    description: 'Every article of the blog by year.',
  })

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ArticlesAway error={error} />
}

export default function BlogArchive({ loaderData: { posts, topics } }: { loaderData: Shown }) {
  const years = [...new Set(posts.map(({ publishedAt }) => publishedAt.slice(0, 4)))]
  return (
    <BlogFrame title="Blog archive" lead="Every article, newest first." topics={topics}>
      {years.map((year) => (
        <section key={year} aria-labelledby={`year-${year}`} className="grid gap-2">
          <h2 id={`year-${year}`} className="text-xl">
            {year}
          </h2>
          <ul className="grid gap-2">
            {posts
              .filter(({ publishedAt }) => publishedAt.startsWith(year))
              .map(({ slug, title, publishedAt }) => (
                <li key={slug} className="flex flex-wrap gap-x-3">
                  <time dateTime={publishedAt} className="text-ink-3 text-sm leading-6">
                    {dateText(publishedAt, true)}
                  </time>
                  <Link to={`/blog/${slug}`}>{title}</Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </BlogFrame>
  )
}
