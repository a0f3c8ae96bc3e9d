import type { FastifyInstance } from 'fastify'
import { type PostAnswer, type PostList, slug } from '#wire/posts.ts'
import { onlyMethods } from '../../http/only-methods.ts'
import { Problem } from '../../http/problems.ts'
import type { PostsRepository } from './store.ts'

export function postRoutes(app: FastifyInstance, posts: PostsRepository): void {
  onlyMethods(app, '/api/posts', ['GET'])
  onlyMethods(app, '/api/posts/:slug', ['GET'])

  app.get('/api/posts', async (): Promise<PostList> => ({ posts: await posts.list() }))

  app.get<{ Params: { slug: string } }>('/api/posts/:slug', async (request): Promise<PostAnswer> => {
    const wanted = slug.safeParse(request.params.slug)
    const post = wanted.success ? await posts.find(wanted.data) : null
    if (!post) throw new Problem(404, 'unknown_post', 'There’s no article at this address.')
    return { post }
  })
}
