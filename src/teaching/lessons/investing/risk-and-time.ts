import { monthText } from '#calculators/kit/format.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { shillerMonthly } from '#facts/series/shiller-monthly.ts'
import { about, tenths } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'
import { pastYears, realFalls, realSpans } from '../kit/market-past.ts'

const inputs = { amount: 10_000, years: 240, rate: 7, volatility: 19, inflation: 2.5, fee: 0, account: 'free' } as const
const twenty = await answerOf('lumpsum', inputs)
const three = await answerOf('lumpsum', { ...inputs, years: 36 })
const share = (years: number) =>
  worked(
    realSpans(years).gained,
    'share',
    `Spans of ${years} calendar ${years === 1 ? 'year' : 'years'} that ended ahead of prices`,
  )
const [first, second, third] = pastYears.worst('stocks')
const worst = (one: { readonly percent: number } | undefined) =>
  worked(
    -(one?.percent ?? Number.NaN),
    'percent',
    'A calendar year of large US stocks with dividends',
    tenths(-(one?.percent ?? 0)),
  )
const year = (one: { readonly year: number } | undefined) =>
  worked(one?.year ?? Number.NaN, 'count', 'The year of that return', String(one?.year))
const longest = realSpans(20)
const fall = realFalls(20).find(({ from }) => from.startsWith('2000'))
const month = (name: string | null | undefined) =>
  worked(
    Number((name ?? '').replace('-', '')),
    'count',
    'Monthly averages with dividends, after prices',
    monthText(name ?? ''),
  )
const source = annualReturns.source

