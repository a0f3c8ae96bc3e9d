/** What explains a lump sum and installments: charts, findings, tables. */
import { reinvestedText, startsText, stocksText } from '../../kit/past-starts.ts'
import type { Say } from '../../kit/say.ts'
import {
  cashText,
  costsText,
  countOf,
  countText,
  gapText,
  oftenText,
  rangeText,
  shareOf,
  spreadText,
  sumText,
  underText,
  waitText,
  worthText,
} from './past.en.ts'

interface Start {
  readonly from: string
  readonly gap: number
  readonly lump: number
  readonly schedule: number
}
type Cash = Parameters<typeof cashText>[0]
interface Gaps extends Cash {
  readonly months: number
  readonly stockShare: number
  readonly fee: number
  readonly windows: number
  readonly of: number
  readonly count: number
  readonly typical: number
  readonly low: number
  readonly high: number
}
interface Chosen extends Start {
  readonly total: number
  readonly horizon: number
  readonly fee: number
  readonly lumpLow: number
  readonly scheduleLow: number
}
interface Ahead {
  readonly total: number
  readonly months: number
  readonly gap: number
}

const size = (edge: number, say: Say) => say.percent(Math.abs(edge) * 100, 1)
/** "Installments 10% to 15% behind", by the edges of the step; an open end has one. */
function stepName({ low, high }: { low: number | undefined; high: number | undefined }, say: Say): string {
  if (low === undefined) return high === 0 ? 'Installments behind' : `Installments over ${size(high ?? 0, say)} behind`
  if (high === undefined)
    return low === 0 ? 'Installments ahead or even' : `Installments ${size(low, say)} ahead or more`
  if (high === 0) return `Installments up to ${size(low, say)} behind`
  if (low === 0) return `Installments up to ${size(high, say)} ahead`
  return low < 0
    ? `Installments ${size(high, say)} to ${size(low, say)} behind`
    : `Installments ${size(low, say)} to ${size(high, say)} ahead`
}

export const comparedNames = {
  yours: ({ months }: { months: number }) => `${spreadText(months)} (yours)`,
  yoursIn: ({ months, parts }: { months: number; parts: number }) =>
    `${spreadText(months)} in ${parts} installments (yours)`,
  other: ({ months }: { months: number }) => spreadText(months),
}

const ended = ({ total, gap, lump, schedule }: Chosen, say: Say): string =>
  `installments ended with ${gapText(gap, say)}: ${worthText(total, schedule, say)} vs. ${worthText(total, lump, say)}`
const costText = (total: number, cost: number, say: Say): string =>
  `${cost < 0 ? 'gain' : 'cost'} ${worthText(total, Math.abs(cost), say)}`

