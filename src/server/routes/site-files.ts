import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isEmbedPath } from '#wire/embed.ts'
import type { Encoding } from '../http/accept-encoding.ts'
import { hashPolicy, scriptPolicy } from '../http/content-policy.ts'

/** One file of the built site, ready to send. */
export interface SiteFile {
  readonly type: string
  readonly cacheControl: string
  /** A Content-Security-Policy of its own: pages have one by their inline scripts, scripts for when they run as a worker. */
  readonly policy: string | undefined
  /** Set on pages that may stand in anybody's frame. */
  readonly isFramed?: true
  readonly bodies: { readonly identity: Version; readonly gzip?: Version; readonly br?: Version }
}

interface Version {
  readonly body: Buffer
  /** Length of the body; left out, the body is there to be measured. */
  readonly length?: number
  readonly etag: string
}

/** Files of the built site by the path they are asked under. What is not in here does not exist: no path ever meets the disk. */
export type SiteFiles = ReadonlyMap<string, SiteFile>

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
const SUFFIXES: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/**
 * Reads the folder of the built site once. `x/index.html` is served as `/x`; anything under `/assets/` has its hash in its name
 * and keeps for a year; everything else is asked about again each time. Source maps stay private. An absent folder is an empty site.
 */
export function readSite(folder: string, publicOrigins: readonly string[]): SiteFiles {
  const files = new Map<string, SiteFile>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const relative = `/${path.relative(folder, file).split(path.sep).join('/')}`
    if (/(?:\.br|\.gz|\.map)$/.test(relative) || relative.includes('/.')) continue
    files.set(addressOf(relative), readFile(file, relative, publicOrigins))
  }
  return files
}

function addressOf(relative: string): string {
  if (!relative.endsWith('/index.html')) return relative
  return relative.slice(0, -'/index.html'.length) || '/'
}

function readFile(file: string, relative: string, publicOrigins: readonly string[]): SiteFile {
  const packed = SUFFIXES.filter(([, suffix]) => existsSync(file + suffix)).map(
    ([encoding, suffix]) => [encoding, readFileSync(file + suffix)] as const,
  )
  return keptPacked(siteFile(relative, { identity: readFileSync(file), ...Object.fromEntries(packed) }, publicOrigins))
}

/**
 * A body in memory of its own. A small buffer is a piece of 64 KB that Node shares out, and whoever keeps the piece keeps all of it: 23 MB more for the
 * files of the site, and whole where a piece goes to another thread.
 */
export function ownBytes(body: Buffer): Buffer {
  if (body.length === body.buffer.byteLength) return body
  const own = Buffer.allocUnsafeSlow(body.length)
  body.copy(own)
  return own
}

const owned = (version: Version): Version => ({ ...version, body: ownBytes(version.body) })

/**
 * The same file, kept packed alone where it can be. Nearly nobody asks for a file unpacked, and unpacked files are most of the memory of
 * a site: they are made from the packed ones when asked.
 */
export function keptPacked(file: SiteFile): SiteFile {
  const { identity, gzip, br } = file.bodies
  if (!gzip) return { ...file, bodies: { ...file.bodies, identity: owned(identity) } }
  const { etag } = identity
  const { length } = identity.body
  const packed = owned(gzip)
  const unpacked: Version = {
    length,
    etag,
    get body() {
      return gunzipSync(packed.body)
    },
  }
  return { ...file, bodies: { identity: unpacked, gzip: packed, ...(br ? { br: owned(br) } : {}) } }
}

/** A file with all that is sent beside it. `relative` is its place in the built site, such as `/about/index.html`. */
export function siteFile(
  relative: string,
  bodies: { readonly identity: Buffer } & Partial<Readonly<Record<Encoding, Buffer>>>,
  publicOrigins: readonly string[],
): SiteFile {
  const type = types[path.extname(relative)] ?? 'application/octet-stream'
  const version = (body: Buffer) => ({ body, etag: etagOf(body) })
  const isFramed = isEmbedPath(relative) && type.startsWith('text/html')
  return {
    type,
    cacheControl: keeping(relative, type),
    policy: policyOf(type, bodies.identity, publicOrigins, isFramed),
    ...(isFramed ? { isFramed } : {}),
    bodies: {
      identity: version(bodies.identity),
      ...(bodies.gzip ? { gzip: version(bodies.gzip) } : {}),
      ...(bodies.br ? { br: version(bodies.br) } : {}),
    },
  }
}

function policyOf(type: string, body: Buffer, publicOrigins: readonly string[], isFramed: boolean): string | undefined {
  if (type.startsWith('text/html'))
    return hashPolicy(body.toString('utf8'), publicOrigins, isFramed ? 'anybody' : 'nobody')
  return type.startsWith('text/javascript') ? scriptPolicy : undefined
}

/** Names with a hash never change; pictures such as the favicon may be a day old, so that a browser asks for them once; the rest is asked for each time. */
function keeping(relative: string, type: string): string {
  if (relative.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return type.startsWith('image/') ? 'public, max-age=86400' : 'no-cache'
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/** True when the If-None-Match header names this version, so that nothing need be sent again. */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag)
}
