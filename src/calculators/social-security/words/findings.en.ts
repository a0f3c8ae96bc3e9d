/** What is true of these numbers, why it matters, what could be done. Ages in months, money in today's dollars. */
import type { Say } from '../../kit/say.ts'
import { type AgeInMonth, type AgeRange, ageInMonthText, ageText, rangeText } from './ages.en.ts'

type Money = { readonly monthly: number }
type Rise = { readonly from: number; readonly to: number }

export const zone = {
  own: ({ own }: { own: AgeRange }) =>
    `**The best plans are close together.** Those within 1% of the best have you claim ${rangeText(own)}. Your health and work can decide.`,
  couple: ({ own, second }: { own: AgeRange; second: AgeRange }) =>
    `**The best plans are close together.** Those within 1% have you claim ${rangeText(own)} and your spouse ${rangeText(second)}.`,
  widowed: ({ own, second }: { own: AgeRange; second: AgeRange }) =>
    `**The best plans are close together.** Those within 1% start your own benefit ${rangeText(own)} and your survivor benefit ${rangeText(second)}.`,
}

interface Waiting {
  readonly from: number
  readonly to: number
}
export const waiting = {
  pays: ({ from, to, evenAt, month }: Waiting & { evenAt: number; month: string }, say: Say) =>
    `**Waiting from ${ageText(from)} to ${ageText(to)} breaks even at ${ageText(evenAt)}.** Live past ${say.month(month)} and your own benefit has paid you more in total.`,
  never: ({ from, to }: Waiting) =>
    `**Waiting from ${ageText(from)} to ${ageText(to)} never catches up** on your own benefit alone.`,
}

interface Withheld {
  readonly pay: number
  readonly months: number
  readonly amount: number
  readonly under: number
}
const withheldFor = ({ pay, months, amount }: Omit<Withheld, 'under'>, say: Say) =>
  `**Working at ${say.money(pay)} a year holds back ${say.count(months, 'payment', 'payments')}**, ${say.money(amount)} total`
const rule = ({ under }: { under: number }, say: Say) =>
  `Before full retirement age, you lose $1 for every $2 you earn above ${say.money(under)} a year.`
export const work = {
  withheld: (values: Withheld, say: Say) => `${withheldFor(values, say)}. ${rule(values, say)}`,
  withheldWithSpouse: (values: Withheld, say: Say) =>
    `${withheldFor(values, say)}, including your spouse’s add-on. ${rule(values, say)}`,
  ownRises: ({ from, to }: Rise, say: Say) =>
    `**Those payments aren’t lost.** At full retirement age, your own benefit goes from ${say.money(from)} to ${say.money(to)} a month for life.`,
  survivorRises: ({ from, to }: Rise, say: Say) =>
    `**Those payments aren’t lost.** At full retirement age, your survivor benefit goes from ${say.money(from)} to ${say.money(to)} a month for life.`,
  survivorRisesAt62: ({ from, to }: Rise, say: Say) =>
    `**Your survivor benefit goes up at 62 already,** from ${say.money(from)} to ${say.money(to)} a month. Payments withheld before 62 are credited then, later ones at full retirement age.`,
  bothRise: ({ own, survivor }: { own: Rise; survivor: Rise }, say: Say) =>
    `**Those payments aren’t lost.** At full retirement age, your own benefit goes from ${say.money(own.from)} to ${say.money(own.to)} a month, your survivor benefit from ${say.money(survivor.from)} to ${say.money(survivor.to)}.`,
  lastYear: ({ limit }: { limit: number }, say: Say) =>
    `**The limit is higher in your last year.** In the year you reach full retirement age, you lose only $1 for every $3 you earn above ${say.money(limit)}.`,
  notCounted: ({ full, under }: { full: AgeInMonth; under: number }, say: Say) =>
    `**Work from now on isn’t counted.** Until ${ageInMonthText(full, say)}, you’d lose $1 of every $2 you earn above ${say.money(under)} a year, and your benefit would rise later.`,
  noCost: ({ until, full, under }: { until: number; full: AgeInMonth; under: number }, say: Say) =>
    `**Working until ${ageText(until)} costs you no benefits with this plan.** If you claimed before ${ageInMonthText(full, say)}, pay above ${say.money(under)} a year would hold back payments.`,
  spouse: ({ pay, months }: { pay: number; months: number }, say: Say) =>
    `**Your spouse’s work at ${say.money(pay)} a year holds back ${say.count(months, 'payment', 'payments')}.** Their benefit rises at full retirement age to make up for it.`,
  spouseAndYours: ({ pay, months }: { pay: number; months: number }, say: Say) =>
    `**Your spouse’s work at ${say.money(pay)} a year holds back ${say.count(months, 'payment', 'payments')}**, plus what their record adds to yours. Their benefit rises at full retirement age to make up for it.`,
  afterClaim: () =>
    '**You plan to work after claiming.** We count that pay from the start. Your first payments may be a little lower until Social Security recalculates your benefit.',
}

