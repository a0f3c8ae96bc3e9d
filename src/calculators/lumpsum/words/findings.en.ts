/** What the numbers mean: at most 35 words each. */
import { shareText, spanText, startsText, sumText, worthText } from '../../kit/past-starts.ts'
import type { Say } from '../../kit/say.ts'
import type { PastValues } from '../past-values.ts'
import { dollarNames, netOf, pointsText } from './past.en.ts'

interface Starts {
  readonly windows: number
  readonly of: number
}
interface Shared extends Starts {
  /** Percent points. */
  readonly share: number
}
interface Lost extends Shared {
  readonly real: number
  readonly nominal: number
  readonly months: number
}
interface Cost {
  readonly amount: number
  readonly fee: number
  readonly cost: number
  readonly share: number
}
interface Tax {
  readonly amount: number
  readonly all: number
  readonly dividends: number
  readonly end: number
}
interface Average {
  readonly amount: number
  readonly average: number
  readonly compound: number
  readonly swing: number
  readonly gap: number
}
interface PastReturn {
  readonly compound: number
  readonly real: number
  readonly from: number
  readonly to: number
}

const beats = ({ share, ...starts }: Shared, say: Say): string =>
  `**Of ${startsText(starts, say)}, ${shareText(share, say)} beat your expected return**, after inflation.`
const averages = ({ amount, average, compound, swing, gap }: Average, say: Say): string =>
  `**An average of ${say.percent(average)} a year grows like ${say.percent(compound)}** with swings of ${pointsText(swing, say)}, because losses take bigger gains to undo. That’s ${worthText(amount, gap, say)} less by the end.`

export const findingWords = {
  losing: ({ amount, less }: { amount: number; less: number }, say: Say) =>
    `**You’d end with ${worthText(amount, less, say)} less in today’s dollars** than you put in. Check your return, fees and inflation.`,
  losingPreTax: ({ amount, less }: { amount: number; less: number }, say: Say) =>
    `**You’d end with ${worthText(amount, less, say)} less in today’s dollars** than if you withdrew it now at the same tax rate.`,
  hopeful: ({ rate, record }: { rate: number; record: PastReturn }, say: Say) =>
    `**${say.percent(rate)} a year before inflation is a lot to count on.** U.S. stocks earned ${say.percent(record.compound, 1)} from ${record.from} to ${record.to} (${say.percent(record.real, 1)} after inflation), before fees and taxes. You could try a lower return.`,
  beatenRarely: (shared: Shared, say: Say) =>
    `${beats(shared, say)} That makes your number optimistic. You could try a lower one.`,
  beaten: (shared: Shared, say: Say) => `${beats(shared, say)} The future could be better or worse.`,
  beatenOften: (shared: Shared, say: Say) =>
    `${beats(shared, say)} History was mostly better than your number, but it may not repeat.`,
  neverLost: ({ months, ...starts }: Lost, say: Say) =>
    `**No starting month lost money after inflation over ${say.months(months)}**, out of ${startsText(starts, say)}. The next one still could.`,
  lost: ({ real, nominal, windows, share, months }: Lost, say: Say) =>
    `**${say.number(real)} of ${say.number(windows)} starting months (${shareText(share, say)}) lost money after inflation** over ${say.months(months)}. Before inflation, ${nominal === 0 ? 'none' : say.number(nominal)} did. It helps to have money you can leave alone that long.`,
  named: ({ worst, middle, best, amount, dollars, ...past }: PastValues, say: Say) =>
    `**The worst start, ${spanText(worst, say)}**, turned ${sumText(amount, say)} into ${worthText(amount, worst.end, say)}. The median ended at ${worthText(amount, middle.end, say)}, the best at ${worthText(amount, best.end, say)}, in ${dollarNames[dollars]}, ${netOf(past, say)}.`,
  fall: ({ middle, worst, from, to }: { middle: number; worst: number; from: string; to: string }, say: Say) =>
    `**Half of all starts fell ${say.percent(middle, middle < 2 ? 1 : 0)} or more along the way**, before inflation. The worst drop was ${say.percent(worst, 0)}, ${spanText({ from, to }, say)}. With enough cash on hand, you wouldn’t have to sell then.`,
  peak: (v: { amount: number; end: number; months: number; dollars: 'today' | 'future'; from: string }, say: Say) =>
    `**${sumText(v.amount, say)} invested at the ${say.month(v.from)} peak** was worth ${worthText(v.amount, v.end, say)} after ${say.months(v.months)}, in ${dollarNames[v.dollars]}. That’s the peak before the deepest fall on record.`,
  averageGiven: (average: Average, say: Say) => `${averages(average, say)} We used the lower rate.`,
  average: (average: Average, say: Say) => averages(average, say),
  fee: ({ amount, fee, cost, share }: Cost, say: Say) =>
    `**The ${say.percent(fee)} fee costs you ${worthText(amount, cost, say)}** by the end, or ${say.percent(share, 0)} of what you’d have without it. You pay it in bad years too.`,
  smallFee: ({ amount, fee, cost }: Cost, say: Say) =>
    `**The ${say.percent(fee)} fee costs you ${worthText(amount, cost, say)}** by the end, with the growth it would have earned. You pay it in bad years too.`,
  noFee: ({ amount, cost }: { amount: number; cost: number }, say: Say) =>
    `**A 1% yearly fee would cost you ${worthText(amount, cost, say)}** by the end. You entered no fee: check your fund’s expense ratio.`,
  tax: ({ amount, all, dividends, end }: Tax, say: Say) =>
    `**Taxes take ${worthText(amount, all, say)}**: ${worthText(amount, dividends, say)} on dividends along the way and ${worthText(amount, end, say)} when you sell. A Roth account could avoid both if you follow its rules.`,
  taxLater: ({ amount, end }: Tax, say: Say) =>
    `**You’d owe ${worthText(amount, end, say)} in tax when you withdraw**, because all of it counts as income. At the same tax rate now and later, a Roth account leaves you just as much.`,
  shortTerm: () =>
    '**Sold after exactly one year, your gain is still short-term** and taxed like pay. One more day gets you the lower long-term rates.',
  notIncluded: ({ months, separate }: { months: number; separate: number }, say: Say) =>
    `Not included: trading costs, tax losses and account limits. History is one country’s, and starts overlap: since 1871 there’s room for only ${say.count(separate, 'separate stretch', 'separate stretches')} of ${say.months(months)}.`,
}
