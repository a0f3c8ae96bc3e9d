/** What the numbers mean: at most 35 words each. Amounts come as texts, settled to the cent. */
import type { Say } from '../../kit/say.ts'

export const compoundWords = {
  endless: ({ how, rate }: { how: string; rate: string }) =>
    `**Compounded ${how} at ${rate} a year**, the interest would pass a quadrillion dollars.`,
  more: (v: { how: string; more: string; compounded: string; simple: string }) =>
    `**Compounding ${v.how} would add ${v.more}**, because interest then earns interest. Savings accounts and credit cards compound. Most car loans don’t.`,
  less: ({ how, less }: { how: string; less: string }) =>
    `**Over less than one period, compounding ${how} gives ${less} less** than simple interest. It gets ahead only after a full period.`,
}

export const dayWords = {
  counting: (v: { gap: string; low: string; lowBasis: string; high: string; highBasis: string }) =>
    `**The day count changes the interest by ${v.gap}**: ${v.low} under ${v.lowBasis}, ${v.high} under ${v.highBasis}. Your note or contract says which one applies.`,
  yearOf360: ({ rate, real }: { rate: string; real: number }, say: Say) =>
    `**With a 360-day year, ${rate} costs ${say.percent(real)}** over a full 365 days. Business loans often count this way.`,
  perDay: ({ day, tenDays }: { day: string; tenDays: string }) =>
    `**Each day of interest is ${day}.** On loans that count interest daily, like most car loans, paying 10 days late adds ${tenDays}. Paying early saves as much.`,
}

interface Rates {
  /** Percent points. */
  readonly rate: number
  readonly yearly: string
}
export const rateWords = {
  month: ({ rate, yearly }: Rates, say: Say) =>
    `**${say.percent(rate, 4)} a month is ${yearly} a year.** Compare offers by the yearly rate.`,
  day: ({ rate, yearly }: Rates, say: Say) =>
    `**${say.percent(rate, 4)} a day is ${yearly} a year.** Compare offers by the yearly rate.`,
  notApr: ({ monthly, yearly }: { monthly: number; yearly: string }, say: Say) =>
    `**${yearly} a year is ${say.percent(monthly, 3)} a month.** It isn’t an installment loan’s APR. There, the balance falls with each payment, so the same interest means nearly twice the rate.`,
  doubling: ({ rate, time }: { rate: string; time: string }) =>
    `**At simple interest, ${rate} a year doubles the principal in ${time}**, whatever the amount.`,
  years: ({ years }: { years: string }) => `${years} ${years === '1' ? 'year' : 'years'}`,
}

interface Paid {
  readonly paid: string
  readonly saved: string
  readonly toInterest: string
}
export const paymentWords = {
  noneCounts: ({ count }: { count: number }) =>
    `**${count === 1 ? 'Your payment doesn’t count' : 'None of your payments count'}**: ${count === 1 ? 'its date is' : 'their dates are'} outside the start and end dates.`,
  savesNothing: ({ paid }: Paid) =>
    `**Paying ${paid} along the way saves no interest.** Payments cover interest first, then principal (the U.S. Rule).`,
  allInterest: ({ paid, saved }: Paid) =>
    `**Paying ${paid} along the way saves ${saved} in interest.** All of it went to interest, which comes first under the U.S. Rule.`,
  allPrincipal: ({ paid, saved }: Paid) =>
    `**Paying ${paid} along the way saves ${saved} in interest.** All of it went to principal, because no interest had built up yet.`,
  both: ({ paid, saved, toInterest }: Paid) =>
    `**Paying ${paid} along the way saves ${saved} in interest.** ${toInterest} went to interest and the rest to principal, because interest comes first (the U.S. Rule).`,
  outside: ({ count }: { count: number }, say: Say) =>
    `**${say.count(count, 'payment is', 'payments are')} outside the start and end dates**, so we left ${count === 1 ? 'it' : 'them'} out.`,
}

export const notIncluded = () => 'Not included: fees, tax on interest and inflation. Amounts are in future dollars.'