export const firstPayment = ({ first, month, full }: { first: number; month: string; full: number }, say: Say) =>
  `**Your first payments would be ${say.money(first)}.** Credits for waiting are added in January, so it’s ${say.money(full)} from ${say.month(month)}. Claiming at 70 gets them all at once.`

export const tooFewCredits = (
  { has, needs, more, perYear }: { has: number; needs: number; more: number; perYear: number },
  say: Say,
) =>
  `**Your own record pays nothing yet.** It has ${say.number(has)} of ${say.number(needs)} credits, so you need ${say.number(more)} more. You can earn up to ${say.number(perYear)} a year.`

interface HalfOf {
  readonly half: number
  readonly own: number
}
const topUp = ({ monthly, half }: Money & { half: number }, whose: string, say: Say) =>
  `**${whose} record adds ${say.money(monthly)} a month to yours.** It tops you up toward half of their full benefit, ${say.money(half)}. Waiting past full retirement age won’t raise that part.`
export const spouse = {
  adds: (values: Money & { half: number }, say: Say) => topUp(values, 'Your spouse’s', say),
  exAdds: (values: Money & { half: number }, say: Say) => topUp(values, 'Your ex-spouse’s', say),
  bothAtOnce: () => '**Claiming one benefit claims both.** You can’t take the spouse’s part now and your own later.',
  yoursAdds: ({ monthly }: Money, say: Say) =>
    `**Your record adds ${say.money(monthly)} a month to your spouse’s benefit** once you’ve both claimed. That part doesn’t grow past full retirement age.`,
  exIsSmaller: ({ half, own }: HalfOf, say: Say) =>
    `**Your ex-spouse’s record adds nothing while they live.** Half of their full benefit, ${say.money(half)}, isn’t more than your own ${say.money(own)}. If they die first, you could get more.`,
  exIsUsedUp: ({ half, own }: HalfOf, say: Say) =>
    `**Your ex-spouse’s record adds nothing at your claim age.** Half of their benefit, ${say.money(half)}, is more than your own ${say.money(own)} at full retirement age. Claiming when you do uses up the difference.`,
}

interface Left {
  readonly left: number
  readonly both: number
}
const dying = (who: string, { left, both }: Left, say: Say) =>
  `**If ${who} ${say.money(left)} of ${say.money(both)} a month.** The larger benefit continues and the smaller one stops`
export const survivor = {
  limits: () =>
    'A marriage before 60 (50 if you’re disabled) stops this benefit while it lasts. Not included: special indexing for a death before 62, which can only raise it, and payments to parents of children under 16.',
  spouseKeeps: (values: Left, say: Say) => `${dying('you die first, your spouse keeps', values, say)}.`,
  youKeep: (values: Left, say: Say) => `${dying('your spouse dies first, you keep', values, say)}.`,
  spouseKeepsMore: (values: Left, say: Say) =>
    `${dying('you die first, your spouse keeps', values, say)}, so claiming yours later protects them too.`,
  youKeepMore: (values: Left, say: Say) =>
    `${dying('your spouse dies first, you keep', values, say)}, so their claiming later protects you too.`,
}

