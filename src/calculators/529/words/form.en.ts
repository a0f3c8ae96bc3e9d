/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  children: 'Your children',
  saving: 'Your savings',
  costs: { title: 'Costs and growth', more: 'Costs included, safer near school, raises' },
  tax: { title: 'State tax and the college credit', more: 'State tax, college tax credit' },
  gifts: { title: 'Gifts and plan owner', more: 'Gift limits, grandparents' },
  left: { title: 'Money left over', more: 'Money left over, Roth rollover' },
}

export const schoolNames = {
  publicInState: 'Public, in-state',
  publicOutOfState: 'Public, out-of-state',
  privateNonprofit: 'Private college',
  publicTwoYear: 'Two-year community college',
  k12: 'Private school, K-12',
}

export const formWords = {
  children: {
    label: 'Children',
    noun: 'child',
    details: 'Cost, share, years, scholarship',
    first: 'First child',
    second: 'Second child',
    unnamed: ({ number }: { number: number }) => `Child ${number}`,
    name: { label: 'Name' },
    born: { label: 'Birth year', unit: 'year' },
    school: {
      label: 'School',
      tuition: ({ tuition }: { tuition: number }, say: Say) => `${say.money(tuition)} tuition`,
      k12: 'Enter its yearly cost',
    },
    share: { label: 'Share you’ll pay' },
    saved: { label: 'Saved so far' },
    cost: { label: 'Yearly cost', hint: 'In today’s dollars. Leave blank for the published price.' },
    startAge: {
      label: 'Starts at age',
      unit: 'years',
      hint: 'School begins in August of that birthday’s year. Leave blank for 18, or 5 for K-12.',
    },
    years: {
      label: 'Years of school',
      unit: 'years',
      hint: 'Leave blank for 4, or 2 at a community college, 13 for K-12.',
    },
    scholarship: { label: 'Scholarship', hint: 'Expected, in today’s dollars' },
    lump: { label: 'One-time contribution now' },
  },

  monthly: { label: 'Monthly savings' },
  costGrowth: {
    label: 'School cost increase',
    hint: (values: { year: string; public: number; private: number }, say: Say) =>
      `Our default. ${values.year} tuition rose ${say.percent(values.public)} at public in-state colleges, ${say.percent(values.private)} at private ones.`,
  },
  annualReturn: {
    label: 'Return before school',
    hint: ({ mix, from, to }: { mix: number; from: number; to: number }, say: Say) =>
      `Our default, after fees. 60% U.S. stocks and 40% bonds returned ${say.percent(mix, 1)} a year, ${from} to ${to}.`,
  },

  counts: {
    label: 'Costs to include',
    hint: ({ year }: { year: string }) => `College Board prices for ${year}. Most students pay less after grants.`,
    options: {
      living: 'Tuition, housing and food',
      tuition: 'Tuition and fees only',
      budget: 'Full student budget',
    },
    living: ({ price }: { price: number }, say: Say) => `${say.money(price)} a year in-state`,
    budget: 'A 529 plan doesn’t pay for travel or personal costs.',
  },
  nearReturn: { label: 'Return during school', hint: 'Our default. Plans hold more cash and bonds by then.' },
  glideYears: {
    label: 'Shift to safer over',
    unit: 'years',
    hint: 'The last years before school. 0 shifts all at once.',
  },
  raise: { label: 'Yearly savings increase' },
  until: {
    label: 'Keep contributing until',
    options: { graduation: 'The last school bill', start: 'The first school bill' },
  },
  inflation: { label: 'Inflation', hint: 'Our default. It turns future dollars into today’s dollars.' },

  ownPlan: { label: 'Our own state’s plan' },
  income: { label: 'Household income', hint: 'Before taxes' },
  credit: { label: 'Reserve for college credit' },

  owner: {
    label: 'Plan owner',
    options: { parent: 'A parent', grandparent: 'A grandparent or someone else', student: 'The student' },
  },
  givers: {
    label: 'Contributions come from',
    options: { 1: 'One person', 2: 'Two people, such as a couple' },
  },
  cap: { label: 'Plan limit per child', hint: 'In your plan’s description. Leave blank to skip this check.' },

  opened: { label: 'Accounts opened in', unit: 'year', hint: 'For the 15-year rule of a Roth rollover' },
  growthShare: { label: 'Earnings in today’s savings', hint: 'Our default. Your plan statement shows earnings.' },
  left: { label: 'Amount left over', hint: 'Leave blank to use what your plan leaves.' },
} as const
