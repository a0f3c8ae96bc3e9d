import path from 'node:path'
import * as z from 'zod'
import { dayIn, HOME_ZONE } from '#wire/day.ts'
import { limitDefaults } from '#wire/limits.ts'
import { communityLimits } from '#writing/community/limits.ts'
import { type Logins, readLogins } from './areas/admin/logins.ts'
import type { ProviderConfig } from './areas/market/provider-config.ts'
import type { BucketSettings } from './areas/media/bucket.ts'
import { type CalculationSettings, calculationDefaults } from './calculation/settings.ts'
import { trustedProxies } from './http/client-address.ts'
import { type LiveLimits, liveLimitDefaults } from './live/limits.ts'

const count = (fallback: number, lowest: number, highest: number) =>
  z.optional(z.string().regex(/^\d{1,10}$/, 'must be a whole number')).transform((text, context) => {
    const value = text === undefined ? fallback : Number(text)
    if (value >= lowest && value <= highest) return value
    context.addIssue({ code: 'custom', message: `must be from ${lowest} to ${highest}` })
    return z.NEVER
  })

const list = z.optional(z.string()).transform((text) =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

const address = (protocols: readonly string[]) =>
  z.optional(
    z
      .string()
      .refine(
        (text) => protocols.includes(URL.parse(text)?.protocol ?? ''),
        `must start with ${protocols.join(' or ')}//`,
      ),
  )

const origins = list.pipe(
  z.array(
    z.string().transform((text, context) => {
      const url = URL.parse(text)
      if (url && (url.protocol === 'https:' || url.protocol === 'http:') && url.pathname === '/' && !url.search)
        return url.origin
      context.addIssue({ code: 'custom', message: `"${text}" is not an origin such as https://example.com` })
      return z.NEVER
    }),
  ),
)

const proxies = list.superRefine((ranges, context) => {
  try {
    trustedProxies(ranges)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'is not a list of ranges' })
  }
})

const timeZone = z.optional(
  z.string().refine((name) => {
    try {
      return dayIn(name, new Date()) !== ''
    } catch {
      return false
    }
  }, 'must be a time zone such as America/New_York'),
)

const hostName = z.optional(z.string().regex(/^[A-Za-z0-9.:_-]{1,255}$/, 'must be a host name or an address'))

const onOrOff = z.optional(z.enum(['on', 'off'], { error: 'must be on or off' }))

/** A key of somebody's service. It goes into a header or an address, so it has no other letters. */
const key = z.optional(z.string().regex(/^[A-Za-z0-9_-]{8,128}$/, 'is no key: letters, digits, - and _'))
const logins = z.optional(z.string()).transform((text, context) => {
  try {
    return readLogins(text ?? '')
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'cannot be read' })
    return z.NEVER
  }
})

/** A bucket: over https, or beside this service (a name without a dot), and nothing behind its path. */
const bucketAddress = z.optional(
  z.string().refine((text) => {
    const url = URL.parse(text)
    if (!url || url.search || url.hash || url.username || url.password) return false
    const isHere = url.hostname === '127.0.0.1' || !url.hostname.includes('.')
    return url.protocol === 'https:' || (url.protocol === 'http:' && isHere)
  }, 'must be the https address of a bucket'),
)

