/** Where the service listens: a port of its own, or, where `fd` is given, a socket somebody holds open for it. */
export interface Listening {
  readonly port: number
  readonly host: string
  readonly fd?: number
}

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
  return isForUs ? { ...own, fd: FIRST_HANDED_OVER } : own
}
