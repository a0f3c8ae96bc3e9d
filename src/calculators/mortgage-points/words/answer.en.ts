/** What the answer says: headline, the line under it, figures, hints that follow the numbers, errors. */
import type { Say } from '../../kit/say.ts'

interface Stay {
  readonly months: number
}
interface Named {
  readonly name: string
}

export const headlines = {
  tooSoon: ({ months, breakEven }: Stay & { breakEven: number }, say: Say) =>
    `Points wouldn’t pay off: break-even takes **${say.months(breakEven)}**, and you’d leave after **${say.months(months)}**.`,
  never: ({ name }: Named) => `Points never pay off at these rates. Best: **${name}**.`,
  firstIsBest: ({ name, months }: Named & Stay, say: Say) =>
    `Best over **${say.months(months)}**: your first option, **${name}**.`,
  paysOff: ({ name, breakEven }: Named & { breakEven: number }, say: Say) =>
    `Best: **${name}**. It breaks even after **${say.months(breakEven)}**.`,
  best: ({ name, gain }: Named & { gain: number }, say: Say) =>
    `Best: **${name}**. It leaves you **${say.money(gain)}** ahead.`,
  notPossible: () => 'These numbers don’t add up to loans we can compare.',
}

export const underneath = {
  gain: ({ name, months, gain }: Named & Stay & { gain: number }, say: Say) =>
    `You’d be ${say.money(gain)} ahead of ${name} if you keep the loan ${say.months(months)}.`,
  ahead: ({ name, months }: Named & Stay, say: Say) =>
    `That’s compared with ${name}, if you keep the loan ${say.months(months)}.`,
  soonest: ({ name, best }: Named & { best: string }) => `${name} would break even first. Your best option is ${best}.`,
  until: ({ until }: { until: number }, say: Say) =>
    `If you keep it past ${say.months(until)}, it would cost you more.`,
  shorter: ({ name, from }: Named & { from: number }, say: Say) =>
    `If you leave before ${say.months(from)}, ${name} is better.`,
  longer: ({ name, from }: Named & { from: number }, say: Say) =>
    `If you stay ${say.months(from)} or longer, ${name} is better.`,
  notPossible: () => 'Check the loan amount, the rates and what each option costs.',
}

export const figureNames = {
  aheadAtStay: { label: 'Ahead of first option', short: 'Ahead by' },
  trueBreakEven: 'Break-even',
  cashBreakEven: 'Simple break-even',
  aheadUntil: 'Stays ahead for',
  extraUpfront: 'Extra cost at closing',
  monthlySaving: 'Monthly payment savings',
  returnOnPoints: 'Yearly return on points',
  bestLine: 'Best option number',
  bestRate: 'Rate, best option',
  bestPayment: 'Monthly payment, best option',
  bestUpfront: 'Points and fees, best option',
  bestStayRate: 'Effective rate, best option',
  firstPayment: 'Monthly payment, first option',
  buydownCost: 'Temporary buydown cost',
  buydownFirstPayment: 'Buydown payment in year 1',
  refinanceOdds: 'Past periods when rates fell',
  aheadOdds: 'Past periods it came out ahead',
}

export const hintWords = {
  paidOff: ({ term }: { term: number }, say: Say) =>
    `Your loan is paid off after ${say.months(term)}, so we compare until then.`,
  buydownCost: ({ cost }: { cost: number }, say: Say) => `It costs ${say.money(cost)} at closing.`,
}

export const errorWords = {
  costs: ({ number, share }: { number: number; share: number }, say: Say) =>
    `Check the points and fees of option ${number}: enter costs or credits of ${say.percent(share)} of the loan or less.`,
  buydown: ({ kind, cut, rate }: { kind: string; cut: number; rate: number }, say: Say) =>
    `A ${kind} buydown lowers the rate by ${say.count(cut, 'point', 'points')}, more than your first option’s ${say.percent(rate)}. Enter a higher rate or choose another buydown.`,
}

export const questions = {
  stay: (gain: string) => `How long until you’re ${gain} ahead?`,
  loanAmount: (payment: string) => `What loan has a payment of ${payment}?`,
  earns: () => 'What return on savings makes it a tie?',
}
