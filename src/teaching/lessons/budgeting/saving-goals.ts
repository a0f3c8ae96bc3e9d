import { annualReturns } from '#facts/series/annual-returns.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'
import { fallenSpans } from '../kit/market-past.ts'

const inputs = {
  ask: 'deposit',
  goal: 20_000,
  by: 48,
  saved: 0,
  rate: 4,
  rateKind: 'nominal',
  compounding: 'monthly',
  taxKind: 'none',
  inflation: 0,
} as const
const plan = await answerOf('savings', inputs)
const twoYears = await answerOf('savings', { ...inputs, by: 24 })
const weekly = await answerOf('money-saving-challenge-generator', {
  goal: 1378,
  rhythm: 'week',
  steps: 52,
  pattern: 'up',
})
const { firstYear } = annualReturns
const one = fallenSpans(1)
const three = fallenSpans(3)
const five = fallenSpans(5)

export const savingGoals = defineLesson({
  about: {
    slug: 'saving-goals',
    unit: 'budgeting',
    title: 'How do I save for something a few years away?',
    minutes: 4,
    level: 'next',
    about: ['savings goal', 'down payment', 'how much to save each month', 'short-term savings', '52-week challenge'],
    after: ['emergency-fund'],
    standards: ['saving'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    goal: given(20_000, 'money'),
    time: given(48, 'months'),
    shorter: given(24, 'months'),
    rate: given(4, 'percent'),
    monthly: worked(
      plan('depositNeeded'),
      'cents',
      'The payment that grows to $20,000 in 48 months at 4%, compounded monthly',
    ),
    interest: worked(plan('interest'), 'money', '$20,000 less the 48 payments'),
    faster: worked(twoYears('depositNeeded'), 'money', 'The same goal in 24 months'),
    oneLost: worked(one.lostShare * 100, 'share', `${one.lost} of ${one.spans} years ended lower`),
    threeLost: worked(
      three.lostShare * 100,
      'share',
      `${three.lost} of ${three.spans} runs of three years ended lower`,
    ),
    fiveLost: worked(five.lostShare * 100, 'share', `${five.lost} of ${five.spans} runs of five years ended lower`),
    firstYear: given(firstYear, 'count', String(firstYear)),
    oneDollar: given(1, 'money'),
    fiftyTwo: given(52, 'money'),
    challenge: worked(weekly('sumOfSteps'), 'money', '52 × 53 ÷ 2'),
    small: given(3000, 'money'),
    ten: given(10, 'count'),
    smallMonthly: worked(3000 / 10, 'money', '$3,000 ÷ 10'),
    overTwelve: mistaken(250, 'money', 'Spread over 12 months'),
    overNine: mistaken(333, 'money', 'Spread over 9 months'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You’d like ${n.goal} for a down payment in ${n.time}. At ${n.rate} interest, about how much is that a month?`,
      from: 200,
      to: 1000,
      step: 10,
      truth: 'monthly',
      reveal: `It’s ${n.monthly}. Interest brings the last ${n.interest}.`,
    },
    idea: [
      'An amount, a date and an account give you the monthly number.',
      'Money you need within a few years belongs where it can’t fall.',
      'That means savings or CDs, not stocks.',
    ],
    example: [
      `You want ${n.goal} in ${n.time}. In savings at ${n.rate}, that takes ${n.monthly} a month, and interest adds ${n.interest}.`,
      `Want it in ${n.shorter} instead? Then it takes ${n.faster} a month. Half the time more than doubles the payment.`,
      'If neither fits, move the date or the goal. A plan you can keep beats one that looks good.',
    ],
    tryIt: 'Move the date closer and farther. Then change the rate, and see which of the two matters more.',
    facts: [
      {
        say: `Since ${n.firstYear}, the stock market ended lower after ${n.threeLost} of all three-year spans, and after ${n.fiveLost} of all five-year spans.`,
        source: 'damodaran-returns',
      },
      {
        say: `Save ${n.oneDollar} in week one, two in week two, and so on up to ${n.fiftyTwo}. After a year, you’d have ${n.challenge}.`,
      },
      {
        say: `Over ${n.time}, interest pays for ${n.interest} of the ${n.goal}. For short goals, what you put in does nearly all the work.`,
      },
    ],
    myth: {
      said: '“Invest it. It will have grown by then.”',
      answer: `Most of the time it has. But ${n.threeLost} of three-year spans ended in a loss, and that’s a lot of people who’d have to wait with their down payment.`,
    },
    quiz: [
      {
        ask: `You need ${n.small} in ${n.ten} months and count no interest. What’s the monthly amount?`,
        right: { says: n.smallMonthly, figure: 'smallMonthly', why: 'The goal divided by the months you have.' },
        wrong: [
          {
            says: n.overTwelve,
            figure: 'overTwelve',
            why: 'That spreads it over a full year, and you’d come up short.',
          },
          { says: n.overNine, figure: 'overNine', why: 'That gets you there a month early. It’s more than you need.' },
        ],
      },
      {
        ask: 'You’ll need the money next year. Where does it belong?',
        right: { says: 'In savings or a CD', why: 'You know what will be there when you need it.' },
        wrong: [
          { says: 'In a stock fund', why: `Stocks lost money in ${n.oneLost} of the years since ${n.firstYear}.` },
          { says: 'In a long-term bond', why: 'Its price can drop when rates rise, just when you need to sell.' },
        ],
      },
      {
        ask: 'You missed three weeks of your savings plan. What now?',
        right: {
          says: 'Spread the rest over the weeks left',
          why: 'Each week goes up by a little, and the goal stays.',
        },
        wrong: [
          { says: 'Give up for this year', why: 'All you’ve saved so far still counts.' },
          { says: 'Pay all three weeks at once', why: 'That can work, but it often breaks the next week’s budget.' },
        ],
      },
      {
        ask: 'Two goals share one automatic transfer. How do you split it?',
        right: {
          says: 'By what’s due first and matters most',
          why: 'Each goal gets the monthly number its own date asks for.',
        },
        wrong: [
          { says: 'One month each, in turn', why: 'Then neither gets what its date calls for.' },
          { says: 'All to the larger goal', why: 'The smaller one may be due much sooner.' },
        ],
      },
    ],
    summary: ['Divide what’s missing by the months you have.', 'Keep money for the next few years out of stocks.'],
    doNow: { say: 'Pick one goal and set up a transfer for the day after payday.', path: '/goals' },
  }),
  widget: {
    calculator: 'savings',
    inputs,
    ask: ['goal', 'by', 'rate'],
    expects: [
      ['depositNeeded', 'monthly'],
      ['interest', 'interest'],
    ],
  },
  doors: ['/goals', '/goal-tracker'],
  next: { lesson: 'apy-and-cds', calculator: 'savings' },
})
