/** What the answer says: headline, the lines under it, figures, hints, errors and calendar. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

interface InYear {
  readonly year: number
}

/** What the deposits do to this year's taxes, as a sentence of the headline. */
interface Effect {
  readonly tax: number
}
const effect = {
  now: {
    saves: ({ tax }: Effect, say: Say) => `Your contributions save you about **${say.money(tax)}** in taxes.`,
    nothing: () => 'Your contributions save you **$0** in taxes.',
    costs: ({ tax }: Effect, say: Say) =>
      `Your contributions cost you about **${say.money(tax)}** in lost tax credits.`,
  },
  past: {
    saves: ({ tax }: Effect, say: Say) => `Your contributions saved you about **${say.money(tax)}** in taxes.`,
    nothing: () => 'Your contributions saved you **$0** in taxes.',
    costs: ({ tax }: Effect, say: Say) =>
      `Your contributions cost you about **${say.money(tax)}** in lost tax credits.`,
  },
}
const room = {
  now: ({ room: amount, year }: InYear & { room: number }, say: Say) =>
    `You can put **${say.money(amount)}** in your HSA for ${year}.`,
  past: ({ room: amount, year }: InYear & { room: number }, say: Say) =>
    `You could have put **${say.money(amount)}** in your HSA for ${year}.`,
}

export const headlines = {
  room,
  effect,
  over: ({ over, limit, year }: InYear & { over: number; limit: number }, say: Say) =>
    `You’re **${say.money(over)}** over your ${year} HSA limit of **${say.money(limit)}**.`,
  overSpouse: ({ over, year }: InYear & { over: number }, say: Say) =>
    `Your spouse’s HSA is **${say.money(over)}** over the limit for ${year}.`,
  overBoth: ({ over, spouse, year }: InYear & { over: number; spouse: number }, say: Say) =>
    `You’re **${say.money(over)}** over your ${year} HSA limit, and your spouse is **${say.money(spouse)}** over theirs.`,
  none: {
    now: ({ year }: InYear) => `You can’t put money in an HSA for ${year}.`,
    past: ({ year }: InYear) => `You couldn’t put money in an HSA for ${year}.`,
  },
  noneIn: {
    now: ({ over, year }: InYear & { over: number }, say: Say) =>
      `You can’t put money in an HSA for ${year}, so **${say.money(over)}** is over the limit.`,
    past: ({ over, year }: InYear & { over: number }, say: Say) =>
      `You couldn’t put money in an HSA for ${year}, so **${say.money(over)}** is over the limit.`,
  },
}

export const underneath = {
  limit: ({ limit, employer }: { limit: number; employer: number }, say: Say) =>
    `The limit for your account is ${say.money(limit)}, and your employer’s ${say.money(employer)} counts toward it.`,
  rest: {
    now: ({ tax }: Effect, say: Say) => `The rest saves you about ${say.money(tax)} in taxes.`,
    past: ({ tax }: Effect, say: Say) => `The rest saved you about ${say.money(tax)} in taxes.`,
  },
  employerCounts: ({ employer }: { employer: number }, say: Say) =>
    `Your employer’s ${say.money(employer)} counts toward the limit.`,
  allCounts: ({ year }: InYear) => `All money put in for ${year} counts toward the limit.`,
  catchUp: ({ amount }: { amount: number }, say: Say) =>
    `The limit includes a ${say.money(amount)} catch-up contribution.`,
  spouse: ({ over }: { over: number }, say: Say) => `${say.money(over)} in your spouse’s HSA is over the limit too.`,
  why: 'See why below. Money already in your HSA stays yours.',
}

export const splitWords = {
  label: 'Your contributions',
  cost: 'Net cost to you',
  federal: 'Federal income tax saved',
  payroll: 'Social Security and Medicare saved',
  state: 'State income tax saved',
}

export const figureNames = {
  taxSaved: { label: 'Tax saved this year', short: 'Tax saved' },
  limit: 'Your HSA limit',
  room: 'You can put in',
  federalSaved: 'Federal income tax saved',
  payrollSaved: 'Social Security and Medicare saved',
  stateSaved: 'State income tax saved',
  savedByPayroll: 'Tax saved through payroll',
  savedDirect: 'Tax saved without payroll',
  counted: 'Contributions that count',
  excess: 'Over the limit',
  excise: 'Yearly tax on excess',
  householdLimit: 'Household limit',
  limitByMonth: 'Limit by months covered',
  lastMonthAdds: 'Added by last-month rule',
  atRisk: 'Contributions at risk',
  failCost: 'Cost if coverage ends early',
  catchUp: 'Catch-up contribution',
  stateTaxOnEmployer: 'State tax on employer money',
  stateTaxOnGrowth: 'Yearly state tax on growth',
  keepBalance: 'HSA if you keep receipts',
  receipts: 'Receipts saved up',
  spendBalance: 'HSA if you spend it',
  keepWorth: 'Keeping receipts, after tax',
  spendWorth: 'Spending it, after tax',
  keepAhead: 'Gain from keeping receipts',
  keepAheadToday: 'Gain from keeping receipts',
} as const satisfies Readonly<Record<string, FigureName>>

export const hintWords = {
  monthly: ({ monthly }: { monthly: number }, say: Say) =>
    `Your own money for the year: ${say.money(monthly)} a month over 12 months`,
  noState: 'California and New Jersey tax HSAs.',
  taxed: ({ state }: { state: string }) => `${state} taxes HSA contributions and growth.`,
  notTaxed: ({ state }: { state: string }) => `${state} treats an HSA as federal law does, or has no income tax.`,
}

export const errorWords = {
  spouse: 'For a spouse, choose a married filing status above. Or choose “No spouse” here.',
}

export const calendarWords = {
  last: ({ year }: InYear) => `Last day to put HSA money in for ${year}`,
  lastNote: ({ limit }: { limit: number }, say: Say) =>
    `At most ${say.money(limit)} in your account from all sources, including your employer.`,
  out: ({ year }: InYear) => `Take out HSA money over the ${year} limit`,
  outNote: ({ excess }: { excess: number }, say: Say) =>
    `${say.money(excess)} and what it earned. You have until October 15 if you file on time or with an extension.`,
  test: () => 'HSA testing period ends',
  testNote: ({ atRisk, year }: InYear & { atRisk: number }, say: Say) =>
    `Stay covered through this day: ${say.money(atRisk)} of your ${year} contributions depends on it.`,
}

export const questions = {
  yours: (target: string) => `How much do I need to put in to save ${target} in taxes?`,
  income: (target: string) => `At what pay would I save ${target} in taxes?`,
  balance: (target: string) => `What balance today would grow my HSA to ${target}?`,
}
