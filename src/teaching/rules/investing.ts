import type { RanksChart } from '#calculators/kit/presentation.ts'
import { american as say } from '#calculators/kit/say.ts'
import { costlyStocksStudy, lumpStudy, maySaying } from '#facts/household/rule-origins.ts'
import { afterCape, byAge, capeNow, gold, lump, lumpOverCash, mayRecords, rebalanced } from './past.precomputed.ts'
import type { Rule } from './rule.ts'

const share = (value: number, decimals = 0) => say.percent(value * 100, decimals)
const bandName = ({ from, to }: { from: number; to: number | null }) =>
  from === 0 ? `Under ${to}` : to === null ? `${from} and over` : `${from} to ${to}`
const [since1950] = mayRecords
const ages: RanksChart = {
  kind: 'ranks',
  key: 'stocks-by-age',
  title: 'What 40 years of saving came to',
  lead: `One unit a year, after inflation, for ${byAge.starts} starts. The bar is the median; the note is the worst.`,
  summary: `All stocks ended highest at the median and at worst; the more bonds, the lower both.`,
  unit: 'count',
  words: { row: 'Rule', total: 'Median result, in units' },
  parts: [{ key: 'median', label: 'Median result', color: 'growth' }],
  rows: [
    ...byAge.rows.map(({ number, worst, median }) => ({
      label: `${number} minus age`,
      note: `worst ${say.number(worst, 0)}`,
      values: [median],
    })),
    {
      label: '60% in stocks',
      note: `worst ${say.number(byAge.sixtyForty.worst, 0)}`,
      values: [byAge.sixtyForty.median],
    },
    { label: 'All stocks', note: `worst ${say.number(byAge.allStocks.worst, 0)}`, values: [byAge.allStocks.median] },
  ],
}
const capes: RanksChart = {
  kind: 'ranks',
  key: 'after-cape',
  title: 'The ten years after, by how costly stocks were',
  lead: 'Yearly return of US stocks after inflation, by price over ten years of earnings at the start.',
  summary: afterCape.bands.map((band) => `${bandName(band)}: ${share(band.nextTen, 1)} a year`).join('; '),
  unit: 'percent',
  words: { row: 'Price over earnings', total: 'Yearly return, next ten years' },
  parts: [{ key: 'next', label: 'Yearly return', color: 'growth' }],
  rows: afterCape.bands.map((band) => ({
    label: bandName(band),
    note: `${say.number(band.starts, 0)} months`,
    values: [Math.round(band.nextTen * 1000) / 10],
    isYours: capeNow.ratio >= band.from && (band.to === null || capeNow.ratio < band.to),
  })),
}

