import type { Household } from '#engine/household/household.ts'
import { type CoverLine, type CoverRules, exposedWorth, line, ofKind, sumKnown } from './cover-line.ts'

/* Cars, the home and what others may claim. */

export function auto(household: Household): readonly CoverLine[] {
  const policies = ofKind(household, 'auto')
  const hasCar = household.properties.some(({ kind }) => kind === 'car')
  if (policies.length === 0) return hasCar ? [line('auto', 'missing', 'none')] : []
  const limits = policies.map(({ coverage }) => coverage)
  const target = exposedWorth(household)
  if (limits.some((limit) => limit === null)) return [line('auto', 'unknown', 'limit-unknown', { policies, target })]
  const held = Math.min(...limits.map((limit) => limit ?? 0))
  return [
    held < target
      ? line('auto', 'short', 'liability-short', { policies, target, held })
      : line('auto', 'covered', 'liability-enough', { policies, target, held }),
  ]
}

/** A home by its own policy, or a renter's things. Rebuilding cost is not the market value, so a home's amount is only shown. */
export function dwelling(household: Household): readonly CoverLine[] {
  const owns =
    household.properties.some(({ kind }) => kind === 'home') || household.debts.some(({ kind }) => kind === 'mortgage')
  const home = ofKind(household, 'home')
  const renters = ofKind(household, 'renters')
  if (!owns && home.length === 0)
    return [
      renters.length > 0
        ? line('renters', 'covered', 'held', { policies: renters })
        : line('renters', 'consider', 'may-rent'),
    ]
  if (home.length === 0) return [line('home', 'missing', 'none')]
  const limits = home.map(({ coverage }) => coverage)
  const held = limits.some((limit) => limit === null) ? null : sumKnown(limits)
  return [
    line('home', held === null ? 'unknown' : 'covered', held === null ? 'rebuild-unknown' : 'rebuild-check', {
      policies: home,
      held,
    }),
  ]
}

/** Above the liability that other policies already have. */
export function umbrella(household: Household, { usualLiability }: CoverRules): CoverLine {
  const policies = ofKind(household, 'umbrella')
  const exposed = exposedWorth(household)
  const below = Math.min(...ofKind(household, 'auto').map(({ coverage }) => coverage ?? usualLiability), usualLiability)
  const limits = policies.map(({ coverage }) => coverage)
  if (policies.length > 0 && limits.some((limit) => limit === null))
    return line('umbrella', 'unknown', 'limit-unknown', { policies, target: exposed })
  const held = below + sumKnown(limits)
  const more = { policies, target: exposed, held }
  if (exposed > held) return line('umbrella', policies.length > 0 ? 'short' : 'consider', 'worth-above', more)
  return line('umbrella', policies.length > 0 ? 'covered' : 'none-needed', 'worth-below', more)
}
