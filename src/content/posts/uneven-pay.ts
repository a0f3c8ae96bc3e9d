import { editors, type SeedPost } from '../post.ts'

export const unevenPay: SeedPost = {
  slug: 'a-cushion-for-uneven-pay',
  title: 'A cushion for uneven pay',
  excerpt:
    'Tips, gigs, seasons and commissions do not arrive in equal parts, but rent does. How to turn uneven months into a steady one, and how large the cushion has to be.',
  author: editors,
  reviewer: null,
  publishedAt: '2026-11-16',
  updatedAt: '2026-11-23',
  tags: ['budget', 'saving', 'self-employment'],
  relatedTools: ['emergency-fund', 'budget-planner', 'tax'],
  body: `
Budget advice likes a salary. It says: take your monthly pay, subtract the bills, save the rest. But many people do not have a monthly pay. They have a thin March and a good April. For them the usual advice is not wrong so much as it is for somebody else.

## The trouble with the average

Say your last six months looked like this, after taxes were set aside:

| Month | Came in |
|---|---|
| January | {{2400 as dollars}} |
| February | {{3900 as dollars}} |
| March | {{1800 as dollars}} |
| April | {{4200 as dollars}} |
| May | {{3000 as dollars}} |
| June | {{2700 as dollars}} |

The average is {{( 2400 + 3900 + 1800 + 4200 + 3000 + 2700 ) / 6 as dollars}}.

A budget of that size looks right on paper. But in half of those months the money was not there. The lowest month was {{1800 as dollars}}, and it came right before the best one. Nobody knew that at the time.

An average is what you earn. It is not what you can count on.

## Live on the floor, keep the rest apart

There is a plan that works with months like these. It has three moves.

1. **Find your floor.** Take the lowest normal month of the last year. Leave out a month in which something strange happened. In the example the floor is {{1800 as dollars}}.
2. **Make the bills that cannot wait fit under it.** Rent, power, food, the phone, getting to work. If they do not fit, that gap is the first thing to work on, and no budget app will close it.
3. **Send everything above the floor to a second account.** That account is your own paymaster. Once it holds enough, it pays you the same amount each month.

How much is enough? In the example, paying yourself {{3000 as dollars}} every month would drain the account by at most {{900 as dollars}}. The first month falls {{3000 - 2400 as dollars}} short, the second brings {{3900 - 3000 as dollars}} back, and the third falls {{3000 - 1800 as dollars}} short. So about {{900 as dollars}} in it at the start would have carried you through. Do the same with your own months, and add one more thin month for luck.

## The cushion under the cushion

{{steady = calc emergency-fund pay=steady}}
{{uneven = calc emergency-fund pay=irregular}}

Smoothing is for months that are normal. A cushion is for months that are not: the client who leaves, the broken wrist, the season that never starts. For that you need more than a person with a salary.

Take a household with essentials of {{uneven → essentials}} a month. With steady pay our calculator arrives at about {{steady → target as about}}. Change only the pay to irregular, and it becomes about {{uneven → target as about}}. That is {{uneven → target - steady → target as about}} more for the same bills.

{{open uneven "Open this cushion"}}

{{chart uneven reasons}}

Those are large numbers, and they are not a test you fail. In a Federal Reserve survey in 2024, about {{surveys.threeMonthsSaved as percent0}} of adults had three months of expenses set aside. And {{surveys.emergency400.couldNotPay}} could not have paid a {{400 as dollars}} surprise at all. The first thousand dollars is the one that keeps a car repair off a card.

## Tax money is not yours

If nobody withholds tax from your pay, part of every check belongs to the IRS. Self-employment tax alone is {{tax.selfEmployment.socialSecurityRate + tax.selfEmployment.medicareRate}} of {{tax.selfEmployment.netEarningsFactor}} of your profit, for profits below the Social Security wage base. On {{40000 as dollars}} of profit that comes to {{40000 * ( tax.selfEmployment.socialSecurityRate + tax.selfEmployment.medicareRate ) * tax.selfEmployment.netEarningsFactor as dollars}}. Income tax is extra.

It is paid four times a year, on or near {{tax.estimatedTax.dueMonthDays.0}}, {{tax.estimatedTax.dueMonthDays.1}}, {{tax.estimatedTax.dueMonthDays.2}} and {{tax.estimatedTax.dueMonthDays.3}}. A third account makes it easy: move a share of every payment there on the day it arrives, and do not look at it until the date comes. Which share is right depends on your whole return. Last year's tax divided by last year's income is a good first guess.

## A good month is not a raise

This is the hard part. After a thin spring, a month of {{4200 as dollars}} feels like the new normal. It is the month your plan was waiting for. You could give yourself a small, fixed part of every month above the floor, a tenth perhaps, to spend without a reason. The rest goes where it was meant to go.

## If money is short

If even the best months are under the bills, smoothing cannot help, and it is not your fault that it cannot. Look first at what you may be entitled to: food help, help with power bills, marketplace health coverage with a credit that follows your income. Call 211 to ask what exists where you live. Tell a lender or landlord before a thin month rather than after it.

## What to take away

Live on the month you can count on. Let the good ones fill an account that pays you in the thin ones. Keep tax money apart from the day it arrives. Then build the deeper cushion slowly, and know that for uneven pay it has to be deeper.
`.trim(),
}
