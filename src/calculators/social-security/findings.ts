import { floorToDollar } from '#engine/money.ts'
import { dueUnder } from '#engine/social-security/own-plan.ts'
import { fullSpouseAmount } from '#engine/social-security/spouse.ts'
import { survivorBase, survivorDue } from '#engine/social-security/survivor.ts'
import { cutAfter } from '#engine/social-security/trust-fund.ts'
import { publicPensionRules, workerReduction } from '#facts/social-security/rules.ts'
import { trustFundOutlook } from '#facts/social-security/trust-fund.ts'
import { dollars, dollarsAndCents, listText, percentText, plain } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { choicesOf } from './choices.ts'
import type { Worked } from './compute.ts'
import type { SocialSecurityInputs } from './fields.ts'
import { familyMaximumOf, insuredOf } from './figures.ts'
import type { Law } from './law.ts'
import type { ZoneOf } from './pictures.ts'
import { LATER_YEARS } from './taxed.ts'
import { ageAndMonth, ageIn, ageText, rangeText, when } from './words.ts'

type Found = Finding | null

const CLOSE = 'Inside that zone health, work and peace of mind can decide.'

/** The zone in words; for one person alone the answer above says it. */
function flatTop({ household, choices }: Worked, zone: ZoneOf): Found {
  if (zone === null || household.kind === 'single' || choices.grid.values.length < 2) return null
  const { birth } = household.you
  const own = `claim ${rangeText(birth, zone.rows.first, zone.rows.last)}`
  const { first, last } = zone.columns
  const plans = '**The best plans differ little.** All that come within 1% of the best have you'
  if (household.kind === 'married')
    return {
      tone: 'good',
      text: `${plans} ${own} and your spouse ${rangeText(household.other.birth, first, last)}. ${CLOSE}`,
    }
  return household.kind === 'widowed'
    ? {
        tone: 'good',
        text: `${plans} ${own} on your own record and take the survivor’s benefit ${rangeText(birth, first, last)}. ${CLOSE}`,
      }
    : { tone: 'good', text: `${plans} ${own}. ${CLOSE}` }
}

function waiting({ against, household, plan }: Worked): Found {
  if (against === null) return null
  const { birth } = household.you
  const { breakEven, earliest } = against
  return breakEven.outcome === 'reached'
    ? {
        tone: 'note',
        text: `**Waiting from ${ageIn(birth, earliest)} to ${ageIn(birth, plan.claimMonth)} pays off at ${ageText(breakEven.age)}** on your own benefit: whoever lives past ${when(breakEven.month)} has been paid more in all, in today’s dollars. It also insures against a long life.`,
      }
    : {
        tone: 'watch',
        text: `**Waiting from ${ageIn(birth, earliest)} to ${ageIn(birth, plan.claimMonth)}** never catches up on your own benefit alone.`,
      }
}

