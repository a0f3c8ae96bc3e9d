/** How many connections a process may hold, so that files and requests always find room. */
export interface ConnectionRoom {
  /** Past this many connections requests are answered 503 (health excepted). */
  readonly connections: number
  /** Past this many they are closed unanswered: the last reserve before the process could open nothing at all. */
  readonly most: number
  /** Of the connections, so many may stay open as sockets. */
  readonly sockets: number
}

/** Files, the database, Redis, threads and questions to others: at least this many, on a large limit a tenth up to the second. */
const LEAST_KEPT = 64
const MOST_KEPT = 512
/** The part of the connections that sockets may have; the rest is for requests. */
const SOCKETS_SHARE = 0.8

/** How many files this process may have open at once; Node has raised the soft limit to the hard one. Infinity where there is no limit. */
export function openFilesLimit(): number {
  // Without this the report asks the network for names.
  Reflect.set(process.report, 'excludeNetwork', true)
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } }
  const soft = report.userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY
}

/** Shares out a limit of open files. A limit too small to share still leaves a few connections. */
export function connectionRoom(limit: number): ConnectionRoom {
  const kept = Math.min(MOST_KEPT, Math.max(LEAST_KEPT, Math.floor(limit / 10)))
  const connections = Math.max(8, limit - kept)
  return {
    connections,
    most: connections + Math.floor(kept / 4),
    sockets: Math.max(4, Math.floor(connections * SOCKETS_SHARE)),
  }
}
