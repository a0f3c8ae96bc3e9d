import { fromMonthCount } from '#engine/social-security/birth.ts'
import { familyEnds, familyOnRecord } from '#engine/social-security/retirement-family.ts'
import { good, type MaybeFound, note } from '../kit/finding.ts'
import { about } from '../kit/preset.ts'
import { familyWorth } from './choices.ts'
import type { WorkedContext } from './context.ts'
import { children as words } from './words/findings.en.ts'

/** What the record pays the children once the visitor has claimed, and what waiting gives up of it. */
export function childrenFindings({ result }: WorkedContext): readonly MaybeFound[] {
  const { household, outlook } = result
  if (household.kind === 'widowed' || household.family === null) return []
  const { family, you } = household
  const start = Math.max(you.claim, outlook.now)
  const spouseClaim = household.kind === 'married' ? household.other.claim : null
  const paid = familyOnRecord(family, start, spouseClaim !== null && spouseClaim <= start)
  const ends = familyEnds(family, outlook.now)
  if (paid.children <= 0) return [note(words.tooLate, { month: fromMonthCount(ends) })]
  const worth = familyWorth(household, outlook)
  const first = you.open[0] ?? you.claim
  const lost = worth(first, spouseClaim) - worth(you.claim, spouseClaim)
  const count = family.children.length
  const isOpen = family.children.some(({ isDisabled }) => isDisabled)
  return [
    isOpen
      ? good(words.paidOn, { count, children: paid.children, spouse: Math.max(0, paid.spouse) })
      : good(words.paid, {
          count,
          children: paid.children,
          spouse: Math.max(0, paid.spouse),
          month: fromMonthCount(ends),
        }),
    !you.hasClaimed && lost >= 1000 && note(words.waiting, { lost: about(lost) }),
    note(words.limits, { most: family.maximum }),
  ]
}
