/** Which accounts, when: conversions and the order of withdrawals. */
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { PlannedContext } from './context.ts'
import { conversionsOf, ordersOf, ownConversion } from './explored.ts'
import { hundreds, NOTICED, SMALL } from './finding-sizes.ts'
import { conversionSpan, levelName } from './levels.ts'
import { findingWords as words } from './words/findings.en.ts'

export function conversions(context: PlannedContext): MaybeFound {
  const [best] = conversionsOf(context)
  const own = ownConversion(context)
  if (best === undefined || own === null || context.result.sums.trouble !== null) return null
  const gain = best.afterTax - own.afterTax
  const none = conversionsOf(context).find(({ conversion }) => conversion === null)
  if (own.conversion !== null && none !== undefined && own.afterTax < none.afterTax - SMALL)
    return watch(words.conversionsCost, { loss: hundreds(none.afterTax - own.afterTax) })
  if (gain < Math.max(SMALL, NOTICED * Math.abs(own.afterTax)))
    return own.conversion === null ? note(words.noConversions, {}) : good(words.conversionsBest, {})
  if (best.conversion === null) return watch(words.conversionsCost, { loss: hundreds(gain) })
  const age = conversionSpan(context, best.conversion)
  return act(words.convert, {
    level: levelName(best.conversion.fill),
    from: age(best.conversion.from),
    to: age(best.conversion.to),
    gain: hundreds(gain),
  })
}

export function orders(context: PlannedContext): MaybeFound {
  if (context.result.sums.trouble !== null) return null
  const tried = ordersOf(context)
  const own = tried.find(({ isYours }) => isYours)
  const best = tried.reduce((a, b) => (b.afterTax > a.afterTax ? b : a), tried[0] ?? { afterTax: 0, order: null })
  if (
    own === undefined ||
    best.order === null ||
    best.afterTax - own.afterTax < Math.max(SMALL, NOTICED * Math.abs(own.afterTax))
  )
    return null
  const gain = hundreds(best.afterTax - own.afterTax)
  return best.order.kind === 'fill'
    ? act(words.fillOrder, { level: levelName(best.order.fill), gain })
    : act(best.order.kind === 'proportional' ? words.proportionalOrder : words.taxableFirst, { gain })
}
