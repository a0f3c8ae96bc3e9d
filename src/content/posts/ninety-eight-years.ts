import { editors, type SeedPost } from '../post.ts'

export const ninetyEightYears: SeedPost = {
  slug: 'what-98-years-of-stocks-felt-like',
  title: 'What 98 years of stocks really felt like',
  excerpt:
    'Everybody knows the average. Almost no single year came near it. What the average hides, and what it means for a monthly plan.',
  author: editors,
  reviewer: null,
  publishedAt: '2026-11-18',
  updatedAt: '2026-11-23',
  tags: ['investing', 'history'],
  relatedTools: ['compound-interest', 'dca', 'cagr'],
  body: `
“Stocks return ten percent a year.” The sentence is true of the record and useless as a picture of any year in it. Here is the same record, looked at the way a person lives it: one year at a time.

The figures are yearly returns of large US companies with dividends kept, {{record.stocks.firstYear}} to {{record.stocks.lastYear}}, collected by Aswath Damodaran at NYU Stern. The arithmetic is ours.

## The average year hardly exists

Over {{record.stocks.years}} years the growth rate was **{{record.stocks.growth as percent1}}** a year. Prices rose {{record.stocks.inflation as percent1}} a year, so the rate after inflation was **{{record.stocks.realGrowth as percent1}}**.

Now count the years that came anywhere near that growth rate, with a return between 8% and 12%. There are {{record.stocks.nearAverage as words}}. The other years were something else:

- **{{record.stocks.up}}** years were up and {{record.stocks.down}} were down.
- {{record.stocks.upOverFifth}} years gained more than a fifth.
- {{record.stocks.downOverTenth}} years lost more than a tenth. Of those, {{record.stocks.downOverFifth as words}} lost more than a fifth.

{{chart record stockYears}}

The three worst were {{record.stocks.worstYear}}, with a loss of {{record.stocks.worst as percent1}}, then {{record.stocks.secondWorstYear}} with {{record.stocks.secondWorst as percent1}} and {{record.stocks.thirdWorstYear}} with {{record.stocks.thirdWorst as percent1}}. Four bad years in a row, 1929 to 1932, turned a dollar into {{record.stocks.leftAfter1932 * 100 as about}} cents.

If you hold stocks for long, you will live through years like these. That is the ordinary price of the growth rate, and no sign that something has broken.

## Two averages, one trap

Add up the {{record.stocks.years}} yearly returns and divide, and you get {{record.stocks.mean as percent1}}. Nobody earned that. Lose half and then gain half, and the average of the two is zero, but you have three quarters of your money. The rate that describes what a holder had at the end is the compound one, {{record.stocks.growth as percent1}}. When someone quotes an average return, ask which one it is.

## Time narrows the range

Here is every stretch of the record, after inflation, by length:

| Years held | Ended ahead of inflation | Worst, a year | Best, a year |
|---|---|---|---|
| 1 | {{record.stocks.ahead.1 as percent0}} | {{record.stocks.worst.1 as percent1}} | {{record.stocks.best.1 as percent1}} |
| 5 | {{record.stocks.ahead.5 as percent0}} | {{record.stocks.worst.5 as percent1}} | {{record.stocks.best.5 as percent1}} |
| 10 | {{record.stocks.ahead.10 as percent0}} | {{record.stocks.worst.10 as percent1}} | {{record.stocks.best.10 as percent1}} |
| 15 | {{record.stocks.ahead.15 as percent0}} | {{record.stocks.worst.15 as percent1}} | {{record.stocks.best.15 as percent1}} |
| 20 | {{record.stocks.ahead.20 as percent0}} | {{record.stocks.worst.20 as percent1}} | {{record.stocks.best.20 as percent1}} |

Read the worst column downward. One year could take more than a third. Ten years could still leave you behind. The worst twenty years gained {{record.stocks.worst.20 as percent1}} a year: just ahead of prices, after two decades of waiting.

Be careful with the last row. Stretches that start one year apart share nineteen of their twenty years. {{record.stocks.years}} years hold fewer than five separate ones. “Always” here means “in the few cases we have, in one country that had a good century”. It is evidence, and no promise.

## What this means for a monthly plan

{{plan = calc compound-interest start=0 deposit=300 months=360 rate=5 inflation=0}}

Suppose you save {{plan → inputs.deposit}} a month for {{plan → inputs.months}} and assume {{plan → inputs.rate}} a year after inflation. That is below the record, and deliberately so: it leaves room for fees and for a future less kind than the past.

You would put in {{plan → totalPaidIn}} and end with about **{{plan → finalBalance as about}}** in today's dollars, of which {{plan → totalGrowth as about}} is growth.

The shape of the path matters more than the total. After ten years you have about {{plan → tables.byYear.10.balance as about}}. The last ten years add about {{plan → finalBalance - plan → tables.byYear.20.balance as about}}. In year {{plan → growthBeatsDepositsYear}} the growth of a year passes your deposits of that year for the first time. Until then, what you save matters more than what you earn. So the early years are a good time to build the habit, and a poor time to judge the result.

{{open plan "Open this plan"}}

No real path is that smooth. The same thirty years would hold a number of losing years in any order, and the order matters most near the end, when there is most to lose. Money you need within five years had better not depend on it: more than a fifth of five-year stretches ended behind inflation.

## What to take away

- Expect no average years. Expect many good ones, some bad ones and a few terrible ones.
- The longer the money stays, the narrower the range has been. No stretch of twenty years lost to inflation in this record, but one came close.
- Plan with a rate below the record, and look at what happens if it is lower still.
- Past returns do not promise future ones, and you can lose money.
`.trim(),
}
