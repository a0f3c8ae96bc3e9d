import { createHash } from 'node:crypto'
import { Problem } from '../../http/problems.ts'

/** Where the bytes of pictures are. A name is made of what it holds, so a picture never changes. */
export interface MediaStore {
  /** Answers the name. The bytes are kept when it does; it throws a `Problem` with a sentence for an editor where they are not. */
  put(bytes: Buffer): Promise<string>
  /** Null where there is none; throws a `Problem` where it cannot be had for the moment. */
  get(name: string): Promise<Buffer | null>
}

/** The one name of these bytes. */
export const nameOf = (bytes: Uint8Array): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`

/** Where nothing can be kept. */
export const noMedia: MediaStore = {
  put: async () => {
    throw new Problem(503, 'no_pictures', 'There’s no place for pictures here.')
  },
  get: async () => null,
}
