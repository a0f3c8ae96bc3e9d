import { editors, type SeedPost } from '../post.ts'

/** Every number the article prints. `posts.test.ts` works each one out again from the law and the engine. */
export const askAt80Figures = {
  price: '$400,000',
  down: '$40,000',
  loan: '$360,000',
  rate: '7.4%',
  payment: '$2,492.57',
  premiumRate: '0.7%',
  premium: '$210',
  requestShare: '80%',
  automaticShare: '78%',
  requestBalance: '$320,000',
  automaticBalance: '$312,000',
  requestPayments: '105',
  requestTime: '8 years and 9 months',
  automaticPayments: '120',
  automaticTime: '10 years',
  finalTime: '15 years',
  silencePayments: '15',
  silenceCost: '$3,150',
  totalRequest: '$22,050',
  totalAutomatic: '$25,200',
  extra: '$200',
  extraPayments: '69',
  extraTime: '5 years and 9 months',
  extraTotal: '$14,490',
  extraSilencePayments: '51',
  extraSilenceCost: '$10,710',
} as const
const n = askAt80Figures

export const askAt80: SeedPost = {
  slug: 'pmi-ask-at-80-not-78',
  title: 'PMI: ask at 80, not 78',
  excerpt: `The law lets you ask for mortgage insurance to end at ${n.requestShare} of the home’s original value. Wait for it to end automatically and you pay longer. One worked loan shows how much longer.`,
  author: editors,
  reviewer: null,
  publishedAt: '2026-11-20',
  updatedAt: '2026-11-20',
  tags: ['home', 'mortgage'],
  relatedTools: ['mortgage', 'home-affordability', 'loan-prepayment'],
  body: `
Put down less than a fifth of the price and most lenders ask for private mortgage insurance, or PMI. It protects the lender, and you pay for it. The good news is that federal law says when it must end. The catch is that the law names two moments, and the earlier one comes only to people who ask.

## Two dates in one law

The Homeowners Protection Act of 1998 covers PMI on most loans for a home you live in (12 USC 4901 and 4902). It compares what you owe with the **original value** of the home: the price you paid or the appraisal at the time, whichever was lower. What the home is worth today does not enter into these two dates.

- At **${n.requestShare}** you may ask, in writing, for the insurance to be canceled.
- At **${n.automaticShare}** the servicer must end it without being asked, if your payments are current.

Both dates can be read off the payment schedule on the day you close. If nobody asks, you pay for every month in between.

## A loan, worked through

Take a home that costs ${n.price} with ${n.down} down. The loan is ${n.loan} for 30 years. We use ${n.rate}, the average for 30-year loans that Freddie Mac published on October 8, 2026. The payment for principal and interest is ${n.payment} a month.

For the insurance we assume ${n.premiumRate} of the loan a year. That is a typical rate of our choosing, not an official one; your insurer sets yours by credit score and down payment. It comes to ${n.premium} a month.

| Moment | You owe | Payments made | Time |
|---|---|---|---|
| You may ask | ${n.requestBalance} | ${n.requestPayments} | ${n.requestTime} |
| It ends automatically | ${n.automaticBalance} | ${n.automaticPayments} | ${n.automaticTime} |

Ask on time and the insurance has cost ${n.totalRequest} in total. Say nothing and it costs ${n.totalAutomatic}. The silence lasts ${n.silencePayments} payments and costs **${n.silenceCost}**.

[Open this loan](/mortgage-calculator#v1&price=400000&down=10%25&rate=7.4&term=360&loanType=conventional&pmiRate=0.7)

## Extra payments move one date and not the other

Now suppose you pay ${n.extra} more toward principal each month from the start. You then owe ${n.requestBalance} after ${n.extraPayments} payments, in ${n.extraTime}, and may ask at that point, because the right to ask also follows what you have really paid.

The automatic date does not move. It follows the schedule written at closing, and extra payments are not on that schedule. So the insurance would run on to payment ${n.automaticPayments} as before: ${n.extraSilencePayments} payments after you could have ended it. Here the cost of not asking is **${n.extraSilenceCost}**.

People who pay extra are careful with money, and they are the ones who lose most by waiting. If that is you, put the date in your calendar today.

## How to ask

1. Find the date. Your closing papers should include a disclosure with it, and the mortgage calculator shows it for your own numbers. If you pay extra, find the month in which you really reach ${n.requestShare}.
2. Write to your servicer. Ask for PMI to be canceled under the Homeowners Protection Act, and give the loan number and the balance.
3. Be current. The law asks for a good payment history.
4. Be ready to show two things if asked: that the home has not lost value since you bought it, and that no second loan is secured by it. The first may mean paying for an appraisal, so ask what kind they accept before you order one.

If you are told no, ask for the reason in writing.

## Where this does not apply

- **FHA loans** have their own insurance with their own rules. With less than 10% down it usually stays for the life of the loan.
- **VA loans** have no monthly mortgage insurance.
- **Some loans** that the lender marked as high risk at closing follow other dates.
- There is also a backstop. If your payments are current, PMI must end once you pass the middle of the loan's term, which is ${n.finalTime} for this loan, even if the balance is still too high.

If your home has gained value, many lenders will look at a new appraisal and end PMI sooner. That is their policy or their investor's and not part of this law, so ask what they require.

## What to take away

The law gives you ${n.requestShare} if you ask and ${n.automaticShare} if you do not. On this loan the difference is ${n.silenceCost}, or ${n.extraSilenceCost} with steady extra payments, for one letter. Nobody is going to remind you twice.
`.trim(),
}
