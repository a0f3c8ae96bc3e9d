/** What the answer says: headline, the lines under it, figures, hints and errors. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

interface At {
  readonly age: number
}
export const headlines = {
  lasts: ({ age, left }: At & { left: number }, say: Say) =>
    `Your money lasts past **${age}**, with **${say.about(left)}** left.`,
  lastsBarely: ({ age }: At) => `Your money lasts to **${age}**, with little to spare.`,
  fails: ({ age, years }: At & { years: number }, say: Say) =>
    `Your money runs short at **${age}**, **${say.years(years)}** too soon.`,
  lastsThrough: ({ year, left }: { year: number; left: number }, say: Say) =>
    `Your money lasts through **${year}**, with **${say.about(left)}** left.`,
  lastsBarelyThrough: ({ year }: { year: number }) => `Your money lasts through **${year}**, with little to spare.`,
  failsIn: ({ year, years }: { year: number; years: number }, say: Say) =>
    `Your money runs short in **${year}**, **${say.years(years)}** too soon.`,
  failsNow: () => 'Your money runs short in the first year of the plan.',
  noDate: () => 'Enter a real date of birth to see your plan.',
  noYears: () => 'Your plan-to age is in the past. Enter an older one to see your plan.',
}

export const underneath = {
  dollars: () => 'In today’s dollars, after taxes, with the same return each year.',
  missing: ({ monthly }: { monthly: number }, say: Say) =>
    `Once it runs short, you’d be about ${say.money(monthly)} a month short of your costs.`,
  history: ({ lasted, of }: { lasted: number; of: number }, say: Say) =>
    `Through history, it lasted in ${say.number(lasted, 0)} of ${say.number(of, 0)} starting years.`,
}

export const figureNames = {
  left: { label: 'Money left at the end', short: 'Left at the end' },
  lastsToAge: 'Age your money lasts through',
  atRetirement: 'Savings at retirement',
  netWorth: 'Net worth at the end, with home',
  afterTax: 'Left to heirs after tax',
  firstNeed: 'First year’s costs, with taxes',
  firstWithdrawal: 'From savings in the first year',
  federalTax: 'Federal tax, whole plan',
  stateTax: 'State tax, whole plan',
  taxInRetirement: 'Taxes in retirement',
  surcharge: 'Medicare surcharges (IRMAA)',
  premiumCredit: 'Premium tax credits',
  marketplace: 'Marketplace premiums after credits',
  required: 'Required distributions (RMDs)',
  converted: 'Roth conversions',
  benefitAtFullAge: 'Your benefit at full retirement age',
  unmet: 'Total you’d be short',
  historyShare: 'Past starting years it lasted in',
  randomShare: 'Random markets it lasted in',
} satisfies Readonly<Record<string, FigureName>>

export const splitWords = {
  whole: ({ year }: { year: number }) => `Where your money comes from in ${year}`,
  socialSecurity: 'Social Security',
  pensions: 'Pensions',
  pay: 'Pay',
  savings: 'Savings',
  other: 'Other income',
}

export const hintWords = {
  estimate: ({ monthly }: { monthly: number }, say: Say) =>
    `At full retirement age, on ssa.gov. Blank: our estimate from your pay, ${say.money(monthly)}`,
  premium: ({ monthly }: { monthly: number }, say: Say) =>
    `Full price for one person, on healthcare.gov. Blank: our estimate for your age, ${say.money(monthly)}`,
}

export const questions = {
  spending: (left: string) => `How much could I spend each year and end with ${left}?`,
  retireAge: (left: string) => `At what age could I retire and end with ${left}?`,
  setAside: (left: string) => `What would I need to save each year to end with ${left}?`,
}

export const errorWords = {
  older: 'Enter an age you haven’t reached yet.',
  spouseOlder: 'Enter an age your spouse hasn’t reached yet.',
  basis: 'Enter the balance or less.',
  sellPast: 'Enter an age you haven’t reached yet.',
  convertOrder: 'Enter the first age or later.',
}
