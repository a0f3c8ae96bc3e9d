import type { FastifyInstance } from 'fastify'
import { type PostAnswer, type PostList, slug } from '#wire/posts.ts'
import { atPath } from '../../http/at-paths.ts'
import { Problem } from '../../http/problems.ts'
import type { PostsRepository } from './store.ts'

export function postRoutes(app: FastifyInstance, posts: PostsRepository): void {
  atPath(app, 'posts', '', { get: async (): Promise<PostList> => ({ posts: await posts.list() }) })
  atPath(app, 'posts', '/:slug', {
    get: async (request): Promise<PostAnswer> => {
      const wanted = slug.safeParse((request.params as { readonly slug: string }).slug)
      const post = wanted.success ? await posts.find(wanted.data) : null
      if (!post) throw new Problem(404, 'unknown_post', 'There’s no article at this address.')
      return { post }
    },
  })
}
