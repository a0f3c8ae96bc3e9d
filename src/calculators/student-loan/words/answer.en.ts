/** What the answer says: headline, the line under it, figures, the split, hints. */
import type { Say } from '../../kit/say.ts'

export const headlines = {
  complete: ({ forgiven, plan }: { forgiven: number; plan: string }, say: Say) =>
    `Your payments are complete: **${say.money(forgiven)}** could be forgiven now under ${plan}.`,
  two: (v: { cheapest: string; cost: number; lowest: string; payment: string }, say: Say) =>
    `${v.cheapest} costs you least: **${say.money(v.cost)}** total. ${v.lowest} has the lowest payment now: **${v.payment}** a month.`,
  one: ({ plan, cost, payment }: { plan: string; cost: number; payment: string }, say: Say) =>
    `${plan} costs you least, **${say.money(cost)}** total, and has the lowest payment now: **${payment}** a month.`,
  nothingOwed: () => 'You owe **nothing** on these loans.',
  noPlan: () => 'No federal plan is open to these loans.',
}

/** Sentences of the line under the headline. */
export const underneath = {
  closed: ({ closed, shown }: { closed: string; shown: string }) =>
    `${closed} isn’t open to you, so we’re showing ${shown}.`,
  tax: ({ tax }: { tax: number }, say: Say) => `You’d owe about ${say.money(tax)} in federal tax on it.`,
  noTax: () => 'It’s free of federal tax.',
  cheapest: ({ plan, payment, end }: { plan: string; payment: string; end: string }) =>
    `${plan} is ${payment} a month now, ${end}.`,
  lowest: (v: { plan: string; extra: number; months: number; end: string }, say: Say) =>
    `${v.plan} would cost ${say.money(v.extra)} more over ${say.months(v.months)}, ${v.end}.`,
  only: ({ months, end }: { months: number; end: string }, say: Say) => `That takes ${say.months(months)}, ${end}.`,
  ends: {
    now: () => 'forgiven right away',
    done: ({ month }: { month: string }, say: Say) => `ending in ${say.month(month)}`,
    forgiven: ({ month }: { month: string }, say: Say) => `with the rest forgiven in ${say.month(month)}`,
  },
  dollars: () => 'Amounts are in future dollars, under today’s law.',
  nothingOwed: () => 'Enter a balance to see your plans.',
  noPlan: () => 'Check the loan types and dates.',
}

export const splitWords = {
  whole: ({ owed, plan }: { owed: number; plan: string }, say: Say) =>
    `Total you’d pay on ${say.money(owed)} with ${plan}`,
  principal: 'Principal you pay',
  interest: 'Interest',
  tax: 'Tax on forgiveness',
}

/** Figures of one plan; `plan` is its name, or that of the plan looked at. */
export const partNames = {
  Cost: 'total cost',
  CostToday: 'total cost',
  FirstPayment: 'first payment',
  LastPayment: 'last full payment',
  HighestPayment: 'highest payment',
  Paid: 'total payments',
  Months: 'time to finish',
  EndMonth: 'last payment date',
  Forgiven: 'amount forgiven',
  Tax: 'tax on forgiveness',
  Waived: 'interest waived',
  Matched: 'principal match',
}
export const planFigure = ({ plan, part }: { plan: string; part: string }) => `${plan}: ${part}`
export const selectedPlan = 'Selected plan'

export const figureNames = {
  focusCost: { label: 'Selected plan: total cost', short: 'Total cost' },
  lowestFirstPayment: { label: 'Lowest payment now', short: 'Lowest payment' },
  leastCost: { label: 'Lowest total cost', short: 'Lowest cost' },
  leastMonths: 'Time with lowest cost',
  owed: 'Total balance today',
  leastFirstPayment: 'First payment, lowest cost',
  lowestCost: 'Total cost, lowest payment',
  refinancePayment: 'Refinance: monthly payment',
  refinanceCost: 'Refinance: total payments',
  refinanceSaves: 'Refinance: savings',
  jointLoanYear: 'Filing jointly: loan payments',
  jointTax: 'Filing jointly: federal tax',
  separateLoanYear: 'Filing separately: loan payments',
  separateTax: 'Filing separately: federal tax',
  separateSaves: 'Filing separately: first-year savings',
}

export const hintWords = {
  total: ({ owed, hint }: { owed: number; hint: string }, say: Say) => `${say.money(owed)} total. ${hint}`,
}

export const questions = {
  agi: (payment: string) => `What AGI gets my lowest payment to ${payment}?`,
  refiRate: (saving: string) => `What refinance rate would save me ${saving}?`,
  standardLeft: (cost: string) => `What standard term keeps the total to ${cost}?`,
}
