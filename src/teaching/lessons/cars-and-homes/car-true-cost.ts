import { carValueAfter } from '#engine/lending/car-value.ts'
import { newCarYear } from '#facts/household/everyday.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'
import { loanOf } from '../kit/loan.ts'

const price = 35_000
/** No tax, fees or trade-in, so that only the loan and the lost value show. */
const plain = { dealerFee: 0, registration: 0, down: 0, firstLoss: 20, laterLoss: 15 } as const
const deal = { price, ...plain, rate: 8, term: 84 } as const
const car = await answerOf('auto-loan', deal)
const shorter = await answerOf('auto-loan', { ...deal, term: 48 })
const worth = carValueAfter(price, { firstYear: 0.2, laterYears: 0.15 }, 24)
const owed = loanOf(price, 8, 84).owed(24)
const { cost, miles, lostValue, fuelPerMile } = newCarYear.value

export const carTrueCost = defineLesson({
  about: {
    slug: 'car-true-cost',
    unit: 'cars-and-homes',
    title: 'What does a car really cost each month?',
    minutes: 6,
    level: 'start',
    about: ['car payment', 'depreciation', 'upside down', 'gap insurance', 'cost of owning a car'],
    after: ['compare-loans'],
    standards: ['spending', 'credit'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    averageMonth: published(newCarYear, cost / 12, 'money'),
    averageYear: published(newCarYear, cost, 'money'),
    miles: published(newCarYear, miles, 'count'),
    lostValue: published(newCarYear, lostValue, 'money'),
    fuel: worked(miles * fuelPerMile, 'money', 'The miles of AAA’s count × its fuel cost a mile'),
    surveyed: published(newCarYear, 2025, 'count', '2025'),
    price: given(price, 'money'),
    rate: given(8, 'percent'),
    term: given(84, 'months'),
    payment: worked(car('payment'), 'money', '$35,000 at 8%, repaid in 84 equal payments'),
    total: worked(car('totalCost'), 'money', '84 payments'),
    interest: worked(car('totalInterest'), 'money', '84 payments less $35,000'),
    firstLoss: given(20, 'percent'),
    laterLoss: given(15, 'percent'),
    worth: worked(worth, 'money', '$35,000 × 0.80 × 0.85'),
    owed: worked(owed, 'money', 'What the loan has left after 24 payments'),
    under: worked(owed - worth, 'money', '$26,904 − $23,800'),
    shortTerm: given(48, 'months'),
    shortPayment: worked(shorter('payment'), 'money', '$35,000 at 8%, repaid in 48 equal payments'),
    shortInterest: worked(shorter('totalInterest'), 'money', '48 payments less $35,000'),
    down: given(20, 'percent'),
    share: given(10, 'percent'),
    pay: given(60_000, 'money'),
    allowed: worked((60_000 * 0.1) / 12, 'money', '10% of $60,000, divided by 12'),
    allOwed: mistaken(owed, 'money', 'The loan alone, as if the car were worth nothing'),
    paidIn: mistaken(24 * car('payment'), 'money', 'The 24 payments made so far'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: 'AAA adds up a new car’s gas, insurance, repairs, fees, loan interest and lost value. What’s the average for one month?',
      from: 200,
      to: 2400,
      step: 20,
      truth: 'averageMonth',
      reveal: `It was about ${n.averageMonth} a month in ${n.surveyed}. That’s ${n.averageYear} a year for ${n.miles} miles of driving.`,
    },
    idea: [
      'The loan payment is only part of what a car costs.',
      'You also pay for insurance, gas and repairs.',
      'And the car loses value every month, which no one sends you a bill for.',
    ],
    example: [
      `Say you buy a ${n.price} car with no money down, at ${n.rate} for ${n.term}. The payment is ${n.payment} a month.`,
      `Over ${n.term} you’d pay ${n.total}. Of that, ${n.interest} is interest.`,
      `Now look two years in. If the car loses ${n.firstLoss} of its value the first year and ${n.laterLoss} the next, it’s worth ${n.worth}.`,
      `You’d still owe ${n.owed}. That’s ${n.under} more than the car is worth. People call this being upside down.`,
    ],
    tryIt: 'Make the loan shorter, and watch the payment go up while the total goes down. Then add a down payment.',
    facts: [
      {
        say: `Lost value was the biggest cost in AAA’s count: about ${n.lostValue} a year. That’s more than twice the gas, which came to about ${n.fuel}.`,
      },
      {
        say: `Pay the same loan off in ${n.shortTerm} and the payment rises to ${n.shortPayment} a month. The interest drops from ${n.interest} to ${n.shortInterest}.`,
      },
      {
        say: `A common guide is 20/4/10: put ${n.down} down, borrow for four years at most, and keep all car costs under ${n.share} of pay before taxes. On ${n.pay} a year, that’s ${n.allowed} a month.`,
      },
    ],
    myth: {
      said: '“I can handle the payment, so I can afford the car.”',
      answer: `A payment of ${n.payment} sounds small for a ${n.price} car. But you’d pay ${n.total} by the end, and that doesn’t include gas, insurance or repairs.`,
    },
    quiz: [
      {
        ask: 'Which is usually the biggest yearly cost of a new car?',
        right: { says: 'Lost value', why: 'A new car loses value fast, whether you drive it a lot or a little.' },
        wrong: [
          { says: 'Gas', why: 'You see it every week, so it feels bigger than it is.' },
          { says: 'Interest on the loan', why: 'It’s real money, but for most new cars lost value is larger.' },
        ],
      },
      {
        ask: `You owe ${n.owed} and the car is worth ${n.worth}. How much would you need to add to sell it and clear the loan?`,
        right: { says: n.under, figure: 'under', why: 'The sale pays off part of the loan. The gap is yours to fill.' },
        wrong: [
          { says: n.allOwed, figure: 'allOwed', why: 'The sale price goes toward the loan first.' },
          { says: n.paidIn, figure: 'paidIn', why: 'That’s what you’ve paid so far. Much of it was interest.' },
        ],
      },
      {
        ask: 'Which way of having a car usually costs least per mile?',
        right: {
          says: 'Buying used and keeping it for years',
          why: 'The first owner took the biggest drop in value, and you spread the rest over many miles.',
        },
        wrong: [
          {
            says: 'Leasing a new car every three years',
            why: 'You’d pay for the years when a car loses the most value, over and over.',
          },
          {
            says: 'Buying new and trading it in every three years',
            why: 'Each new car starts with its steepest drop in value.',
          },
        ],
      },
      {
        ask: 'Your car is totaled while you’re upside down. What does gap insurance pay?',
        right: {
          says: 'The loan balance above the car’s value',
          why: 'Regular insurance pays what the car was worth. Gap insurance is for the part of the loan beyond that.',
        },
        wrong: [
          { says: 'The repairs', why: 'A totaled car isn’t repaired, and gap insurance isn’t for repairs.' },
          {
            says: 'A brand-new car of the same model',
            why: 'That’s a different, rarer kind of insurance. Gap is only about the loan.',
          },
        ],
      },
    ],
    summary: [
      'A car costs its payment plus insurance, gas, repairs and lost value.',
      'A longer loan lowers the payment, raises the total and can leave you owing more than the car is worth.',
    ],
    doNow: {
      say: 'Add up a year of what your car costs: payments, insurance, gas, repairs and fees. Then divide by twelve.',
      path: '/budget-buddy',
    },
  }),
  widget: {
    calculator: 'auto-loan',
    inputs: deal,
    ask: ['price', 'down', 'term'],
    expects: [
      ['payment', 'payment'],
      ['totalCost', 'total'],
      ['totalInterest', 'interest'],
    ],
  },
  doors: ['/budget-buddy'],
  next: { lesson: 'car-deal', calculator: 'auto-loan' },
})
