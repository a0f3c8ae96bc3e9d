/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

interface Gap {
  /** "until month 36": see `spans`. */
  readonly when: string
  readonly gap: number
}
export const spans = {
  underFirstDay: () => 'on the first day',
  underInMonth: ({ from }: { from: number }) => `in month ${from}`,
  underUntil: ({ to }: { to: number }) => `until month ${to}`,
  underBetween: ({ from, to }: { from: number; to: number }) => `from month ${from} to month ${to}`,
}
export const underWords = {
  never: ({ term }: { term: number }, say: Say) =>
    `**If the car is totaled or you sell it, you could pay off the loan** at any time in the ${say.months(term)}. Its value stays above what you owe.`,
  safe: ({ when, gap, down }: Gap & { down: number }, say: Say) =>
    `**You’d owe more than the car is worth ${when}**, by up to ${say.money(gap)}. Insurance pays only the car’s value. About ${say.money(down)} more down would prevent it; GAP coverage insures it.`,
  plain: ({ when, gap }: Gap, say: Say) =>
    `**You’d owe more than the car is worth ${when}**, by up to ${say.money(gap)}. If it’s totaled, insurance pays only the car’s value.`,
}

interface Old {
  readonly old: number
  readonly interest: number
}
export const oldLoanWords = {
  moved: ({ old, interest }: Old, say: Say) =>
    `**${say.money(old)} of your old loan moves into the new one** and costs ${say.money(interest)} in interest there. Paying it off first, or waiting to trade in, could save that.`,
  movedFree: ({ old }: Old, say: Say) => `**${say.money(old)} of your old loan moves into the new one.**`,
  rest: ({ rest }: { rest: number }, say: Say) => `Your cash pays the other ${say.money(rest)}.`,
}

export const taxWords = {
  choose: () =>
    '**Sales tax on most new cars is over a thousand dollars.** States treat trade-ins and rebates differently, so choose your state to add yours.',
  enter: ({ rule }: { rule: string }) => `**Sales tax isn’t included.** ${rule} Enter the dealer’s figure under fees.`,
  own: ({ tax }: { tax: number }, say: Say) =>
    `**We used the ${say.money(tax)} in tax that you entered** instead of your state’s rule.`,
  rule: ({ tax, rule }: { tax: number; rule: string }, say: Say) => `**Sales tax is ${say.money(tax)}.** ${rule}`,
  saved: ({ saved }: { saved: number }, say: Say) => `The trade-in saves you about ${say.money(saved)} in tax.`,
  localAverage: ({ amount, rate, asOf }: { amount: number; rate: number; asOf: string }, say: Say) =>
    `**${say.money(amount)} of the sales tax is local**, at your state’s average of ${say.percent(rate)} (${say.monthShort(asOf)}). Your city and county have their own rate. You could enter it under fees.`,
  localUnknown: () =>
    '**Some cities and counties here add their own tax on cars.** We don’t include it. You could ask the dealer and enter the rate under fees.',
  unsure: ({ state, parts }: { state: string; parts: readonly string[] }, say: Say) =>
    `**Public lists disagree about ${say.list(parts)} in ${state}.** Check with the dealer or the state before you sign.`,
}

interface Offer {
  readonly saved: number
  readonly usual: number
  readonly low: number
  readonly lowRate: number
}
const payments = ({ usual, low, lowRate }: Offer, say: Say): string =>
  `You’d pay ${say.money(usual)} a month, or ${say.money(low)} at ${say.percent(lowRate)}.`
