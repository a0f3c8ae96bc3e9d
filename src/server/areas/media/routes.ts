import type { FastifyInstance } from 'fastify'
import { place } from '#wire/admin.ts'
import {
  MEDIA_ROOT,
  PICTURE_BODY,
  PICTURE_BYTES,
  type Picture,
  pictureAnswer,
  pictureBody,
  pictureList,
  pictureName,
} from '#wire/media.ts'
import { isNamed } from '../../http/etag.ts'
import { onlyMethods } from '../../http/only-methods.ts'
import { Problem } from '../../http/problems.ts'
import { atAdmin, read } from '../admin/at-admin.ts'
import { sessionOf } from '../admin/guard.ts'
import type { MediaStore } from './media-store.ts'
import type { PicturesRepository } from './pictures.ts'
import { redraw } from './redraw.ts'

export interface MediaOptions {
  readonly media: MediaStore
  readonly pictures: PicturesRepository
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** What an editor does with pictures. */
export function mediaRoutes(app: FastifyInstance, { media, pictures, now }: MediaOptions): void {
  atAdmin(app, '/media', {
    bodyLimit: PICTURE_BODY,
    get: async (request) => {
      sessionOf(request)
      const { after } = request.query as { readonly after?: unknown }
      return await pictures.list(after === undefined ? undefined : read(place, after))
    },
    post: async (request) => {
      const { who } = sessionOf(request)
      const { alt, data } = read(pictureBody, request.body)
      const file = Buffer.from(data, 'base64')
      if (file.length > PICTURE_BYTES) throw new Problem(413, 'too_large', 'A picture may have 5 MB.')
      const { bytes, width, height } = await redraw(file)
      const name = await media.put(bytes)
      const at = new Date(now()).toISOString()
      const picture: Picture = { name, alt, width, height, bytes: bytes.length, at, who }
      await pictures.add(picture)
      return { picture }
    },
    answers: { get: pictureList, post: pictureAnswer },
  })
}

/**
 * For everybody: a picture by its name, of those somebody has added: made-up names are asked of nobody. It runs nothing, whatever it is
 * taken for.
 */
export function publicMediaRoutes(
  app: FastifyInstance,
  { media, pictures }: Pick<MediaOptions, 'media' | 'pictures'>,
): void {
  onlyMethods(app, `${MEDIA_ROOT}/:name`, ['GET'])
  app.get(`${MEDIA_ROOT}/:name`, async (request, reply) => {
    const { name } = request.params as { readonly name: string }
    const isKnown = pictureName.safeParse(name).success && (await pictures.find(name)) !== null
    const bytes = isKnown ? await media.get(name) : null
    if (!bytes) throw new Problem(404, 'unknown_picture', 'There’s no picture at this address.')
    const etag = `"${name}"`
    void reply.headers({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': `inline; filename="${name}"`,
    })
    if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('image/webp').send(bytes)
  })
}
