/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  home: 'Your home',
  wear: 'What wears out',
  details: { title: 'Prices, climate, HOA, planned jobs', more: 'Your prices, climate, HOA, planned jobs' },
  plan: { title: 'The plan', more: 'Years, prices, interest, routine upkeep' },
  rules: { title: 'Rules of thumb', more: 'Two rules of thumb' },
}

export const formWords = {
  homeValue: {
    label: 'Home value',
    hint: ({ price, asOf }: { price: number; asOf: string }, say: Say) =>
      `U.S. median for existing homes, ${say.monthShort(asOf)}: ${say.money(price)} (NAR)`,
  },
  squareFeet: { label: 'Living space', unit: 'square feet' },
  yearBuilt: { label: 'Year built', unit: 'year', hint: 'Used for any age you leave blank below.' },
  saved: { label: 'Repair savings so far' },

  systems: {
    label: 'Parts and ages',
    hint: 'Enter the ages you know. We estimate blanks from the year built.',
    noun: 'part',
    part: 'Part',
    age: { label: 'Age', unit: 'years' },
  },
  quotes: {
    label: 'Your prices and lifespans',
    hint: 'From a quote or your own experience. Blanks use our estimate.',
    noun: 'part',
    cost: 'Cost today',
    life: { label: 'Lasts', unit: 'years' },
  },
  climate: {
    label: 'Climate',
    hint: 'Harsh means hail, salt air, hard freezes or strong sun. Exterior parts last about 20% less.',
    options: { mild: 'Mild', usual: 'Typical', harsh: 'Harsh' },
  },
  hoaOutside: {
    label: 'HOA pays for exterior',
    hint: 'We leave out the roof, exterior paint, gutters and driveway. Check your HOA’s documents.',
  },
  projects: {
    label: 'Planned jobs',
    hint: 'Anything else you expect to pay for, in today’s dollars',
    noun: 'job',
    name: 'Job',
    month: 'Month',
    cost: 'Cost today',
  },

  years: { label: 'Plan for', unit: 'years' },
  routine: { label: 'Routine upkeep', hint: 'Our estimate: filters, service visits, pest control, small repairs' },
  costGrowth: { label: 'Repair price increase', hint: 'Our default' },
  interest: {
    label: 'Interest on savings',
    hint: ({ rate, asOf }: { rate: number; asOf: string }, say: Say) =>
      `After tax. Typical online savings, ${say.monthShort(asOf)}: ${say.percent(rate)} before tax`,
  },
  rising: { label: 'Save more each year', hint: 'Your monthly amount goes up with repair prices.' },

  valueRule: { label: 'Percent of home value', hint: 'Often 1% to 4% a year' },
  land: { label: 'Land share of value', hint: 'Your property tax bill often splits land and building.' },
  footRule: { label: 'Cost per square foot', hint: 'A year, for living space' },
}