function work(result: Worked, inputs: SocialSecurityInputs, law: Law): Found {
  const { household, monthly, plan, outlook, held } = result
  const { you } = household
  const { limits } = law.rules
  if (held.months > 0) {
    const before = floorToDollar(dueUnder(plan, you.claim))
    const after = floorToDollar(dueUnder(plan, you.birth.fullMonth))
    const again = [
      ...(after > before ? [`your own benefit is worked out again, from ${dollars(before)} to ${dollars(after)}`] : []),
      ...(held.survivor !== null && held.survivor.after > held.survivor.before
        ? [
            `the survivor’s benefit is worked out again, from ${dollars(held.survivor.before)} to ${dollars(held.survivor.after)}`,
          ]
        : []),
    ]
    const back =
      again.length === 0 ? '' : ` The months are not lost: at full retirement age ${listText(again)} a month for life.`
    return {
      tone: 'watch',
      text: `**Work at ${dollars(inputs.pay)} a year holds back ${plain(held.months)} ${held.months === 1 ? 'payment' : 'payments'}**, ${dollars(held.amount)} in all${held.withSpouse ? ', your spouse’s add-on among it' : ''}: before full retirement age $1 is held for every $2 of pay above ${dollars(limits.underFullAge)} a year (in the last year $1 for $3 above ${dollars(limits.yearOfFullAge)}).${back}`,
    }
  }
  if (you.hasClaimed && outlook.now < you.birth.fullMonth)
    return {
      tone: 'note',
      text: `**Work from now on is not counted** against a claim already made. Before full retirement age, ${ageAndMonth(you.birth, you.birth.fullMonth)}, pay above ${dollars(limits.underFullAge)} a year holds back $1 of every $2, and the held months raise your benefit later.`,
    }
  if (you.worker.work === null || you.hasClaimed) return null
  if (monthly.claim >= you.birth.fullMonth && you.worker.work.stops > you.birth.firstMonth)
    return {
      tone: 'note',
      text: `**Your plan to work until ${ageText(inputs.workUntil)}** costs no benefit with this claim. Claimed before full retirement age, ${ageAndMonth(you.birth, you.birth.fullMonth)}, pay above ${dollars(limits.underFullAge)} a year would hold payments back, and those months would raise your benefit later. The values above count that.`,
    }
  return null
}

/** The same for the spouse's own work. */
function spouseWork({ household, held, monthly }: Worked, inputs: SocialSecurityInputs): Found {
  if (household.kind !== 'married' || held.spouseMonths === 0) return null
  const months = `${plain(held.spouseMonths)} of their payments`
  return {
    tone: 'watch',
    text: `**Your spouse’s work at ${dollars(inputs.otherPay)} a year holds back ${months}**${monthly.spouse > 0 ? ', and what their record adds to yours with them' : ''}. Those months raise their benefit from full retirement age on; the values above count both.`,
  }
}

function firstPayment({ household, monthly }: Worked): Found {
  const { you } = household
  if (monthly.first >= monthly.own || you.hasClaimed) return null
  const january = monthly.claim - (monthly.claim % 12) + 12
  const from = Math.min(january, you.birth.month70)
  return {
    tone: 'note',
    text: `**Your first payments would be ${dollars(monthly.first)}**, for credits earned by waiting are added in January. From ${when(from)} on it is ${dollars(monthly.own)}. Only a claim at 70 gets them all at once.`,
  }
}

function laterPay(result: Worked, inputs: SocialSecurityInputs): Found {
  const record = insuredOf(result)
  const stops = result.household.you.birth.month + inputs.workUntil
  if (record === null || result.household.you.hasClaimed || stops <= result.monthly.claim) return null
  return {
    tone: 'note',
    text: `**You plan to work after claiming.** We count all of that pay from the start. The first payments may be a little lower: Social Security adds each later year of pay by working your benefit out again.`,
  }
}

/** A record too short to pay, where another person's pays. */
function tooFewCredits({ household }: Worked): Found {
  const { insurance } = household.you
  return insurance?.outcome === 'not-insured'
    ? {
        tone: 'watch',
        text: `**Your own record pays nothing yet:** it has ${plain(insurance.credits)} of ${plain(insurance.creditsNeeded)} credits, and ${plain(insurance.more)} more would do, four a year at most.`,
      }
    : null
}

function spouse(result: Worked, law: Law): Found {
  const { household, monthly } = result
  if (household.kind !== 'married' && household.kind !== 'divorced') return null
  const { you, other } = household
  const half = fullSpouseAmount(other.worker.pia, law.rules.spouseShare)
  if (monthly.spouse > 0)
    return {
      tone: 'good',
      text: `**${household.kind === 'divorced' ? 'A former spouse’s' : 'Your spouse’s'} record adds ${dollars(monthly.spouse)} a month** to yours. At full retirement age half of their full benefit, ${dollars(half)}, is topped up; waiting past it adds nothing to this part, and claiming one benefit claims both.`,
    }
  if (household.kind === 'married' && result.spouse !== null && result.spouse.spouse > 0)
    return {
      tone: 'good',
      text: `**Your record adds ${dollars(result.spouse.spouse)} a month** to your spouse’s own benefit, once both have claimed. The top-up does not grow past full retirement age.`,
    }
  if (household.kind === 'divorced')
    return {
      tone: 'note',
      text: `**A former spouse’s record adds nothing while they live:** ${nothingAdded(half, you.worker.pia)}. If they die before you, you may be paid up to their whole benefit.`,
    }
  return null
}