export const windfallCharts = {
  month: 'Month',
  months: 'Months',
  lumpAhead: 'Lump sum ended ahead',
  installmentsAhead: 'Installments ended ahead',
  gaps: {
    title: 'What spreading out cost or gained, from every past start',
    lead: ({ months, ...mix }: Gaps, say: Say) =>
      `Each bar is a share of all starts, by how ${spreadText(months)} of installments ended compared with the lump sum. ${stocksText(mix, say)}, ${reinvestedText(mix)}.`,
    summary: ({ count, typical, low, high, ...starts }: Gaps, say: Say) =>
      `The lump sum ended ahead in ${oftenText(count, starts.windows, say)} of ${startsText(starts, say)}. Installments typically ended with ${gapText(typical, say)}. The worst 5% ended below ${gapText(low, say)}, the best 5% above ${gapText(high, say)}.`,
    note: (gaps: Gaps, say: Say) =>
      `Both choices invest the same money and end on the same day. Waiting cash earned ${cashText(gaps, say)}. ${costsText(gaps, say)}. Starts overlap, so neighbors are nearly the same test.`,
    step: stepName,
    columns: { row: 'How it ended', total: 'Share of starts' },
  },
  years: {
    title: 'When spreading out paid off',
    lead: 'Above the line, installments ended with more; below it, the lump sum did. Median of each year’s starts.',
    summary: ({ ahead, years, first, last }: { ahead: number; years: number; first: number; last: number }, say: Say) =>
      `Installments typically did better in ${say.number(ahead)} of ${say.number(years)} years, ${first} to ${last}.`,
    note: (cash: Cash, say: Say) => `Waiting cash earned ${cashText(cash, say)}.`,
    notePeaks: (cash: Cash, say: Say) =>
      `The marks are the months of the highest stock prices before the deepest falls. Nobody knew them at the time. Waiting cash earned ${cashText(cash, say)}.`,
    peak: ({ from, gap }: { from: string; gap: number }, say: Say) =>
      `${say.month(from)}: ${gapText(gap, say)} with installments`,
    x: 'Year of the start',
    above: 'Installments ahead',
    below: 'Lump sum ahead',
    gap: 'Installments vs. lump sum',
    level: 'No difference',
  },
  compare: {
    title: '3, 6, 12 and 24 months',
    titleYours: '3, 6, 12 and 24 months next to yours',
    lead: 'How often the lump sum ended ahead, from the same starts.',
    summary: ({ often }: { often: readonly { label: string; count: number; of: number }[] }, say: Say) =>
      `The lump sum ended ahead ${say.list(often.map(({ label, count, of }) => `in ${oftenText(count, of, say)} of starts against ${label}`))}.`,
    rising: 'The longer the money waited, the more often waiting cost something.',
    widening: 'The gap grows wider both ways with time: see the table.',
    width: 'How wide the gap was: see the table.',
    columns: { row: 'Spread over', total: 'Lump sum ended ahead' },
    typical: ({ gap }: { gap: number }, say: Say) => `Typically ${gapText(gap, say)} with installments`,
  },
  chosen: {
    title: ({ from }: Chosen, say: Say) => `Starting in ${say.month(from)}`,
    lead: (chosen: Chosen, say: Say) =>
      `After ${say.months(chosen.horizon)}, ${ended(chosen, say)} for the lump sum, in dollars of the start.`,
    summary: (chosen: Chosen, say: Say) =>
      `Starting in ${say.month(chosen.from)}, ${ended(chosen, say)} for the lump sum. The lump sum was at its lowest ${underText(chosen.lumpLow, say)}; installments, ${underText(chosen.scheduleLow, say)}.`,
    note: (chosen: Chosen, say: Say) =>
      `${costsText(chosen, say)}, in dollars of the start. Choose another month under “Show one past start”.`,
    lump: 'Lump sum',
    parts: 'Installments, with cash',
    level: 'What you started with',
  },
  own: {
    title: 'How waiting adds up at your own rates',
    lead: 'How far ahead the lump sum is expected to be, counting waiting cash. Below zero, installments are ahead.',
    level: ({ months }: Ahead, say: Say) => `After ${say.months(months)}, both are expected to be even.`,
    behind: ({ total, months, gap }: Ahead, say: Say) =>
      `After ${say.months(months)}, installments are expected to be ${worthText(total, gap, say)} behind.`,
    ahead: ({ total, months, gap }: Ahead, say: Say) =>
      `After ${say.months(months)}, installments are expected to be ${worthText(total, gap, say)} ahead.`,
    note: 'Future dollars. Real markets don’t move in steady lines; the history shows what they did.',
    gap: 'Lump sum ahead by',
  },
  lengths: {
    title: 'Expected cost by how long you spread it',
    lead: ({ horizon }: { horizon: number }, say: Say) =>
      `After ${say.months(horizon)}, at your return and cash yield. Below zero, waiting is expected to gain.`,
    summary: (
      { total, three, year, longest }: { total: number; three: number; year: number; longest: number },
      say: Say,
    ) =>
      `Spreading over 3 months is expected to ${costText(total, three, say)}, over 12 months to ${costText(total, year, say)} and over 36 months to ${costText(total, longest, say)}, in today’s dollars.`,
    note: 'In today’s dollars.',
    cost: 'Expected cost of waiting',
    yours: 'Yours',
  },
}

