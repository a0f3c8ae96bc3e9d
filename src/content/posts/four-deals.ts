import { editors, type SeedPost } from '../post.ts'

export const fourDeals: SeedPost = {
  slug: 'four-deals-at-the-dealer',
  title: 'Four deals at the dealer',
  excerpt:
    'Buying a car is four deals in one room: price, trade-in, loan and extras. Mixed into one monthly payment, nobody can tell which one went wrong.',
  author: editors,
  reviewer: null,
  publishedAt: '2026-11-17',
  updatedAt: '2026-11-23',
  tags: ['cars', 'loans'],
  relatedTools: ['auto-loan', 'personal-loan', 'budget-planner'],
  body: `
“What monthly payment works for you?” It sounds like help. It is the one question you could leave unanswered, because a monthly payment hides four separate deals. Each of them can be good or bad, and a low payment can be built from four bad ones.

## The four deals

1. **The price** of the car, before anything else.
2. **The trade-in**: what they give you for the car you bring.
3. **The loan**: its rate and its length.
4. **The extras**: the warranty, the paint protection, the fees.

A dealer can move money from one to another. A better price can come back as a worse trade-in. A low rate can come with a price that does not move. That is why it helps to settle them one at a time, each in writing, before you talk about the next.

## Deal one: the price

Ask for the out-the-door price. That is the car with tax, title and every fee, and without a loan or a trade-in. Ask several dealers by email for the same car. Now you have a number that can be compared, and you have it at home, where nobody is waiting for your answer.

## Deal two: the trade-in

Get a written offer from someone else first. Online buyers and other dealers give them in a few minutes. The offer is your floor.

If you owe more on the old car than it is worth, the gap does not go away. It is added to the new loan. Someone who owes {{18000 as dollars}} on a car worth {{15000 as dollars}} starts the next loan {{18000 - 15000 as dollars}} behind. Ask to see that line on the paper.

In many states a trade-in also lowers the sales tax, which makes it worth a little more than the same cash from a private buyer.

## Deal three: the loan

{{deal = calc auto-loan price=30000 down=0 rate=6 termMonths=60 rebate=2500 lowRate=0 lowTermMonths=60 dealerFee=0 registration=0 condition=new}}

Bring a loan offer from your own bank or credit union. It takes one application and gives you something to compare with. Then look at what the manufacturer offers. Often there are two choices: a rebate, or a low rate.

Here is one pair. The car costs {{deal → inputs.price}}. You can have {{deal → inputs.rebate}} off and a loan at {{deal → inputs.rate}}, or no rebate and a loan at {{deal → inputs.lowRate}}. Both run for {{deal → inputs.termMonths}}. To keep the example plain, there is no tax and no fee in it.

| | Rebate | Low rate |
|---|---|---|
| You borrow | {{deal → tables.choice.rebate.loan}} | {{deal → tables.choice.lowRate.loan}} |
| Monthly payment | {{deal → paymentWithRebate as cents}} | {{deal → paymentAtLowRate as cents}} |
| Interest | {{deal → tables.choice.rebate.interest}} | {{deal → tables.choice.lowRate.interest}} |

The low rate wins by {{deal → paymentWithRebate - deal → paymentAtLowRate as cents}} a month. To be as good, the rebate would have to be about {{deal → evenRebate as about}}. With a smaller loan, a shorter one or a cheaper rate from your bank, the answer can turn around. So run both.

{{open deal "Open this deal"}}

{{chart deal choice}}

If you would pay the loan off early, look at the picture above. The rebate is ahead at first, because it is there on day one. The low rate needs time to catch up.

## Longer is not cheaper

{{short = calc auto-loan price=30000 down=0 rate=@rates.autoNew termMonths=48 dealerFee=0 registration=0 condition=new}}
{{long = calc auto-loan price=30000 down=0 rate=@rates.autoNew termMonths=84 dealerFee=0 registration=0 condition=new}}

The easiest way to make a payment smaller is to make it last. At {{rates.autoNew}}, a recent average for new cars, {{short → loanAmount}} costs {{short → payment as cents}} a month over {{short → inputs.termMonths}} and {{long → payment as cents}} over {{long → inputs.termMonths}}. The interest goes from {{short → totalInterest}} to {{long → totalInterest}}.

There is a second cost. A car loses value fastest when it is new. With the longer loan you owe more than the car is worth for {{long → monthsUpsideDown as time}}. If it is wrecked or you have to sell in that time, you pay the difference.

## Deal four: the extras

The finance office comes last, when you are tired. Everything offered there has a price that can be talked about. None of it is needed for the loan. Ask what each thing costs in dollars, not per month, and ask for the contract to take home. A service contract that is worth having today will be for sale tomorrow.

One thing about the loan may come back to you at tax time. For 2026, up to {{tax.carLoanDeduction.cap}} of interest on a new-car loan can be deducted. The car must be assembled in the United States and be for your own use. The deduction shrinks above {{tax.carLoanDeduction.magiOver.other}} of income, or {{tax.carLoanDeduction.magiOver.joint}} on a joint return.

## If money is short

A used car, a longer wait or a repair you have been putting off are all real choices. If you need the car for work and your credit is thin, ask a credit union before a lot that sells and lends in one place. And keep the payment low enough that insurance and fuel fit beside it.

## What to take away

Four deals, one at a time, each on paper: price, trade-in, loan, extras. If somebody answers a question about one of them with a monthly payment, ask again.
`.trim(),
}
