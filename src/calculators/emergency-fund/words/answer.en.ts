/** What the answer says: headline, the line under it, figures, split, hints that follow the numbers. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

export const levelNames = { lean: 'Lean fund', balanced: 'Balanced fund', extra: 'Extra fund' }
/** Within a sentence. */
export const levelsSaid = { lean: 'lean fund', balanced: 'balanced fund', extra: 'extra fund' }

export const headlines = {
  nothing: () => 'Enter your monthly essentials to see how much **emergency savings** you need.',
  range: ({ low, high }: { low: string; high: string }) =>
    `You could aim for an emergency fund of **${low} to ${high}**.`,
  one: ({ low }: { low: string }) => `You could aim for an emergency fund of about **${low}**.`,
  reached: ({ savings, level }: { savings: number; level: string }, say: Say) =>
    `Your **${say.money(savings)}** already covers your ${level}.`,
  never: ({ monthly }: { monthly: number }, say: Say) =>
    `Saving **${say.money(monthly)}** a month, you wouldn’t reach your emergency fund within 50 years.`,
}

interface Size {
  readonly low: number
  readonly high: number
  readonly essentials: number
  readonly deductibles: number
  /** "$18,100 to $24,000". */
  readonly range: string
}
const months = ({ low, high, essentials }: Size, say: Say) =>
  `${say.number(low, 1)} to ${say.number(high, 1)} months of ${say.money(essentials)} in essentials`
interface Reached {
  /** Dollars a month. */
  readonly monthly: number
  readonly level: string
  /** Dollars in it, today's. */
  readonly target: number
  readonly month: string
}

export const underneath = {
  nothing: () => 'Rent, food, insurance, transportation, minimum debt payments: what you can’t stop paying.',
  size: (v: Size, say: Say) => `That’s ${months(v, say)}.`,
  sizeDeductibles: (v: Size, say: Say) => `That’s ${months(v, say)}, plus ${say.money(v.deductibles)} for deductibles.`,
  sizeBenefits: (v: Size, say: Say) => `That’s ${months(v, say)}, minus unemployment benefits.`,
  sizeBoth: (v: Size, say: Say) =>
    `That’s ${months(v, say)}, plus ${say.money(v.deductibles)} for deductibles, minus unemployment benefits.`,
  range: ({ range }: Size) => `Your range is ${range}.`,
  when: ({ monthly, level, target, month }: Reached, say: Say) =>
    `Saving ${say.money(monthly)} a month, you’d reach your ${level} of ${say.money(target)} in ${say.month(month)}.`,
  whenPrices: ({ monthly, level, target, month }: Reached, say: Say) =>
    `Saving ${say.money(monthly)} a month, you’d reach your ${level} of ${say.money(target)} in ${say.month(month)}, counting inflation.`,
  needed: ({ months: time, amount }: { months: number; amount: number }, say: Say) =>
    `To reach it in ${say.months(time)}, you’d need to save ${say.money(amount)} a month.`,
}

export const figureNames = {
  target: { label: 'Your target', short: 'Target' },
  leanTarget: 'Lean fund',
  balancedTarget: 'Balanced fund',
  extraTarget: 'Extra fund',
  gap: 'Still needed',
  essentials: 'Monthly essentials',
  leanMonths: 'Months, lean fund',
  extraMonths: 'Months, extra fund',
  monthsCovered: 'Months covered now',
  deductibles: 'Deductibles',
  benefits: 'Unemployment benefits subtracted',
  weeklyBenefit: 'Weekly benefit after taxes',
  monthsToTarget: 'Time to target',
  targetMonth: 'Target date',
  monthsToFirst: 'Time to first goal',
  monthsToMonth: 'Time to one month',
  monthsToLean: 'Time to lean fund',
  monthsToExtra: 'Time to extra fund',
  monthlyNeeded: 'Monthly savings needed',
  interestEarned: 'Interest by then, after taxes',
  targetThen: 'Target in future dollars',
  yieldAfterTax: 'APY after taxes',
  realYield: 'APY after taxes and inflation',
} satisfies Readonly<Record<string, FigureName>>

export const splitWords = { saved: 'Saved', missing: 'Still needed' }

export const hintWords = {
  lines: ({ total }: { total: number }, say: Say) =>
    `Your lines total ${say.money(total)} a month. You could enter one total instead.`,
  total: 'Clear this box to use the lines again.',
  state: ({ state, most }: { state: string; most: number }, say: Say) =>
    `${state} pays up to ${say.money(most)} a week in unemployment benefits (U.S. Department of Labor).`,
  noState: 'Used for unemployment benefits and the tax on your interest',
}

export const questions = {
  monthly: (target: string) => `How much would I need to save to get there in ${target}?`,
  total: (target: string) => `What essentials would bring your target to ${target}?`,
  savings: (target: string) => `How much would I need to have saved for ${target} months?`,
}
