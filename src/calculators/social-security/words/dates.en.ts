/** What is said of dates of death, and of taxes by claim age. */
import type { Say } from '../../kit/say.ts'
import { ageText } from './ages.en.ts'

export const deathDates = {
  title: 'If you die early or late',
  lead: 'Your plan stays the same; only the ages at death change. Total paid to both of you, in today’s dollars.',
  linesLead: 'Total paid to you by each age, in today’s dollars. Lines cross where waiting has paid for itself.',
  summary: ({ least, most }: { least: number; most: number }, say: Say) =>
    `Your plan pays a total of ${say.about(least)} to ${say.about(most)}, depending on when each of you dies.`,
  linesSummary: ({ first, last, age }: { first: number; last: number; age: number }, say: Say) =>
    `By age ${age}, the earliest claim has paid ${say.about(first)} and the latest ${say.about(last)}.`,
  valueLabel: 'Paid to both of you',
  x: 'You die at',
  y: 'Your spouse dies at',
  age: ({ age }: { age: number }) => `${age}`,
  claim: ({ age, isPlan }: { age: number; isPlan: boolean }) =>
    `Claim at ${ageText(age)}${isPlan ? ' (your plan)' : ''}`,
  pair: ({ mine, theirs }: { mine: number; theirs: number }) => `You ${mine}, spouse ${theirs}`,
  table: {
    title: 'Three plans by age at death',
    lead: 'Total paid to both of you, in today’s dollars. Early is each person’s first possible month.',
    columns: {
      deaths: 'Ages at death',
      plan: 'Your plan',
      earliest: 'Both claim early',
      latest: 'Both claim at 70',
    },
  },
}

export const afterTax = {
  title: 'After tax and Medicare, by claim age',
  lead: ({ income }: { income: number }, say: Say) =>
    `One full year, once all benefits have started, with ${say.money(income)} of other income and today’s tax rules for people over 65. State tax isn’t included.`,
  columns: {
    age: 'Claim at',
    kept: 'Benefits kept',
    share: 'Share kept',
    benefits: 'Household benefits a year',
    taxable: 'Taxable benefits',
    tax: 'Federal tax on benefits',
    medicare: 'Higher Medicare premiums',
  },
}
