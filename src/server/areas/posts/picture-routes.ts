import type { FastifyInstance } from 'fastify'
import { postPicturePath } from '#wire/post-paths.ts'
import { slug } from '#wire/posts.ts'
import { etagOf, isNamed } from '../../http/etag.ts'
import { onlyMethods } from '../../http/only-methods.ts'
import { Problem } from '../../http/problems.ts'
import { sharingPicture } from './sharing-picture.ts'
import type { PostsRepository } from './store.ts'

/** Pictures held at once; some 20 KB each. */
const MOST_KEPT = 200

/** The picture of each article, drawn from its title when it is first asked for. */
export function pictureRoutes(app: FastifyInstance, posts: Pick<PostsRepository, 'find'>): void {
  const kept = new Map<string, Promise<Buffer>>()
  const pictureOf = (title: string): Promise<Buffer> => {
    const known = kept.get(title)
    if (known) return known
    for (const oldest of kept.keys()) {
      if (kept.size < MOST_KEPT) break
      kept.delete(oldest)
    }
    const made = sharingPicture(title)
    kept.set(title, made)
    made.catch(() => kept.delete(title))
    return made
  }
  const path = postPicturePath(':slug')
  onlyMethods(app, path, ['GET'])
  app.get(path, async (request, reply) => {
    const wanted = slug.safeParse((request.params as { readonly slug: string }).slug)
    const post = wanted.success ? await posts.find(wanted.data) : null
    if (!post) throw new Problem(404, 'unknown_post', 'There’s no article at this address.')
    const picture = await pictureOf(post.title)
    const etag = etagOf(picture)
    void reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
    if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('image/png').send(picture)
  })
}
