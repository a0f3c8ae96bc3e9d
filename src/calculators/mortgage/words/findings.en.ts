/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

/** What paying more does for the loan. Only what is a month, or a dollar, or more is said. */
export interface Gain {
  readonly kind: 'both' | 'time' | 'interest'
  readonly months: number
  readonly interest: number
}
const gains = {
  both: ({ months, interest }: Gain, say: Say) =>
    `end the loan **${say.months(months)} sooner** and save **${say.about(interest)}** in interest`,
  time: ({ months }: Gain, say: Say) => `end the loan **${say.months(months)} sooner**`,
  interest: ({ interest }: Gain, say: Say) => `save **${say.about(interest)}** in interest`,
}
const gained = (gain: Gain, say: Say): string => gains[gain.kind](gain, say)

interface PmiCost {
  readonly total: number
  /** When it ends without a request. */
  readonly end: string
}
interface PmiRequest extends PmiCost {
  readonly month: string
  readonly saved: number
}
export const pmiWords = {
  request: ({ total, end, month, saved }: PmiRequest, say: Say) =>
    `**PMI costs ${say.about(total)}** if you wait for it to end automatically in ${say.month(end)}. Ask your servicer to remove it in ${say.month(month)} and you’d save ${say.money(saved)}.`,
  requestSooner: ({ total, end, month, saved }: PmiRequest, say: Say) =>
    `**PMI costs ${say.about(total)}** if you wait until ${say.month(end)}: paying extra doesn’t move the automatic date. Ask your servicer to remove it in ${say.month(month)} and you’d save ${say.money(saved)}.`,
  requestBeforePayoff: ({ total, month, saved }: PmiRequest, say: Say) =>
    `**PMI costs ${say.about(total)}** if you keep it until the loan is paid off. Ask your servicer to remove it in ${say.month(month)} and you’d save ${say.money(saved)}.`,
  automatic: ({ total, end }: PmiCost, say: Say) =>
    `**PMI costs ${say.about(total)}** before it ends automatically in ${say.month(end)}. A larger down payment could lower it or avoid it.`,
  untilPayoff: ({ total }: PmiCost, say: Say) =>
    `**PMI costs ${say.about(total)}** and lasts until the loan is paid off. A larger down payment could lower it or avoid it.`,
}

interface Fees {
  readonly total: number
  readonly upfront: number
}
export const programWords = {
  fhaForLife: ({ total, upfront }: Fees, say: Say) =>
    `**FHA insurance costs ${say.about(total)}** over the loan, plus ${say.money(upfront)} up front. With less than 10% down, it doesn’t end at 78%: only paying off or refinancing ends it.`,
  fhaEnds: ({ total, upfront, months }: Fees & { months: number }, say: Say) =>
    `**FHA insurance costs ${say.about(total)}**, plus ${say.money(upfront)} up front. It ends after ${say.months(months)} because you’d put at least 10% down.`,
  fhaPaidFirst: ({ total, upfront }: Fees, say: Say) =>
    `**FHA insurance costs ${say.about(total)}**, plus ${say.money(upfront)} up front. You’d pay off the loan before the insurance could end.`,
  usda: ({ total, upfront }: Fees, say: Say) =>
    `**USDA annual fees total ${say.about(total)}**, plus ${say.money(upfront)} up front. They fall with your balance but don’t end early. Income and location limits apply.`,
  va: ({ upfront }: Fees, say: Say) =>
    `**The VA funding fee is ${say.money(upfront)}**, with no monthly mortgage insurance. Veterans who receive VA disability compensation don’t pay the fee.`,
  vaExempt: () => '**You’d pay no VA funding fee** ($0), and VA loans have no monthly mortgage insurance.',
  fhaDown: (v: { dollars: number; share: number; score: number; otherShare: number; otherScore: number }, say: Say) =>
    `**FHA requires at least ${say.money(v.dollars)} down** (${say.percent(v.share)}) with a credit score of ${v.score} or higher, or ${say.percent(v.otherShare)} down with a score of ${v.otherScore} to ${v.score - 1}.`,
}

interface Limit {
  readonly loan: number
  readonly usual: number
  readonly highest: number
  /** The year the limits are of. */
  readonly asOf: string
}
export const limitWords = {
  jumbo: ({ loan, highest, asOf }: Limit, say: Say) =>
    `**A ${say.money(loan)} loan is a jumbo loan everywhere.** For ${asOf}, the limit is ${say.money(highest)} even in the costliest counties. Jumbo loans have their own rates and rules.`,
  overUsual: ({ loan, usual, highest, asOf }: Limit, say: Say) =>
    `**A ${say.money(loan)} loan is over the ${say.money(usual)} conforming limit** in most counties (${asOf}). Costly counties go up to ${say.money(highest)}; elsewhere you’d need a jumbo loan.`,
  fha: ({ loan, usual, highest, asOf }: Limit, say: Say) =>
    `**FHA lends up to ${say.money(usual)}** in most counties and ${say.money(highest)} in the costliest (${asOf}). Check your county’s limit before you count on a ${say.money(loan)} loan.`,
}

