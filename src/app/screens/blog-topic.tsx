import { data, type RouterContextProvider } from 'react-router'
import { pageContext } from '#wire/page-context.ts'
import type { PostSummary, PostTag } from '#wire/posts.ts'
import { headMeta, missingMeta } from '../shell/head-meta.ts'
import { NotFound } from './not-found.tsx'
import { ArticlesAway } from './reading/articles-away.tsx'
import { BlogFrame } from './reading/blog-frame.tsx'
import { PostList } from './reading/post-list.tsx'
import { releasePosts } from './reading/release-posts.ts'
import { tagName, tagPath, tagSlug } from './reading/tag-path.ts'

type Shown =
  | {
      readonly kind: 'topic'
      readonly tag: string
      readonly posts: readonly PostSummary[]
      readonly topics: readonly PostTag[]
    }
  | { readonly kind: 'missing' }

/** All articles of one topic. */
export async function loader(args: {
  readonly params: { readonly topic?: string }
  readonly context: Readonly<RouterContextProvider>
}) {
  const { store } = args.context.get(pageContext)
  const from = store ?? releasePosts
  const topics = await from.postTags()
  const found = topics.find(({ tag }) => tagSlug(tag) === args.params.topic)
  if (!found) return data<Shown>({ kind: 'missing' }, { status: 404 })
  const { posts } = await from.listPosts(undefined, { tag: found.tag, isWhole: true })
  return data<Shown>({ kind: 'topic', tag: found.tag, posts, topics })
}

const titled = (tag: string): string => `Articles about ${tagName(tag)}`

export const meta = ({ loaderData }: { loaderData?: Shown }) =>
  loaderData?.kind === 'topic'
    ? headMeta(tagPath(loaderData.tag), {
        title: titled(loaderData.tag),
        description: `${titled(loaderData.tag)}, each with its calculator and its sources.`,
      })
    : missingMeta('/blog')

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ArticlesAway error={error} />
}

export default function BlogTopic({ loaderData }: { loaderData: Shown }) {
  if (loaderData.kind === 'missing') return <NotFound path="/blog/topics" />
  const { tag, posts, topics } = loaderData
  return (
    <BlogFrame
      title={titled(tag)}
      lead={posts.length === 1 ? 'One article so far.' : `${posts.length} articles, newest first.`}
      topics={topics}
      topic={tag}
    >
      <PostList posts={posts} />
    </BlogFrame>
  )
}