export const taxes = {
  none: ({ income }: { income: number }, say: Say) =>
    `**None of your benefits are taxed** by the federal government with ${say.money(income)} of other income.`,
  some: ({ share, taxable, income }: { share: number; taxable: number; income: number }, say: Say) =>
    `**${say.percent(share, 0)} of your benefits, ${say.money(taxable)} a year, are taxable** with ${say.money(income)} of other income.`,
  nextThousand: ({ extra }: { extra: number }, say: Say) =>
    `**Your next $1,000 of income is taxed like ${say.money(1000 + extra)}.** That’s because an IRA withdrawal or a job makes ${say.money(extra)} more of your benefits taxable.`,
  later: ({ years, inflation, share }: { years: number; inflation: number; share: number }, say: Say) =>
    `**The tax limits don’t rise with prices.** In ${say.years(years)}, ${say.percent(share, 0)} of your benefits would be taxable at ${say.percent(inflation)} inflation.`,
}

export const medicare = {
  signUp: () =>
    '**Medicare starts at 65, whenever you claim.** Sign up in the seven months around your 65th birthday, unless a plan from a job covers you.',
  surcharge: ({ extra, partB, year, back }: { extra: number; partB: number; year: number; back: number }, say: Say) =>
    `**Your income adds ${say.cents(extra)} a month to each person’s Medicare premiums**, ${say.cents(partB)} for Part B in ${year}. It goes by your income ${say.years(back)} earlier.`,
  premium: (
    { partB, year, edge, more, income }: { partB: number; year: number; edge: number; more: number; income: number },
    say: Say,
  ) =>
    `**Medicare Part B costs ${say.cents(partB)} a month in ${year}.** With income over ${say.money(edge)}, each person pays ${say.cents(more)} more a month. Yours is ${say.money(income)}, taxable benefits included.`,
}

export const trustFund = {
  included: ({ from, share, cut, whole }: { from: number; share: number; cut: number; whole: number }, say: Say) =>
    `**A trust-fund cut is included.** From January ${from}, each benefit pays ${say.percent(share, 0)}: ${say.money(cut)} instead of ${say.money(whole)} for you.`,
  costs: ({ less }: { less: number }, say: Say) =>
    `**The trust-fund cut takes about ${say.money(less)} off this plan’s lifetime value.** Turn it off to compare.`,
  notIncluded: ({ year, share, less }: { year: number; share: number; less: number }, say: Say) =>
    `**A trust-fund cut isn’t included.** The Trustees expect reserves to last into ${year}, then taxes to pay ${say.percent(share, 0)}. That would take about ${say.money(less)} off your lifetime value.`,
  notFelt: ({ year, share }: { year: number; share: number }, say: Say) =>
    `**A trust-fund cut isn’t included.** The Trustees expect reserves to last into ${year}, then taxes to pay ${say.percent(share, 0)}. It wouldn’t change your lifetime value.`,
}

export const divorce = {
  tooShort: ({ years }: { years: number }, say: Say) =>
    `**Only your own record counts.** An ex-spouse’s record pays after ${say.years(years)} of marriage.`,
  remarried: () =>
    '**Only your own record counts.** You can’t get benefits on an ex-spouse’s record while you’re married again. Choose “Married” to add your current spouse.',
}

