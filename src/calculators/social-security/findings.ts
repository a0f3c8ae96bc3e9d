import { fromMonthCount } from '#engine/social-security/birth.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { publicPensionRules } from '#facts/social-security/rules.ts'
import type { MaybeFound } from '../kit/finding.ts'
import { good, note, watch } from '../kit/finding.ts'
import { childrenFindings } from './children-findings.ts'
import type { WorkedContext } from './context.ts'
import { disabilityFinding, disabilityGoesOn, disabledSurvivorFinding } from './disability-finding.ts'
import { spouseFindings, survivorFinding, survivorLimits } from './family-findings.ts'
import { insuredMaximum } from './family-maximum.ts'
import { insuredOf } from './figures.ts'
import { zoneOfPlans } from './shared.ts'
import { medicareFindings, taxFindings, trustFundFindings } from './tax-findings.ts'
import * as words from './words/findings.en.ts'
import { spouseWork, workFindings } from './work-findings.ts'

/** How far the best plans lie apart; for one person alone the answer says it. */
function bestPlans(context: WorkedContext): MaybeFound {
  const { household, choices } = context.result
  const zone = zoneOfPlans(context)
  if (zone === null || household.kind === 'single' || choices.grid.values.length < 2) return null
  const since = (born: number, { first, last }: { first: number; last: number }) => ({
    first: first - born,
    last: last - born,
  })
  const own = since(household.you.birth.month, zone.rows)
  if (household.kind === 'divorced') return good(words.zone.own, { own })
  return household.kind === 'married'
    ? good(words.zone.couple, { own, second: since(household.other.birth.month, zone.columns) })
    : good(words.zone.widowed, { own, second: since(household.you.birth.month, zone.columns) })
}

function waiting({ result: { against, household, plan } }: WorkedContext): MaybeFound {
  if (against === null) return null
  const { birth } = household.you
  const { breakEven, earliest } = against
  const wait = { from: earliest - birth.month, to: plan.claimMonth - birth.month }
  return breakEven.outcome === 'reached'
    ? note(words.waiting.pays, { ...wait, evenAt: breakEven.age, month: fromMonthCount(breakEven.month) })
    : watch(words.waiting.never, wait)
}

/** A record too short to pay, where another person's pays. */
function tooFewCredits({ result }: WorkedContext): MaybeFound {
  const { insurance } = result.household.you
  if (insurance?.outcome !== 'not-insured') return null
  const { credits: has, creditsNeeded: needs, more } = insurance
  return watch(words.tooFewCredits, { has, needs, more, perYear: formulaLaw.insured.perYear })
}

function divorce({ result: { household } }: WorkedContext): MaybeFound {
  if (household.kind !== 'single' || household.divorce === null) return null
  const { divorce: found } = household
  if (found.outcome === 'marriage-too-short') return note(words.divorce.tooShort, { years: found.yearsNeeded })
  return found.outcome === 'remarried' && note(words.divorce.remarried)
}

/** Credits for waiting that come in January only. */
function firstPayment({ result: { household, monthly } }: WorkedContext): MaybeFound {
  const { you } = household
  if (monthly.first >= monthly.own || you.hasClaimed) return null
  const january = monthly.claim - (monthly.claim % 12) + 12
  const month = fromMonthCount(Math.min(january, you.birth.month70))
  return note(words.firstPayment, { first: monthly.first, month, full: monthly.own })
}

const hasFamily = (household: WorkedContext['result']['household']): boolean =>
  household.kind !== 'widowed' && household.family !== null

/** What this household could do or be paid that no plan here tries. */
function notTried({ result: { household, outlook } }: WorkedContext): readonly MaybeFound[] {
  const { you, kind } = household
  const isBefore60 = (birth: typeof you.birth): boolean => outlook.now < birth.survivorFirstMonth
  const isYoung = isBefore60(you.birth) || (kind === 'married' && isBefore60(household.other.birth))
  return [
    kind === 'married' && isYoung && note(words.leftOut.survivorAge),
    kind === 'widowed' && isYoung && !you.worker.isDisabled && note(words.leftOut.disabledSurvivor),
    !you.worker.isDisabled && note(words.leftOut.refiling),
  ]
}

function leftOut(context: WorkedContext): readonly MaybeFound[] {
  const { result } = context
  const record = insuredOf(result)
  return [
    record &&
      !hasFamily(result.household) &&
      note(words.leftOut.family, { most: insuredMaximum(record, result.law.year - 1) }),
    note(words.leftOut.pension, { year: publicPensionRules.value.lastMonth.slice(0, 4) }),
    ...notTried(context),
    note(result.household.kind === 'married' ? words.leftOut.restCouple : words.leftOut.rest),
  ]
}

/** The most important first. */
export const findingsOf = (context: WorkedContext): readonly MaybeFound[] => [
  tooFewCredits(context),
  divorce(context),
  disabilityGoesOn(context),
  disabledSurvivorFinding(context),
  survivorLimits(context),
  ...workFindings.withheld(context),
  bestPlans(context),
  survivorFinding(context),
  waiting(context),
  ...taxFindings(context),
  ...childrenFindings(context),
  ...spouseFindings(context),
  spouseWork(context),
  ...medicareFindings(context),
  ...trustFundFindings(context),
  ...workFindings.others(context),
  firstPayment(context),
  disabilityFinding(context),
  ...leftOut(context),
]
