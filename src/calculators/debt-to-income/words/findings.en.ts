/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

interface Payoff {
  readonly debts: readonly string[]
  readonly cash: number
  readonly ratio: string
}
export const passWords = {
  housing: (v: { housing: number; most: number; limit: string; over: number }, say: Say) =>
    `**Housing alone is over the limit:** ${say.money(v.housing)} a month, and ${v.limit} of your income is ${say.money(v.most)}. Paying off debts won’t change that; a payment ${say.money(v.over)} lower would.`,
  payOff: ({ debts, cash, freed, ratio }: Payoff & { freed: number }, say: Say) =>
    `**To qualify, you could pay off ${say.list(debts)}** for ${say.money(cash)}, the least cash that works. It frees ${say.money(freed)} a month and brings your DTI to ${ratio}.`,
  notEnough: ({ freed, over }: { freed: number; over: number }, say: Say) =>
    `**Paying off debts isn’t enough to qualify.** Everything you could pay off frees ${say.money(freed)} of the ${say.money(over)} a month you’re over.`,
  aboveGuide: ({ guide, debts, cash, ratio }: Payoff & { guide: string }, say: Say) =>
    `**You’re above the ${guide} guideline**, so lenders want strong credit or savings. Paying off ${say.list(debts)} for ${say.money(cash)} would get you to ${ratio}.`,
  aboveGuideBy: ({ guide, over }: { guide: string; over: number }, say: Say) =>
    `**You’re above the ${guide} guideline**, so lenders want strong credit or savings. Payments ${say.money(over)} a month lower would get you under it.`,
  aboveGuideHousing: ({ guide, over }: { guide: string; over: number }, say: Say) =>
    `**Housing alone is above the ${guide} guideline**, so lenders want strong credit or savings. A payment ${say.money(over)} lower would get you under it.`,
  otherWays: ({ ways }: { ways: readonly string[] }) => `**Other ways to qualify:** ${ways.join(', or ')}.`,
  lowerHousing: ({ over }: { over: number }, say: Say) => `a housing payment ${say.money(over)} lower`,
  moreIncome: ({ income }: { income: number }, say: Say) => `${say.money(income)} more income a month`,
}

interface Cash {
  readonly cash: number
}
export const cashWords = {
  covers: ({ cash }: Cash, say: Say) =>
    `**Your ${say.money(cash)} covers it.** Make sure enough is left for the down payment and closing.`,
  missing: ({ cash, missing }: Cash & { missing: number }, say: Say) =>
    `**You’d need ${say.money(missing)} more** than the ${say.money(cash)} you have to pay that off.`,
  oneDebt: ({ cash, name, from, to }: Cash & { name: string; from: string; to: string }, say: Say) =>
    `**With ${say.money(cash)}, you could pay off ${name}**, which brings your DTI from ${from} to ${to}. Make sure enough is left for closing.`,
}

interface Room {
  readonly room: number
  readonly limit: string
}
export const roomWords = {
  room: ({ room, limit, housing }: Room & { housing: number }, say: Say) =>
    `**You have room for ${say.money(room)} more a month in debt payments** before ${limit}, or for a housing payment up to ${say.money(housing)}.`,
  limit: ({ limit, name }: { limit: string; name: string }) => `the ${limit} ${name}`,
  planned: (v: { added: string; without: string; withIt: string }) =>
    `**The new loan adds ${v.added} of your income to the ratio**: ${v.without} without it, ${v.withIt} with it. Tell your lender about any new debt before closing.`,
}

export const studentWords = {
  counted: ({ balance, counts, lever }: { balance: number; counts: readonly string[]; lever: string }, say: Say) =>
    `**You pay $0 on ${say.money(balance)} of student loans, but lenders count a payment:** ${say.list(counts)} a month. ${lever}`,
  count: ({ name, amount }: { name: string; amount: number }, say: Say) => `${name} ${say.money(amount)}`,
  zeroPlan: () => 'Fannie Mae counts $0 for a documented $0 income-driven plan.',
  payment: () => 'Any payment on your credit report usually counts instead.',
}

export const programWords = {
  better: ({ programs }: { programs: readonly string[] }, say: Say) =>
    `**You’re within the guidelines for ${say.list(programs)}.** VA loans require service, and USDA loans are for rural areas and limited incomes. You could ask lenders about these.`,
  named: ({ name, guide }: { name: string; guide: string }) => `${name} (${guide})`,
  va: ({ guide, more }: { guide: string; more: number }, say: Say) =>
    `**${guide} is a guideline at the VA, not a maximum.** Above it, you’d need ${say.percent(more)} more left over each month than its table requires. Our home affordability calculator shows it.`,
}

export const otherWords = {
  nearlyPaid: ({ names, amount }: { names: readonly string[]; amount: number }, say: Say) =>
    `**${say.list(names)}: 10 or fewer payments left**, so ${say.money(amount)} a month may be left out. A lender can still count it if it’s a strain. For FHA, paying down to 10 doesn’t count.`,
  noLaw: ({ since, front, back }: { since: number; front: number; back: number }, say: Say) =>
    `**43% is no longer a legal limit.** Since ${since}, the federal rule for qualified mortgages looks at the loan’s price (12 CFR 1026.43). The old rule of thumb is ${say.number(front)}/${say.number(back)}.`,
  notIncluded: () =>
    'Not included: credit score, savings, the down payment and each lender’s own rules, which may be stricter. DTI uses income before taxes, so it says little about what you can live on.',
}
