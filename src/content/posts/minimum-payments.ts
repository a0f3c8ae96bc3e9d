import { editors, type SeedPost } from '../post.ts'

export const minimumPayments: SeedPost = {
  slug: 'minimum-payments-month-by-month',
  title: 'Minimum payments, month by month',
  excerpt:
    'We followed one credit card balance to its last minimum payment. Then we changed one small thing and followed it again.',
  author: editors,
  reviewer: null,
  publishedAt: '2026-11-19',
  updatedAt: '2026-11-23',
  tags: ['credit cards', 'debt'],
  relatedTools: ['credit-card-payoff', 'budget-planner', 'debt-consolidation'],
  body: `
Pay the minimum on a credit card and you are never late. The account stays in good standing, and the balance does fall. It falls so slowly that the last date may surprise you. So let us follow one card to its end.

## The card

{{least = calc credit-card-payoff cards="name:Card, balance:5000, apr:@rates.creditCard.carryingBalance" plan=minimum interest=monthly}}

The balance is {{least → totalOwed}}, and nothing new is bought with the card. The rate is {{rates.creditCard.carryingBalance}}, the average on accounts that were charged interest. We charge a twelfth of it each month.

The minimum follows a common rule: {{lending.cards.minimumPayment.shareOfBalance}} of the balance plus the month's interest, and never less than {{lending.cards.minimumPayment.floor}}. Your own rule is in your card agreement, and it may differ.

## The first month

A twelfth of {{rates.creditCard.carryingBalance}} of {{least → totalOwed}} is {{least → tables.byMonth.1.interest as cents}}. That is the interest. The share of the balance is {{least → totalOwed * lending.cards.minimumPayment.shareOfBalance}}. Together they make the first minimum: **{{least → firstPayment as cents}}**.

About {{( least → tables.byMonth.1.interest ) / ( least → firstPayment ) * 100 as about}} cents of each dollar you pay is interest. The debt goes down by {{least → firstPayment - least → tables.byMonth.1.interest}}.

Next month the balance is a little lower, so the interest is a little lower, and so is the share of the balance. The bill is {{least → tables.byMonth.2.paid as cents}}. It feels like progress. In fact it is the trap: **the minimum shrinks as fast as the debt does**, so the end keeps moving away.

## Year after year

| Payment | You pay | Interest | Still owed |
|---|---|---|---|
| First | {{least → tables.byMonth.1.paid as cents}} | {{least → tables.byMonth.1.interest as cents}} | {{least → tables.byMonth.1.balance as cents}} |
| After 1 year | {{least → tables.byMonth.12.paid as cents}} | {{least → tables.byMonth.12.interest as cents}} | {{least → tables.byMonth.12.balance as cents}} |
| After 2 years | {{least → tables.byMonth.24.paid as cents}} | {{least → tables.byMonth.24.interest as cents}} | {{least → tables.byMonth.24.balance as cents}} |
| After 5 years | {{least → tables.byMonth.60.paid as cents}} | {{least → tables.byMonth.60.interest as cents}} | {{least → tables.byMonth.60.balance as cents}} |
| After 10 years | {{least → tables.byMonth.120.paid as cents}} | {{least → tables.byMonth.120.interest as cents}} | {{least → tables.byMonth.120.balance as cents}} |

The {{lending.cards.minimumPayment.floor}} floor takes over only near the end. From then on the payment stops shrinking, and at last the debt goes quickly.

The card is clear after **{{least → monthsToPayoff}}**. The interest comes to {{least → totalInterest}}. In total you have paid {{least → totalPaid}} for {{least → totalOwed}} of shopping.

{{open least "Open this card"}}

{{chart least parts}}

## The smallest change that works

{{held = calc credit-card-payoff cards="name:Card, balance:5000, apr:@rates.creditCard.carryingBalance" plan=total monthlyTotal=@least.firstPayment interest=monthly}}
{{round = calc credit-card-payoff cards="name:Card, balance:5000, apr:@rates.creditCard.carryingBalance" plan=total monthlyTotal=200 interest=monthly}}

Here is the same card with one thing changed. You pay {{held → inputs.monthlyTotal as cents}}, the first minimum, and **keep paying that amount** when the bill says less.

It is over in {{held → monthsToPayoff}}. The interest is {{held → totalInterest}}. You save {{least → totalInterest - held → totalInterest}} and {{least → monthsToPayoff - held → monthsToPayoff}}, and in no month do you pay more than you paid in the first.

That is the whole trick. You need no better rate and no new loan, just a payment that does not shrink. Set up an automatic payment for a fixed amount instead of “minimum due”. If the minimum should ever be higher than your amount, pay the minimum.

## The number on your statement

Look for a box on your statement about minimum payments. Federal rules (Regulation Z, 12 CFR 1026.7) make the issuer print how long the minimum would take and which payment clears the balance in 36 months. For this card that payment is about {{least → paymentFor36Months as dollars}}.

Your statement's figures may differ by a little: issuers charge by the day and estimate by the month.

A round amount does a bit better. At {{round → inputs.monthlyTotal}} a month the card is clear in {{round → monthsToPayoff}}, with {{round → totalInterest}} of interest.

## If there is no room

Sometimes the minimum is all there is. Then these help most, in this order:

1. **Stop new charges on this card.** Each one restarts the clock for its amount, and while you carry a balance new purchases usually start costing interest on the first day.
2. **Pay on time.** A late fee can undo a month of progress.
3. **Call before you miss a payment.** Many issuers have hardship plans; you have to ask.
4. **Talk to a nonprofit credit counselor** if you owe on several cards. The first talk is often free. Be careful with anyone who wants money up front.

If you owe on more than one card, money above the minimum saves most on the one with the highest rate.

## What to take away

A minimum payment keeps you out of trouble with the bank. It is not a plan for paying off the card. Pick an amount you can keep, even if it is only this month's minimum, and do not let it shrink.
`.trim(),
}
