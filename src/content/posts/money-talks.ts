import { editors, type SeedPost } from '../post.ts'

export const moneyTalks: SeedPost = {
  slug: 'money-talks-in-twenty-minutes',
  title: 'Money talks in twenty minutes',
  excerpt:
    'Most couples talk about money when something has gone wrong. A short, dull meeting once a month works better. Here is a plan for it, with the one question that needs arithmetic.',
  author: editors,
  reviewer: null,
  publishedAt: '2026-11-13',
  updatedAt: '2026-11-23',
  tags: ['couples', 'budget'],
  relatedTools: ['budget-planner', 'tax', 'net-worth'],
  body: `
The worst time to talk about money is when the card has just been declined. By then the talk is about blame. The best time is a dull evening on which nothing is wrong. So put it in the calendar, once a month, for twenty minutes, with something good to eat.

It works for two partners, for housemates, and for a grown child who pays some of a parent's bills. We say “partners” for all of them.

## Twenty minutes, four parts

**Minutes 1 to 5: what happened.** Each says one thing that went well with money this month, and one thing that worried them. No answers yet. The other one only listens.

**Minutes 6 to 10: what is coming.** Open the calendar and not the bank app. A birthday, a tire, the insurance in March, a trip. Write down what it will cost and when.

**Minutes 11 to 17: one decision.** Only one. Whether to fix the roof now. How much to put away. Whether the gym is worth it. If you cannot agree, write down what each of you would need to know, and stop.

**Minutes 18 to 20: who does what.** Two or three small things with a name beside each. Then close the book and do something else.

That is all. A meeting that ends on time is one you will hold again.

## Four rules that keep it kind

- Talk about numbers and not about character. “We spent more on food than we planned” is a fact. “You waste money” is the end of the talk.
- No surprises. A debt, a loan to a cousin, a raise: it belongs on the table the month it happens.
- Everyone has some money that needs no explaining. Agree on the amount, and never ask about it.
- Nobody is “bad with money”. People have different fears, and most of them were learned early.

## The question with arithmetic in it

{{home = calc budget-planner income="name:First pay, type:salary, amount:5000, frequency:monthly, reliability:10, isGuaranteed:yes; name:Second pay, type:salary, amount:3333.33, frequency:monthly, reliability:10, isGuaranteed:yes" essential_rent-home-emi=1600 food_groceries=600 utilities_electricity=120 utilities_internet=80 entertainment_streaming=100 transportation_car-payment=0 entertainment_going-out=0}}
{{joint = calc tax status=joint pay=60000 spousePay=40000}}

Sooner or later the talk comes to this: who pays what? Say one partner earns {{joint → inputs.pay}} a year and the other {{joint → inputs.spousePay}}. The bills they share come to {{home → spending}} a month.

| | First partner | Second partner |
|---|---|---|
| Split in half | {{home → spending / 2}} a month | {{home → spending / 2}} a month |
| Share of their pay | {{( home → spending / 2 * 12 ) / ( joint → inputs.pay ) as percent1}} | {{( home → spending / 2 * 12 ) / ( joint → inputs.spousePay ) as percent1}} |
| Split by income | {{home → spending * ( joint → inputs.pay / ( joint → inputs.pay + joint → inputs.spousePay ) )}} a month | {{home → spending * ( joint → inputs.spousePay / ( joint → inputs.pay + joint → inputs.spousePay ) )}} a month |
| Share of their pay | {{home → spending * 12 / ( joint → inputs.pay + joint → inputs.spousePay ) as percent1}} | {{home → spending * 12 / ( joint → inputs.pay + joint → inputs.spousePay ) as percent1}} |

Half each is simple. It also takes a larger part of the smaller paycheck. By income, each gives up the same part. Neither is right for everyone. A fair split is one that both of you would choose if you did not know which paycheck was going to be yours.

There is a third way as well. Everything goes into one pot, and each takes the same free money out of it. Couples who do that say “ours” more easily. Couples who do not can be just as close.

{{open home "Open this budget"}}

{{chart home flow}}

## If you are married, or might be

Marriage changes the tax more often than people expect. On a joint return the standard deduction is {{tax.standardDeduction.joint}}. The pair above would owe {{joint → federalTax}} of federal income tax together. With incomes as close as these, that is usually about what the two would have paid apart. When one partner earns much more than the other, a joint return tends to help.

A few things are worth knowing before you share an account:

- Either owner of a joint account can take out all of it. And a debt of one of you may reach it.
- In some states, most of what is earned during a marriage belongs to both by law, whatever the account says.
- A partner who is not on the lease or the deed has few rights to the home. Put it in writing.

## When it is not safe to talk

Some silence is not shyness. A partner may control all of the money, take your pay, run up debts in your name or make you ask for every dollar. That is a form of abuse. A meeting will not fix it. Keep papers and some cash where only you can reach them. Someone you trust can help you think about the next step. So can the National Domestic Violence Hotline, at 800-799-7233. In danger, call 911.

## If money is short

Short months make for short tempers. Then the meeting has one topic: which bills first. Housing, power, food and the way to work come before cards. Call the others before a payment is missed. Two people who agree on the order are already better off than two who do not.

## What to take away

Twenty minutes, once a month, one decision, and a rule that nobody is blamed. Start with the easiest topic and not the biggest. The point of the first talk is that there is a second.
`.trim(),
}