/** Every setting there is. An empty variable counts as one that is not set. */
const environment = z.object({
  PORT: count(3000, 0, 65_535),
  HOST: hostName,
  METRICS_PORT: z.optional(count(0, 1, 65_535)),
  METRICS_HOST: hostName,
  DATA_DIR: z.optional(z.string()),
  BUILD_DIR: z.optional(z.string()),
  DATABASE_URL: address(['postgres:', 'postgresql:']),
  REDIS_URL: address(['redis:', 'rediss:']),
  PUBLIC_ORIGIN: origins,
  TRUST_PROXY: proxies,
  LOG_LEVEL: z.optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    }),
  ),
  CHECK_ANSWERS: onOrOff,
  MARKET_SEED: count(2026, 0, 2_147_483_647),
  MARKET_FLOOR_MS: count(10_000, 0, 3_600_000),
  MARKET_TIMEOUT_MS: count(8_000, 10, 60_000),
  MARKET_YAHOO: onOrOff,
  FINNHUB_API_KEY: key,
  FRED_API_KEY: key,
  TIME_ZONE: timeZone,
  SCREENER_FILE: z.optional(z.string()),
  PUBLISHED_RATES: onOrOff,
  LIMIT_PER_10S: count(150, 0, 1_000_000),
  LIMIT_PER_MINUTE: count(0, 0, 1_000_000),
  LIMIT_READS_PER_10S: count(limitDefaults.readsPer10Seconds, 0, 1_000_000),
  LIMIT_UNITS: count(limitDefaults.units, 0, 10_000_000),
  LIMIT_UNITS_PER_SECOND: count(limitDefaults.unitsPerSecond, 1, 1_000_000),
  CALC_WORKERS: count(calculationDefaults.workers, 0, 64),
  CALC_WORKER_MB: count(calculationDefaults.memoryMb, 32, 4_096),
  CALC_QUEUE: count(calculationDefaults.queue, 1, 100_000),
  CALC_TIMEOUT_MS: count(calculationDefaults.timeLimitMs, 100, 600_000),
  PAGE_QUEUE: count(200, 1, 100_000),
  COMMUNITY_QUESTIONS: count(communityLimits.questionsBeforeQueue, 0, 1_000_000),
  SHED_LAG_MS: count(200, 0, 60_000),
  LIMIT_REFRESH_PER_MINUTE: count(6, 0, 1_000_000),
  BODY_LIMIT: count(limitDefaults.bodyBytes, 1_024, 10_485_760),
  REQUEST_TIMEOUT_MS: count(30_000, 100, 600_000),
  DRAIN_MS: count(5_000, 0, 600_000),
  SHUTDOWN_MS: count(25_000, 100, 600_000),
  WS_CLOSE_SPREAD_MS: count(5_000, 0, 60_000),
  WS_PER_IP: count(liveLimitDefaults.connectionsPerIp, 1, 1_000_000),
  WS_TOTAL: count(liveLimitDefaults.connections, 1, 1_000_000),
  WS_NEW_PER_SECOND: count(liveLimitDefaults.newPerSecond, 1, 1_000_000),
  WS_MAX_PAYLOAD: count(liveLimitDefaults.maxPayload, 256, 1_048_576),
  WS_FIRST_FRAME_MS: count(liveLimitDefaults.firstFrameMs, 100, 600_000),
  WS_MESSAGES_PER_10S: count(liveLimitDefaults.messages, 1, 100_000),
  WS_PING_MS: count(liveLimitDefaults.pingMs, 1_000, 600_000),
  WS_PONG_MS: count(liveLimitDefaults.pongMs, 1_000, 600_000),
  WS_SKIP_ABOVE: count(liveLimitDefaults.skipAbove, 1_024, 104_857_600),
  WS_DROP_ABOVE: count(liveLimitDefaults.dropAbove, 1_024, 104_857_600),
  WS_BEHIND_MS: count(liveLimitDefaults.behindMs, 1_000, 600_000),
  BACKUP_DIR: z.optional(z.string()),
  MEDIA_S3_URL: bucketAddress,
  MEDIA_S3_REGION: z.optional(z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be a region such as us-east-1')),
  MEDIA_S3_KEY_ID: z.optional(z.string().regex(/^[\x21-\x7e]{3,256}$/, 'is no key')),
  MEDIA_S3_SECRET: z.optional(z.string().regex(/^[\x21-\x7e]{8,256}$/, 'is no secret key')),
  ADMIN_LOGINS: logins,
  BACKUP_KEEP: count(14, 1, 10_000),
  DATABASE_POOL: count(10, 1, 1_000),
  STATEMENT_TIMEOUT_MS: count(5_000, 10, 600_000),
})

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

/** Limits on plain requests of one address; 0 switches a counter off. Finished pages and files are not counted. */
export interface RequestLimits {
  /** Pages drawn for the visitor. */
  readonly per10Seconds: number
  readonly perMinute: number
  /** Other answers of the API. */
  readonly readsPer10Seconds: number
  /** Units of calculations saved up at most, and how many come back per second; 5 ms of one core each. */
  readonly calculations: { readonly burst: number; readonly perSecond: number }
  readonly refreshPerMinute: number
  /** Pages that wait to be drawn, over all addresses. */
  readonly pagesWaiting: number
  /** Milliseconds this thread may be behind before calculations are refused, and later the rest. */
  readonly shedLagMs: number
  readonly bodyBytes: number
  readonly requestTimeoutMs: number
}

export interface Config {
  readonly port: number
  readonly host: string
  /** Where figures are answered, apart from visitors; undefined where nobody asks for them. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  readonly dataDir: string
  /** Where the built pages lie: `client/` and `server/index.js`. */
  readonly buildDir: string
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
  readonly publicOrigins: readonly string[]
  readonly trustProxy: readonly string[]
  readonly logLevel: string
  /** Whether every answer of the API is held to its schema: for development and tests, as each is read a second time. */
  readonly checksAnswers: boolean
  readonly market: { readonly seed: number; readonly floorMs: number; readonly timeoutMs: number }
  /** Which outside sources of market figures are asked. */
  readonly providers: ProviderConfig
  /** Whose calendar says which day a finished page is drawn for (IANA name). */
  readonly timeZone: string
  /** A file of companies for the stock screener, whose data the operator may show. */
  readonly screenerFile: string | undefined
  readonly limits: RequestLimits
  readonly calculation: CalculationSettings
  readonly live: LiveLimits
  /** After the wish to end, requests are still taken for so long, while whoever sends visitors here hears that it is not ready. */
  readonly drainMs: number
  readonly shutdownMs: number
  readonly closeSpreadMs: number
  /** Who may sign in to the administration. */
  readonly logins: Logins
  /** Where pictures are kept; undefined: in the data folder. */
  readonly bucket: BucketSettings | undefined
  /** Where backups are kept. */
  readonly backupDir: string
  /** How many of the nightly ones are kept. */
  readonly backupKeep: number
  readonly poolSize: number
  readonly statementTimeoutMs: number
  /** New questions in an hour before those of newcomers wait for a moderator; 0: none. */
  readonly questionsBeforeQueue: number
}