export const offerWords = {
  rebate: (v: Offer, say: Say) =>
    `**The rebate saves you ${say.money(v.saved)}** over the low rate if you keep the loan to the end. ${payments(v, say)}`,
  usualRate: (v: Offer, say: Say) =>
    `**The usual rate costs ${say.money(v.saved)} less** than the special rate if you keep the loan to the end. ${payments(v, say)}`,
  lowRate: (v: Offer, say: Say) =>
    `**The low rate saves you ${say.money(v.saved)}** if you keep the loan to the end. ${payments(v, say)}`,
  same: (v: Offer, say: Say) => `**Both offers cost the same** if you keep the loan to the end. ${payments(v, say)}`,
  turnRebate: ({ month }: { month: number }) =>
    `**If you sell or pay off before month ${month}, the rebate wins.** A low rate needs time to make up for it.`,
  turnUsual: ({ month }: { month: number }) =>
    `**If you sell or pay off before month ${month}, the usual rate wins.** A low rate needs time to make up for it.`,
  even: ({ rebate }: { rebate: number }, say: Say) =>
    `**A ${say.money(rebate)} rebate would break even with the low rate.** You could ask the dealer for more than that.`,
}

interface Thumb {
  readonly passed: number
  readonly asked: number
  readonly down: number
  readonly term: number
}
export const thumbWords = {
  withIncome: (v: Thumb & { share: number; largest: number }, say: Say) =>
    `**You meet ${v.passed} of ${v.asked} parts of the 20/4/10 rule:** ${say.percent(v.down, 0)} down, ${say.months(v.term)}, ${say.percent(v.share, 0)} of income. Under that rule, your loan could be ${say.money(v.largest)} over 4 years.`,
  noIncome: (v: Thumb, say: Say) =>
    `**You meet ${v.passed} of ${v.asked} parts of the 20/4/10 rule:** ${say.percent(v.down, 0)} down (at least 20%), ${say.months(v.term)} (at most 4 years). Add your income to check the 10%.`,
}

interface Deduction {
  readonly from: number
  readonly through: number
}
export const deductionWords = {
  rule: ({ from, through, cap, over }: Deduction & { cap: number; over: number }, say: Say) =>
    `**Interest on a new car assembled in the U.S. is deductible, ${from} to ${through}**, up to ${say.money(cap)} a year and less above ${say.money(over)} of income. Add your income and assembly to see yours.`,
  saves: ({ saved, years }: { saved: number; years: readonly string[] }, say: Say) =>
    `**Deducting the interest saves you ${say.money(saved)} in federal tax** in ${say.list(years)}, even if you don’t itemize. The deduction ends after that.`,
  savesPart: ({ saved, years }: { saved: number; years: readonly string[] }, say: Say) =>
    `**Deducting the interest saves you ${say.money(saved)} in federal tax** in ${say.list(years)}, even if you don’t itemize. Interest on your old loan doesn’t count.`,
  tooLate: ({ from, through }: Deduction) =>
    `**The car loan interest deduction saves you $0.** It covers interest paid from ${from} to ${through} on loans made in those years.`,
  nothing: () =>
    '**The car loan interest deduction saves you $0.** Your income is above its limit, or there’s no tax left for it to lower.',
}

export const laterWords = {
  shorter: ({ payment, saved }: { payment: number; saved: number }, say: Say) =>
    `**A 4-year loan would save you ${say.money(saved)} in interest.** The payment would be ${say.money(payment)} a month at the same rate.`,
  keep: ({ perMonth, months, resale }: { perMonth: number; months: number; resale: number }, say: Say) =>
    `**Owning this car costs about ${say.money(perMonth)} a month over ${say.months(months)}**, with the loan, insurance, gas and upkeep, minus ${say.money(resale)} from selling it.`,
  keepPerMile: (v: { perMonth: number; months: number; resale: number; perMile: number }, say: Say) =>
    `**Owning this car costs about ${say.money(v.perMonth)} a month** over ${say.months(v.months)}, or ${say.cents(v.perMile)} a mile, with insurance, gas and upkeep, minus ${say.money(v.resale)} from selling it.`,
  highRate: (v: { rate: number; average: number; from: number; to: number; asOf: string }, say: Say) =>
    `**${say.percent(v.rate)} is well above the ${say.percent(v.average)} average** for credit scores of ${v.from} to ${v.to} (Experian, ${say.monthShort(v.asOf)}). Dealers can mark up rates. You could compare a bank or credit union offer.`,
}

export const notIncluded = () =>
  'Not included: parking, tolls, rising prices, state income tax and what your cash could earn elsewhere. Resale values are estimates. Tax rules on cars change often, so check with the dealer.'
