import { chooseEncoding, type Encoding } from '../http/accept-encoding.ts'
import { framedHeaders } from '../http/security-headers.ts'
import { isUnchanged, type SiteFile, type SiteFiles } from './site-files.ts'

/** One answer a finished file can give, worked out when it is first asked for. */
export interface FileAnswer {
  readonly status: 200 | 304
  /** Names and values by turns, as `writeHead` takes them. All of the answer's own headers; the request id is not among them. */
  readonly headers: readonly string[]
  readonly body: Buffer | undefined
}

export interface ReadyFile {
  readonly isPage: boolean
  /** Undefined when it is not to be had in any encoding that is wanted. */
  answer(acceptEncoding: string | undefined, ifNoneMatch: string | undefined): FileAnswer | undefined
}

export interface ReadyFiles {
  get(path: string): ReadyFile | undefined
}

/** Tells of files drawn anew while the service runs; those told of together replace the old ones together. */
export interface FileChanges {
  subscribe(listener: (changed: SiteFiles) => void): void
}

/** Every answer of every file, by the path it is asked under. `standing` are the headers all answers share. */
export function readyFiles(
  files: SiteFiles,
  standing: Readonly<Record<string, string>>,
  changes?: FileChanges,
): ReadyFiles {
  const ready = (some: SiteFiles) => [...some].map(([path, file]) => [path, readyFile(file, standing)] as const)
  let current = new Map(ready(files))
  changes?.subscribe((changed) => {
    current = new Map([...current, ...ready(changed)])
  })
  return { get: (path) => current.get(path) }
}

/** The smallest first. */
const order: readonly Encoding[] = ['br', 'gzip', 'identity']

function readyFile(file: SiteFile, standing: Readonly<Record<string, string>>): ReadyFile {
  // Most versions of most files are never asked for, and their headers are long.
  const versions: Partial<Record<Encoding, Answers>> = {}
  const version = (encoding: Encoding): Answers => {
    versions[encoding] ??= answersOf(file, encoding, standing)
    return versions[encoding]
  }
  const available = order.filter((encoding) => file.bodies[encoding])
  return {
    isPage: file.type.startsWith('text/html'),
    answer: (acceptEncoding, ifNoneMatch) => {
      const encoding = chooseEncoding(acceptEncoding, available)
      if (!encoding) return undefined
      const { etag, whole, unchanged } = version(encoding)
      return isUnchanged(ifNoneMatch, etag) ? unchanged : whole
    },
  }
}

interface Answers {
  readonly etag: string
  readonly whole: FileAnswer
  readonly unchanged: FileAnswer
}

function answersOf(file: SiteFile, encoding: Encoding, standing: Readonly<Record<string, string>>): Answers {
  const version = file.bodies[encoding] ?? file.bodies.identity
  const { etag } = version
  const always = {
    ...(file.isFramed ? framedHeaders(standing) : standing),
    ...(file.policy === undefined ? {} : { 'content-security-policy': file.policy }),
    'cache-control': file.cacheControl,
    etag,
    vary: 'accept-encoding',
  }
  const ofBody = {
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-type': file.type,
    'content-length': String(version.length ?? version.body.length),
  }
  const whole: FileAnswer = {
    status: 200,
    headers: Object.entries({ ...always, ...ofBody }).flat(),
    get body() {
      return version.body
    },
  }
  const unchanged: FileAnswer = { status: 304, headers: Object.entries(always).flat(), body: undefined }
  return { etag, whole, unchanged }
}
