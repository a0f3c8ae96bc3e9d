import type { Config } from './config.ts'

/** What the start has found out beside its settings. */
export interface StartFacts {
  readonly isBuilt: boolean
  /** The origin in the addresses of the built pages; undefined where there are none. */
  readonly builtFor: string | undefined
  /** When the newest nightly backup was made; undefined where there is none. Milliseconds since 1970. */
  readonly newestBackup: number | undefined
  /** Milliseconds since 1970. */
  readonly now: number
  /** How many files the process may have open. */
  readonly openFiles: number
  /** How many live sockets that leaves room for. */
  readonly sockets: number
}

type Settings = Pick<Config, 'backupDir' | 'buildDir' | 'publicOrigins' | 'trustProxy' | 'databaseUrl' | 'redisUrl'>

const FEW_FILES = 4_096
/** A nightly backup that is older than this was not made last night (milliseconds). */
const TWO_DAYS_MS = 2 * 86_400_000

/**
 * What is missing before strangers may come: one line each, said once at the start, and only where it matters. A service without a public
 * origin is somebody's own machine, so that is the one thing to say of it.
 */
export function startNotes(settings: Settings, facts: StartFacts): readonly string[] {
  const { publicOrigins } = settings
  const notes = [
    !facts.isBuilt &&
      `There are no pages: ${settings.buildDir} (BUILD_DIR) holds no built site. /readyz answers 503 until it does and the service is started again.`,
    publicOrigins.length === 0
      ? 'For production set PUBLIC_ORIGIN to the address visitors use, such as https://money.example. Without it nobody is held to https.'
      : notesInPublic(settings, facts),
  ]
  return notes.flat().filter((note) => note !== false)
}

function notesInPublic(settings: Settings, facts: StartFacts): (string | false)[] {
  const { publicOrigins, trustProxy, databaseUrl, redisUrl } = settings
  const isSecure = publicOrigins.some((origin) => origin.startsWith('https:'))
  const { builtFor } = facts
  return [
    !isSecure && 'PUBLIC_ORIGIN is not https: what visitors ask and see can be read and changed on its way.',
    isSecure &&
      trustProxy.length === 0 &&
      'TRUST_PROXY is not set. Whoever ends https in front of this service is taken for one visitor with everybody’s limits: name its address.',
    redisUrl !== undefined &&
      databaseUrl === undefined &&
      'REDIS_URL joins several nodes, and DATABASE_URL is not set: each keeps posts of its own in SQLite. Give them one PostgreSQL.',
    builtFor !== undefined &&
      !publicOrigins.includes(builtFor) &&
      `The pages name ${builtFor} as their address. Build them with VITE_SITE_ORIGIN=${publicOrigins[0]}.`,
    databaseUrl === undefined &&
      facts.now - (facts.newestBackup ?? Number.NEGATIVE_INFINITY) > TWO_DAYS_MS &&
      `Posts are kept in SQLite, in one file of this machine, and ${settings.backupDir} (BACKUP_DIR) has no backup of the last two days. Run npm run backup every night.`,
    facts.openFiles < FEW_FILES &&
      `Only ${facts.openFiles} files may be open at once, so at most ${facts.sockets} live sockets. Raise the limit (ulimit -n, LimitNOFILE).`,
  ]
}

/** The origin that a sitemap's addresses have; undefined where it names none. */
export function originInSitemap(sitemap: string | undefined): string | undefined {
  const address = /<loc>([^<]+)<\/loc>/.exec(sitemap ?? '')?.[1]
  return address === undefined ? undefined : URL.parse(address)?.origin
}
