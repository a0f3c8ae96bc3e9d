import { fromMonthCount } from '#engine/social-security/birth.ts'
import { familyEnds, familyInMonth } from '#engine/social-security/retirement-family.ts'
import { good, type MaybeFound, note } from '../kit/finding.ts'
import { about } from '../kit/preset.ts'
import { familyStart } from './children.ts'
import { familyWorth } from './choices.ts'
import type { WorkedContext } from './context.ts'
import { children as words } from './words/findings.en.ts'

/** What the record pays the children once the visitor has claimed, and what waiting gives up of it. */
export function childrenFindings({ result }: WorkedContext): readonly MaybeFound[] {
  const { household, outlook } = result
  if (household.kind === 'widowed' || household.family === null) return []
  const { family, you } = household
  const spouseClaim = household.kind === 'married' ? household.other.claim : null
  const at = familyStart(family, you.claim, spouseClaim, outlook.now)
  const paid = familyInMonth(family, at.start, at.hasClaimed, at.spouseHasClaimed)
  const ends = familyEnds(family, outlook.now)
  if (paid.children <= 0) return [note(words.tooLate, { month: fromMonthCount(ends) })]
  const worth = familyWorth(household, outlook)
  const first = you.open[0] ?? you.claim
  const lost = worth(first, spouseClaim) - worth(you.claim, spouseClaim)
  const count = family.children.length
  const second = family.spouse?.record ?? null
  const disabled = family.disability?.maximum
  const isOpen = family.children.some(({ isDisabled }) => isDisabled)
  const said = { count, children: paid.children, spouse: Math.max(0, paid.spouse), hasClaimed: you.hasClaimed }
  return [
    isOpen ? good(words.paidOn, said) : good(words.paid, { ...said, month: fromMonthCount(ends) }),
    !you.hasClaimed && lost >= 1000 && note(words.waiting, { lost: about(lost) }),
    second === null || family.pia <= 0
      ? note(words.limits, { most: disabled ?? (second === null ? family.maximum : second.maximum) })
      : note(words.bothRecords, { most: family.disability?.combined ?? second.combined }),
  ]
}
