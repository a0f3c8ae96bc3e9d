import type { IncomingMessage } from 'node:http'
import type { RequestLimits } from '../config.ts'
import { clientAddress, countedAddress, type TrustedProxies } from './client-address.ts'
import { RateLimiter } from './rate-limiter.ts'

/** Who asks, and whether they may yet: one count for everything that answers requests. */
export interface Admission {
  /** Whom limits are counted against: an address, or the network of one. */
  visitorOf(request: IncomingMessage): string
  /** Counts one request. 0 when it may go on, else the whole seconds to wait; a refused request is not counted. */
  wait(visitor: string): number
}

export function admission(limits: RequestLimits, trusts: TrustedProxies, now: () => number): Admission {
  const limiter = new RateLimiter([
    { most: limits.per10Seconds, windowMs: 10_000 },
    { most: limits.perMinute, windowMs: 60_000 },
  ])
  return {
    visitorOf: (request) => countedAddress(clientAddress(request, trusts)),
    wait: (visitor) => limiter.take(visitor, now()),
  }
}
