import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { PICTURE_BYTES, pictureName } from '#wire/media.ts'
import { Problem } from '../../http/problems.ts'
import { type MediaStore, nameOf } from './media-store.ts'

export interface BucketSettings {
  /**
   * Address of the bucket as its keeper gives it, in either style, with a folder behind it where one is wanted:
   * `https://s3.example.com/bucket/pictures` or `https://bucket.s3.us-east-1.amazonaws.com`.
   */
  readonly url: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

interface Options {
  readonly onFailure: (error: unknown) => void
  /** How long the bucket gets to answer (milliseconds). */
  readonly patienceMs?: number
}

const PATIENCE_MS = 10_000
/** Once more where it was busy. */
const RETRIES = 1
/** Pictures asked for lately stay in memory: a bucket that is away for a moment is not felt, and one that is not costs less. */
const KEPT_BYTES = 32 * 1_048_576

/** A bucket said no or nothing. Neither the key nor what the bucket wrote about it is in here: its words repeat the key's name. */
class BucketFailure extends Error {
  override readonly name = 'BucketFailure'
  readonly status: number

  constructor(status: number, what: string, options?: ErrorOptions) {
    super(what, options)
    this.status = status
  }
}

/** In a bucket of any service that speaks S3, each picture an object of its own; requests are signed (Signature Version 4) over their bytes. */
export function mediaBucket(settings: BucketSettings, { onFailure, patienceMs = PATIENCE_MS }: Options): MediaStore {
  const { url, region, keyId, secret } = settings
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
    initRetryMs: 100,
  })
  const kept = new Kept(KEPT_BYTES)

  async function ask(method: 'GET' | 'PUT', name: string, body: Buffer | null): Promise<Response> {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const headers = {
      'x-amz-content-sha256': hash,
      ...(body ? { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' } : {}),
    }
    const answer = await client
      .fetch(`${url.replace(/\/+$/, '')}/${name}`, {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
        ...(body ? { body: new Uint8Array(body) } : {}),
      })
      .catch((error: unknown) => {
        const name = error instanceof Error ? error.name : 'Error'
        throw new BucketFailure(0, `The bucket did not answer (${name}).`)
      })
    if (answer.ok) return answer
    const code = codeIn(await answer.text().catch(() => ''))
    throw new BucketFailure(answer.status, `The bucket answered ${answer.status}${code === '' ? '' : ` (${code})`}.`)
  }

  return {
    async put(bytes) {
      const name = nameOf(bytes)
      try {
        await ask('PUT', name, bytes)
      } catch (error) {
        onFailure(error)
        throw forEditors(error)
      }
      kept.put(name, bytes)
      return name
    },
    async get(name) {
      // No other name ever goes out.
      if (!pictureName.safeParse(name).success) return null
      const known = kept.get(name)
      if (known) return known
      try {
        const answer = await ask('GET', name, null)
        const bytes = await bytesOf(answer)
        // The name says what it holds: bytes that somebody changed are not shown.
        if (nameOf(bytes) !== name) throw new BucketFailure(200, 'The bucket gave other bytes than were put there.')
        kept.put(name, bytes)
        return bytes
      } catch (error) {
        if (error instanceof BucketFailure && error.status === 404) return null
        onFailure(error)
        throw new Problem(503, 'pictures_away', 'This picture can’t be shown right now. Try again in a moment.', {
          retryAfter: 30,
        })
      }
    },
  }
}

/** Everything of an answer, unless it is more than a picture can be. */
async function bytesOf(answer: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of answer.body ?? []) {
    length += piece.length
    if (length > PICTURE_BYTES * 2) throw new BucketFailure(200, 'The bucket gave more than a picture.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** The one word of a refusal that says why: 'AccessDenied', 'NoSuchBucket'. */
const codeIn = (text: string): string => /<Code>([A-Za-z]{1,60})<\/Code>/.exec(text)?.[1] ?? ''

function forEditors(error: unknown): Problem {
  const status = error instanceof BucketFailure ? error.status : 0
  if (status === 403 || status === 401)
    return new Problem(
      502,
      'pictures_refused',
      'The place where pictures are kept refused this one. Ask whoever runs the site to check its key (MEDIA_S3_KEY_ID).',
    )
  if (status === 404)
    return new Problem(
      502,
      'pictures_lost',
      'The place where pictures are kept isn’t there. Ask whoever runs the site to check its address (MEDIA_S3_URL).',
    )
  return new Problem(
    503,
    'pictures_away',
    'The place where pictures are kept isn’t answering. The picture wasn’t added. Try again in a moment.',
    { retryAfter: 30 },
  )
}

/** Pictures by name up to so many bytes; the one asked for longest ago goes first. */
class Kept {
  readonly #most: number
  readonly #all = new Map<string, Buffer>()
  #bytes = 0

  constructor(most: number) {
    this.#most = most
  }

  get(name: string): Buffer | undefined {
    const found = this.#all.get(name)
    if (found) {
      this.#all.delete(name)
      this.#all.set(name, found)
    }
    return found
  }

  put(name: string, bytes: Buffer): void {
    if (this.#all.has(name)) return
    this.#all.set(name, bytes)
    this.#bytes += bytes.length
    for (const [oldest, held] of this.#all) {
      if (this.#bytes <= this.#most) break
      this.#all.delete(oldest)
      this.#bytes -= held.length
    }
  }
}
