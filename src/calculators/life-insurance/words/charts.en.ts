/** What the charts and tables say. */
import type { Say } from '../../kit/say.ts'

export const chartWords = {
  byYear: {
    title: 'The need over the years',
    lead: 'What your family would need if you died in each year, and what they’d have.',
    note: 'Future dollars, because a policy pays a fixed amount. Coverage through work ends when you stop working.',
    x: 'Year',
    need: 'Total need',
    have: 'Coverage and savings',
    summary: (
      { need, years, later, half }: { need: number; years: number; later: number; half: number | null },
      say: Say,
    ) =>
      `The need is ${say.about(need)} today and ${say.about(later)} in ${say.years(years)}.${half === null ? '' : ` It’s half of today’s in ${say.years(half)}.`}`,
  },
  madeOf: {
    title: 'What the need is made of',
    lead: 'What each takes today, with interest earned until it’s spent.',
    leadSpent:
      'What each takes today, with interest earned until it’s spent. Income above costs is what’s left over in good years; they’d spend it, so it doesn’t lower the need.',
    leadSaved:
      'What each takes today, with interest earned until it’s spent. Income above costs in late years can’t pay for earlier ones, so it doesn’t lower the need.',
    living: 'Living costs',
    mortgage: 'Mortgage',
    care: 'Child care and help',
    college: 'College',
    debts: 'Debts and last bills',
    takeHome: 'Partner’s take-home pay',
    benefits: 'Social Security',
    above: 'Income above costs',
    total: 'Total need',
    summary: ({ need, benefits, takeHome }: { need: number; benefits: number; takeHome: number }, say: Say) => {
      const income = [
        ...(takeHome < 1 ? [] : [`${say.about(takeHome)} of take-home pay`]),
        ...(benefits < 1 ? [] : [`${say.about(benefits)} of Social Security`]),
      ]
      return `Insurance and savings would have to pay ${say.about(need)}${income.length === 0 ? '' : `, after ${say.list(income)}`}.`
    },
  },
  eachYear: {
    title: 'Who pays for each year',
    lead: 'What your family would live on if you died now, in future dollars. Pay and Social Security can be more than they need.',
    x: 'Year',
    benefits: 'Social Security',
    takeHome: 'Partner’s take-home pay',
    insurance: 'From insurance and savings',
    summary: ({ benefits, takeHome, gap }: { benefits: number; takeHome: number; gap: number }, say: Say) =>
      `In the first year, they’d get ${say.money(benefits)} from Social Security and ${say.money(takeHome)} from pay. ${gap < 1 ? 'That’s enough for the year.' : `Insurance and savings would pay ${say.money(gap)}.`}`,
  },
  rules: {
    title: 'Compared with quick rules',
    lead: 'What each method says they’d need, before subtracting what you have.',
    note: 'DIME is debt, income, mortgage and education. Like pay multiples, it leaves out Social Security, a partner’s pay and inflation. Human life value is your take-home pay until you stop working, less your own spending.',
    row: 'Method',
    amount: 'Amount',
    need: 'Year by year (this page)',
    low: 'Low estimate',
    high: 'High estimate',
    dime: 'DIME',
    multipleLow: '10 times pay',
    multipleHigh: '12 times pay',
    lifeValue: 'Human life value',
    summary: ({ need, dime, multiple }: { need: number; dime: number; multiple: number }, say: Say) =>
      `Year by year it’s ${say.about(need)}. DIME says ${say.about(dime)}, and ten times your pay is ${say.about(multiple)}.`,
  },
} as const

export const tableWords = {
  sides: {
    title: 'Both of you side by side',
    lead: 'What your family would need after each death, at its value today.',
    row: 'Amount',
    you: 'If you died',
    partner: 'If your partner died',
    lines: {
      living: 'Living costs',
      home: 'Mortgage',
      care: 'Child care and help',
      college: 'College',
      debts: 'Debts and last bills',
      takeHome: 'Survivor’s take-home pay',
      benefits: 'Social Security',
      unused: 'Income above costs',
      need: 'Total need',
      savings: 'Savings',
      individual: 'Own policies',
      group: 'Coverage through work',
      gap: 'More coverage needed',
      policy: 'Next policy size',
    },
  },
  range: {
    title: 'Low, likely and high',
    lead: ({ spending, rate }: { spending: number; rate: number }, say: Say) =>
      `Low has living costs ${say.percent(spending, 0)} lower and a return ${say.count(rate, 'point', 'points')} higher; high is the opposite, with Social Security cut once its reserves run out.`,
    row: 'Estimate',
    need: 'Total need',
    gap: 'More coverage needed',
    low: 'Low',
    likely: 'Likely',
    high: 'High',
  },
  years: {
    title: 'Year by year if you died now',
    lead: 'Future dollars. In years when income is above costs, nothing comes from insurance.',
    year: 'Year',
    living: 'Living costs',
    care: 'Child care',
    college: 'College',
    mortgage: 'Mortgage',
    takeHome: 'Take-home pay',
    benefits: 'Social Security',
    shortfall: 'From insurance and savings',
    above: 'Income above costs',
  },
  later: {
    title: 'The need if you died later',
    lead: 'For a death in each year, in future dollars.',
    year: 'Year of death',
    need: 'Total need',
    have: 'You’d have',
    gap: 'More needed',
  },
  social: {
    title: 'Social Security for your family',
    lead: 'If you died now, in today’s dollars, before taxes.',
    year: 'Year',
    children: 'Children',
    spouse: 'Spouse',
    heldBack: 'Withheld because of pay',
    total: 'Total paid',
  },
} as const
