import { fromMonthCount } from '#engine/social-security/birth.ts'
import { disabilityBenefit } from '#engine/social-security/disability.ts'
import { disabilityWaitMonths } from '#facts/insurance/disability.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { survivorRules } from '#facts/social-security/rules.ts'
import { type MaybeFound, note } from '../kit/finding.ts'
import type { WorkedContext } from './context.ts'
import { wages } from './record.ts'
import { disability as words } from './words/findings.en.ts'

/** That a disability benefit goes on as it is. */
export function disabilityGoesOn({ result: { household, outlook } }: WorkedContext): MaybeFound {
  const { worker, birth } = household.you
  if (!worker.isDisabled) return null
  return outlook.now < birth.fullMonth
    ? note(words.becomes, { full: { age: birth.fullAge, month: fromMonthCount(birth.fullMonth) } })
    : note(words.became)
}

/** Whether a widowed person on a disability benefit may be paid as a survivor before 60; nothing once that age is reached. */
export function disabledSurvivorFinding({ result: { household, outlook } }: WorkedContext): MaybeFound {
  if (household.kind !== 'widowed' || !household.you.worker.isDisabled) return null
  const { survivorFirstMonth } = household.you.birth
  if (outlook.now >= survivorFirstMonth) return null
  if (household.late.from >= survivorFirstMonth) return note(words.survivorFrom60)
  const { numerator, denominator } = survivorRules.value.mostReduction
  return note(words.survivorFrom50, { share: (1 - numerator / denominator) * 100 })
}

/** What the record would pay if the visitor became disabled now; only where the record is known and full retirement age lies ahead. */
export function disabilityFinding({ result: { household, outlook } }: WorkedContext): MaybeFound {
  const { you } = household
  if (you.hasClaimed || you.insurance === null || outlook.now >= you.birth.fullMonth) return null
  const earnings = you.insurance.average.rows.map(({ year, counted }) => ({ year, amount: counted }))
  const found = disabilityBenefit(you.birth, earnings, outlook.now, wages, formulaLaw)
  return found.outcome === 'insured'
    ? note(words.paid, { benefit: found.benefit, most: found.familyMaximum, wait: disabilityWaitMonths.value })
    : note(words.notInsured)
}
