import { investorGap } from '#facts/investing/behavior.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { answerOf } from '../kit/answered.ts'
import { given, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const { funds, investors, years } = investorGap.value
const inputs = {
  start: 10_000,
  deposit: 0,
  years: years * 12,
  rate: funds * 100,
  inflation: 0,
  variance: 0,
  fee: 0,
  tax: 'none',
} as const
const held = (await answerOf('compound-interest', inputs))('finalBalance')
const timed = (await answerOf('compound-interest', { ...inputs, rate: investors * 100 }))('finalBalance')

const { stocks, firstYear } = annualReturns
const average = (stocks.reduce((worth, rate) => worth * (1 + rate), 1) ** (1 / stocks.length) - 1) * 100
const nearAverage = stocks.filter((year) => year >= 0.08 && year <= 0.12).length

export const moneyBiases = defineLesson({
  about: {
    slug: 'money-biases',
    unit: 'money-basics',
    title: 'Why do smart people make costly money choices?',
    minutes: 6,
    level: 'next',
    about: ['biases', 'loss aversion', 'herding', 'anchoring', 'willpower', 'automatic transfers'],
    after: ['real-cost'],
    standards: ['spending', 'investing', 'risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-08-31',
  },
  figures: {
    start: given(10_000, 'money'),
    decade: published(investorGap, years, 'years'),
    fundRate: published(investorGap, funds * 100, 'percent'),
    investorRate: published(investorGap, investors * 100, 'percent'),
    gap: published(investorGap, (funds - investors) * 100, 'count', '1.2 points'),
    gapEnds: published(investorGap, 2024, 'count', '2024'),
    held: worked(held, 'money', '$10,000 × 1.082^10'),
    timed: worked(timed, 'money', '$10,000 × 1.07^10'),
    lost: worked(Math.round(held) - Math.round(timed), 'money', 'The first less the second, in whole dollars'),
    average: worked(average, 'percent', 'All calendar years compounded, evened out', `about ${Math.round(average)}%`),
    near: worked(nearAverage, 'count', 'Years in which the S&P 500 with dividends returned 8% to 12%'),
    allYears: worked(stocks.length, 'count', 'Calendar years in the record'),
    from: given(8, 'percent'),
    to: given(12, 'percent'),
    firstYear: given(firstYear, 'count', String(firstYear)),
    was: given(100, 'money'),
    now: given(60, 'money'),
    fall: given(30, 'percent'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `Stocks have returned ${n.average} a year on average. In how many of the ${n.allYears} years since ${n.firstYear} was the gain near that, between ${n.from} and ${n.to}?`,
      from: 0,
      to: 60,
      step: 1,
      truth: 'near',
      reveal: `In ${n.near}. A normal year is far from average, and that’s what makes it hard to sit still.`,
    },
    idea: [
      'Our brains like now better than later, hate losses, and follow the crowd.',
      'That’s human, and it can cost money.',
      'Rules you set before the moment comes beat willpower in the moment.',
    ],
    example: [
      `Over the ${n.decade} to the end of ${n.gapEnds}, US funds returned ${n.fundRate} a year. The average dollar in them earned ${n.investorRate}.`,
      'Same funds, same years. The difference is when people put money in and took it out. Often they bought after a rise and sold after a fall.',
      `Put ${n.start} in and leave it, and at ${n.fundRate} you’d have ${n.held}. At ${n.investorRate}, it’s ${n.timed}.`,
      `The gap of ${n.gap} a year cost ${n.lost}. Nobody charged a fee for it.`,
    ],
    tryIt: `Change the return from ${n.fundRate} to ${n.investorRate}. Then add years and try both again.`,
    facts: [
      {
        say: `Since ${n.firstYear}, stocks returned between ${n.from} and ${n.to} in ${n.near} of ${n.allYears} years. The average is a number that almost never happens.`,
        source: 'damodaran-returns',
      },
      {
        say: 'In studies of choices with risk, people weigh a loss more than a gain of the same size. It’s called loss aversion.',
        source: 'kahneman-tversky',
      },
      {
        say: 'A large company began to sign new workers up for its 401(k) unless they said no. More of them joined, and many kept the first rate they were given.',
        source: 'madrian-shea-2001',
      },
    ],
    myth: {
      said: '“I only need more willpower.”',
      answer:
        'Willpower runs out on bad days. A transfer that happens without you works on those days too, which is why defaults change what people save.',
    },
    quiz: [
      {
        ask: `A jacket says “Was ${n.was}, now ${n.now}.” The first price makes the second look small. What’s at work?`,
        right: { says: 'Anchoring', why: 'The first number you see becomes the one you compare with.' },
        wrong: [
          { says: 'Herding', why: 'That’s doing what the crowd does. No one else is in this picture.' },
          { says: 'Sunk cost', why: 'That’s about money already spent, and you haven’t spent any yet.' },
        ],
      },
      {
        ask: `Stocks fall ${n.fall}. Everyone you know is selling, so you sell too. What drove you?`,
        right: {
          says: 'Herding and loss aversion',
          why: 'The crowd and the fear of more losses, not a change in your own plan.',
        },
        wrong: [
          { says: 'Rebalancing', why: 'Rebalancing would have you buy some of what fell.' },
          { says: 'Diversification', why: 'That’s spreading money around before a fall, not leaving during one.' },
        ],
      },
      {
        ask: 'Spending today always wins over saving for later. What helps most?',
        right: {
          says: 'An automatic transfer on payday',
          why: 'You decide once, and the money moves before you can spend it.',
        },
        wrong: [
          { says: 'A firmer promise to yourself', why: 'You’d have to win the same fight every day.' },
          { says: 'Waiting for a raise', why: 'The pull of now grows with your pay.' },
        ],
      },
      {
        ask: 'You keep a poor fund “until it gets back to what I paid.” What’s that?',
        right: {
          says: 'Holding on to avoid a loss',
          why: 'The price you paid is an anchor. The fund doesn’t know it.',
        },
        wrong: [
          { says: 'Diversification', why: 'Keeping one bad fund spreads nothing.' },
          {
            says: 'Patience with a good plan',
            why: 'Patience means you’d still choose it today. Here you’re waiting to break even.',
          },
        ],
      },
    ],
    summary: [
      'Now, losses and the crowd pull harder than we think.',
      'Set the rule while you’re calm, and let it run without you.',
    ],
    doNow: {
      say: 'Write one rule for a bad market day and one automatic transfer for payday.',
      path: '/relationship-with-money',
    },
  }),
  widget: {
    calculator: 'compound-interest',
    inputs,
    ask: ['rate', 'years', 'start'],
    expects: [['finalBalance', 'held']],
  },
  doors: ['/market-behaviour', '/relationship-with-money'],
  next: { lesson: 'take-home-pay', calculator: 'compound-interest' },
})
