/** Pictures of articles. Sent as JSON, since that is all the administration takes; kept as what was drawn from them anew. */
import * as z from 'zod/mini'

/** Where visitors read a picture. */
export const MEDIA_ROOT = '/media'
export const PICTURE_BYTES = 5 * 1_048_576
/** Base64 is a third longer than what it stands for. */
export const PICTURE_BODY = Math.ceil((PICTURE_BYTES * 4) / 3) + 4_096
export const ALT_LENGTH = 300

export const pictureName = z.string().check(z.regex(/^[a-f0-9]{32}\.webp$/))

/** `alt`: what the picture shows, for whoever cannot see it. There is no picture without. */
export const pictureBody = z.strictObject({
  alt: z.string().check(z.trim(), z.minLength(3), z.maxLength(ALT_LENGTH)),
  data: z.string().check(z.minLength(16), z.maxLength(PICTURE_BODY), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
})

export const picture = z.object({
  name: pictureName,
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  at: z.iso.datetime(),
  who: z.string(),
})
export type Picture = z.infer<typeof picture>
export const pictureAnswer = z.object({ picture })
export const pictureList = z.object({ pictures: z.array(picture), next: z.nullable(z.string()) })
export type PictureList = z.infer<typeof pictureList>
export const PICTURES_ON_A_PAGE = 24
