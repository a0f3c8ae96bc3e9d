import { addMonths, daysInMonth } from '#engine/month.ts'
import type { Change } from '../change.ts'
import type { Terms } from '../event-fields.ts'
import { type ApplyContext, coverChanges, endOf, FOREVER, flow, incomeOf, once, personOf, wagesOf } from './context.ts'

/** Whole weeks paid by the end of month `count`, after the unpaid ones. */
const weeksBy = (count: number, unpaid: number, most: number): number =>
  Math.max(0, Math.min(most, Math.floor((count * 52) / 12 + 1e-9) - unpaid))

/** Law of the events around work. */
export interface WorkRules {
  readonly unpaidWeeks: number
  readonly cobraMonths: number
  /** Full months before the first Social Security disability benefit. */
  readonly disabilityWaitMonths: number
  /** Shortest disability Social Security pays for (42 USC 423(d)(1)(A)). */
  readonly disabilityLeastMonths: number
  /** Medicare's Part B, dollars a month. */
  readonly partB: number
}

/** Pay stops, unemployment comes after its unpaid week and lasts its weeks, then a new job pays its share of the old one. */
export function jobLoss(context: ApplyContext, terms: Terms<'job-loss'>, rules: WorkRules): readonly Change[] {
  const { model, event, at } = context
  const income = incomeOf(model, terms.income)
  if (income === null) return []
  const person = personOf(model, income)
  const back = at + terms.months
  const changes: Change[] = [
    { kind: 'pay', event, income: income.id, from: at, until: back, factor: 0, endsPlan: terms.health !== 'unchanged' },
    { kind: 'pay', event, income: income.id, from: back, until: FOREVER, factor: terms.newPay, endsPlan: false },
    ...coverChanges(context, terms.health, terms.healthPremium, back, rules.cobraMonths),
  ]
  for (let month = 0; month < terms.months; month++) {
    const weeks =
      weeksBy(month + 1, rules.unpaidWeeks, terms.benefitWeeks) - weeksBy(month, rules.unpaidWeeks, terms.benefitWeeks)
    if (weeks > 0 && terms.weeklyBenefit > 0)
      changes.push(
        flow(context, 'unemployment', at + month, at + month + 1, weeks * terms.weeklyBenefit, {
          tax: 'unemployment',
          person,
          whileAble: income.id,
        }),
      )
  }
  if (terms.severance > 0) changes.push(once(context, 'severance', terms.severance, 'wages', person))
  if (terms.pauseSaving) changes.push({ kind: 'no-saving', event, from: at, until: back })
  return changes
}

/** Share of a month's days that lie in [from, until), days counted from the first day of month `at`. */
function dayShare({ model }: ApplyContext, at: number, month: number, from: number, until: number): number {
  let start = 0
  for (let one = at; one < month; one++) start += daysInMonth(addMonths(model.first, one))
  const days = daysInMonth(addMonths(model.first, month))
  return Math.max(0, Math.min(until, start + days) - Math.max(from, start)) / days
}

/**
 * Pay stops from the first day. A short-term policy pays after its wait for its weeks, a long-term one after its own, Social Security for the
 * sixth full month on (paid the month after), with what fell due before the decision paid at once.
 */
