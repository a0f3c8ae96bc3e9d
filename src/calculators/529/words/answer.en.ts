/** What the answer says: headline, the lines under it, figures, hints and errors. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

export const headlines = {
  none: 'You have no school bills left to save for.',
  funded: 'You’ve saved enough to reach your goal. You need **$0** more a month.',
  onTrack: ({ needed, monthly }: { needed: string; monthly: string }) =>
    `You’re on track. Your goal takes **${needed}** a month, and you save **${monthly}**.`,
  short: ({ needed, share }: { needed: string; share: string }) =>
    `You’d need to save **${needed}** a month. So far, you’re on track to cover **${share}** of your goal.`,
}

export const underneath = {
  none: 'School has already begun for everyone, your share is 0%, or scholarships pay for everything. Check birth years and shares.',
  goalAll: 'Your goal is the full cost after scholarships.',
  goalShare: ({ share }: { share: number }, say: Say) =>
    `Your goal is ${say.percent(share)} of the cost after scholarships.`,
  goalShares: 'Your goal is each child’s share of the cost after scholarships.',
  goalHeldBack: 'Your goal is the part of the cost left for the plan to pay.',
  bills: ({ planned, today, month }: { planned: number; today: number; month: string }, say: Say) =>
    `That’s ${say.about(planned)} by ${say.month(month)} (${say.about(today)} in today’s dollars).`,
  saving: ({ monthly }: { monthly: number }, say: Say) => `You save ${say.money(monthly)} a month.`,
  raise: ({ raise }: { raise: number }, say: Say) =>
    `Monthly savings start there and rise ${say.percent(raise)} a year.`,
  left: ({ left }: { left: number }, say: Say) => `About ${say.money(left)} would be left over.`,
  leftSaving: ({ left, monthly }: { left: number; monthly: number }, say: Say) =>
    `If you keep saving ${say.money(monthly)} a month, about ${say.money(left)} would be left over.`,
}

export const splitWords = {
  label: 'Where the money comes from',
  labelLeft: 'Where the money comes from, including what’s left over',
  saved: 'Saved so far',
  deposits: 'Contributions to come',
  growth: 'Growth',
  shortfall: 'Not covered',
}

export const figureNames = {
  monthlyNeeded: { label: 'Monthly savings needed', short: 'Needed per month' },
  coverage: 'Share of goal covered',
  monthlyForAll: 'Monthly for 100% of costs',
  monthlyForThreeQuarters: 'Monthly for 75% of costs',
  monthlyForHalf: 'Monthly for 50% of costs',
  monthlyGap: 'Monthly shortfall',
  planned: 'School bills in your goal',
  plannedToday: 'School bills in your goal',
  price: 'Full price of remaining years',
  paid: 'Paid from 529 plans',
  shortfall: 'Not covered by 529 plans',
  deposits: 'Contributions to come',
  growth: 'Tax-free growth',
  left: 'Left over',
  leftToday: 'Left over',
  coverageLow: 'Covered if returns drop 2 points',
  stateSaved: 'Yearly state tax saved',
  stateCounted: 'State deduction or credit',
  collegeCredit: 'Yearly college tax credit',
  giftOver: 'Gifts over exclusion, this year',
  giftOverLater: 'Gifts over exclusion, later years',
  lastBill: 'Last bill',
} as const satisfies Readonly<Record<string, FigureName>>

export const hintWords = {
  monthly: ({ yearly }: { yearly: number }, say: Say) =>
    `${say.money(yearly)} a year for all children, split by what each still needs`,
  noState: 'Many states cut your tax for contributions.',
  nothing: ({ state }: { state: string }) => `${state} has no tax break for contributions.`,
  anyPlan: {
    deduction: ({ state }: { state: string }) => `${state}: a deduction, for any state’s plan`,
    credit: ({ state }: { state: string }) => `${state}: a credit, for any state’s plan`,
  },
  ownPlan: {
    deduction: ({ state }: { state: string }) => `${state}: a deduction, only for its own plan`,
    credit: ({ state }: { state: string }) => `${state}: a credit, only for its own plan`,
  },
  credit: ({ tuition }: { tuition: number }, say: Say) =>
    `Pay ${say.money(tuition)} of tuition a year from other money to claim the American opportunity credit.`,
}

export const errorWords = {
  k12Cost: ({ name, details }: { name: string; details: string }) =>
    `${name}: enter the yearly cost of the school under “${details}”.`,
}

export const questions = {
  monthly: (target: string) => `How much a month would cover ${target} of my goal?`,
  costGrowth: (target: string) => `What cost increase would make ${target} a month enough?`,
  annualReturn: (target: string) => `What return would lower what I need to ${target} a month?`,
}