export const riskAndTime = defineLesson({
  about: {
    slug: 'risk-and-time',
    unit: 'investing',
    title: 'How long do I need to stay in stocks?',
    minutes: 6,
    level: 'next',
    about: ['risk', 'time horizon', 'stock market loss', 'recovery', 'risk tolerance'],
    after: ['stocks-and-bonds'],
    standards: ['investing', 'risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-02-28',
  },
  figures: {
    since: worked(pastYears.first, 'count', 'The first year of the record', String(pastYears.first)),
    one: share(1),
    five: share(5),
    ten: share(10),
    fifteen: share(15),
    twenty: share(20),
    fives: given(5, 'years'),
    tens: given(10, 'years'),
    fifteens: given(15, 'years'),
    twenties: given(20, 'years'),
    worstTwenty: worked(longest.worst, 'percent', 'The lowest real rate of any 20 years', tenths(longest.worst)),
    worstFrom: worked(longest.from, 'count', 'The first of those 20 years', String(longest.from)),
    fivesLost: worked(100 - realSpans(5).gained, 'share', 'Five-year spans that ended behind prices'),
    bad1: worst(first),
    bad2: worst(second),
    bad3: worst(third),
    year1: year(first),
    year2: year(second),
    year3: year(third),
    fallFrom: month(fall?.from),
    fallBack: month(fall?.back),
    independent: worked(Math.floor(pastYears.count / 20), 'count', '98 years ÷ 20'),
    recorded: worked(pastYears.count, 'count', '1928 through 2025'),
    sum: given(inputs.amount, 'money'),
    rate: given(inputs.rate, 'percent'),
    swing: given(inputs.volatility, 'percent'),
    prices: given(inputs.inflation, 'percent'),
    threes: given(3, 'years'),
    low3: worked(
      three('lowToday'),
      'money',
      'Today’s dollars after 3 years, one outcome in ten is lower',
      about(three('lowToday')),
    ),
    high3: worked(
      three('highToday'),
      'money',
      'Today’s dollars after 3 years, one outcome in ten is higher',
      about(three('highToday')),
    ),
    low20: worked(
      twenty('lowToday'),
      'money',
      'Today’s dollars after 20 years, one outcome in ten is lower',
      about(twenty('lowToday')),
    ),
    high20: worked(
      twenty('highToday'),
      'money',
      'Today’s dollars after 20 years, one outcome in ten is higher',
      about(twenty('highToday')),
    ),
    even20: worked(
      twenty('finalValueToday'),
      'money',
      '$10,000 at 7% for 20 years, in today’s dollars',
      about(twenty('finalValueToday')),
    ),
    loss: given(40, 'percent'),
    needed: worked((1 / 0.6 - 1) * 100, 'percent', '1 ÷ 0.60 − 1', tenths((1 / 0.6 - 1) * 100)),
    same: mistaken(40, 'percent', 'The same percent back'),
    sixty: mistaken(60, 'percent', 'What is left, read as the gain'),
    quarter: worked(25, 'percent', 'About 23% of five-year spans', 'About one in four'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `Look at every stretch of ${n.fives} since ${n.since}. In what percent of them did US stocks beat inflation?`,
      from: 0,
      to: 100,
      step: 1,
      truth: 'five',
      reveal: `In ${n.five}. So about one stretch in four left people with less buying power than they started with.`,
    },
    idea: [
      'The longer you hold stocks, the less often you end with a loss.',
      'But time doesn’t make the ride smooth, and the worst times still come.',
      'So match each goal’s date to the right mix.',
    ],
    example: [
      `Put ${n.sum} in stocks. Say they return ${n.rate} a year, swing about ${n.swing} in a typical year, and prices rise ${n.prices}.`,
      `After ${n.threes}, an unlucky result, worse than nine in ten, leaves ${n.low3} in today’s dollars. A lucky one leaves ${n.high3}.`,
      `After ${n.twenties}, an unlucky result leaves ${n.low20}. A lucky one leaves ${n.high20}.`,
      `At a steady ${n.rate}, you’d have ${n.even20}. So time helps, but even then bad luck can leave you with less than you put in.`,
    ],
    tryIt:
      'Shorten the time to three years, then make it thirty, and watch the worst outcomes. Then lower the yearly swing, as a mix with bonds would.',
    facts: [
      {
        say: `Since ${n.since}, stocks beat inflation in ${n.one} of single years, ${n.five} of spans of ${n.fives}, ${n.ten} of ${n.tens}, ${n.fifteen} of ${n.fifteens} and ${n.twenty} of ${n.twenties}.`,
        source,
      },
      {
        say: `Even the worst ${n.twenties}, from ${n.worstFrom}, came out a little ahead: ${n.worstTwenty} a year after inflation.`,
        source,
      },
      {
        say: `The worst single years were ${n.year1} (down ${n.bad1}), ${n.year2} (down ${n.bad2}) and ${n.year3} (down ${n.bad3}).`,
        source,
      },
      {
        say: `After inflation, people who bought in ${n.fallFrom} waited until ${n.fallBack} to be even, with dividends kept.`,
        source: shillerMonthly.source,
      },
      {
        say: `All these spans overlap. In ${n.recorded} years there are only ${n.independent} separate stretches of ${n.twenties}, so “never” rests on very few cases.`,
        source,
      },
    ],
    myth: {
      said: '“Over twenty years, stocks can’t lose.”',
      answer: `In this record they never did, after inflation. But that’s one country and only ${n.independent} separate stretches. It’s a good sign, not a law.`,
    },
    quiz: [
      {
        ask: `Your investment falls ${n.loss}. What gain do you need to be back where you were?`,
        right: {
          says: n.needed,
          figure: 'needed',
          why: 'The gain starts from a smaller amount, so it has to be bigger than the loss.',
        },
        wrong: [
          {
            says: n.same,
            figure: 'same',
            why: 'That would leave you short. The same percent of less money is less money.',
          },
          { says: n.sixty, figure: 'sixty', why: 'That’s the share you have left, not the gain you need.' },
        ],
      },
      {
        ask: `How often did stocks lose to inflation over ${n.fives}?`,
        right: {
          says: n.quarter,
          figure: 'quarter',
          why: `It happened in ${n.fivesLost} of the spans since ${n.since}.`,
        },
        wrong: [
          { says: 'Never', why: 'It happened many times, and more than once in living memory.' },
          { says: 'About half the time', why: 'It’s less than that. But it’s far from rare.' },
        ],
      },
      {
        ask: 'Money for college is needed in three years. What mix fits best?',
        right: { says: 'Mostly cash and short bonds', why: 'There’s little time to recover from a fall.' },
        wrong: [
          { says: 'All stocks', why: 'Three years is short. A fall of a third could come right before the bill.' },
          { says: 'All long bonds', why: 'Long bonds can drop too when rates rise.' },
        ],
      },
      {
        ask: 'You could afford a big loss, but it would keep you up at night. Which do you follow?',
        right: {
          says: 'The lower of the two',
          why: 'A plan you’d drop in a bad year doesn’t work, even if your finances could take it.',
        },
        wrong: [
          { says: 'What you can afford', why: 'If fear makes you sell at the bottom, you lose anyway.' },
          { says: 'The average of the two', why: 'Halfway may still be more than you can stand.' },
        ],
      },
    ],
    summary: [
      'More time means fewer losses, but never none.',
      'Keep money for the next few years out of stocks, and give the rest many years.',
    ],
    doNow: {
      say: 'Take a few minutes for the risk check, and see which limit is lower for you.',
      path: '/risk-assessment',
    },
  }),
  widget: {
    calculator: 'lumpsum',
    inputs,
    ask: ['years', 'rate', 'volatility'],
    expects: [
      ['finalValueToday', 'even20'],
      ['lowToday', 'low20'],
      ['highToday', 'high20'],
    ],
  },
  doors: ['/risk-assessment', '/historical-chart'],
  next: { lesson: 'index-funds', calculator: 'lumpsum' },
})
