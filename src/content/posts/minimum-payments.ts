import { editors, type SeedPost } from '../post.ts'

/** Every number the article prints. `posts.test.ts` works each one out again with the engine. */
export const minimumPaymentsFigures = {
  balance: '$5,000',
  apr: '22.15%',
  floor: '$35',
  share: '1%',
  firstInterest: '$92.29',
  firstPrincipal: '$50',
  firstPayment: '$142.29',
  interestCents: '65',
  secondPayment: '$140.87',
  payment12: '$127.40',
  interest12: '$82.63',
  left12: '$4,431.92',
  payment24: '$112.92',
  interest24: '$73.24',
  left24: '$3,928.37',
  payment60: '$78.64',
  interest60: '$51.01',
  left60: '$2,735.76',
  payment120: '$43.03',
  interest120: '$27.91',
  left120: '$1,496.89',
  paidIn60: '$6,443.63',
  floorFrom: '141',
  months: '197',
  time: '16 years and 5 months',
  totalInterest: '$7,730.52',
  totalPaid: '$12,730.52',
  heldMonths: '58',
  heldTime: '4 years and 10 months',
  heldInterest: '$3,136.75',
  heldSaved: '$4,593.77',
  statementMonths: '36',
  statementPayment: '$191.34',
  statementSaved: '$5,842.28',
  round: '$200',
  roundMonths: '34',
  roundInterest: '$1,767.79',
} as const
const n = minimumPaymentsFigures

export const minimumPayments: SeedPost = {
  slug: 'minimum-payments-month-by-month',
  title: 'Minimum payments, month by month',
  excerpt: `A ${n.balance} card balance paid at the minimum takes ${n.time}. The reason is simple: the minimum shrinks with the debt. Here is what each year looks like, and the smallest change that ends it sooner.`,
  author: editors,
  reviewer: null,
  publishedAt: '2026-11-19',
  updatedAt: '2026-11-19',
  tags: ['credit cards', 'debt'],
  relatedTools: ['credit-card-payoff', 'budget-planner', 'debt-consolidation'],
  body: `
Pay the minimum on a credit card and you are never late. The account stays in good standing, and the balance does fall. It falls so slowly that the last date may surprise you. So let us follow one card to its end.

## The card

The balance is ${n.balance}, and nothing new is bought with the card. The rate is ${n.apr}, the average on accounts that were charged interest in May 2026, as published by the Federal Reserve (G.19). We charge a twelfth of it each month.

The minimum follows a common rule: ${n.share} of the balance plus the month's interest, and never less than ${n.floor}. Your own rule is in your card agreement, and it may differ.

## The first month

A twelfth of ${n.apr} of ${n.balance} is ${n.firstInterest}. That is the interest. One percent of the balance is ${n.firstPrincipal}. Together they make the first minimum: **${n.firstPayment}**.

About ${n.interestCents} cents of each dollar you pay is interest. The debt goes down by ${n.firstPrincipal}.

Next month the balance is a little lower, so the interest is a little lower, and so is the one percent. The bill asks for ${n.secondPayment}. It feels like progress. In fact it is the trap: **the minimum shrinks as fast as the debt does**, so the end keeps moving away.

## Year after year

| Payment | You pay | Interest | Still owed |
|---|---|---|---|
| 1 | ${n.firstPayment} | ${n.firstInterest} | $4,950 |
| 12 | ${n.payment12} | ${n.interest12} | ${n.left12} |
| 24 | ${n.payment24} | ${n.interest24} | ${n.left24} |
| 60 | ${n.payment60} | ${n.interest60} | ${n.left60} |
| 120 | ${n.payment120} | ${n.interest120} | ${n.left120} |

After five years you have paid ${n.paidIn60}, more than you ever owed, and ${n.left60} is still there. Only from payment ${n.floorFrom} does the ${n.floor} floor take over. From then on the payment stops shrinking, and at last the debt goes quickly.

The last payment is number ${n.months}: **${n.time}** after the first. The interest comes to ${n.totalInterest}. In total you have paid ${n.totalPaid} for ${n.balance} of shopping.

[Open this card](/credit-card-payoff-calculator#v1&cards=Card~5000~22.15&plan=minimum&keepTotal=0&minRule=interest&minPercent=1&minFloor=35&interest=monthly)

## The smallest change that works

Here is the same card with one thing changed. You pay ${n.firstPayment}, the first minimum, and **keep paying that amount** when the bill asks for less.

It is over in ${n.heldMonths} payments: ${n.heldTime}. The interest is ${n.heldInterest}. You save ${n.heldSaved} and more than eleven years, and in no month do you pay more than you paid in the first.

That is the whole trick. You need no better rate and no new loan, just a payment that does not shrink. Set up an automatic payment for a fixed amount instead of “minimum due”. If the minimum should ever be higher than your amount, pay the minimum.

## The number on your statement

Look for a box on your statement about minimum payments. Federal rules (Regulation Z, 12 CFR 1026.7) make the issuer print how long the minimum would take and which payment clears the balance in ${n.statementMonths} months. For this card that payment is ${n.statementPayment}, and it saves ${n.statementSaved} of interest against paying the minimum.

Your statement's figures may differ by a little: issuers charge by the day and estimate by the month.

A round amount does a bit better. At ${n.round} a month the card is clear after ${n.roundMonths} payments, with ${n.roundInterest} of interest.

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