/** A setting is wrong; the message is one line for the operator and never repeats a value that may be secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads all settings once. Throws `ConfigError` naming every variable that is wrong, in one line. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const complaints = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
    throw new ConfigError(`Cannot start: ${[...new Set(complaints)].join('; ')}.`.replaceAll(/[\r\n]+/g, ' '))
  }
  const value = parsed.data
  return {
    port: value.PORT,
    host: value.HOST ?? '0.0.0.0',
    metrics:
      value.METRICS_PORT === undefined
        ? undefined
        : { port: value.METRICS_PORT, host: value.METRICS_HOST ?? '127.0.0.1' },
    dataDir: value.DATA_DIR ?? './data',
    buildDir: value.BUILD_DIR ?? './build',
    databaseUrl: value.DATABASE_URL,
    redisUrl: value.REDIS_URL,
    publicOrigins: value.PUBLIC_ORIGIN,
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL ?? 'info',
    checksAnswers: value.CHECK_ANSWERS === 'on',
    market: { seed: value.MARKET_SEED, floorMs: value.MARKET_FLOOR_MS, timeoutMs: value.MARKET_TIMEOUT_MS },
    providers: {
      published: value.PUBLISHED_RATES !== 'off',
      yahoo: value.MARKET_YAHOO === 'on',
      finnhubKey: value.FINNHUB_API_KEY,
      fredKey: value.FRED_API_KEY,
    },
    timeZone: value.TIME_ZONE ?? HOME_ZONE,
    screenerFile: value.SCREENER_FILE,
    limits: {
      per10Seconds: value.LIMIT_PER_10S,
      perMinute: value.LIMIT_PER_MINUTE,
      readsPer10Seconds: value.LIMIT_READS_PER_10S,
      calculations: { burst: value.LIMIT_UNITS, perSecond: value.LIMIT_UNITS_PER_SECOND },
      refreshPerMinute: value.LIMIT_REFRESH_PER_MINUTE,
      pagesWaiting: value.PAGE_QUEUE,
      shedLagMs: value.SHED_LAG_MS,
      bodyBytes: value.BODY_LIMIT,
      requestTimeoutMs: value.REQUEST_TIMEOUT_MS,
    },
    calculation: {
      workers: value.CALC_WORKERS,
      memoryMb: value.CALC_WORKER_MB,
      queue: value.CALC_QUEUE,
      timeLimitMs: value.CALC_TIMEOUT_MS,
    },
    live: {
      ...liveLimitDefaults,
      connectionsPerIp: value.WS_PER_IP,
      connections: value.WS_TOTAL,
      newPerSecond: value.WS_NEW_PER_SECOND,
      maxPayload: value.WS_MAX_PAYLOAD,
      firstFrameMs: value.WS_FIRST_FRAME_MS,
      messages: value.WS_MESSAGES_PER_10S,
      pingMs: value.WS_PING_MS,
      pongMs: value.WS_PONG_MS,
      skipAbove: value.WS_SKIP_ABOVE,
      dropAbove: value.WS_DROP_ABOVE,
      behindMs: value.WS_BEHIND_MS,
    },
    drainMs: value.DRAIN_MS,
    shutdownMs: value.SHUTDOWN_MS,
    closeSpreadMs: value.WS_CLOSE_SPREAD_MS,
    logins: value.ADMIN_LOGINS,
    bucket: bucketOf(value),
    backupDir: value.BACKUP_DIR ?? path.join(value.DATA_DIR ?? './data', 'backups'),
    backupKeep: value.BACKUP_KEEP,
    poolSize: value.DATABASE_POOL,
    statementTimeoutMs: value.STATEMENT_TIMEOUT_MS,
    questionsBeforeQueue: value.COMMUNITY_QUESTIONS,
  }
}

/** All of a bucket's settings or none: half of them would put pictures where nobody looks for them. */
function bucketOf(value: z.infer<typeof environment>): BucketSettings | undefined {
  const { MEDIA_S3_URL: url, MEDIA_S3_KEY_ID: keyId, MEDIA_S3_SECRET: secret, MEDIA_S3_REGION: region } = value
  if (url === undefined && keyId === undefined && secret === undefined) return undefined
  if (url === undefined || keyId === undefined || secret === undefined)
    throw new ConfigError('Cannot start: MEDIA_S3_URL, MEDIA_S3_KEY_ID and MEDIA_S3_SECRET go together.')
  return { url, keyId, secret, region: region ?? 'us-east-1' }
}
