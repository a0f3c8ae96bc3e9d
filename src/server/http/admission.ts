import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { RequestLimits } from '../config.ts'
import { clientAddress, countedAddress, isForwardedByStranger, trustedProxies, wideNetwork } from './client-address.ts'
import { CostBudget } from './cost-budget.ts'
import { RateLimiter, type RateWindow } from './rate-limiter.ts'

/** A /48 of IPv6 may have as much as so many single visitors. */
export const WIDE_SHARE = 4

/** What is counted: a page drawn for this visitor, another answer of the API, and the units of calculations. */
export const countedKinds = ['pages', 'reads', 'units'] as const
export type CountedKind = (typeof countedKinds)[number]

/** Who asks, and whether they may yet: one count for everything that answers requests. */
export interface Admission {
  /** Whom limits are counted against: an address, or the network of one. */
  visitorOf(request: IncomingMessage): string
  /** Counts one request. 0 when it may go on, else the whole seconds to wait; a refused request is not counted. */
  wait(visitor: string, kind: 'pages' | 'reads'): number
  /** Charges the units of a calculation. 0 when it may go on, else the whole seconds to wait; then nothing is charged. */
  charge(visitor: string, units: number): number
  /** Gives back units that were charged and not used. */
  giveBack(visitor: string, units: number): void
  /** Counts what another node let through. */
  note(visitor: string, kind: CountedKind, amount: number): void
  /** Told of everything let through here, so that other nodes may hear of it. */
  onUsed: ((visitor: string, kind: CountedKind, amount: number) => void) | undefined
}

export interface AdmissionOptions {
  readonly limits: RequestLimits
  /** Addresses and ranges of proxies we run. */
  readonly trustProxy: readonly string[]
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  /** Told once when forwarded headers come from somebody we do not trust. */
  readonly logger?: Pick<FastifyBaseLogger, 'warn'> | undefined
}

const STRANGER =
  'Requests come with forwarded addresses from a peer that TRUST_PROXY does not name: all visitors behind it share one limit. If it is your proxy, add its address to TRUST_PROXY.'

export function admission({ limits, trustProxy, now, logger }: AdmissionOptions): Admission {
  const trusts = trustedProxies(trustProxy)
  const counts = {
    pages: new RateLimiter([
      ...visitorWindows(limits.per10Seconds, 10_000),
      ...visitorWindows(limits.perMinute, 60_000),
    ]),
    reads: new RateLimiter(visitorWindows(limits.readsPer10Seconds, 10_000)),
  }
  const { burst, perSecond } = limits.calculations
  const budgets = [
    new CostBudget({ most: burst, perSecond }),
    new CostBudget({ most: burst * WIDE_SHARE, perSecond: perSecond * WIDE_SHARE, of: wideNetwork }),
  ]
  const spend = (visitor: string, units: number) => {
    for (const budget of budgets) budget.charge(visitor, units, now())
  }
  let hasWarned = logger === undefined

  const gate: Admission = {
    onUsed: undefined,
    visitorOf: (request) => {
      if (!hasWarned && isForwardedByStranger(request, trusts)) {
        hasWarned = true
        logger?.warn({ peer: request.socket.remoteAddress }, STRANGER)
      }
      return countedAddress(clientAddress(request, trusts))
    },
    wait: (visitor, kind) => {
      const wait = counts[kind].take(visitor, now())
      if (wait === 0) gate.onUsed?.(visitor, kind, 1)
      return wait
    },
    charge: (visitor, units) => {
      const wait = Math.max(...budgets.map((budget) => budget.wait(visitor, now())))
      if (wait > 0) return wait
      spend(visitor, units)
      gate.onUsed?.(visitor, 'units', units)
      return 0
    },
    giveBack: (visitor, units) => {
      spend(visitor, -units)
      gate.onUsed?.(visitor, 'units', -units)
    },
    note: (visitor, kind, amount) => {
      if (kind === 'units') spend(visitor, amount)
      else counts[kind].note(visitor, amount, now())
    },
  }
  return gate
}

/** A window for the visitor, and a wider one for the /48 around it. */
export function visitorWindows(most: number, windowMs: number): readonly RateWindow[] {
  return [
    { most, windowMs },
    { most: most * WIDE_SHARE, windowMs, of: wideNetwork },
  ]
}
