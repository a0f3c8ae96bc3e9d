/** The answer to a scenario, its table and what it rests on. */
import type { Say } from '#calculators/kit/say.ts'

type Told = { readonly condition: string; readonly month: string; readonly amount: number; readonly years: number }

export const headlines = {
  none: () => 'Add an event to see how your money would change.',
  already: ({ month }: Told, say: Say) => `Your cash would run out in ${say.month(month)}, before any event.`,
  short: ({ condition, month }: Told, say: Say) => `If ${condition}, your cash would run out in ${say.month(month)}.`,
  sold: ({ condition, month }: Told, say: Say) =>
    `If ${condition}, you’d sell investments from ${say.month(month)} on.`,
  through: ({ condition, amount }: Told, say: Say) =>
    `If ${condition}, you’d still have at least ${say.about(amount)} in cash.`,
  worth: ({ condition, amount, month }: Told, say: Say) =>
    `If ${condition}, you’d be worth ${say.about(amount)} less by ${say.month(month)}.`,
  betterOff: ({ condition, amount, years }: Told, say: Say) =>
    `If ${condition}, you’d have ${say.about(amount)} more after ${say.years(years)}.`,
}
/** The condition of several events at once. */
export const manyEvents = (count: number): string => `these ${count} things happened`

export const rests = {
  /** What the headline leaves open. */
  sold: 'You wouldn’t run out of cash.',
  worth: 'Your cash would hold.',
  through: (month: string, say: Say) => `That’s in ${say.month(month)}, the lowest month.`,
  none: (left: number, say: Say) =>
    `Right now, ${say.money(left)} is left over in a month, after bills and debt payments and before savings.`,
  events: (before: number, after: number, say: Say) =>
    `In the first year, an average month would leave ${say.money(after)} instead of ${say.money(before)}, before savings.`,
}

export const rowWords = {
  left: 'Left over each month, first-year average',
  lowest: 'Lowest cash balance',
  firstShort: 'First month you’d run short',
  firstSold: 'First month you’d sell investments',
  debtFreeBesideHomes: 'Debt-free, except home loans',
  debtFree: 'Debt-free',
  worth: (years: number, say: Say) => `Net worth after ${say.years(years)}`,
  never: 'Never',
  already: 'Already',
  later: (years: number, say: Say) => `Not within ${say.years(years)}`,
  at: (amount: number, month: string, say: Say) => `${say.money(amount)} in ${say.monthShort(month)}`,
}

export const noteWords = {
  unknownPayments: (names: readonly string[], say: Say) =>
    `We don’t know the payment on ${say.list(names)}. Its interest is added to what you owe.`,
  unknownAprs: (names: readonly string[], say: Say) =>
    `We don’t know the APR of ${say.list(names)}, so it costs no interest here.`,
  grossedUp: 'You gave take-home pay. We worked out the pay before taxes that leaves you that much.',
  noState: 'No state is set, so state taxes and unemployment benefits aren’t included.',
  noIncome: 'There’s no income in your numbers yet.',
  noCosts: 'There are no living costs in your numbers yet, so the months look better than they are.',
  medicaid:
    'Your income that year may qualify you for Medicaid, so the plan costs nothing here. Check with your state.',
  underLine:
    'Your income would be too low for a premium tax credit in your state, and Medicaid may not be open to you.',
  paidLeave: (state: string, weeks: number | null, say: Say) =>
    `${state} has paid family leave${weeks === null ? '' : ` of up to ${say.count(weeks, 'week', 'weeks')}`}. Enter the share of pay it replaces for you.`,
  disabilityWait: 'Most disability claims are denied at first. An appeal can take more than a year.',
  disabilityMedicare: 'Medicare begins after 24 months of Social Security disability. That isn’t included here.',
  federalLoans:
    'Federal student loans have plans whose payment follows income. It can fall to $0 while pay is gone; ask your servicer.',
  inheritanceTax: (state: string) => `${state} taxes some inheritances. Children and spouses pay little or nothing.`,
  crash: (months: number, say: Say) =>
    `Stocks were back where they started after ${say.months(months)}, counting dividends.`,
  coverDivorce: 'If your health plan is through your partner’s job, add the cost of your own plan as an event.',
}

export const chartWords = {
  cash: {
    title: 'Your cash, month by month',
    lead: 'What’s left in checking and savings at the end of each month.',
    summary: (low: string, month: string) => `With the events, cash is lowest in ${month}: ${low}.`,
    x: 'Month',
    before: 'As things are',
    after: 'With the events',
    note: 'Dollars of each month. Below zero, bills couldn’t all be paid.',
  },
  worth: {
    title: 'Your net worth, month by month',
    lead: 'Everything you own minus everything you owe.',
    summary: (end: string, without: string) => `Net worth ends at ${end} with the events and ${without} without them.`,
    note: 'Dollars of each month.',
  },
}