/** Why half of the other's benefit adds nothing: it is no more than the own one, or the claim age leaves nothing of the difference. */
const nothingAdded = (half: number, own: number): string =>
  half > own
    ? `half of their full benefit, ${dollars(half)}, is more than your own ${dollars(own)} at full retirement age, but at your claim age nothing of it is left to top up`
    : `half of their full benefit, ${dollars(half)}, is not more than your own ${dollars(own)}`

/** What the larger record leaves to the other person. */
function survivor(result: Worked, law: Law): Found {
  const { household, monthly } = result
  if (household.kind !== 'married' || result.spouse === null) return null
  const { you, other } = household
  const mine = monthly.own >= result.spouse.own
  const [dead, left, kept] = mine ? [you, other, result.spouse.own] : [other, you, monthly.own]
  const base = survivorBase(
    {
      birth: dead.birth,
      pia: dead.worker.pia,
      claimMonth: dead.claim,
      diedIn: Math.max(dead.claim, dead.birth.month70) + 1,
    },
    workerReduction.value,
    law.rules.survivor,
  )
  const due = floorToDollar(survivorDue(base, left.birth, left.birth.survivorFullMonth, law.rules.survivor))
  const together = dollars(monthly.total + result.spouse.total)
  const keeps = dollars(Math.max(due, kept))
  return {
    tone: due > kept ? 'act' : 'note',
    text: `**${mine ? `If you die first, your spouse keeps ${keeps}` : `If your spouse dies first, you keep ${keeps}`} of ${together} a month.** The larger benefit goes on and the smaller one ends${dead.hasClaimed ? '' : ', so a later claim by the higher earner lasts for both lives'}.`,
  }
}

function taxes({ taxed }: Worked, inputs: SocialSecurityInputs): Found {
  if (taxed.benefits <= 0) return null
  const later =
    taxed.shareLater > taxed.share + 0.005 &&
    percentText(taxed.shareLater * 100, 0) !== percentText(taxed.share * 100, 0)
      ? ` The limits do not rise with prices: in ${LATER_YEARS} years at ${percentText(inputs.inflation)} inflation it would be ${percentText(taxed.shareLater * 100, 0)}.`
      : ''
  if (taxed.taxable < 0.5)
    return {
      tone: 'good',
      text: `**None of your benefit would be taxed** by the federal government with ${dollars(inputs.otherIncome)} of other income.${later}`,
    }
  const thousand =
    taxed.nextThousand > 1
      ? ` Your next $1,000 from an IRA or a job makes ${dollars(taxed.nextThousand)} more of the benefit taxable, so it is taxed like ${dollars(1000 + taxed.nextThousand)}.`
      : ''
  return {
    tone: 'watch',
    text: `**${percentText(taxed.share * 100, 0)} of your benefit, ${dollars(taxed.taxable)} a year, counts as taxable income** with ${dollars(inputs.otherIncome)} of other income.${thousand}${later}`,
  }
}

