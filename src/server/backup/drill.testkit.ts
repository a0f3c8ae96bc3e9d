import type { Post } from '#wire/posts.ts'
import type { PostsRepository } from '../areas/posts/store.ts'
import type { Migration } from '../store/migration.ts'
import { examplePost } from '../store/store-contract.testkit.ts'

/** Posts with everything in them that a text may hold. */
export const oddPosts: readonly Post[] = [
  examplePost('plain'),
  examplePost('odd', {
    title: `'; DROP TABLE posts; -- ${'\\'} $1 ? "quoted"`,
    body: 'first\r\nsecond\u2028third\t😀 {"base64":"AAAA"} [null]\n',
    reviewer: 'A Reviewer',
    tags: ['a"b', '[]'],
  }),
  ...Array.from({ length: 250 }, (_, n) => examplePost(`post-${n}`, { body: 'x'.repeat(n * 7 + 1) })),
]

/** All of a store's posts, whole. */
export async function everything(posts: PostsRepository): Promise<readonly (Post | null)[]> {
  const { posts: list } = await posts.list()
  const rest =
    list.length < 200 ? [] : (await posts.list({ after: `${list.at(-1)?.publishedAt}_${list.at(-1)?.slug}` })).posts
  return await Promise.all([...list, ...rest].map(({ slug }) => posts.find(slug)))
}

/** A schema with what posts have not: numbers, counters, bytes, rows that refer to others and to their own table. `bytes` is their type. */
export const wideSchema = (counter: string, bytes: string): readonly Migration[] => [
  {
    area: 'wide',
    version: 1,
    name: 'wide',
    statements: [
      `CREATE TABLE people (id ${counter}, name TEXT NOT NULL, weight DOUBLE PRECISION, big BIGINT, face ${bytes})`,
      `CREATE TABLE replies (id TEXT PRIMARY KEY, person INTEGER NOT NULL REFERENCES people (id), above TEXT REFERENCES replies (id))`,
      "INSERT INTO people (name) VALUES ('comes with the schema')",
    ],
  },
  {
    area: 'wide',
    version: 2,
    name: 'renamed',
    statements: ['ALTER TABLE replies RENAME TO answers', 'CREATE TABLE gone (x TEXT)', 'DROP TABLE gone'],
  },
]
