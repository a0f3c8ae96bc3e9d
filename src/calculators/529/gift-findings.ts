/** Gifts to a child against the yearly exclusion, and what Form 709 can do. */
import { superfundingYears } from '#facts/retirement/education-accounts.ts'
import { act, type MaybeFound, watch } from '../kit/finding.ts'
import type { PlanContext } from './context.ts'
import { giftWords } from './words/findings.en.ts'

export function gifts({ result: { plans }, inputs, law }: PlanContext): readonly MaybeFound[] {
  const limit = law.tax.giftAndEstate.value.annualExclusion * (inputs.givers === '2' ? 2 : 1)
  const years = superfundingYears.value
  for (const { name, gift } of plans) {
    if (gift.outcome !== 'over') continue
    const isNow = gift.over >= 0.5
    return [
      isNow
        ? watch(giftWords.now, { name, limit, amount: gift.over })
        : watch(giftWords.later, { name, limit, amount: gift.later }),
      isNow && gift.later >= 0.5 && watch(giftWords.after, { amount: gift.later }),
      gift.isSpread && watch(giftWords.spreadAlready, { most: gift.most, years }),
    ]
  }
  for (const { name, gift, child, thisYear } of plans) {
    if (gift.outcome !== 'spread') continue
    const { room, most } = gift
    return [
      act(giftWords.spread, { name, limit, amount: child.lump + thisYear, years }),
      act(giftWords.room, { name, room, most }),
    ]
  }
  return []
}
