/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

interface Month {
  readonly income: number
  readonly planned: number
  /** The largest category; no name where nothing is planned. */
  readonly largest: string
  readonly most: number
  readonly rest: number
}
interface Forecast {
  readonly start: number
  readonly lowest: number
  readonly date: string
  readonly end: number
}

export const unnamed = 'Unnamed'

export const chartWords = {
  flow: {
    title: 'Where your money goes each month',
    lead: 'Income is on the left, spending on the right. A thicker band is more money.',
    leadShort: ({ missing }: { missing: number }, say: Say) =>
      `Your plan is bigger than your income. The “Not covered” band is the ${say.money(missing)} you’d have to find elsewhere.`,
    plan: 'Your plan',
    income: 'Income',
    leftOver: 'Left over',
    short: 'Not covered',
    summaryLeft: ({ income, planned, largest, most, rest }: Month, say: Say) =>
      `Of ${say.money(income)} a month, you plan to use ${say.money(planned)}. The largest part is ${largest} (${say.money(most)}). You’d have ${say.money(rest)} left.`,
    summaryShort: ({ income, planned, largest, most, rest }: Month, say: Say) =>
      `Your plan takes ${say.money(planned)} of ${say.money(income)} a month. The largest part is ${largest} (${say.money(most)}). Your income doesn’t cover ${say.money(-rest)} of the plan.`,
    summaryUnplanned: ({ income }: Month, say: Say) =>
      `Nothing is planned yet, so all ${say.money(income)} a month is left over.`,
  },
  forecast: {
    title: 'Your account over the next 12 months',
    lead: 'Paydays and bills fall on their dates, and everything else is spread evenly. Your lowest day is marked.',
    summary: ({ start, lowest, date, end }: Forecast, say: Say) =>
      `Your balance starts at ${say.short(start)}, is lowest on ${say.date(date)} at ${say.short(lowest)}, and ends at ${say.short(end)}.`,
    note: 'End of each day, with today’s prices and pay. Your bank may post a bill before a paycheck that arrives the same day.',
    day: 'Day',
    balance: 'Balance',
    buffer: 'Minimum balance',
    lowest: ({ balance }: { balance: number }, say: Say) => `Lowest: ${say.money(balance)}`,
  },
}

export const tableWords = {
  categories: {
    title: 'Your plan and the usual ranges',
    lead: 'The ranges are rules of thumb, as shares of take-home pay. The low ends alone add up to 98%, so not every category can be high.',
    columns: {
      category: 'Category',
      planned: 'Your plan',
      share: 'Share',
      low: 'Usual low',
      high: 'Usual high',
      verdict: 'Compared',
    },
    within: 'In range',
    over: ({ by }: { by: number }, say: Say) => `${say.money(by)} over`,
    under: ({ by }: { by: number }, say: Say) => `${say.money(by)} under`,
    total: 'Total',
  },
  months: {
    title: 'Your account by month',
    lead: 'The first and last months can be partial.',
    columns: {
      month: 'Month',
      income: 'Income',
      bills: 'Bills',
      rest: 'Other spending',
      end: 'Ending balance',
      low: 'Lowest balance',
    },
  },
}

interface Pay {
  readonly name: string
  readonly amount: number
  /** '× 26 ÷ 12'. */
  readonly times: string
  readonly monthly: number
}
export const workingWords = {
  left: {
    title: 'Left over each month',
    formula: 'left over = income − everything planned',
    source: ({ name, amount, times, monthly }: Pay, say: Say) =>
      `${name}: ${say.cents(amount)} ${times} = ${say.cents(monthly)} a month.`,
  },
  safe: {
    title: 'Safe to spend today',
    formula: 'safe to spend = lowest balance ahead − minimum balance, at least 0',
    notSafe: ({ short, safe }: { short: number; safe: number }, say: Say) =>
      `= ${say.cents(-short)}, so ${say.cents(safe)} is safe to spend`,
    start: ({ date, balance }: { date: string; balance: number }, say: Say) =>
      `Start with ${say.cents(balance)} on ${say.date(date)}. Add each paycheck, subtract each bill on its date, and subtract a daily share of everything else.`,
    lowest: ({ date, balance }: { date: string; balance: number }, say: Say) =>
      `The lowest end of a day is ${say.cents(balance)}, on ${say.date(date)}.`,
    why: 'Money spent today is missing on every later day, so the lowest day sets the limit.',
  },
  rate: {
    title: 'Savings rate',
    formula: 'savings rate = Savings & Investments ÷ income',
    rest: ({ rate }: { rate: number }, say: Say) =>
      `If you keep everything left over: ${say.percent(rate)}. Left-over money isn’t counted as saved until you plan it.`,
  },
}

export const sourceWords = {
  ranges: 'usual share of each category, starting amounts and savings target (our defaults)',
  note: 'The ranges are rules of thumb in wide use, not law. They’re meant for take-home pay.',
}