interface Wins {
  readonly count: number
  readonly windows: number
  readonly of: number
  readonly from: string
  readonly months: number
  readonly typical: number
  readonly low: number
  readonly high: number
}
interface Regrets {
  readonly total: number
  readonly late: Start
  readonly early: Start
}
interface Cost {
  readonly total: number
  readonly wait: number
  readonly interest: number
  readonly cost: number
  readonly cashYield: number
  readonly market: number
}
interface OtherCash {
  readonly firstStart: string
  readonly windows: number
  readonly lumpAhead: number
  readonly cashYield: number
}
const ends = (total: number, { lump, schedule }: Start, say: Say): string =>
  `${worthText(total, total * schedule, say)} vs. ${worthText(total, total * lump, say)}`
const interestText = ({ total, interest }: Cost, say: Say): string =>
  `Your waiting cash earns ${worthText(total, interest, say)}.`
const otherWins = ({ windows, lumpAhead }: OtherCash, say: Say): string =>
  `the lump sum ended ahead in ${oftenText(lumpAhead, windows, say)} of starts (${say.number(lumpAhead)} of ${say.number(windows)})`

export const windfallFindings = {
  single: ({ months, every }: { months: number; every: string }) =>
    `**This is a single installment.** One every ${every} months fits once into ${spreadText(months)}, so it’s all invested today. Choose a longer time, or an installment every month.`,
  wins: ({ count, from, typical, low, high, ...starts }: Wins, say: Say) =>
    `**The lump sum ended ahead in ${countOf(count, starts, say)}**, our own count since ${say.month(from)}. Installments typically ended with ${gapText(typical, say)}; nine times in ten, ${rangeText(low, high, say)}.`,
  regrets: ({ total, late, early }: Regrets, say: Say) =>
    `**The biggest regrets.** From ${say.month(late.from)}, installments missed a rise (${ends(total, late, say)}). From ${say.month(early.from)}, they missed a fall (${ends(total, early, say)}). In dollars of the start.`,
  missedRise: ({ total, late }: Regrets, say: Say) =>
    `**The biggest regret.** From ${say.month(late.from)}, installments missed a rise and ended with ${gapText(late.gap, say)} (${ends(total, late, say)}). In dollars of the start.`,
  missedFall: ({ total, early }: Regrets, say: Say) =>
    `**The biggest regret.** From ${say.month(early.from)}, the lump sum met a fall, and installments ended with ${gapText(early.gap, say)} (${ends(total, early, say)}). In dollars of the start.`,
  felt: ({ months, lump, parts }: { months: number; lump: number; parts: number }, say: Say) =>
    `**How it would feel.** Over ${say.months(months)}, a lump sum was typically ${underText(lump, say)} at its lowest; installments, ${underText(parts, say)}. Spreading out softens a bad start.`,
  lowest: (
    {
      windows,
      lump,
      parts,
      worst,
    }: { windows: number; lump: number; parts: number; worst: { worst: number; worstFrom: string } },
    say: Say,
  ) =>
    `**A drop of more than 20% below the start** came in ${countText(lump, say)} with a lump sum and ${countText(parts, say)} with installments, of ${say.number(windows)}. The worst was ${shareOf(1 - worst.worst, say, 0)}, from ${say.month(worst.worstFrom)}.`,
  peaks: ({ peaks }: { peaks: readonly { from: string; gap: number }[] }, say: Say) =>
    `**At the peaks before big falls**, installments ended with: ${peaks.map(({ from, gap }) => `${say.monthShort(from)}, ${gapText(gap, say)}`).join('; ')}. Most starts weren’t like them.`,
  ownCash: (cash: OtherCash, say: Say) =>
    `**With cash at your ${say.percent(cash.cashYield)} every year** since ${say.month(cash.firstStart)}, ${otherWins(cash, say)}.`,
  billsCash: (cash: OtherCash, say: Say) =>
    `**With cash at what Treasury bills paid** since ${say.month(cash.firstStart)}, ${otherWins(cash, say)}.`,
  costsNothing: (cost: Cost, say: Say) =>
    `**At your rates, waiting costs nothing.** A dollar waits ${waitText(cost.wait, say)} on average. ${interestText(cost, say)}`,
  gains: (cost: Cost, say: Say) =>
    `**At your rates, waiting gains ${worthText(cost.total, cost.cost, say)}**, because cash earns ${say.percent(cost.cashYield)} and the fund ${say.percent(cost.market)} after its fee. ${interestText(cost, say)}`,
  costs: (cost: Cost, say: Say) =>
    `**A dollar waits ${waitText(cost.wait, say)} on average**, at ${say.percent(cost.cashYield)} instead of the ${say.percent(cost.market)} you expect. ${interestText(cost, say)} Waiting pays off only if the market earns less meanwhile.`,
  noStart: ({ start, months, first, last }: { start: string; months: number; first: string; last: string }, say: Say) =>
    `**We can’t show ${say.month(start)}.** With ${say.months(months)} after it and this kind of cash, choose a month from ${say.month(first)} to ${say.month(last)}.`,
  atRisk: ({ months }: { months: number }) =>
    `**After the last installment, you take the same risk.** ${spreadText(months)} of installments soften only the beginning. If the risk worries you, holding fewer stocks lowers it for good.`,
}

