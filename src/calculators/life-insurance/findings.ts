import { childCare } from '#facts/household/family.ts'
import { needAges, soldPolicies } from '#facts/insurance/life-need.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { curve } from './charts.ts'
import type { LifeContext, WorkedContext } from './context.ts'
import { childAges } from './side.ts'
import { stateFindings } from './state-findings.ts'
import { familyLaw } from './survivor-benefits.ts'
import { findingWords as words } from './words/findings.en.ts'

/** What Social Security pays, holds back and leaves out. */
function socialFindings({ inputs, law, result: { you, people } }: WorkedContext): readonly MaybeFound[] {
  if (!inputs.benefits) return [watch(words.benefitsOff, {})]
  const { months, record, years, widowFrom } = you.social
  if (record.pia <= 0 || (!record.fullyInsured && !record.currentlyInsured)) return [watch(words.notInsured, {})]
  const lastCare = months.findLast(({ children, month }) => children > 0 && month < (widowFrom ?? 0))
  const gapYears = widowFrom === null || lastCare === undefined ? 0 : Math.floor((widowFrom - lastCare.month - 1) / 12)
  const heldBack = years[0]?.heldBack ?? 0
  return [
    you.need.benefits >= 1000 && good(words.benefits, { worth: you.need.benefits }),
    heldBack > 0 &&
      watch(words.heldBack, { limit: familyLaw(law.tax).limits.underFullAge, year: people.thisYear, heldBack }),
    gapYears >= 1 && note(words.blackout, { years: gapYears }),
    inputs.family === 'partner' && watch(words.unmarried, {}),
  ]
}

/** Care that somebody gives for free now. */
function careFinding({ inputs, result }: WorkedContext): MaybeFound {
  const young = childAges(inputs).filter((age) => age < needAges.value.care).length
  if (young === 0 || result.partner === null || inputs.partnerPay > 0 || inputs.carePartner > 0) return null
  return act(words.stayHome, { children: young, yearly: childCare.value * young })
}

/** What keeping the mortgage payments would change. */
function mortgageFinding({ inputs, result: { you } }: WorkedContext): MaybeFound {
  const other = you.otherMortgagePlan
  if (other === null || inputs.mortgagePlan !== 'payoff' || you.need.total - other < 10_000) return null
  return note(words.keepPaying, { less: you.need.total - other })
}

function fallsFinding(context: WorkedContext): MaybeFound {
  const points = curve(context)
  const [first] = points
  const later = points[Math.min(10, points.length - 1)]
  if (
    first === undefined ||
    later === undefined ||
    later.year < 3 ||
    context.result.you.policy < 2 * soldPolicies.value.least ||
    first.need < 10_000 ||
    later.need > first.need * 0.8
  )
    return null
  return note(words.falls, { years: later.year, later: later.need })
}

function dimeFinding({ inputs, result: { you, partner, rules } }: WorkedContext): MaybeFound {
  const { dime, dimeYears: years } = rules
  if (you.need.total < 1 || Math.abs(dime - you.need.total) < 10_000) return null
  if (dime < you.need.total)
    return inputs.pay > 0 ? note(words.dimeBelow, { dime, years }) : note(words.dimeNoPay, { dime })
  return note(partner === null ? words.dimeAboveAlone : words.dimeAbove, { dime })
}

const always = (context: WorkedContext): readonly MaybeFound[] => {
  const { inputs, result } = context
  const { you, partner, rules } = result
  const noGroup = Math.max(0, you.need.total - you.have + inputs.group)
  return [
    careFinding(context),
    inputs.group > 0 && watch(noGroup > 0 ? words.group : words.groupEnough, { group: inputs.group, gap: noGroup }),
    partner !== null && partner.gap >= 1000 && act(words.partner, { gap: partner.gap }),
    ...socialFindings(context),
    mortgageFinding(context),
    fallsFinding(context),
    you.policy > rules.most && rules.most > 0 && watch(words.most, { most: rules.most }),
    dimeFinding(context),
    ...stateFindings(context),
    note(words.taxFree, {}),
    note(words.notIncluded, {}),
  ]
}

export const findings = (context: LifeContext): readonly MaybeFound[] =>
  context.result.outcome === 'no-such-date' ? [note(words.notIncluded, {})] : always(context as WorkedContext)