function medicare({ taxed, household, outlook }: Worked, law: Law): Finding {
  const { surcharge, medicareIncome } = taxed
  const { partBPremium, irmaaIncomeYear } = law.medicare.value
  const extra = surcharge.partB + surcharge.partD
  const joined = outlook.now > household.you.birth.month + 65 * 12 + 3
  const start = joined
    ? '**Medicare premiums come out of the benefit.**'
    : '**Medicare starts at 65 whenever you claim.** Sign up in the seven months around your 65th birthday unless a job’s plan covers you.'
  const back = law.year - irmaaIncomeYear
  const step =
    extra > 0
      ? ` Your income of ${dollars(medicareIncome)} would add ${dollarsAndCents(extra)} a month to each person’s premiums (${dollarsAndCents(partBPremium)} for Part B in ${law.year}); it goes by the income of ${back} years before.`
      : surcharge.next !== null
        ? ` Part B is ${dollarsAndCents(partBPremium)} a month in ${law.year}. With more than ${dollars(surcharge.next.edge)} of income, taxable benefits included, ${dollarsAndCents(surcharge.next.more)} a month each comes on top; you are at ${dollars(medicareIncome)}.`
        : ''
  return { tone: extra > 0 ? 'watch' : joined ? 'note' : 'act', text: `${start}${step}` }
}

function trustFund(result: Worked, inputs: SocialSecurityInputs, law: Law): Finding {
  const { household, outlook, choices, monthly } = result
  if (outlook.cut !== null) {
    const share = percentText(inputs.cutShare, 0)
    const whole = choicesOf(household, { ...outlook, cut: null }, law, 12).value
    return {
      tone: 'watch',
      text: `**The cut is counted:** from January ${inputs.cutYear + 1} each benefit pays ${share}, ${dollars((monthly.total * inputs.cutShare) / 100)} instead of ${dollars(monthly.total)} for you. ${whole - choices.value < 1 ? 'It takes nothing of this plan’s lifetime value' : `It takes ${dollars(whole - choices.value)} of this plan’s lifetime value`}.`,
    }
  }
  const { year, payableShare } = trustFundOutlook.value.retirement
  const cut = cutAfter(year, payableShare)
  const less = choices.value - choicesOf(household, { ...outlook, cut }, law, 12).value
  return {
    tone: 'note',
    text: `**A trust-fund cut is not counted.** If Congress did nothing, the Trustees expect the reserves to last into ${year} and taxes to pay ${percentText(payableShare * 100, 0)} after. That would take ${less < 1 ? 'nothing' : dollars(less)} of this plan’s lifetime value${less < 1 ? '' : '; switch it on to see it'}.`,
  }
}

function divorce({ household }: Worked): Found {
  if (household.kind !== 'single' || household.divorce === null) return null
  const { divorce: found } = household
  if (found.outcome === 'marriage-too-short')
    return {
      tone: 'note',
      text: `**Only your own record counts:** a former spouse’s record pays after ${found.yearsNeeded} years of marriage.`,
    }
  return found.outcome === 'remarried'
    ? {
        tone: 'note',
        text: '**Only your own record counts here:** benefits on a former spouse’s record stop while you are married again. Choose “Married” to add your present spouse.',
      }
    : null
}

function leftOut(result: Worked): Finding {
  const record = insuredOf(result)
  const most =
    record === null
      ? ''
      : ` (children under 18 and a parent caring for them can be paid too; your record pays a family at most ${dollars(familyMaximumOf(record, result.year - 1))} a month)`
  return {
    tone: 'note',
    text: `Everything is **in today’s dollars**: benefits rise with prices each January. A pension from work outside Social Security no longer lowers benefits: the old windfall and pension offsets ended with ${publicPensionRules.value.lastMonth.slice(0, 4)}. Left out: disability, children’s benefits${most}, the tax itself, and changes in the law.`,
  }
}

export const findingsOf = (result: Worked, inputs: SocialSecurityInputs, law: Law, zone: ZoneOf): readonly Finding[] =>
  [
    flatTop(result, zone),
    waiting(result),
    divorce(result),
    tooFewCredits(result),
    spouse(result, law),
    survivor(result, law),
    work(result, inputs, law),
    spouseWork(result, inputs),
    firstPayment(result),
    laterPay(result, inputs),
    taxes(result, inputs),
    medicare(result, law),
    trustFund(result, inputs, law),
    leftOut(result),
  ].filter((finding) => finding !== null)
