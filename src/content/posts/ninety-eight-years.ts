import { editors, type SeedPost } from '../post.ts'

/** Every number the article prints. `posts.test.ts` works each one out again from the series and the engine. */
export const ninetyEightYearsFigures = {
  years: '98',
  firstYear: '1928',
  lastYear: '2025',
  growth: '10.0%',
  inflation: '3.0%',
  realGrowth: '6.8%',
  mean: '11.9%',
  bandLow: '8%',
  bandHigh: '12%',
  inBand: 'four',
  bandYears: '1968, 1993, 2004 and 2016',
  up: '72',
  down: '26',
  bigUp: '36',
  downTen: '12',
  downTwenty: 'Six',
  worst: '43.8%',
  worstYear: '1931',
  second: '36.6%',
  secondYear: '2008',
  third: '35.3%',
  thirdYear: '1937',
  slideLeft: '35 cents',
  ahead1: '68%',
  ahead5: '77%',
  ahead10: '88%',
  ahead15: '94%',
  ahead20: '100%',
  worst1: '−38.1%',
  worst5: '−10.3%',
  worst10: '−3.8%',
  worst15: '−0.5%',
  worst20: '0.6%',
  best1: '53.7%',
  best5: '25.3%',
  best10: '17.9%',
  best15: '15.1%',
  best20: '13.2%',
  deposit: '$300',
  paidIn: '$108,000',
  planRate: '5%',
  planTotal: '$244,613',
  planGrowth: '$136,613',
  overtakes: '15',
  firstTen: '$46,309',
  lastTen: '$122,871',
} as const
const n = ninetyEightYearsFigures

export const ninetyEightYears: SeedPost = {
  slug: 'what-98-years-of-stocks-felt-like',
  title: 'What 98 years of stocks really felt like',
  excerpt: `Large US stocks grew ${n.growth} a year from ${n.firstYear} to ${n.lastYear}. Only ${n.inBand} single years came anywhere near that. What the average hides, and what it means for a monthly plan.`,
  author: editors,
  reviewer: null,
  publishedAt: '2026-11-18',
  updatedAt: '2026-11-18',
  tags: ['investing', 'history'],
  relatedTools: ['compound-interest', 'dca', 'cagr'],
  body: `
“Stocks return ten percent a year.” The sentence is true of the record and useless as a picture of any year in it. Here is the same record, looked at the way a person lives it: one year at a time.

The figures are yearly returns of large US companies with dividends kept, ${n.firstYear} to ${n.lastYear}, collected by Aswath Damodaran at NYU Stern. The arithmetic is ours.

## The average year hardly exists

Over ${n.years} years the growth rate was **${n.growth}** a year. Prices rose ${n.inflation} a year, so the rate after inflation was **${n.realGrowth}**.

Now count the years that returned between ${n.bandLow} and ${n.bandHigh}, close to that growth rate. There are ${n.inBand}: ${n.bandYears}. The other years were something else:

- **${n.up}** years were up and ${n.down} were down.
- ${n.bigUp} years gained more than a fifth.
- ${n.downTen} years lost more than a tenth. ${n.downTwenty} of them lost more than a fifth.

The three worst were ${n.worstYear}, with a loss of ${n.worst}, then ${n.secondYear} with ${n.second} and ${n.thirdYear} with ${n.third}. Four bad years in a row, 1929 to 1932, turned a dollar into ${n.slideLeft}.

If you hold stocks for long, you will live through years like these. That is the ordinary price of the growth rate, and no sign that something has broken.

## Two averages, one trap

Add up the ${n.years} yearly returns and divide, and you get ${n.mean}. Nobody earned that. Lose half and then gain half, and the average of the two is zero, but you have three quarters of your money. The rate that describes what a holder had at the end is the compound one, ${n.growth}. When someone quotes an average return, ask which one it is.

## Time narrows the range

Here is every stretch of the record, after inflation, by length:

| Years held | Ended ahead of inflation | Worst, a year | Best, a year |
|---|---|---|---|
| 1 | ${n.ahead1} | ${n.worst1} | ${n.best1} |
| 5 | ${n.ahead5} | ${n.worst5} | ${n.best5} |
| 10 | ${n.ahead10} | ${n.worst10} | ${n.best10} |
| 15 | ${n.ahead15} | ${n.worst15} | ${n.best15} |
| 20 | ${n.ahead20} | ${n.worst20} | ${n.best20} |

Read the worst column downward. One year could take more than a third. Ten years could still leave you behind. The worst twenty years, from 1929 on, gained ${n.worst20} a year: just ahead of prices, after two decades of waiting.

Be careful with the last row. Stretches that start one year apart share nineteen of their twenty years. ${n.years} years hold fewer than five separate ones. “Always” here means “in the few cases we have, in one country that had a good century”. It is evidence, and no promise.

## What this means for a monthly plan

Suppose you save ${n.deposit} a month for 30 years and assume ${n.planRate} a year after inflation. That is below the record, and deliberately so: it leaves room for fees and for a future less kind than the past.

You would put in ${n.paidIn} and end with about **${n.planTotal}** in today's dollars, of which ${n.planGrowth} is growth.

The shape of the path matters more than the total. After ten years you have ${n.firstTen}. The last ten years add ${n.lastTen}. In year ${n.overtakes} the growth of a year passes your deposits of that year for the first time. Until then, what you save matters more than what you earn. So the early years are a good time to build the habit, and a poor time to judge the result.

[Open this plan](/compound-interest-calculator#v1&start=0&deposit=300&frequency=monthly&years=360&rate=5&variance=2&depositGrowth=0&timing=end&rateKind=effective&compounding=monthly&inflation=0&fee=0&tax=none&taxRate=15)

No real path is that smooth. The same thirty years would hold a number of losing years in any order, and the order matters most near the end, when there is most to lose. Money you need within five years had better not depend on it: more than a fifth of five-year stretches ended behind inflation.

## What to take away

- Expect no average years. Expect many good ones, some bad ones and a few terrible ones.
- The longer the money stays, the narrower the range has been. Twenty years never lost to inflation in this record, by a thin margin once.
- Plan with a rate below the record, and look at what happens if it is lower still.
- Past returns do not promise future ones, and you can lose money.
`.trim(),
}
