import { aprTolerance } from '#facts/lending/mortgage.ts'
import { answerOf } from '../kit/answered.ts'
import { given, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = { amount: 10_000, rate: 12, term: 36, fee: 5, handling: 'deducted' } as const
const loan = (change: Readonly<Record<string, unknown>>) => answerOf('personal-loan', { ...inputs, ...change })
const offer = await loan({})
const oneYear = await loan({ term: 12 })
const fiveYears = await loan({ term: 60 })
const short = await loan({ amount: 24_000, rate: 7, term: 48, fee: 0 })
const long = await loan({ amount: 24_000, rate: 7, term: 72, fee: 0 })
const how = 'The yearly rate at which the payments are worth the cash you get'

export const compareLoans = defineLesson({
  about: {
    slug: 'compare-loans',
    unit: 'credit-and-debt',
    title: 'How do I compare two loans fairly?',
    minutes: 5,
    level: 'next',
    about: ['APR', 'origination fee', 'loan term', 'monthly payment', 'co-signing'],
    after: ['credit-scores'],
    standards: ['credit'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    amount: given(10_000, 'money'),
    rate: given(12, 'percent'),
    term: given(36, 'months'),
    fee: given(5, 'percent'),
    payment: worked(offer('payment'), 'cents', '$10,000 at 12% in 36 level payments'),
    cash: worked(offer('received'), 'money', '$10,000 − 5%'),
    apr: worked(offer('apr'), 'percent', how, '15.6%'),
    cost: worked(offer('costOfCredit'), 'money', '36 payments less the cash you get'),
    aprOneYear: worked(oneYear('apr'), 'percent', how, '21.9%'),
    aprFiveYears: worked(fiveYears('apr'), 'percent', how, '14.3%'),
    tolerance: published(aprTolerance, aprTolerance.value.regular * 100, 'percent', 'an eighth of a point'),
    car: given(24_000, 'money'),
    carRate: given(7, 'percent'),
    shortTerm: given(48, 'months'),
    longTerm: given(72, 'months'),
    shortPay: worked(short('payment'), 'cents', '$24,000 at 7% in 48 level payments'),
    longPay: worked(long('payment'), 'cents', '$24,000 at 7% in 72 level payments'),
    shortInterest: worked(short('totalInterest'), 'money', '48 payments less $24,000'),
    longInterest: worked(long('totalInterest'), 'money', '72 payments less $24,000'),
    lower: worked(short('payment') - long('payment'), 'money', '$574.71 − $409.18'),
    more: worked(long('totalInterest') - short('totalInterest'), 'money', '$5,461 − $3,586'),
    oneYearTerm: given(12, 'months'),
    fiveYearTerm: given(60, 'months'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `A ${n.amount} loan at ${n.rate} for ${n.term} takes a ${n.fee} fee out of the cash. What does it really cost as a yearly rate, in percent?`,
      from: 10,
      to: 30,
      step: 0.5,
      truth: 'apr',
      reveal: `${n.apr}. You pay interest on ${n.amount} but get only ${n.cash}.`,
    },
    idea: [
      'The rate tells you what interest costs.',
      'The APR puts the rate and the fees on one scale.',
      'Compare APRs of loans with the same length, then look at the total cost.',
    ],
    example: [
      `A lender offers ${n.amount} at ${n.rate} for ${n.term}, with a ${n.fee} fee taken out first. You get ${n.cash} and pay ${n.payment} a month.`,
      `Over the whole loan, interest and fee come to ${n.cost}. Set against the cash you really had, that’s an APR of ${n.apr}.`,
      `Now a car loan of ${n.car} at ${n.carRate}. Over ${n.shortTerm} it’s ${n.shortPay} a month and ${n.shortInterest} of interest. Over ${n.longTerm} it’s ${n.longPay} and ${n.longInterest}.`,
      `The longer loan is ${n.lower} a month easier, and costs ${n.more} more. Neither is wrong, as long as you know.`,
    ],
    tryIt: 'Set the fee to zero and watch the APR. Then make the loan shorter with the fee back in.',
    facts: [
      {
        say: `The same ${n.fee} fee hurts a short loan more. Over ${n.oneYearTerm} it makes a ${n.rate} loan cost ${n.aprOneYear}. Over ${n.fiveYearTerm} it’s ${n.aprFiveYears}.`,
      },
      {
        say: `Lenders must tell you the APR before you sign, figured by the same federal rules, and right to within ${n.tolerance}. That’s what makes offers comparable.`,
      },
      {
        say: `A lower payment isn’t a lower cost. On ${n.car}, stretching ${n.shortTerm} to ${n.longTerm} adds ${n.more} of interest.`,
      },
    ],
    myth: {
      said: '“The lower payment is the cheaper loan.”',
      answer: `Usually it’s just the longer one. Here, paying ${n.lower} less a month costs ${n.more} more by the end.`,
    },
    quiz: [
      {
        ask: 'Two loans run for the same time. What compares them best?',
        right: { says: 'The APR', why: 'It counts both the interest and the fees.' },
        wrong: [
          { says: 'The interest rate', why: 'It leaves out the fees, and they can be large.' },
          { says: 'The monthly payment', why: 'If the fee came out of the cash, the payment won’t show it.' },
        ],
      },
      {
        ask: `Where does a ${n.fee} fee raise the APR more?`,
        right: {
          says: 'On a one-year loan',
          why: `Here it’s ${n.aprOneYear} instead of ${n.rate}. The fee has less time to spread out.`,
        },
        wrong: [
          { says: 'On a five-year loan', why: `There it’s ${n.aprFiveYears}. The fee is spread over more years.` },
          { says: 'It’s the same on both', why: 'The dollars are the same, but the time isn’t.' },
        ],
      },
      {
        ask: 'You co-sign a friend’s loan, and your friend stops paying. What do you owe?',
        right: { says: 'All that’s left of it', why: 'A co-signer promises the whole debt, not a part.' },
        wrong: [
          { says: 'Half of it', why: 'The lender can ask either of you for everything.' },
          {
            says: 'Nothing, it’s your friend’s loan',
            why: 'Your signature made it yours too, on your credit report as well.',
          },
        ],
      },
      {
        ask: 'You pay off a simple-interest loan early. What happens?',
        right: {
          says: 'You save the interest not yet charged',
          why: 'Interest is charged day by day, on what you still owe.',
        },
        wrong: [
          {
            says: 'You owe all the interest anyway',
            why: 'That’s true of a few older kinds of loan. Check for a penalty, too.',
          },
          { says: 'You get the fee back', why: 'An origination fee is usually kept, even if you pay early.' },
        ],
      },
    ],
    summary: ['Same length, then compare APRs.', 'A longer loan is easier each month and costs more in total.'],
    doNow: { say: 'Put two offers side by side with their fees.', path: '/personal-loan-calculator' },
  }),
  widget: {
    calculator: 'personal-loan',
    inputs,
    ask: ['rate', 'fee', 'term'],
    expects: [
      ['apr', 'apr'],
      ['payment', 'payment'],
      ['received', 'cash'],
      ['costOfCredit', 'cost'],
    ],
  },
  doors: ['/credit-debt-overview'],
  next: { lesson: 'small-loans', calculator: 'personal-loan' },
})
