/** What the numbers of a lump sum and installments mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'
import {
  countText,
  gapText,
  oftenText,
  rangeText,
  shareOf,
  spreadText,
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

interface Wins {
  readonly from: string
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
  wins: ({ from, low, high }: Wins, say: Say) =>
    `**In nine of ten starts, installments ended with anywhere ${rangeText(low, high, say)}** than the lump sum, by our own count since ${say.month(from)}. Which one you’d get depends on your starting month.`,
  regrets: ({ total, late, early }: Regrets, say: Say) =>
    `**The biggest regrets.** From ${say.month(late.from)}, installments missed a rise (${ends(total, late, say)}). From ${say.month(early.from)}, they missed a fall (${ends(total, early, say)}). In that month’s dollars.`,
  missedRise: ({ total, late }: Regrets, say: Say) =>
    `**The biggest regret.** From ${say.month(late.from)}, installments missed a rise and ended with ${gapText(late.gap, say)} (${ends(total, late, say)}). In that month’s dollars.`,
  missedFall: ({ total, early }: Regrets, say: Say) =>
    `**The biggest regret.** From ${say.month(early.from)}, the lump sum met a fall, and installments ended with ${gapText(early.gap, say)} (${ends(total, early, say)}). In that month’s dollars.`,
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
    `**At your rates, waiting costs nothing.** Each dollar waits ${waitText(cost.wait, say)} on average. ${interestText(cost, say)}`,
  gains: (cost: Cost, say: Say) =>
    `**At your rates, waiting gains ${worthText(cost.total, cost.cost, say)}**, because cash earns ${say.percent(cost.cashYield)} and the fund ${say.percent(cost.market)} after its fee. ${interestText(cost, say)}`,
  costs: (cost: Cost, say: Say) =>
    `**Each dollar waits ${waitText(cost.wait, say)} on average**, earning ${say.percent(cost.cashYield)} instead of the ${say.percent(cost.market)} you expect. ${interestText(cost, say)} Waiting pays off only if the market earns less meanwhile.`,
  noStart: ({ start, months, first, last }: { start: string; months: number; first: string; last: string }, say: Say) =>
    `**We can’t show ${say.month(start)}.** With ${say.months(months)} after it and this kind of cash, choose a month from ${say.month(first)} to ${say.month(last)}.`,
  atRisk: ({ months }: { months: number }) =>
    `**After the last installment, you take the same risk.** ${spreadText(months)} of installments soften only the beginning. If the risk worries you, holding fewer stocks lowers it for good.`,
}

export const notIncluded = () =>
  'Not included: taxes, trading costs and the chance you stop halfway. Prices are monthly averages and starts overlap, so there are far fewer separate tests. It’s one country’s past.'