export const investingRules: readonly Rule[] = [
  {
    slug: 'age-in-bonds',
    topic: 'investing',
    title: '110 minus your age in stocks',
    says: 'Subtract your age from 110 (some say 100 or 120). That’s the percent to hold in stocks.',
    verdict: 'start',
    because: 'It calms the ride with age, and it costs growth. Your job, pension and nerves aren’t in it.',
    holdsWhen: ['You’d sell in a crash with more in stocks', 'Savings are all you’ll live on'],
    breaksWhen: ['A pension already acts like bonds', 'A long life ahead', 'You could sit through a deep fall'],
    asks: [
      { key: 'age', label: 'Your age', unit: 'count', initial: 40, from: 'age', least: 0, most: 110 },
      { key: 'stocks', label: 'In stocks now', unit: 'percent', initial: 80, from: 'stocksShare', least: 0, most: 100 },
    ],
    check: ({ age = 40, stocks = 80 }) => {
      const at = (number: number) => Math.min(100, Math.max(0, number - age))
      return {
        says: `At ${say.number(age, 0)}, the rules say ${at(100)}%, ${at(110)}% or ${at(120)}% in stocks. You hold ${say.percent(stocks, 0)}.`,
        keeps: stocks >= at(100) - 5 && stocks <= at(120) + 5,
        working: `100 − ${say.number(age, 0)} = ${at(100)}; 110 − ${say.number(age, 0)} = ${at(110)}; 120 − ${say.number(age, 0)} = ${at(120)}; kept within 5 points of the lowest and highest`,
      }
    },
    past: {
      says: `Over 40 years, more stocks ended higher, even from the worst start. The price was deeper falls on the way.`,
      chart: ages,
    },
    tool: { calculator: 'retirement' },
    lesson: 'risk-and-time',
    sources: [{ source: 'shiller-monthly', what: 'US stocks, bonds and prices' }],
  },
  {
    slug: 'lump-sum-or-drip',
    topic: 'investing',
    title: 'All at once beats bit by bit',
    says: 'Money you already have does better invested at once than spread over a year.',
    verdict: 'solid',
    because: 'Markets rise more often than they fall, so waiting usually costs. Not always.',
    origin: `Vanguard, a fund company, studied it in ${lumpStudy.value.published}: all at once won about two times in three.`,
    holdsWhen: ['You can leave the money alone for years'],
    breaksWhen: ['A fall right after would make you sell', 'You’ll need the money soon'],
    asks: [{ key: 'amount', label: 'Amount to invest', unit: 'money', initial: 12_000 }],
    check: ({ amount = 0 }) => ({
      says: `Typically, all at once ended ${say.about(Math.abs(amount * lump.medianLead))} ahead after a year. In the worst case, it ended ${say.about(Math.abs(amount * lump.worstLead))} behind.`,
      keeps: null,
      working: `${say.money(amount)} × ${share(lump.medianLead, 1)} = ${say.money(amount * lump.medianLead)}; × ${share(lump.worstLead, 1)} = ${say.money(amount * lump.worstLead)}`,
    }),
    past: {
      says: `All at once won in ${share(lump.lumpWins)} of ${say.number(lump.starts, 0)} starts on record, against twelve monthly steps with the rest waiting in bonds. Against cash that earned nothing, it won in ${share(lumpOverCash.lumpWins)}.`,
    },
    tool: { calculator: 'dca', inputs: ({ amount = 0 }) => ({ total: amount }) },
    lesson: 'lump-or-drip',
    sources: [
      { source: lumpStudy.source, what: 'the study' },
      { source: 'shiller-monthly', what: 'US stocks and bonds by month' },
    ],
  },
  {
    slug: 'sell-in-may',
    topic: 'investing',
    title: 'Sell in May',
    says: 'Sell stocks in May and come back in the fall.',
    verdict: 'sometimes',
    because: 'Winters did better on average, but summers gained too, so leaving costs money.',
    origin: `It’s a saying of London’s stock market. The longer form says to come back on St. Leger’s Day, a horse race in ${maySaying.value.back}.`,
    holdsWhen: ['As a pattern in averages of the past'],
    breaksWhen: ['You count taxes and trading costs', 'A summer that rises'],
    asks: [{ key: 'amount', label: 'In stocks', unit: 'money', initial: 50_000, from: 'invested' }],
    check: ({ amount = 0 }) => ({
      says: `Leaving for an average summer since ${since1950?.since} would have given up ${say.about(amount * (since1950?.summer ?? 0))} of growth, after inflation, before any tax on selling.`,
      keeps: null,
      working: `${say.money(amount)} × ${share(since1950?.summer ?? 0, 1)} = ${say.money(amount * (since1950?.summer ?? 0))}`,
    }),
    past: {
      says: mayRecords
        .map(
          ({ since, winter, summer }) =>
            `Since ${since}: November to April ${share(winter, 1)}, May to October ${share(summer, 1)}, on average after inflation.`,
        )
        .join(' '),
    },
    tool: { calculator: 'capital-gains-tax' },
    lesson: 'crash-plan',
    sources: [
      { source: maySaying.source, what: 'the saying' },
      { source: 'shiller-monthly', what: 'US stocks by month, averages of each month' },
    ],
  },
  {
    slug: 'high-cape-low-returns',
    topic: 'investing',
    title: 'Costly stocks, low returns',
    says: 'When stocks cost a lot for ten years of earnings (a high CAPE), the next ten years tend to be poor.',
    verdict: 'start',
    because: 'The link shows over decades. It says nothing about next year, and the stretches overlap.',
    origin: `John Campbell and Robert Shiller published it in ${costlyStocksStudy.value.published}.`,
    holdsWhen: ['Plans for ten years and more'],
    breaksWhen: ['Any use as a signal to sell', 'Earnings that keep growing fast'],
    asks: [
      { key: 'cape', label: 'CAPE', unit: 'ratio', initial: Math.round(capeNow.ratio * 10) / 10, least: 3, most: 100 },
    ],
    check: ({ cape = 20 }) => {
      const band = afterCape.bands.find(({ from, to }) => cape >= from && (to === null || cape < to))
      return {
        says: band
          ? `After a CAPE of ${bandName(band).toLowerCase()}, the next ten years brought ${share(band.nextTen, 1)} a year on average after inflation, and ${share(band.worst, 1)} at worst.`
          : 'There’s no such month on record.',
        keeps: null,
        working: `${band ? say.number(band.starts, 0) : 0} months on record in this band; correlation with 1 ÷ CAPE over all ${say.number(afterCape.starts, 0)}: ${say.number(afterCape.correlation, 2)}`,
      }
    },
    past: {
      says: `The newest CAPE here is ${say.number(capeNow.ratio, 1)}, of ${say.month(capeNow.month)}.`,
      chart: capes,
    },
    tool: { calculator: 'retirement-drawdown' },
    lesson: 'risk-and-time',
    sources: [
      { source: costlyStocksStudy.source, what: 'the finding' },
      { source: 'shiller-monthly', what: 'CAPE and returns since 1881' },
    ],
  },
  {
    slug: 'gold-and-inflation',
    topic: 'investing',
    title: 'Gold protects against inflation',
    says: 'Hold gold, and you’re safe from rising prices.',
    verdict: 'sometimes',
    because: 'It did in the 1970s. Since then, whole decades lost to prices.',
    holdsWhen: ['A few decades, seen afterward'],
    breaksWhen: ['Most spans of ten years', 'You need income, because gold pays none'],
    asks: [{ key: 'amount', label: 'In gold', unit: 'money', initial: 10_000 }],
    check: ({ amount = 0 }) => ({
      says: `In the worst ten years since ${gold.from}, ${say.about(amount)} in gold would have kept the buying power of ${say.about(amount * (1 + gold.ten.worst.rate) ** 10)}. In the best, ${say.about(amount * (1 + gold.ten.best.rate) ** 10)}.`,
      keeps: null,
      working: `${say.money(amount)} × (1 ${gold.ten.worst.rate < 0 ? '−' : '+'} ${share(Math.abs(gold.ten.worst.rate), 1)})^10 = ${say.money(amount * (1 + gold.ten.worst.rate) ** 10)}`,
    }),
    past: {
      says: `Since ${gold.from}, gold beat prices by ${share(gold.all, 1)} a year, but lost to them in ${share(1 - gold.ten.reached)} of ten-year stretches. The worst 20 years, from ${gold.from + gold.twenty.worst.start}, lost ${share(-gold.twenty.worst.rate, 1)} a year.`,
    },
    tool: { calculator: 'lumpsum', inputs: ({ amount = 0 }) => ({ amount }) },
    lesson: 'stocks-and-bonds',
    sources: [{ source: 'damodaran-returns', what: 'yearly returns of gold and prices' }],
  },
  {
    slug: 'rebalance-yearly',
    topic: 'investing',
    title: 'Rebalance once a year',
    says: 'Put your mix of stocks and bonds back to plan every year.',
    verdict: 'solid',
    because: 'It keeps the risk you chose. It isn’t a way to earn more.',
    holdsWhen: ['You want the same risk every year', 'You can do it inside a 401(k) or IRA without tax'],
    breaksWhen: ['Growth is all you want', 'Selling costs tax'],
    asks: [
      { key: 'total', label: 'All investments', unit: 'money', initial: 100_000, from: 'invested' },
      { key: 'stocks', label: 'In stocks now', unit: 'percent', initial: 72, from: 'stocksShare', least: 0, most: 100 },
      { key: 'target', label: 'Your target', unit: 'percent', initial: 60, least: 0, most: 100 },
    ],
    check: ({ total = 0, stocks = 0, target = 60 }) => {
      const move = (total * (stocks - target)) / 100
      return {
        says:
          Math.abs(stocks - target) < 0.5
            ? 'Your mix is on target.'
            : `To get back to ${say.percent(target, 0)}, you’d move ${say.about(Math.abs(move))} ${move > 0 ? 'from stocks to bonds' : 'from bonds to stocks'}.`,
        keeps: Math.abs(stocks - target) <= 5,
        measure: {
          label: 'Points off target',
          value: Math.abs(stocks - target),
          limit: 5,
          unit: 'ratio',
          limitIs: 'most',
        },
        working: `${say.money(total)} × (${say.percent(stocks, 0)} − ${say.percent(target, 0)}) = ${say.money(move)}; within 5 points counts as on plan`,
      }
    },
    past: {
      says: `Over ${rebalanced.starts} thirty-year stretches, 60/40 put back each year ended higher than 60/40 left alone in ${share(rebalanced.higher)}. Left alone, it drifted to ${share(rebalanced.drifted)} stocks.`,
    },
    tool: { calculator: 'retirement' },
    lesson: 'crash-plan',
    sources: [{ source: 'shiller-monthly', what: 'US stocks and bonds' }],
  },
]
