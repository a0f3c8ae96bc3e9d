import { editors, type SeedPost } from '../post.ts'

export const saversMatch: SeedPost = {
  slug: 'the-savers-match-starts-in-2027',
  title: 'The Saver’s Match starts in 2027',
  excerpt:
    'A tax credit that many savers could not use becomes a deposit into their account. Who gets it, how much it is, and one reason to plan for it now.',
  author: editors,
  reviewer: null,
  publishedAt: '2026-11-15',
  updatedAt: '2026-11-23',
  tags: ['retirement', 'saving', 'taxes'],
  relatedTools: ['traditional-ira', 'roth-ira', 'compound-interest'],
  body: `
For years there has been a credit for people with small incomes who save for retirement. It has a flaw. It can only lower income tax that you owe, and many people with small incomes owe little or none. From tax year {{retirement.saversMatch.fromYear}} a new law puts something better in its place.

## From a credit to a deposit

It is called the Saver's Match. You put money into an IRA or a plan at work. The Treasury matches part of it and pays the match **into a retirement account**, and not to you. It does not depend on owing tax.

The match is {{retirement.saversMatch.rate}} of what you put in, on up to {{retirement.saversMatch.contributionCap}} a year for each person. So the most is {{retirement.saversMatch.contributionCap * retirement.saversMatch.rate}} a year, and twice that for a couple where both save.

Whether you use a traditional or a Roth account for your own money, it counts. The match itself goes to a traditional account. It will be taxed when you take it out.

## Who gets it

It depends on your filing status and your income. These are the amounts in the law for 2027. In later years they rise with prices:

| Filing status | Whole match up to | No match from |
|---|---|---|
| Married filing jointly | {{retirement.saversMatch.joint.over}} | {{retirement.saversMatch.joint.over + retirement.saversMatch.joint.range}} |
| Head of household | {{retirement.saversMatch.joint.over * retirement.saversMatch.headShare}} | {{( retirement.saversMatch.joint.over + retirement.saversMatch.joint.range ) * retirement.saversMatch.headShare}} |
| Single, and everyone else | {{retirement.saversMatch.joint.over * retirement.saversMatch.otherShare}} | {{( retirement.saversMatch.joint.over + retirement.saversMatch.joint.range ) * retirement.saversMatch.otherShare}} |

Between the two columns the match shrinks in an even line. There is no cliff. You must be at least {{retirement.saversMatch.leastAge}}, not a full-time student, and not claimed as a dependent by somebody else.

## What the old credit would have paid

{{low = calc traditional-ira income=20000 contribution=2000 born=1996-05 covered=no}}
{{more = calc traditional-ira income=28000 contribution=2000 born=1996-05 covered=no}}

Take a single person with pay of {{low → inputs.income}} who puts {{low → inputs.contribution}} into a Roth IRA. On paper, today's credit is half of that. But after the standard deduction there is hardly any tax for it to lower. So the credit is only {{low → credit}}.

Under the match, the same saver gets {{low → match}} in the account.

With pay of {{more → inputs.income}} it is {{more → match}}, compared with a credit of {{more → credit}} today. The match is already shrinking at that income, and it is still more.

{{open low "Open this IRA"}}

## What one year's match can become

{{grow = calc compound-interest start=1000 deposit=0 months=420 rate=5 inflation=0}}

Suppose {{grow → inputs.start}} goes in once and stays for {{grow → inputs.months}}. At {{grow → inputs.rate}} a year it becomes about {{grow → finalBalance as about}}. Those are future dollars, and they will buy less than today's. The rate is our assumption. At two points less it would be {{grow → lowBalance as about}}, and at two points more {{grow → highBalance as about}}.

{{chart grow range}}

That is one year. Someone who saves for ten years at the start of working life could be matched in each of them.

## What you could do before 2027

- **Open the account.** The match needs a place to go. An IRA can often be opened with a small amount.
- **Start with what you have.** The match is a share of what you put in. Twenty dollars a week for a year comes to {{20 * 52 as dollars}}, which would earn {{20 * 52 * retirement.saversMatch.rate as dollars}}.
- **Use this year's credit too.** For 2026 the old credit is still there. A single saver can have it up to an adjusted gross income of {{tax.2026.saversCredit.agiUpTo.other.2}}.
- **Look at the income that counts.** It is adjusted gross income with a few things added back.
- **File a return.** The plan is that you claim the match with a tax return, even if you owe nothing.

## What is still open

The Treasury and the IRS still have to settle many details: which accounts can take the match, how long it takes, and what the form looks like. Our calculators use the amounts in the law.

There is one thing to know about taking money back out. Withdrawals in the two years before, and for a while after, can be subtracted from what you put in. The match rewards money that stays.

## If money is short

If you cannot lock money away, an emergency fund comes first, and nobody should talk you out of that. You could also look at a workplace match before this one. If your employer adds money to what you save, that is usually there already, with no income limit.

## What to take away

From 2027, saving {{retirement.saversMatch.contributionCap}} can bring up to {{retirement.saversMatch.contributionCap * retirement.saversMatch.rate}} more, even to people who owe no income tax. The one thing you need beforehand is an account for it to land in.
`.trim(),
}
