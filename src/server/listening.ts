/** Where the service listens: a port of its own, or, where `fd` is given, a socket somebody holds open for it. */
export interface Listening {
  readonly port: number
  readonly host: string
  readonly fd?: number
  /** Connections that may wait to be taken in; the system may allow fewer. */
  readonly backlog?: number
}

/**
 * Node's own 511 are gone in a second of 500 newcomers in which this process does something else, and who comes then is turned away by the
 * system without a word. 4,096 is what Linux allows at most unless it is told otherwise.
 */
const BACKLOG = 4_096

/** The first socket handed over (sd_listen_fds(3): LISTEN_FDS many, from descriptor 3 on, meant for the process LISTEN_PID). */
const FIRST_HANDED_OVER = 3

/**
 * systemd, or whoever starts the service, may hold the listening socket and hand it over. It then outlives the process: visitors who
 * come while one ends and the next starts wait a moment and are not turned away. Otherwise the service opens its own.
 */
export function whereToListen(
  own: Listening,
  env: Readonly<Record<string, string | undefined>>,
  pid: number,
): Listening {
  const isForUs = env['LISTEN_PID'] === String(pid) && Number(env['LISTEN_FDS']) >= 1
  return isForUs ? { ...own, fd: FIRST_HANDED_OVER } : { ...own, backlog: BACKLOG }
}