export const rateWords = {
  worst: (v: { rate: number; from: number; to: number; month: string }, say: Say) =>
    `**Your rate could reach ${say.percent(v.rate)}**, raising principal and interest from ${say.money(v.from)} to ${say.money(v.to)} a month. The first change comes with your ${say.month(v.month)} payment.`,
  capped: ({ rate }: { rate: number }, say: Say) =>
    `**With these caps, your rate would never go above ${say.percent(rate)}.**`,
}

export const extraWords = {
  own: ({ gain }: { gain: Gain }, say: Say) => `**Your extra payments** would ${gained(gain, say)}.`,
  early: ({ count }: { count: number }, say: Say) =>
    `**${say.count(count, 'one-time payment is', 'one-time payments are')} dated before the loan starts.** We added the amount to your first payment.`,
  late: ({ count }: { count: number }, say: Say) =>
    `**${say.count(count, 'one-time payment is', 'one-time payments are')} dated after the loan is paid off.** We left the amount out.`,
  heldHalves: ({ gain }: { gain: Gain }, say: Say) =>
    `**Paying every two weeks** would ${gained(gain, say)}. All of it comes from a 13th payment each year, which you could also make yourself.`,
  halves: ({ gain, more }: { gain: Gain; more: number }, say: Say) =>
    `**Paying every two weeks** would ${gained(gain, say)}. Most comes from a 13th payment each year; applying halves right away adds ${say.money(more)}.`,
  oneMore: ({ gain, hundred }: { gain: Gain; hundred: number }, say: Say) =>
    `**One extra payment a year** would ${gained(gain, say)}. Even $100 more a month would save ${say.about(hundred)}.`,
  oneMoreAdjustable: ({ gain }: { gain: Gain }, say: Say) =>
    `**One extra payment a year** would ${gained(gain, say)}. Each rate change recalculates your payment, so extra money lowers that too.`,
  oneMoreAlone: ({ gain }: { gain: Gain }, say: Say) => `**One extra payment a year** would ${gained(gain, say)}.`,
  hundred: ({ gain }: { gain: Gain }, say: Say) => `**Each extra $100 a month** would ${gained(gain, say)}.`,
}

interface Years15 {
  readonly more: number
  readonly saved: number
}
interface Escrow {
  readonly costs: string
  readonly from: number
  readonly to: number
  readonly year: number
}
/** Where a sentence begins with them. */
export const ownerCostNames = { plain: 'Taxes and insurance', withDues: 'Taxes, insurance and dues' }

export const laterWords = {
  escrowRises: ({ costs, from, to, year }: Escrow, say: Say) =>
    `**${costs} would rise from ${say.money(from)} to ${say.money(to)} a month** by year ${year}, even though the loan payment stays the same. Leave room for that in your budget.`,
  escrowRisesToo: ({ costs, from, to, year }: Escrow, say: Say) =>
    `**${costs} would rise from ${say.money(from)} to ${say.money(to)} a month** by year ${year}, besides any change in the rate. Leave room for that in your budget.`,
  escrowFalls: ({ costs, from, to, year }: Escrow, say: Say) =>
    `**${costs} would fall from ${say.money(from)} to ${say.money(to)} a month** by year ${year} at the changes you entered.`,
  fifteenYears: ({ more, saved }: Years15, say: Say) =>
    `**A 15-year loan at the same rate** would cost **${say.money(more)}** more a month and save **${say.about(saved)}** in interest. Lenders usually offer a lower rate for 15 years.`,
  fifteenYearsPlain: ({ more, saved }: Years15, say: Say) =>
    `**A 15-year loan at the same rate** would cost **${say.money(more)}** more a month and save **${say.about(saved)}** in interest, compared with your full term without extra payments.`,
  apr: ({ apr, rate, parts }: { apr: number; rate: number; parts: readonly string[] }, say: Say) =>
    `**Your APR is about ${say.percent(apr)}**, not ${say.percent(rate)}, because it includes ${say.list(parts)}. Use it to compare loans you’d keep equally long.`,
}
export const aprParts = {
  points: 'points',
  lenderFees: 'lender fees',
  upfrontFee: 'the upfront fee',
  insurance: 'mortgage insurance',
  interest: 'prepaid interest',
  laterRate: 'later rate changes',
}

export const notIncluded = () =>
  'Not included: maintenance, utilities, moving costs and any tax savings. Future home values, taxes and insurance are estimates in future dollars.'
export const notIncludedWithoutLoan = () =>
  'Not included: maintenance, utilities and what your cash could earn if you invested it.'
