/** What explains investing from each paycheck: charts, findings, tables. */
import { reinvestedText, spanText, startsText, stocksText } from '../../kit/past-starts.ts'
import type { Say } from '../../kit/say.ts'
import type { PaidEnd, PastPaychecks } from '../paycheck-values.ts'
import { costsText, depositText, oftenText, returnText } from './past.en.ts'

interface Count {
  readonly count: number
  readonly windows: number
  readonly of: number
}
interface Later {
  readonly cost: number
  readonly year: number
}
const endText = ({ end, rate }: PaidEnd, say: Say): string => `${say.about(end)} (${returnText(rate, say)})`

export const paycheckCharts = {
  years: 'Years',
  paidIn: 'You put in',
  past: {
    title: (past: PastPaychecks, say: Say) =>
      `What ${depositText(past, say)} became, from every starting month since 1871`,
    lead: (past: PastPaychecks, say: Say) =>
      `Worst: ${spanText(past.worst, say)}, ${say.about(past.worst.end)}. Best: ${spanText(past.best, say)}, ${say.about(past.best.end)}. ${stocksText(past, say)}, ${reinvestedText(past)}.`,
    summary: (past: PastPaychecks, say: Say) =>
      `Over ${say.months(past.months)}, from ${startsText(past, say)}, the median ended at ${say.short(past.typical)} and the worst 10% below ${say.short(past.low)}, in today’s dollars. Worst: ${say.short(past.worst.end)}, ${spanText(past.worst, say)}. Best: ${say.short(past.best.end)}, ${spanText(past.best, say)}.`,
    note: (past: PastPaychecks, say: Say) =>
      `In today’s dollars. ${costsText(past, say)}. The median and the shaded ranges are taken year by year, so no single start follows them. Starts overlap.`,
    best: ({ from }: { from: string }, say: Say) => `Best: ${say.monthShort(from)}`,
    worst: ({ from }: { from: string }, say: Say) => `Worst: ${say.monthShort(from)}`,
    typical: 'Median',
    yours: 'At your expected return',
    eightInTen: 'Middle 80%',
    half: 'Middle 50%',
  },
  own: {
    title: 'At your expected return',
    lead: 'Steady growth, without ups and downs.',
    summary: ({ months, paidIn, worth }: { months: number; paidIn: number; worth: number }, say: Say) =>
      `After ${say.months(months)}, you’ve put in ${say.short(paidIn)} and have ${say.short(worth)}, in today’s dollars.`,
    note: ({ rate }: { rate: number }, say: Say) =>
      `In today’s dollars, at ${say.percent(rate * 100)} a year after the fee and inflation.`,
    worth: 'Balance',
  },
}

export const paycheckFindings = {
  loss: ({ less }: { less: number }, say: Say) =>
    `**You’d end with ${say.about(less)} less than you put in**, in today’s dollars. Check your return, fee and inflation.`,
  neverLost: (count: Count, say: Say) =>
    `**No start ended below what was put in**, after inflation, out of ${startsText(count, say)}. The next one still could.`,
  alwaysLost: (count: Count, say: Say) =>
    `**All ${startsText(count, say)} ended below what was put in**, after inflation. Check the fee and the mix you entered.`,
  lost: ({ count, windows }: Count, say: Say) =>
    `**${say.number(count)} of ${say.number(windows)} starts (${oftenText(count, windows, say)}) ended below what was put in**, after inflation. The rest came out ahead.`,
  named: ({ worst, middle, best }: PastPaychecks, say: Say) =>
    `**The worst start, ${spanText(worst, say)}, reached ${endText(worst, say)}.** The median reached ${endText(middle, say)}, the best ${endText(best, say)}, after inflation and your fee.`,
  later: ({ cost, year }: Later, say: Say) =>
    `**Starting a year later would cost you ${say.about(cost)}** by the end. Only ${say.money(year)} of that is deposits you’d skip; the rest is lost growth.`,
  laterLess: ({ cost, year }: Later, say: Say) =>
    `**Starting a year later would leave you ${say.about(cost)} less** by the end, after putting in ${say.money(year)} less.`,
  lastYears: () =>
    '**The last years matter most.** Your balance is biggest then, so a late fall hurts more than an early one, which lets you buy at low prices. You could hold fewer stocks near the end.',
  peaks: ({ peaks }: { peaks: readonly { from: string; worth: number }[] }, say: Say) =>
    `**If you’d started at a stock peak**, you’d have ended at: ${peaks.map(({ from, worth }) => `${say.monthShort(from)}, ${say.about(worth)}`).join('; ')}.`,
  otherQuestion: () =>
    '**This isn’t the lump sum question.** Each paycheck goes in as soon as you have it, so nothing waits. To compare spreading out money you already have, choose the first question.',
  converted: ({ monthly, ...plan }: Pick<PastPaychecks, 'deposit' | 'frequency'> & { monthly: number }, say: Say) =>
    `We count ${depositText(plan, say)} as ${say.cents(monthly)} a month, since the record is monthly.`,
  notIncluded: () =>
    'Not included: taxes, account limits and any employer match. History uses monthly average prices. It’s one country’s past, and its starts overlap.',
}

export const paycheckTables = {
  byYear: {
    title: 'Year by year',
    lead: ({ fee }: { fee: number }, say: Say) => `In today’s dollars. ${costsText({ fee }, say)}.`,
    columns: {
      year: 'Year',
      paidIn: 'You put in',
      own: 'At your return',
      low: 'Worst 10% below',
      typical: 'Median',
      high: 'Best 10% above',
      below: 'Starts below what was put in',
    },
  },
}
