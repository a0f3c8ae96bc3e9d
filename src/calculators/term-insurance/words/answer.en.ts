/** What the answer says. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

interface Policy {
  readonly amount: number
  readonly years: number
}

export const headlines = {
  covered: () => 'You don’t need term insurance: what you have covers every year.',
  coveredSmall: ({ gap }: { gap: number }, say: Say) =>
    `You’d be **${say.about(gap)}** short, less than the smallest policy most insurers sell.`,
  notSold: ({ gap }: { gap: number }, say: Say) =>
    `You’d be **${say.about(gap)}** short, but most insurers don’t sell term insurance at your age.`,
  one: ({ amount, years }: Policy, say: Say) =>
    `One **${say.number(years, 0)}-year** policy of **${say.money(amount)}** would fit.`,
  two: ({ short, long }: { short: Policy; long: Policy }, say: Say) =>
    `Two policies fit: **${say.money(long.amount)}** for ${say.years(long.years)}, **${say.money(short.amount)}** for ${say.number(short.years, 0)}.`,
  three: ({ first, last }: { first: number; last: number }, say: Say) =>
    `Three policies fit: **${say.money(first)}** of coverage now, **${say.money(last)}** at the end.`,
}

/** Who printed the example prices, and when: `day` is 'YYYY' or 'YYYY-MM-DD'. */
export const listWords = {
  best: ({ day }: { readonly day: string }, say: Say) => `NoExam.com, ${say.month(day.slice(0, 7))}`,
  preferred: ({ day }: { readonly day: string }) => `Policygenius, about ${day}`,
}

export const underneath = {
  nothing: 'We counted your savings and your own policies, but not coverage through work.',
  against: ({ amount, years }: Policy, say: Say) => `One policy instead: ${say.money(amount)} for ${say.years(years)}.`,
  quoted: ({ ladder, one }: { ladder: number; one: number }, say: Say) =>
    `By your quotes: ${say.money(ladder)} a month at first, or ${say.money(one)} for one policy.`,
  example: ({ ladder, one, list }: { ladder: number; one: number; list: string }, say: Say) =>
    `Example prices, not a quote (${list}): ${say.money(ladder)} a month at first, or ${say.money(one)} for one policy.`,
  exampleOne: ({ one, list }: { one: number; list: string }, say: Say) =>
    `Example price, not a quote (${list}): ${say.money(one)} a month.`,
  quotedOne: ({ one }: { one: number }, say: Say) => `By your quote: ${say.money(one)} a month.`,
  noPrice: 'We have no published price for this. You could enter your own quotes.',
}

export const figureNames = {
  gap: { label: 'Coverage needed today', short: 'Needed today' },
  needed: 'Years coverage is needed',
  oneAmount: 'One policy',
  oneYears: 'One policy’s term',
  ladderAmount: 'Ladder’s coverage now',
  longAmount: 'Longest policy',
  longYears: 'Longest term',
  secondAmount: 'Second policy',
  secondYears: 'Second term',
  thirdAmount: 'Third policy',
  thirdYears: 'Third term',
  oneMonthly: 'One policy a month',
  ladderMonthly: 'Ladder a month at first',
  oneTotal: 'One policy, total payments',
  ladderTotal: 'Ladder, total payments',
  saved: 'Saved by the ladder',
  uncovered: 'Not covered afterward',
  returnRate: 'True rate of premiums returned',
  returned: 'Premiums returned',
  imputed: 'Work coverage taxed a year',
  imputedTax: 'Tax on work coverage a year',
  nearest: 'Age at nearest birthday',
} as const satisfies Readonly<Record<string, FigureName>>

export const questions = {
  support: (target: string) => `What income could ${target} of coverage replace?`,
  savings: (target: string) => `What savings would bring the coverage needed to ${target}?`,
  mortgage: (target: string) => `At what mortgage balance would ${target} be enough?`,
}