export const notIncluded = () =>
  'Not included: taxes, trading costs and the chance you stop halfway. Prices are monthly averages and starts overlap, so there are far fewer separate tests. It’s one country’s past.'

export const windfallTables = {
  compare: {
    title: 'Each schedule vs. the lump sum',
    lead: 'What installments ended with compared with the lump sum. A minus means less.',
    columns: {
      spread: 'Spread over',
      parts: 'Installments',
      starts: 'Starts',
      ahead: 'Lump sum ahead',
      typical: 'Typically',
      low: 'Worst 5% below',
      high: 'Best 5% above',
    },
  },
  named: {
    title: 'Starts to remember',
    lead: ({ total, horizon, fee }: { total: number; horizon: number; fee: number }, say: Say) =>
      `What ${sumText(total, say)} was worth after ${say.months(horizon)}, in dollars of the start. ${costsText({ fee }, say)}.`,
    columns: {
      start: 'Start',
      month: 'Month',
      lump: 'Lump sum',
      parts: 'Installments',
      gap: 'Installments vs. lump sum',
    },
    rows: {
      chosen: 'The one you chose',
      worstForParts: 'Worst for installments',
      worstForLump: 'Worst for the lump sum',
      peak: 'Stock peak before a big fall',
    },
  },
  regret: {
    title: 'The lowest point along the way',
    lead: ({ months }: { months: number }, say: Say) =>
      `The lowest month in ${say.months(months)}, with waiting cash, compared with the whole amount. In dollars of each time.`,
    columns: { lowest: 'Lowest point', lump: 'Lump sum', parts: 'Installments' },
    rows: {
      typical: 'Typical start',
      low: 'Worst 10% of starts were lower',
      worst: ({ lump, parts }: { lump: string; parts: string }, say: Say) =>
        `Lowest of all (from ${say.month(lump)}; ${say.month(parts)})`,
    },
  },
  plan: {
    title: 'Your schedule',
    lead: 'Each installment goes in with the interest it has earned.',
    columns: {
      number: 'Number',
      month: 'Months from today',
      part: 'Installment',
      interest: 'Interest',
      waiting: 'Still waiting',
    },
  },
}