export const leftOut = {
  family: ({ most }: { most: number }, say: Say) =>
    `**Your family may get benefits too.** Children under 18 and a parent caring for them could add up to a family maximum of ${say.money(most)} a month. You could add your children above.`,
  pension: ({ year }: { year: string }) =>
    `**A pension from work outside Social Security no longer lowers your benefit.** The old offsets ended in ${year}.`,
  rest: () =>
    'Everything is **in today’s dollars**, because benefits rise with prices each January. Lifetime values are before tax. Not included: changes in the law.',
  restCouple: () =>
    'Everything is **in today’s dollars**, because benefits rise with prices. Lifetime values are before tax. Changes in the law aren’t included.',
  refiling: () =>
    'Not included: stopping your benefit at full retirement age to let it grow until 70, or taking back a claim in its first year.',
  survivorAge: () =>
    'Not included: survivor benefits before 60, which a disability or a child in your care could bring. If one of you died young, this plan starts them at 60.',
  disabledSurvivor: () =>
    'Not included: survivor benefits from 50 because of a disability when you don’t get disability benefits of your own. Ask Social Security about them.',
}

interface Paid {
  readonly count: number
  readonly children: number
  readonly spouse: number
  readonly hasClaimed: boolean
}
const paidFirst = ({ count, children: amount, spouse, hasClaimed }: Paid, say: Say) =>
  `**${hasClaimed ? 'Your' : 'Once you claim, your'} ${count === 1 ? 'child gets' : 'children get'} ${say.money(amount)} a month at first.**${spouse > 0 ? ` Your spouse gets ${say.money(spouse)} for caring for them.` : ''}`
export const children = {
  paid: (values: Paid & { month: string }, say: Say) =>
    `${paidFirst(values, say)} Payments end by ${say.month(values.month)}. The lifetime values include this.`,
  paidOn: (values: Paid, say: Say) =>
    `${paidFirst(values, say)} A disabled child’s benefit continues. The lifetime values include this.`,
  waiting: ({ lost }: { lost: number }, say: Say) =>
    `**Waiting to claim gives up ${say.money(lost)} of your family’s benefits.** They can’t start before yours, which can make an earlier claim worth more.`,
  tooLate: ({ month }: { month: string }, say: Say) =>
    `**Your children would get nothing with this plan.** Their benefits end by ${say.month(month)}, before you claim, and can’t start until you do.`,
  limits: ({ most }: { most: number }, say: Say) =>
    `Your family maximum is ${say.money(most)} a month, including your own benefit at full retirement age. Not included: children’s benefits after a death.`,
  bothRecords: ({ most }: { most: number }, say: Say) =>
    `**Your children can be paid on either of your records.** Once you’ve both claimed, it’s the larger one, with both family maximums together: at most ${say.money(most)} a month. Payments after a death aren’t included.`,
}

export const disability = {
  paid: ({ benefit, most, wait }: { benefit: number; most: number; wait: number }, say: Say) =>
    `**If you became disabled now, you’d get about ${say.money(benefit)} a month** after a ${say.number(wait, 0)}-month wait, with no cut for your age. With your family, it’s at most ${say.money(most)}. It later becomes your retirement benefit.`,
  becomes: ({ full }: { full: AgeInMonth }, say: Say) =>
    `**There’s nothing to claim.** At ${ageInMonthText(full, say)}, your disability benefit becomes a retirement benefit of the same amount, with no credits for waiting. Until then, working too much can end it.`,
  became: () =>
    '**There’s nothing to claim.** Your disability benefit has become a retirement benefit of the same amount.',
  survivorFrom50: ({ share }: { share: number }, say: Say) =>
    `**You can take a survivor benefit from 50,** because your disability began no later than seven years after the death. Up to 60, it’s ${say.percent(share)} of the full amount, and waiting until 60 adds nothing.`,
  survivorFrom60: () =>
    '**Your survivor benefit starts at 60 at the earliest.** It starts from 50 only if a disability begins no later than seven years after the death.',
  notInsured: () =>
    'If you became disabled now, you’d have too few recent credits for a disability benefit. Most people need 20 from the last ten years.',
}
