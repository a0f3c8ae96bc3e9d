/** What the answer says. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

interface Amounts {
  readonly need: number
  readonly have: number
  readonly gap: number
}

export const headlines = {
  more: ({ need, gap }: Amounts, say: Say) =>
    `Your family would need **${say.money(need)}**. That’s **${say.money(gap)}** more than you have.`,
  moreWithNothing: ({ need }: Amounts, say: Say) =>
    `Your family would need **${say.money(need)}** from life insurance.`,
  enough: ({ need, have }: Amounts, say: Say) =>
    `You have enough. Your family would need **${say.money(need)}**, and you have **${say.money(have)}**.`,
  none: () => 'With these numbers, your family wouldn’t need life insurance.',
  noDate: () => 'Enter a real date of birth to see what your family would need.',
}

export const underneath = {
  range: ({ low, high }: { low: number; high: number }, say: Say) =>
    `The need could range from ${say.money(low)} to ${say.money(high)}.`,
  benefits: ({ month }: { month: number }, say: Say) =>
    `It already counts Social Security: ${say.money(month)} a month at first.`,
}

export const splitWords = {
  label: 'What your family would need',
  have: 'You have',
  gap: 'Still needed',
}

export const figureNames = {
  gap: { label: 'More coverage needed', short: 'Still needed' },
  need: 'Total need',
  have: 'Coverage and savings',
  policy: 'Next policy size',
  low: 'Low estimate',
  high: 'High estimate',
  partnerNeed: 'Need if your partner died',
  partnerHave: 'Partner’s coverage and savings',
  partnerGap: 'More coverage for your partner',
  partnerPolicy: 'Partner’s next policy size',
  living: 'Living costs',
  care: 'Child care and help',
  college: 'College',
  home: 'Mortgage',
  debts: 'Debts and last bills',
  takeHome: 'Partner’s take-home pay',
  benefits: 'Social Security survivor benefits',
  benefitsMonth: 'Social Security, first month',
  familyMaximum: 'Family maximum a month',
  survivorPia: 'Benefit at full retirement age',
  heldBack: 'Withheld because of pay, first year',
  averageYear: 'Average shortfall a year',
  supportYears: 'Years of support',
  netRate: 'Return above inflation',
  dime: 'DIME rule',
  multipleLow: '10 times pay',
  multipleHigh: '12 times pay',
  lifeValue: 'Human life value',
} as const satisfies Readonly<Record<string, FigureName>>

export const hintWords = {
  limit: ({ limit, year }: { limit: number; year: number }, say: Say) =>
    `Before taxes. Above ${say.money(limit)} in ${year}, Social Security withholds part of a surviving parent’s own benefit.`,
}

export const questions = {
  savings: (target: string) => `What savings would bring the coverage needed to ${target}?`,
  spending: (target: string) => `At what living costs would ${target} more be enough?`,
  partnerPay: (target: string) => `At what partner’s pay would ${target} more be enough?`,
}
