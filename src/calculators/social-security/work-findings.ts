import { floorToDollar } from '#engine/money.ts'
import { fromMonthCount } from '#engine/social-security/birth.ts'
import { dueUnder } from '#engine/social-security/own-plan.ts'
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { WorkedContext } from './context.ts'
import { insuredOf } from './figures.ts'
import { work as words } from './words/findings.en.ts'

/** Payments that the earnings test holds back, and what they raise later. */
function withheld({ result, inputs }: WorkedContext): readonly MaybeFound[] {
  const { household, plan, held, law } = result
  const { you } = household
  if (held.months === 0) return []
  const { underFullAge: under } = law.rules.limits
  const own = {
    from: floorToDollar(dueUnder(plan, you.claim)),
    to: floorToDollar(dueUnder(plan, you.birth.fullMonth)),
  }
  const survivor = held.survivor && { from: held.survivor.before, to: held.survivor.after }
  const survivorRises = survivor !== null && survivor.to > survivor.from
  return [
    watch(words[held.withSpouse ? 'withheldWithSpouse' : 'withheld'], {
      pay: inputs.pay,
      months: held.months,
      amount: held.amount,
      under,
    }),
    own.to > own.from
      ? survivorRises
        ? good(words.bothRise, { own, survivor })
        : good(words.ownRises, own)
      : survivorRises && good(words.survivorRises, survivor),
    held.survivor !== null &&
      held.survivor.from62 > held.survivor.before &&
      good(words.survivorRisesAt62, { from: held.survivor.before, to: held.survivor.from62 }),
  ]
}

/** Work that holds nothing back. */
function others({ result, inputs }: WorkedContext): readonly MaybeFound[] {
  const { household, monthly, outlook, held, law } = result
  const { you } = household
  const { birth } = you
  const { underFullAge: under, yearOfFullAge: limit } = law.rules.limits
  const full = { age: birth.fullAge, month: fromMonthCount(birth.fullMonth) }
  if (you.worker.isDisabled) return []
  if (you.hasClaimed)
    return [held.months === 0 && outlook.now < birth.fullMonth && note(words.notCounted, { full, under })]
  const keepsAll =
    held.months === 0 &&
    you.worker.work !== null &&
    monthly.claim >= birth.fullMonth &&
    you.worker.work.stops > birth.firstMonth
  const worksOn = insuredOf(result) !== null && birth.month + inputs.workUntil > monthly.claim
  return [
    held.months > 0 && note(words.lastYear, { limit }),
    keepsAll && note(words.noCost, { until: inputs.workUntil, full, under }),
    worksOn && note(words.afterClaim),
  ]
}

export const workFindings = { withheld, others }

/** The same for the spouse's own work. */
export function spouseWork({ result: { household, held, monthly }, inputs }: WorkedContext): MaybeFound {
  if (household.kind !== 'married' || held.spouseMonths === 0) return null
  return watch(words[monthly.spouse > 0 ? 'spouseAndYours' : 'spouse'], {
    pay: inputs.otherPay,
    months: held.spouseMonths,
  })
}
