/** Longest wait between two tries to reach Redis again (milliseconds). */
const LONGEST_RETRY_MS = 1_000

/** How every link to Redis is kept: tried again soon however long it was away, so that nodes are one again within seconds of its return. */
export const redisLink = {
  lazyConnect: true,
  connectTimeout: 3_000,
  retryStrategy: (tries: number): number => Math.min(LONGEST_RETRY_MS, tries * 50),
} as const
