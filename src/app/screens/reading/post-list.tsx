import { Link } from 'react-router'
import { dateText } from '#calculators/kit/format.ts'
import type { PostSummary } from '#wire/posts.ts'
import { tagLabel, tagPath } from './tag-path.ts'

/** Articles as cards: the day, the title, the first lines and the topics. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  return (
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
          <Topics tags={post.tags} />
        </li>
      ))}
    </ul>
  )
}

/** Each topic leads to the articles that have it. */
export function Topics({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Topics" className="no-print relative z-10 flex w-fit flex-wrap gap-2 pt-1">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={tagPath(tag)} className="badge inline-flex min-h-8 items-center no-underline hover:underline">
            {tagLabel(tag)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
