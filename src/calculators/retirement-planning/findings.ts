import { good, type MaybeFound, note } from '../kit/finding.ts'
import { conversions, orders } from './account-findings.ts'
import type { PlannedContext } from './context.ts'
import { mostSpendingOf } from './explored.ts'
import { SMALL_YEARLY } from './finding-sizes.ts'
import { health, limits, taxes } from './tax-findings.ts'
import { markets, mending, whyShort } from './trouble-findings.ts'
import { findingWords as words } from './words/findings.en.ts'

/** The most important first. */
export function findingsOf(context: PlannedContext): readonly MaybeFound[] {
  const { inputs, result } = context
  const most = mostSpendingOf(context)
  const fails = result.sums.trouble !== null
  const room = most === null ? 0 : most - inputs.spending
  return [
    whyShort(context),
    mending(context),
    !fails && room >= SMALL_YEARLY * 2 && good(words.room, { monthly: Math.floor(room / 12 / 10) * 10 }),
    ...markets(context),
    conversions(context),
    orders(context),
    ...health(context),
    ...taxes(context),
    limits(context),
    result.benefits.some(({ estimated, pia }) => estimated && pia > 0) && note(words.estimatedBenefit, {}),
    note(words.order, {}),
    inputs.state === 'US' && note(words.noState, {}),
    note(words.notIncluded, {}),
  ]
}
