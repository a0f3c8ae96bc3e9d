import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const pack = promisify(deflateRaw)

/** What a page gets anew for each visitor, by name. */
export type Cast = Readonly<Record<string, string>>

/**
 * A drawn page with places for what each visitor gets for themselves. It was drawn with stand-ins, random and never sent, so that nothing
 * anybody wrote can be one; casting puts the visitor's own in their place.
 */
export class PageMould {
  readonly #pieces: readonly Buffer[]
  /** Whose place is behind each piece but the last. */
  readonly #names: readonly string[]
  #packed: Promise<readonly Buffer[]> | undefined

  constructor(text: string, standIns: Cast) {
    const names = Object.keys(standIns)
    const places = Object.values(standIns)
    // Stand-ins are letters, digits, '-' and '_'.
    const parts = text.split(new RegExp(`(${places.join('|')})`))
    this.#pieces = parts.filter((_, i) => i % 2 === 0).map((part) => Buffer.from(part))
    this.#names = parts.filter((_, i) => i % 2 === 1).map((place) => names[places.indexOf(place)] ?? '')
  }

  /** What it holds in memory, with its packed pieces (bytes). */
  get bytes(): number {
    return this.#pieces.reduce((sum, piece) => sum + piece.length, 0) * 1.5
  }

  cast(own: Cast): Buffer {
    return Buffer.concat(this.#pieces.flatMap((piece, i) => [piece, this.#ownAt(i, own)]))
  }

  /**
   * The same as gzip (RFC 1952): long pieces are packed once, each looking back no further than its own beginning, and what is the visitor's
   * own stands unpacked between them.
   */
  async castPacked(own: Cast): Promise<Buffer> {
    this.#packed ??= Promise.all(
      this.#pieces.map(async (piece) =>
        piece.length < LEAST_PACKED ? storedBlock(piece) : await pack(piece, { finishFlush: constants.Z_FULL_FLUSH }),
      ),
    )
    const packed = await this.#packed
    let check = 0
    let length = 0
    const blocks = packed.flatMap((block, i) => {
      const [piece, mine] = [this.#pieces[i] ?? Buffer.alloc(0), this.#ownAt(i, own)]
      check = crc32(mine, crc32(piece, check))
      length += piece.length + mine.length
      return [block, storedBlock(mine)]
    })
    const end = Buffer.alloc(8)
    end.writeUInt32LE(check, 0)
    end.writeUInt32LE(length, 4)
    return Buffer.concat([GZIP_HEAD, ...blocks, LAST_BLOCK, end])
  }

  #ownAt(i: number, own: Cast): Buffer {
    const name = this.#names[i]
    return Buffer.from(name === undefined ? '' : (own[name] ?? ''))
  }
}

/** Packed by deflate, no name, no time, unknown system. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

/** Bytes below which packing a piece costs more than it saves. */
const LEAST_PACKED = 256

/** A block that is not packed (RFC 1951, section 3.2.4): no more than 65,535 bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(bytes.length ^ 0xffff, 3)
  return Buffer.concat([head, bytes])
}

/** An empty one that says it is the last. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])
