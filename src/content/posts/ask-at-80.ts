import { editors, type SeedPost } from '../post.ts'

export const askAt80: SeedPost = {
  slug: 'pmi-ask-at-80-not-78',
  title: 'PMI: ask at 80, not 78',
  excerpt:
    'The law names two moments when mortgage insurance ends. The earlier one comes only to people who ask. One worked loan shows what silence costs.',
  author: editors,
  reviewer: null,
  publishedAt: '2026-11-20',
  updatedAt: '2026-11-23',
  tags: ['home', 'mortgage'],
  relatedTools: ['mortgage', 'home-affordability', 'loan-prepayment'],
  body: `
Put down less than a fifth of the price and most lenders ask for private mortgage insurance, or PMI. It protects the lender, and you pay for it. The good news is that federal law says when it must end. The catch is that the law names two moments, and the earlier one comes only to people who ask.

## Two dates in one law

The Homeowners Protection Act of 1998 covers PMI on most loans for a home you live in (12 USC 4901 and 4902). It compares what you owe with the **original value** of the home: the price you paid or the appraisal at the time, whichever was lower. What the home is worth today does not enter into these two dates.

- At **{{lending.pmi.requestLtv}}** you may ask, in writing, for the insurance to be canceled.
- At **{{lending.pmi.automaticLtv}}** the servicer must end it without being asked, if your payments are current.

Both dates can be read off the payment schedule on the day you close. If nobody asks, you pay for every month in between.

## A loan, worked through

{{wait = calc mortgage price=400000 down=10% rate=@rates.mortgage30 pmiRate=@lending.pmi.typicalRate.typical pmiRemoval=automatic}}
{{ask = calc mortgage price=400000 down=10% rate=@rates.mortgage30 pmiRate=@lending.pmi.typicalRate.typical pmiRemoval=request}}

Take a home that costs {{wait → inputs.price}}, with {{wait → inputs.price * wait → inputs.down}} down. The loan is {{wait → loanAmount}} for {{wait → inputs.termMonths}}. We use {{rates.mortgage30}}, a recent average for new 30-year loans. The payment for principal and interest is {{wait → principalInterest as cents}} a month.

For the insurance we assume {{lending.pmi.typicalRate.typical}} of the loan a year. That is our default, not an official figure; your insurer sets yours by credit score and down payment. It comes to {{wait → mortgageInsurance}} a month.

| Moment | You owe | Payments made | Time |
|---|---|---|---|
| You may ask | {{wait → inputs.price * lending.pmi.requestLtv}} | {{ask → mortgageInsuranceMonths}} | {{ask → mortgageInsuranceMonths as time}} |
| It ends automatically | {{wait → inputs.price * lending.pmi.automaticLtv}} | {{wait → mortgageInsuranceMonths}} | {{wait → mortgageInsuranceMonths as time}} |

Ask on time and the insurance has cost {{ask → mortgageInsuranceTotal}} in total. Say nothing and it costs {{wait → mortgageInsuranceTotal}}. The silence lasts {{wait → mortgageInsuranceMonths - ask → mortgageInsuranceMonths}} payments and costs **{{wait → mortgageInsuranceTotal - ask → mortgageInsuranceTotal}}**.

{{open ask "Open this loan"}}

{{chart ask oweOwn}}

## Extra payments move one date and not the other

{{extra = calc mortgage price=400000 down=10% rate=@rates.mortgage30 pmiRate=@lending.pmi.typicalRate.typical pmiRemoval=request extraMonthly=200}}
{{extraWait = calc mortgage price=400000 down=10% rate=@rates.mortgage30 pmiRate=@lending.pmi.typicalRate.typical pmiRemoval=automatic extraMonthly=200}}

Now suppose you pay {{extra → inputs.extraMonthly}} more toward principal each month from the start. You then reach the first mark after {{extra → mortgageInsuranceMonths}} payments, in {{extra → mortgageInsuranceMonths as time}}, and may ask at that point. The right to ask follows what you have really paid.

The automatic date does not move. It follows the schedule written at closing, and extra payments are not on that schedule. So the insurance would run on to payment {{extraWait → mortgageInsuranceMonths}} as before. Here the cost of not asking is **{{extraWait → mortgageInsuranceTotal - extra → mortgageInsuranceTotal}}**.

People who pay extra are careful with money, and they are the ones who lose most by waiting. If that is you, put the date in your calendar today.

## How to ask

1. Find the date. Your closing papers should include a disclosure with it, and the mortgage calculator shows it for your own numbers. If you pay extra, find the month in which you really reach {{lending.pmi.requestLtv}}.
2. Write to your servicer. Ask for PMI to be canceled under the Homeowners Protection Act, and give the loan number and the balance.
3. Be current. The law asks for a good payment history.
4. Be ready to show two things if asked: that the home has not lost value since you bought it, and that no second loan is secured by it. The first may mean paying for an appraisal, so ask what kind they accept before you order one.

If you are told no, ask for the reason in writing.

## Where this does not apply

- **FHA loans** have their own insurance with their own rules, and it can stay for the life of the loan.
- **VA loans** have no monthly mortgage insurance.
- **Some loans** that the lender marked as high risk at closing follow other dates.
- There is also a **backstop**. If your payments are current, PMI must end once you pass the middle of the loan's term, even if the balance is still too high. For this loan that is {{wait → inputs.termMonths * lending.pmi.finalShareOfTerm}}.

If your home has gained value, many lenders will look at a new appraisal and end PMI sooner. That is their policy or their investor's and not part of this law, so ask what they require.

## What to take away

The law gives you {{lending.pmi.requestLtv}} if you ask and {{lending.pmi.automaticLtv}} if you do not. On this loan the difference is {{wait → mortgageInsuranceTotal - ask → mortgageInsuranceTotal}}, or {{extraWait → mortgageInsuranceTotal - extra → mortgageInsuranceTotal}} with steady extra payments. It takes one letter, and the date is yours to watch.
`.trim(),
}
