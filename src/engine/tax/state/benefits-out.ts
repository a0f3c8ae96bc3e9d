import type { SocialSecurityRule } from '#facts/states/schema-income.ts'
import { socialSecurityReceived, tapered } from './measure.ts'
import type { CommonName } from './state-types.ts'
import { type StateWork, subtract } from './work.ts'

/** Combined income of the federal benefit test: AGI without benefits, tax-exempt interest and half the benefits. */
function combinedIncome(work: StateWork): number {
  const { federal, household } = work
  return (
    federal.agi - federal.income.taxableSocialSecurity + household.taxExemptInterest + socialSecurityReceived(work) / 2
  )
}

/** The share of one person's taxed benefits that an age rule lets out. */
function outByAge(work: StateWork, rule: Extract<SocialSecurityRule, { kind: 'by-age' }>, age: number, taxed: number) {
  if (age >= rule.allFrom) return taxed
  if (age < rule.capFrom) return 0
  return work.federal.agi <= rule.allIfAgiUpTo[work.status] ? taxed : Math.min(taxed, rule.cap)
}

function letOutWhole(work: StateWork, rule: Exclude<SocialSecurityRule, { kind: 'by-age' }>, taxed: number): number {
  switch (rule.kind) {
    case 'exempt':
      return taxed
    case 'as-federal':
      return 0
    case 'taper':
      return tapered(work, taxed, rule.taper)
    case 'taper-or-flat': {
      const provisional = combinedIncome(work)
      const flat = rule.flat[work.status] - rule.rate * Math.max(0, provisional - rule.provisionalOver[work.status])
      return Math.max(tapered(work, taxed, rule.taper), Math.min(taxed, Math.max(0, flat)))
    }
    case 'exempt-below': {
      const over = work.federal.agi - rule.limit[work.status]
      if (over < 0 || (over === 0 && rule.at === 'exempt')) return taxed
      if (rule.above.kind === 'as-federal') return 0
      if (rule.above.kind === 'share-exempt') return taxed * rule.above.share
      const excess = Math.max(0, combinedIncome(work) - rule.above.base[work.status])
      return Math.max(0, taxed - rule.above.share * Math.min(socialSecurityReceived(work), excess))
    }
  }
}

/** Take out the Social Security this state does not tax. Each person's part follows the person's own benefits. */
export function takeBenefitsOut(work: StateWork): void {
  const taxed = work.federal.income.taxableSocialSecurity
  if (taxed <= 0) return
  const rule = work.facts.socialSecurity.value
  const received = socialSecurityReceived(work)
  const bornBy = rule.kind === 'exempt-below' ? rule.bornBy : undefined
  const whole = rule.kind === 'by-age' ? 0 : letOutWhole(work, rule, taxed)
  for (const [index, person] of work.household.people.entries()) {
    if (person.socialSecurity <= 0) continue
    const part = person.socialSecurity / received
    let out = rule.kind === 'by-age' ? outByAge(work, rule, person.age, taxed * part) : whole * part
    if (bornBy !== undefined && work.year - person.age > bornBy) out = 0
    work.benefitsOut[index] = out
    subtract(work, 'socialSecurity' satisfies CommonName, out, index)
  }
}
