/** What the numbers mean: at most 35 words each. */
import type { EraKey } from '#facts/series/retirement-eras.ts'
import type { Say } from '../../kit/say.ts'
import { rounded } from './answer.en.ts'

/** What a retirement that began then ran into. */
export const eraWords: Readonly<Record<EraKey, string>> = {
  panic1873: 'The Panic of 1873 and a long depression came first.',
  panic1893: 'The Panic of 1893 hit stocks early.',
  warPrices: 'Stocks went nowhere, and prices doubled around World War I.',
  depression: 'Stock prices fell 85% in the Great Depression.',
  relapse: 'Stocks nearly halved within a year, then wartime inflation came.',
  worldWar: 'World War II held stocks back and prices jumped after it.',
  greatInflation: 'Prices tripled from 1966 to 1982 while stocks went nowhere.',
  dotCom: 'Stocks nearly halved twice in ten years.',
  financialCrisis: 'The financial crisis halved stocks early.',
}

interface Worst {
  readonly year: number
  readonly era: string
  readonly second: number | null
  readonly lowest: number
  readonly cut: number
  readonly end: number
  readonly lastedYears: number
}
const began = ({ year, era }: Worst) => `**The worst start was January ${year}.** ${era}`.trim()

interface Drawn {
  /** "4%", "fewer than 1%", "all". */
  readonly share: string
  readonly paths: number
  readonly low: number
  readonly method: 'blocks' | 'spread'
}
const drawnFrom = {
  blocks: 'They reshuffle the same history, so bad stretches can follow each other.',
  spread: 'They draw each year from the bell curve you set.',
}
const lowText = (low: number, say: Say): string =>
  low < 1000 ? 'The worst 10% ended with next to nothing.' : `The worst 10% ended with less than ${rounded(low, say)}.`

export const findingWords = {
  worstRanOut: (worst: Worst, say: Say) =>
    `${began(worst)} The money ran out in year ${say.number(worst.lastedYears + 1)}. You could start lower or plan where you’d cut.`,
  worstLeft: (worst: Worst, say: Say) =>
    `${began(worst)} It lasted, with ${worst.end < 1000 ? 'almost nothing' : rounded(worst.end, say)} left. You could plan where you’d cut in years like those.`,
  worstCut: (worst: Worst, say: Say) =>
    `${began(worst)} Spending fell to ${rounded(worst.lowest, say)}, ${say.percent(worst.cut, 0)} below the first year. Could you live on that?`,
  notProbability: (v: { starts: number; failed: number; years: number; separate: number }, say: Say) =>
    `**${say.number(v.starts - v.failed)} of ${say.number(v.starts)} isn’t a probability.** The starts overlap: there’s room for only ${say.count(v.separate, 'separate stretch', 'separate stretches')} of ${say.years(v.years)}, all in one country that did well.`,
  drawn: ({ share, paths, low, method }: Drawn, say: Say) =>
    `**In ${say.number(paths)} simulated retirements, ${share} failed.** ${drawnFrom[method]} ${lowText(low, say)}`,
  drawnNone: ({ paths, low, method }: Drawn, say: Say) =>
    `**In ${say.number(paths)} simulated retirements, almost none failed.** ${drawnFrom[method]} ${lowText(low, say)}`,
  longBelow: ({ year, years, fell }: { year: number; years: number; fell: number }, say: Say) =>
    `**Starting in ${year}, spending stayed below the first year’s for ${say.years(years)}.** The largest cut in a single year was ${say.percent(fell, 0)}. You could list what you’d give up first.`,
  leftOver: ({ typical, end }: { typical: number; end: number }, say: Say) =>
    `**Half of all starts could have taken more than ${rounded(typical, say)}**, and half ended with more than ${rounded(end, say)} unspent. A rule that adjusts could let you spend more in good years.`,
  leftOverAdapting: ({ typical, end }: { typical: number; end: number }, say: Say) =>
    `**Half of all starts could have taken more than ${rounded(typical, say)}** in the first year, and half ended with more than ${rounded(end, say)} unspent. That’s the price of planning for the worst.`,
  fee: ({ fee, cost }: { fee: number; cost: number }, say: Say) =>
    `**Your ${say.percent(fee)} in fees costs ${say.money(cost)} a year** of spending. With cheaper funds, you could take more.`,
  unfinished: ({ incomplete, from, years }: { incomplete: number; from: number; years: number }, say: Say) =>
    `**${say.count(incomplete, 'start', 'starts')} from ${from} on aren’t counted**, because ${say.years(years)} haven’t passed since. Some of those began badly.`,
  anyMonth: ({ most, starts, worst }: { most: number; starts: number; worst: string }, say: Say) =>
    `**Starting in any month, not only January, the most was ${rounded(most, say)}.** That’s from ${say.number(starts)} starting months. The worst was ${say.month(worst)}.`,
  anyMonthFailed: ({ failed, starts, worst }: { failed: number; starts: number; worst: string }, say: Say) =>
    `**Starting in any month, ${say.number(failed)} of ${say.number(starts)} starts failed.** The worst was ${say.month(worst)}.`,
  tax: ({ kept, taxes, share }: { kept: number; taxes: number; share: number }, say: Say) =>
    `**Taxes take ${rounded(taxes, say)} in your first year and leave ${rounded(kept, say)}.** Typically ${say.percent(share, 0)} of all you spend goes to federal and state taxes and Medicare surcharges.`,
  taxFederal: ({ kept, taxes, share }: { kept: number; taxes: number; share: number }, say: Say) =>
    `**Taxes take ${rounded(taxes, say)} in your first year and leave ${rounded(kept, say)}.** Typically ${say.percent(share, 0)} of all you spend goes to federal taxes and Medicare surcharges. Pick a state to add its tax.`,
  untaxed: () => '**You’d owe almost no tax in any year.** That counts federal and state tax and Medicare surcharges.',
  noTax: ({ share }: { share: number }, say: Say) =>
    `**You’d owe no tax in your first year.** Over all years, typically ${say.percent(share, 0)} of what you spend goes to taxes and Medicare surcharges.`,
  surcharge: ({ share }: { share: string }) =>
    `**Medicare surcharges (IRMAA) applied in ${share} of the years.** They go by income two years before, and one dollar over a limit costs the full step.`,
  moved: ({ share }: { share: string }) =>
    `**In ${share} of the years your RMD was more than you needed.** What you didn’t need was taxed, and the rest moved to a taxable account.`,
  fewStocks: ({ stockShare }: { stockShare: number }, say: Say) =>
    `**With ${say.percent(stockShare)} in stocks, inflation is the danger.** Bonds lost to rising prices for decades after 1940. You could compare a higher share.`,
  vpw: () =>
    '**VPW can’t run out early, and it’s meant to end near zero.** It spends a rising share of what’s left, so a floor such as Social Security matters.',
  rmd: () =>
    '**RMD divisors never empty your savings.** They start low and can leave a lot unspent. Before 72 the IRS has no divisor: we add one year for each year younger.',
  notIncluded: () =>
    'Not included: taxes (turn on “Figure taxes” to add them), trading costs, and changes in what you need as you age.',
  notIncludedTaxed: () =>
    'Not included: trading costs and changes in the law. Taxes come out of what you spend. Simulated retirements are shown before taxes.',
  order: () =>
    'Each year goes in this order: you take out the year’s money, fees are charged, then the year’s return comes. Dollars are today’s throughout.',
}
