/** What charts and tables say. */
import type { Say } from '../../kit/say.ts'

interface Monthly {
  readonly saved: number
  readonly half: number
  readonly most: number
  readonly all: number
}
export const monthlyChart = {
  title: 'Savings needed each month',
  lead: 'Starting now, for all children.',
  summary: ({ saved, half, most, all }: Monthly, say: Say) =>
    `You save ${say.money(saved)} a month. Half of the cost takes ${say.money(half)}, 75% takes ${say.money(most)}, and all of it takes ${say.money(all)}.`,
  rising: 'First-year amounts. They rise every year.',
  row: 'To pay',
  total: 'Per month',
  part: 'Dollars a month',
  saved: 'You save',
  half: '50% of the cost',
  most: '75% of the cost',
  all: '100% of the cost',
  goal: ({ share }: { share: number }, say: Say) => `Your goal: ${say.percent(share)}`,
  goals: 'Your goal',
}

export const billChart = {
  title: 'School bills, and who pays them',
  summary: ({ planned, paid }: { planned: number; paid: number }, say: Say) =>
    `Of ${say.money(planned)} in your goal, your 529 plans pay ${say.money(paid)}. ${say.money(planned - paid)} isn’t covered.`,
  note: 'Future dollars.',
  x: 'Year',
  paid: 'Paid from 529 plans',
  missing: 'Not covered',
}

interface Holds {
  readonly now: number
  readonly highest: number
  readonly left: number
}
export const balanceChart = {
  title: 'Your 529 balance',
  lead: 'It grows until school starts, then pays the bills.',
  summary: ({ now, highest, left }: Holds, say: Say) =>
    `Your plans hold ${say.short(now)} today, at most ${say.short(highest)} at the end of a year, and ${say.short(left)} after the last bill.`,
  note: 'At the end of each year.',
  x: 'Year',
  balance: 'Balance',
  real: 'In today’s dollars',
  starts: ({ name }: { name: string }) => `${name} starts`,
}

export const yearColumns = {
  year: 'Year',
  deposits: 'Contributions',
  growth: 'Growth',
  planned: 'School bills',
  paid: 'Paid from plan',
  missing: 'Not covered',
  balance: 'Balance at year end',
  real: 'Balance in today’s dollars',
}
export const tableWords = {
  children: {
    title: 'Child by child',
    lead: 'When a child’s contributions end, that money is free. We don’t move it to the others.',
    columns: {
      child: 'Child',
      school: 'School',
      first: 'First bill',
      planned: 'School bills',
      needed: 'Needed per month',
      monthly: 'Your savings per month',
      covered: 'Covered',
    },
    none: 'None left',
  },
  years: {
    title: 'Year by year through graduation',
    lead: 'All children, in future dollars. Bills are due every August.',
    columns: yearColumns,
  },
  ofChild: ({ name }: { name: string }) => `Year by year: ${name}`,
  states: {
    title: 'What each state gives for contributions',
    lead: 'Per year. A deduction comes off state income, a credit off state tax. Rules change, so check your state before you contribute.',
    columns: { state: 'State', gives: 'Tax break', most: 'Limit', plans: 'Which plans', note: 'Note' },
    nothing: 'None',
    deduction: 'Deduction',
    creditByIncome: 'Credit by income',
    credit: ({ rate }: { rate: number }, say: Say) => `Credit of ${say.percent(rate)}`,
    noLimit: 'No limit',
    limit: ({ amount, per }: { amount: number; per: string }, say: Say) => `${say.money(amount)} ${per}`,
    limits: ({ single, joint, per }: { single: number; joint: number; per: string }, say: Say) =>
      `${say.money(single)}, joint ${say.money(joint)} ${per}`,
    per: { return: 'per return', account: 'per account', beneficiary: 'per child' },
    anyPlan: 'Any state’s',
    ownPlan: 'Its own only',
  },
}

interface Roth {
  readonly lifetime: number
  readonly yearly: number
  readonly year: number
  readonly accountYears: number
  readonly from: number
  readonly recentYears: number
}
interface Other {
  readonly incomeTax: number
  readonly earnings: number
  readonly penalty: number
  readonly recapture: number
}
export const leftoverTable = {
  title: ({ amount }: { amount: number }, say: Say) => `Ways to use ${say.money(amount)} left over`,
  example: 'Your plan leaves nothing, so this is an example.',
  lead: 'Under today’s law, at your income today.',
  columns: { way: 'Way', fits: 'How much fits', tax: 'Tax', rule: 'Rule' },
  family: {
    way: 'Another child, a cousin, or yourself',
    rule: 'Change the beneficiary within the family. No tax, no limit.',
  },
  roth: {
    way: 'The child’s Roth IRA',
    rule: ({ lifetime, yearly, year, accountYears, from, recentYears }: Roth, say: Say) =>
      `${say.money(lifetime)} in a lifetime, and one IRA limit a year (${say.money(yearly)} in ${year}). The child must earn as much. The account must be ${accountYears} years old: from ${from}. Money from the last ${recentYears} years can’t move.`,
  },
  loans: {
    way: 'The child’s student loans',
    rule: ({ lifetime }: { lifetime: number }, say: Say) =>
      `${say.money(lifetime)} in a lifetime per person. Brothers and sisters have their own.`,
  },
  k12: {
    way: 'K-12 school for another child',
    rule: ({ yearly }: { yearly: number }, say: Say) => `${say.money(yearly)} a year per child. Some states tax it.`,
  },
  able: {
    way: 'An ABLE account',
    rule: ({ yearly }: { yearly: number }, say: Say) =>
      `For a family member with a disability: ${say.money(yearly)} a year, including all other contributions.`,
  },
  scholarship: {
    way: 'Withdrawn after a scholarship',
    rule: 'Up to the scholarship: income tax on the earnings, no 10% tax.',
  },
  other: {
    way: 'Withdrawn for anything else',
    rule: ({ incomeTax, earnings, penalty }: Other, say: Say) =>
      `Income tax of about ${say.money(incomeTax)} on ${say.money(earnings)} of earnings, plus 10% (${say.money(penalty)}).`,
    recapture: ({ recapture }: Other, say: Say) => ` About ${say.money(recapture)} of state tax savings is taken back.`,
    california: ' California adds its own tax on the earnings (Form FTB 3805P), which isn’t counted.',
  },
}
