import { existsSync, readFileSync } from 'node:fs'
import type { Server } from './server.ts'

/** What a small machine has, and what the service may take of it. */
export const MEMORY_MB = 512
export const MOST_MB = 350

/** What of it no file stands behind (MB): what the system cannot take back, so what a limit is really held by. The program itself, some 70 MB, is not in it. 0 where it is not told. */
export function anonymousMb({ pid }: Pick<Server, 'pid'>): number {
  const file = `/proc/${pid}/status`
  const kb = existsSync(file) ? /RssAnon:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1] : 0
  return Math.round(Number(kb) / 1_024)
}

/** Memory of the service, its threads included, as the system tells it (Linux): now, or the most so far; 0 where it does not. */
export function memoryMb({ pid }: Pick<Server, 'pid'>, name: 'VmRSS' | 'VmHWM'): number {
  const file = `/proc/${pid}/status`
  const kb = existsSync(file) ? new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(file, 'utf8'))?.[1] : 0
  return Math.round(Number(kb) / 1_024)
}
