import { editors, type SeedPost } from '../post.ts'

export const fourPercent: SeedPost = {
  slug: 'the-four-percent-rule-on-our-own-data',
  title: 'The 4 percent rule, on our own data',
  excerpt:
    'We ran the most famous rule of retirement through every start since 1871. It did well, but not always. The starts that failed have something in common.',
  author: editors,
  reviewer: null,
  publishedAt: '2026-11-21',
  updatedAt: '2026-11-23',
  tags: ['retirement', 'investing', 'history'],
  relatedTools: ['retirement-drawdown', 'retirement-planning', 'social-security'],
  body: `
“Take out four percent and you will never run out.” The sentence is half of what the rule says, and more than the past supports. So we tried it on the record.

## What the rule says

In the first year of retirement you spend 4% of your savings. In every later year you spend the same buying power: the same dollars, raised by inflation. The market plays no part in it. You do that for 30 years.

We used 60% US stocks and 40% ten-year Treasury bonds, put back to that mix once a year, with no fees and no tax. The numbers come from the economist Robert Shiller. Every January whose 30 years lie inside the record is one retirement. The first starts in {{record.spending.firstStart}} and the last in {{record.spending.lastStart}}. That makes {{record.spending.starts}} retirements.

## The score

At 4%, the money lasted in **{{record.spending.lasted.40}} of {{record.spending.starts}}**. In {{record.spending.failed.40 as words}} of them it did not.

{{chart record spendingLasted}}

| First-year spending | Lasted 30 years | Ran out |
|---|---|---|
| 3% | {{record.spending.lasted.30}} | {{record.spending.failed.30}} |
| 3.5% | {{record.spending.lasted.35}} | {{record.spending.failed.35}} |
| 4% | {{record.spending.lasted.40}} | {{record.spending.failed.40}} |
| 4.5% | {{record.spending.lasted.45}} | {{record.spending.failed.45}} |
| 5% | {{record.spending.lasted.50}} | {{record.spending.failed.50}} |

Read the table twice. Between 4% and 5% the failures go from {{record.spending.failed.40}} to {{record.spending.failed.50}}. A raise that sounds like one point is a quarter more spending every year.

## The ones that failed

All of them started between {{record.spending.firstFailed.40}} and {{record.spending.lastFailed.40}}. That is not bad luck spread over the years. It is one stretch: stocks went nowhere and prices climbed, so each year's spending took a larger bite out of a smaller pot.

It was not a crash that ended them. People who retired just before the fall of 1929 came through, because prices fell too, and their spending with them. High inflation early on is what the rule handles worst.

The other side is just as true. Most of the past retirements reached year 30 with a lot left over. Someone who started with {{plan → inputs.savings}} and took {{plan → first}} a year had {{plan → typicalLeft as about}} left in the median start, in dollars of the first year.

{{plan = calc retirement-drawdown savings=1000000 ownAmount=40000 fee=0}}

{{open plan "Open this retirement"}}

## What the number leaves out

- **Fees.** With a yearly cost of {{costly → inputs.fee}}, the same plan would have failed in {{costly → failed}} starts instead of {{plan → failed}}.
- **Tax.** If the money is in a traditional IRA or 401(k), the 4% has to pay the income tax too.
- **Your length of life.** Thirty years from 65 reaches 95. From 55 it does not.
- **Your country.** The record is that of one market that had a very good century.
- **The number of tries.** Starts a year apart share 29 of their 30 years. There are only about five separate stretches in the whole record.

{{costly = calc retirement-drawdown savings=1000000 ownAmount=40000 fee=1}}

## People are not rules

Hardly anyone spends the same each year while the balance falls. A cut in a bad stretch, even a small one, helps far more than it seems to, because it comes when selling hurts most. The calculator has seven other ways to spend that bend with the market. In return they give up the steady paycheck.

Income that does not depend on markets changes the picture as well. What Social Security pays does not have to come out of savings. So the share you need from the pot may be well under 4%, even if your spending is not.

## If money is short

If your savings will not carry four percent of anything you could live on, the rule is the wrong tool. Three others come first: when you claim Social Security, what your home costs you, and which benefits you have never asked for. Each of those can move your month by more than any choice of funds.

## What to take away

- Four percent lasted in {{record.spending.lasted.40}} of {{record.spending.starts}} past starts. That is good, and it is not “always”.
- The early years decide. A plan that can bend in the first ten is much safer than one that cannot.
- Treat the number as a first guess. Then put in your own fees, taxes and years, and look at the worst start as well as the usual one.
- Past returns do not promise future ones, and you can lose money.
`.trim(),
}
