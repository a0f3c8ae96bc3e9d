import { floorToDollar } from '#engine/money.ts'
import { baseAfter } from '#engine/social-security/couple-survivor.ts'
import { ownPlan } from '#engine/social-security/own-plan.ts'
import { fullSpouseAmount } from '#engine/social-security/spouse.ts'
import { survivorDue } from '#engine/social-security/survivor.ts'
import { act, good, type MaybeFound, note } from '../kit/finding.ts'
import type { WorkedContext } from './context.ts'
import { survivor, spouse as words } from './words/findings.en.ts'

/** What one record adds to the other. */
export function spouseFindings({ result }: WorkedContext): readonly MaybeFound[] {
  const { household, monthly, law } = result
  if (household.kind !== 'married' && household.kind !== 'divorced') return []
  const { you, other } = household
  const isFormer = household.kind === 'divorced'
  const half = fullSpouseAmount(other.worker.pia, law.rules.spouseShare)
  const own = you.worker.pia
  if (monthly.spouse > 0)
    return [good(words[isFormer ? 'exAdds' : 'adds'], { monthly: monthly.spouse, half }), note(words.bothAtOnce)]
  if (isFormer) return [note(words[half > own ? 'exIsUsedUp' : 'exIsSmaller'], { half, own })]
  return [
    result.spouse !== null && result.spouse.spouse > 0 && good(words.yoursAdds, { monthly: result.spouse.spouse }),
  ]
}

/** What the larger record leaves to the other person. */
export function survivorFinding({ result }: WorkedContext): MaybeFound {
  const { household, monthly, spouse, law } = result
  if (household.kind !== 'married' || spouse === null) return null
  const { you, other } = household
  const mine = monthly.own >= spouse.own
  const [dead, left, kept] = mine ? [you, other, spouse.own] : [other, you, monthly.own]
  const { rules } = law
  const plan = ownPlan({ ...dead.worker, work: null }, dead.claim, rules.workerReduction, rules.limits)
  const base = baseAfter(dead.worker, plan, Math.max(dead.claim, dead.birth.month70) + 1, rules)
  const due = floorToDollar(survivorDue(base, left.birth, left.birth.survivorFullMonth, law.rules.survivor))
  const values = { left: Math.max(due, kept), both: monthly.total + spouse.total }
  const word = dead.hasClaimed
    ? survivor[mine ? 'spouseKeeps' : 'youKeep']
    : survivor[mine ? 'spouseKeepsMore' : 'youKeepMore']
  return (due > kept ? act : note)(word, values)
}

/** What a widowed person's numbers leave out. */
export const survivorLimits = ({ result }: WorkedContext): MaybeFound =>
  result.household.kind === 'widowed' ? note(survivor.limits) : null
