import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, type PathLike } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod'
import { pictureName } from '#wire/media.ts'
import { nameOf } from '../areas/media/media-store.ts'
import { ContentHash, type Value } from './content.ts'

/** A backup cannot be made or used; the message is one line for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

const value = z.union([z.string(), z.null(), z.strictObject({ base64: z.base64() })])
const step = z.object({ area: z.string(), version: z.int(), name: z.string(), checksum: z.string() })
const table = z.object({
  name: z.string().regex(/^[a-z_]\w*$/),
  columns: z.array(z.string().regex(/^[a-z_]\w*$/)).min(1),
})
const header = z.object({
  truepenny: z.literal('backup'),
  /** 2: pictures may stand behind the rows. */
  format: z.union([z.literal(1), z.literal(2)]),
  at: z.iso.datetime(),
  kind: z.enum(['sqlite', 'postgres']),
  steps: z.array(step),
  tables: z.array(table),
})
const row = z.tuple([z.string(), z.array(value)])
const picture = z.strictObject({ picture: pictureName, base64: z.base64() })
const end = z.object({
  rows: z.record(z.string(), z.int()),
  /** How many pictures; left out by releases that saved none. */
  pictures: z.optional(z.int()),
  content: z.string(),
  sha256: z.string(),
})

/** A picture of the data folder, as a backup holds it. */
export interface KeptPicture {
  readonly name: string
  readonly bytes: Buffer
}

export type BackupHeader = z.infer<typeof header>
export type BackupEnd = z.infer<typeof end>
export type BackupRow = readonly [table: string, values: readonly Value[]]

/**
 * Writes a backup: lines of JSON, packed by gzip. The first says what it is and of which schema, then comes a line per row and per picture, and the last
 * names what came before it by its hash, so that nothing cut short or changed passes for whole. The file is there when all of it is on
 * the disk, and not before; only its owner may read it.
 */
export async function writeArchive(
  file: string,
  head: BackupHeader,
  rows: AsyncIterable<BackupRow>,
  pictures?: AsyncIterable<KeptPicture>,
): Promise<BackupEnd> {
  const unfinished = `${file}.unfinished`
  const finish: { end?: BackupEnd } = {}
  async function* lines() {
    const hash = createHash('sha256')
    const content = new ContentHash()
    const columns = new Map(head.tables.map(({ name, columns: all }) => [name, all]))
    const say = (line: unknown) => {
      const text = `${JSON.stringify(line)}\n`
      hash.update(text)
      return text
    }
    yield say(head)
    for await (const [name, values] of rows) {
      content.add(name, columns.get(name) ?? [], values)
      yield say([name, values])
    }
    let kept = 0
    for await (const { name, bytes } of pictures ?? []) {
      kept += 1
      yield say({ picture: name, base64: bytes.toString('base64') })
    }
    finish.end = {
      rows: content.rows,
      ...(pictures ? { pictures: kept } : {}),
      content: content.digest,
      sha256: hash.digest('hex'),
    }
    yield `${JSON.stringify(finish.end)}\n`
  }
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { mode: 0o600 }))
    await flushed(unfinished)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  if (!finish.end) throw new BackupError('The backup has no end.')
  return finish.end
}

async function flushed(file: PathLike): Promise<void> {
  const handle = await open(file, 'r')
  await handle.sync()
  await handle.close()
}

/** Reads a backup from its beginning to its end and finds it whole, or rejects with what is wrong. */
export async function checkArchive(file: string): Promise<{ readonly head: BackupHeader; readonly end: BackupEnd }> {
  const content = new ContentHash()
  let head: BackupHeader | undefined
  let pictures = 0
  for await (const part of readArchive(file)) {
    if (part.kind === 'head') head = part.head
    else if (part.kind === 'row') content.add(part.row[0], columnsOf(head, part.row), part.row[1])
    else if (part.kind === 'picture') pictures += 1
    else if (head) {
      if ((part.end.pictures ?? 0) !== pictures) throw new BackupError(`${file} holds other pictures than it says.`)
      if (part.end.content !== content.digest || JSON.stringify(part.end.rows) !== JSON.stringify(content.rows))
        throw new BackupError(`${file} holds other rows than it says.`)
      return { head, end: part.end }
    }
  }
  throw new BackupError(`${file} ends too early.`)
}

function columnsOf(head: BackupHeader | undefined, [name, values]: BackupRow): readonly string[] {
  const columns = head?.tables.find((one) => one.name === name)?.columns
  if (columns?.length !== values.length) throw new BackupError('A row of the backup does not fit its table.')
  return columns
}

type Part =
  | { readonly kind: 'head'; readonly head: BackupHeader }
  | { readonly kind: 'row'; readonly row: BackupRow }
  | { readonly kind: 'picture'; readonly picture: KeptPicture }
  | { readonly kind: 'end'; readonly end: BackupEnd }

/** The parts of a backup in order. Rejects where it is none, is cut short, was changed, or goes on after its end. */
export async function* readArchive(file: string): AsyncGenerator<Part> {
  const hash = createHash('sha256')
  const packed = createReadStream(file)
  const plain = packed.pipe(createGunzip())
  packed.on('error', (error) => plain.destroy(error))
  plain.setEncoding('utf8')
  let isFirst = true
  let isOver = false
  try {
    for await (const line of linesIn(plain)) {
      if (isOver) throw new BackupError(`${file} goes on after its end.`)
      const read: unknown = JSON.parse(line)
      if (isFirst) yield { kind: 'head', head: headerIn(read, file) }
      else if (Array.isArray(read)) yield { kind: 'row', row: row.parse(read) }
      else if (typeof read === 'object' && read !== null && 'picture' in read)
        yield { kind: 'picture', picture: pictureIn(read) }
      else {
        isOver = true
        const last = end.parse(read)
        if (last.sha256 !== hash.digest('hex'))
          throw new BackupError(`${file} was changed or damaged after it was written.`)
        yield { kind: 'end', end: last }
      }
      isFirst = false
      if (!isOver) hash.update(`${line}\n`)
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(`${file} cannot be read as a backup: ${firstLine(error)}`, { cause: error })
  } finally {
    packed.destroy()
  }
  if (!isOver) throw new BackupError(`${file} ends too early.`)
}

async function* linesIn(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  // A picture is a line of hundreds of pieces, which are put together once.
  let rest: string[] = []
  for await (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n')
    rest.push(first)
    for (const other of others) {
      yield rest.join('')
      rest = [other]
    }
  }
  if (rest.join('') !== '') throw new Error('the last line is not whole')
}

/** Its name says what it holds. */
function pictureIn(read: object): KeptPicture {
  const { picture: name, base64 } = picture.parse(read)
  const bytes = Buffer.from(base64, 'base64')
  if (nameOf(bytes) !== name) throw new BackupError(`The picture ${name} of the backup is not what it was.`)
  return { name, bytes }
}

function headerIn(read: unknown, file: string): BackupHeader {
  const parsed = header.safeParse(read)
  if (parsed.success) return parsed.data
  const format = typeof read === 'object' && read !== null && 'format' in read ? read.format : undefined
  if (typeof format === 'number' && format > 2)
    throw new BackupError(`${file} was written by a newer release (format ${format}).`)
  throw new BackupError(`${file} is no backup of this service.`)
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
