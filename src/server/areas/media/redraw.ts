import { Problem } from '../../http/problems.ts'

/** A picture as it is kept. */
export interface Redrawn {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** The most points a picture may have, and how wide one is kept. */
const MOST_POINTS = 40_000_000
const WIDEST = 1_600
const HIGHEST = 2_400
const QUALITY = 84

/** What a file begins with, by the readers that may open it. SVG is none of them: it is a page, not a picture. */
const kinds: readonly (readonly [kind: string, begins: (bytes: Buffer) => boolean])[] = [
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['gif', (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))],
  ['webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
  ['heif', (bytes) => /^ftypavi[fs]$/.test(bytes.toString('latin1', 4, 12))],
]

const notAPicture = (): Problem =>
  new Problem(422, 'not_a_picture', 'This isn’t a picture we can use. PNG, JPEG, GIF, WebP and AVIF can be.')

/**
 * Draws a picture anew, as WebP: what comes out holds points and nothing else of the file that came in, neither where it was taken nor
 * whatever hides behind its end. A file that says it is one kind and is another is refused, as is one with too many points; of a moving
 * picture the first frame is kept.
 */
export async function redraw(file: Buffer): Promise<Redrawn> {
  const kind = kinds.find(([, begins]) => begins(file))?.[0]
  if (kind === undefined) throw notAPicture()
  const sharp = await opened()
  const options = { failOn: 'error', limitInputPixels: MOST_POINTS, animated: false } as const
  try {
    const meta = await sharp(file, options).metadata()
    if (meta.format !== kind) throw notAPicture()
    if (meta.width * meta.height > MOST_POINTS) throw tooLarge()
    const { data, info } = await sharp(file, options)
      .autoOrient()
      .resize({ width: WIDEST, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof Problem) throw error
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooLarge()
    throw notAPicture()
  }
}

const tooLarge = (): Problem =>
  new Problem(422, 'too_many_points', 'This picture has more than 40 million points. Make it smaller first.')

type Sharp = typeof import('sharp').default
let known: Promise<Sharp> | undefined

/** Opened with the first picture: whoever has none pays nothing. Only the readers of the kinds above may open anything. */
function opened(): Promise<Sharp> {
  known ??= import('sharp').then(
    ({ default: sharp }) => {
      sharp.cache(false)
      sharp.concurrency(1)
      sharp.block({ operation: ['VipsForeignLoad'] })
      sharp.unblock({
        operation: ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif'].map((reader) => `VipsForeignLoad${reader}`),
      })
      return sharp
    },
    (error: unknown) => {
      known = undefined
      throw new Problem(
        503,
        'no_pictures',
        'Pictures can’t be taken on this machine: the program that redraws them isn’t there.',
        {
          cause: error,
        },
      )
    },
  )
  return known
}
