import type { FastifyInstance } from 'fastify'
import { MOST_POSTS, type PostAnswer, type PostList, postAnswer, postList, postListQuery, slug } from '#wire/posts.ts'
import { atPath } from '../../http/at-paths.ts'
import { sendKept } from '../../http/kept-answer.ts'
import { Problem } from '../../http/problems.ts'
import type { PostsRepository } from './store.ts'

const WHAT_TO_ASK = `Ask with limit (1 to ${MOST_POSTS}) and after (the next of an answer before); both are optional.`

export function postRoutes(app: FastifyInstance, posts: PostsRepository): void {
  atPath(app, 'posts', '', {
    get: async (request, reply) => {
      const asked = postListQuery.safeParse(request.query)
      if (!asked.success) throw new Problem(422, 'invalid_query', WHAT_TO_ASK)
      const { limit, after } = asked.data
      const page = { ...(limit === undefined ? {} : { limit }), ...(after === undefined ? {} : { after }) }
      const list: PostList = await posts.list(page)
      return sendKept(request, reply, list)
    },
    answers: { get: postList },
  })
  atPath(app, 'posts', '/:slug', {
    get: async (request, reply) => {
      const wanted = slug.safeParse((request.params as { readonly slug: string }).slug)
      const post = wanted.success ? await posts.find(wanted.data) : null
      if (!post) throw new Problem(404, 'unknown_post', 'There’s no article at this address.')
      const answer: PostAnswer = { post }
      return sendKept(request, reply, answer)
    },
    answers: { get: postAnswer },
  })
}