export function disability(context: ApplyContext, terms: Terms<'disability'>, rules: WorkRules): readonly Change[] {
  const { model, event, at } = context
  const income = incomeOf(model, terms.income)
  const person = personOf(model, income)
  const until = endOf(at, terms.months)
  const end = Math.min(until, model.months)
  const tax = terms.taxedBenefits ? 'other' : 'free'
  const changes: Change[] = [...coverChanges(context, terms.health, terms.healthPremium, until, rules.cobraMonths)]
  if (income !== null)
    changes.push({
      kind: 'pay',
      event,
      income: income.id,
      from: at,
      until,
      factor: 0,
      endsPlan: terms.health !== 'unchanged',
    })
  const { disabilityWaitMonths: wait, disabilityLeastMonths } = rules
  const isPaid = terms.socialSecurity > 0 && (terms.months === 0 || terms.months >= disabilityLeastMonths)
  const shortEnds =
    terms.longBenefit > 0
      ? Math.min(terms.shortWaitDays + terms.shortWeeks * 7, Math.max(terms.longWaitDays, terms.shortWaitDays))
      : terms.shortWaitDays + terms.shortWeeks * 7
  for (let month = at; month < end; month++) {
    const short = terms.shortBenefit * dayShare(context, at, month, terms.shortWaitDays, shortEnds)
    if (short > 0) changes.push(flow(context, 'short-policy', month, month + 1, short, { tax }))
    const full =
      terms.offset && isPaid && month >= at + wait
        ? Math.max(0, terms.longBenefit - terms.socialSecurity)
        : terms.longBenefit
    const long = full * dayShare(context, at, month, terms.longWaitDays, FOREVER)
    if (long > 0) changes.push(flow(context, 'long-policy', month, month + 1, long, { tax }))
  }
  if (isPaid) changes.push(...socialSecurityPaid(context, terms, at + wait + 1, until, person))
  if (terms.extraCosts > 0)
    changes.push(flow(context, 'extra-costs', at, until, -terms.extraCosts, { growth: 'prices' }))
  return changes
}

function socialSecurityPaid(
  context: ApplyContext,
  { socialSecurity, decision }: Terms<'disability'>,
  firstPaid: number,
  until: number,
  person: 0 | 1,
): readonly Change[] {
  const { event, at } = context
  const starts = Math.max(firstPaid, at + decision)
  // The benefit of a month comes in the next one: one more after the last.
  const regular = flow(context, 'social-security-disability', starts, until + 1, socialSecurity, {
    tax: 'social-security',
    person,
    growth: 'prices',
  })
  const due = Math.min(starts, until + 1) - firstPaid
  if (due <= 0) return [regular]
  return [
    once({ event, at: starts }, 'back-pay', due * socialSecurity, 'social-security', person),
    ...(starts <= until ? [regular] : []),
  ]
}

/** Work ends for good; Social Security begins at the age named; a plan of one's own until Medicare, then Part B. */
export function retire(context: ApplyContext, terms: Terms<'retire'>, rules: WorkRules): readonly Change[] {
  const { model, event, at, law } = context
  const person: 0 | 1 = model.household.people.find(({ id }) => id === terms.person)?.role === 'partner' ? 1 : 0
  const age = model.ageMonths[person]
  const changes: Change[] = wagesOf(model)
    .filter((one) => personOf(model, one) === person)
    .map((one) => ({
      kind: 'pay',
      event,
      income: one.id,
      from: at,
      until: FOREVER,
      factor: 0,
      endsPlan: terms.health !== 'unchanged',
    }))
  if (terms.costs !== 0)
    changes.push({ kind: 'cost', event, from: at, until: FOREVER, items: [], except: [], factor: 1 + terms.costs })
  if (age === null)
    return [...changes, ...coverChanges(context, terms.health, terms.healthPremium, FOREVER, rules.cobraMonths)]
  const claims = Math.max(at, terms.claimAge * 12 - age)
  if (terms.socialSecurity > 0)
    changes.push(
      flow(context, 'social-security', claims, FOREVER, terms.socialSecurity, {
        tax: 'social-security',
        person,
        growth: 'prices',
      }),
    )
  const medicare = Math.max(at, law.medicareAge * 12 - age)
  if (medicare > at)
    changes.push(...coverChanges(context, terms.health, terms.healthPremium, medicare, rules.cobraMonths))
  if (terms.health !== 'unchanged')
    changes.push(flow(context, 'medicare', medicare, FOREVER, -rules.partB, { growth: 'prices' }))
  return changes
}

export function raise({ model, event, at }: ApplyContext, terms: Terms<'raise'>): readonly Change[] {
  const income = incomeOf(model, terms.income)
  if (income === null) return []
  return [
    { kind: 'pay', event, income: income.id, from: at, until: FOREVER, factor: 1 + terms.change, endsPlan: false },
  ]
}
