/** Charts of a lump sum and installments. */
import { reinvestedText, startsText, stocksText } from '../../kit/past-starts.ts'
import type { Say } from '../../kit/say.ts'
import { cashText, costsText, gapText, oftenText, spreadText, underText, worthText } from './past.en.ts'

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
      `After ${say.months(chosen.horizon)}, ${ended(chosen, say)} for the lump sum, in that month’s dollars.`,
    summary: (chosen: Chosen, say: Say) =>
      `Starting in ${say.month(chosen.from)}, ${ended(chosen, say)} for the lump sum. The lump sum was at its lowest ${underText(chosen.lumpLow, say)}; installments, ${underText(chosen.scheduleLow, say)}.`,
    note: (chosen: Chosen, say: Say) =>
      `${costsText(chosen, say)}, in dollars of the starting month. Choose another month under “Show one past start”.`,
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
