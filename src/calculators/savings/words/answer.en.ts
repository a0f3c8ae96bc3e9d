/** What the answer says: headline, the line under it, figures, split, hints that follow the numbers, calendar. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

/** As in "$300 every month". */
export const rhythm = {
  weekly: 'every week',
  biweekly: 'every two weeks',
  semimonthly: 'twice a month',
  monthly: 'every month',
  quarterly: 'every quarter',
  yearly: 'every year',
}

/** A goal without a name, by its place in the list. */
export const unnamedGoal = ({ place }: { place: number }) => `Goal ${place}`

interface Dated {
  readonly amount: number
  readonly month: string
}
export const headlines = {
  noGoal: () => 'Enter **a savings goal** above $0.',
  there: ({ goal }: { goal: number }, say: Say) => `You’ve already reached your **${say.money(goal)}** goal.`,
  reached: ({ goal, month }: { goal: number; month: string }, say: Say) =>
    `You’d reach your **${say.money(goal)}** goal in **${say.month(month)}**.`,
  never: ({ deposit, goal, each }: { deposit: string; goal: number; each: string }, say: Say) =>
    `Saving **${deposit}** ${each}, you wouldn’t reach **${say.money(goal)}** within 100 years.`,
  deposit: ({ amount, month, each }: Dated & { each: string }, say: Say) =>
    `Save **${say.cents(amount)}** ${each} to get there by **${say.month(month)}**.`,
  noneNeeded: ({ amount, month }: Dated, say: Say) =>
    `You don’t need to add anything: you’d have **${say.about(amount)}** by **${say.month(month)}**.`,
  noDeposit: ({ amount, month }: Dated, say: Say) =>
    `No deposit falls before **${say.month(month)}**, so you’d have only **${say.about(amount)}** by then.`,
  balance: ({ amount, month }: Dated, say: Say) => `You’d have **${say.about(amount)}** in **${say.month(month)}**.`,
  someGoals: ({ count, of }: { count: number; of: number }) =>
    `You’d reach **${count} of ${of}** goals. The rest would take more than 100 years.`,
  noGoals: ({ of }: { of: number }) => `You wouldn’t reach any of your **${of}** goals within 100 years.`,
  notTheGoal: ({ name }: { name: string }) => `${name}: you wouldn’t get there within 100 years.`,
  goalsThere: () => 'You’ve already reached **all** your goals.',
  goalThere: () => 'You’ve already reached your goal.',
  goal: ({ name, month }: { name: string; month: string }, say: Say) =>
    `${name}: you’d get there in **${say.month(month)}**.`,
  bothGoals: ({ month }: { month: string }, say: Say) => `You’d reach both goals by **${say.month(month)}**.`,
  allGoals: ({ of, month }: { of: number; month: string }, say: Say) =>
    `You’d reach all **${of}** goals by **${say.month(month)}**.`,
}

export const underneath = {
  fromNow: ({ months, rate }: { months: number; rate: number }, say: Say) =>
    `That’s ${say.months(months)} from now, if the account keeps paying ${say.percent(rate)}.`,
  firstGoal: ({ name, month }: { name: string; month: string }, say: Say) => `First: ${name}, in ${say.month(month)}.`,
  firstThere: ({ name }: { name: string }) => `You’ve already reached ${name}.`,
  afterTax: ({ rate }: { rate: number }, say: Say) =>
    `That’s after taxes on the interest, if the account keeps paying ${say.percent(rate)}.`,
  beforeTax: ({ rate }: { rate: number }, say: Say) =>
    `That’s before taxes, if the account keeps paying ${say.percent(rate)}.`,
  goalRises: ({ goal }: { goal: number }, say: Say) => `Inflation would raise your goal to ${say.about(goal)} by then.`,
  runsAway: () => 'Your goal rises with inflation faster than your savings grow.',
  saveMore: () => 'A larger deposit or a higher rate could change that.',
  saved: ({ balance }: { balance: number }, say: Say) => `You have ${say.about(balance)} saved.`,
  laterDate: () => 'Try more frequent deposits or a later date.',
}

export const figureNames = {
  monthsToGoal: 'Time to goal',
  goalMonth: 'Goal date',
  depositNeeded: 'Deposit needed',
  finalBalance: 'Final balance',
  finalBalanceToday: 'Final balance',
  goalThen: 'Goal at that date',
  paidIn: 'Total you put in',
  interest: 'Interest after taxes',
  taxPaid: 'Taxes on interest',
  federalTaxPaid: 'Federal tax on interest',
  stateTaxPaid: 'State tax on interest',
  apy: 'APY',
  nominalRate: 'Interest rate, compounded daily',
  yieldAfterTax: 'APY after taxes',
  taxShare: 'Tax rate on interest',
  realYield: 'Yield after taxes and inflation',
  otherBankLess: 'Less at the other bank',
  otherBankMonths: 'Time to goal, other bank',
} satisfies Readonly<Record<string, FigureName>>

export const splitWords = {
  whole: 'Final balance',
  had: 'Saved so far',
  added: 'Deposits',
  interest: 'Interest',
}

export const hintWords = {
  apyOf: ({ apy }: { apy: number }, say: Say) => `That’s an APY of ${say.percent(apy, 3)}.`,
  deposits: ({ total }: { total: number }, say: Say) => `Deposits total ${say.money(total)} each time.`,
  noState: () => 'Most states tax bank interest.',
}

export const calendarWords = {
  reached: 'Savings goal reached',
  goal: ({ name }: { name: string }) => `Savings goal: ${name}`,
  note: 'An estimate from your numbers, if the rate stays the same.',
}

export const questions = {
  deposit: (target: string) => `How much would I need to deposit to get there in ${target}?`,
  looseDeposit: (target: string) => `What extra deposit would get me there in ${target}?`,
  looseSaved: (target: string) => `How much more would I need today to get there in ${target}?`,
  rate: (target: string) => `What rate would get me there in ${target}?`,
  by: (target: string) => `How long would it take if I deposit ${target}?`,
  goal: (target: string) => `What goal could I reach with ${target} deposits?`,
  balance: (target: string) => `How much would I need to deposit to have ${target}?`,
}
