import { monthText } from '#calculators/kit/format.ts'
import { shillerMonthly } from '#facts/series/shiller-monthly.ts'
import { about, tenths } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'
import { realFalls, realReturnWithout } from '../kit/market-past.ts'

const inputs = { question: 'since', sinceDeposit: 200, sinceFrom: '2007-10' } as const
const since = await answerOf('dca', inputs)
const falls = realFalls(20)
const [first, second, third] = falls
const depth = (at: number) =>
  worked(
    falls[at]?.depth ?? Number.NaN,
    'share',
    'Monthly averages with dividends, after prices, from the high to the low',
  )
const starts = (from: string | undefined) =>
  worked(Number((from ?? '').slice(0, 4)), 'count', 'The year of the high before it', (from ?? '').slice(0, 4))
const from = '1996-01'
const rate = (left: { readonly best?: number; readonly worst?: number }, how: string) =>
  worked(realReturnWithout(from, left), 'percent', how, tenths(realReturnWithout(from, left)))
const source = shillerMonthly.source
const stocks = 6000 * 1.2
const total = stocks + 4000

export const crashPlan = defineLesson({
  about: {
    slug: 'crash-plan',
    unit: 'investing',
    title: 'What will I do when the market falls by a third?',
    minutes: 6,
    level: 'next',
    about: ['market crash', 'bear market', 'rebalancing', 'best days', 'investment policy', 'panic selling'],
    after: ['risk-and-time'],
    standards: ['investing', 'risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    monthly: given(inputs.sinceDeposit, 'money'),
    start: given(200_710, 'count', monthText(inputs.sinceFrom)),
    fall: worked(since('sinceFall'), 'share', 'The deepest fall of the stocks on the way'),
    deposits: worked(since('sinceDeposits'), 'months', 'Months from October 2007 to the end of the record'),
    paid: worked(since('sincePaidIn'), 'money', `$200 × ${since('sinceDeposits')} months`, about(since('sincePaidIn'))),
    worth: worked(
      since('sinceWorth'),
      'money',
      '221 deposits in US stocks, dividends kept, a 0.2% fee',
      about(since('sinceWorth'), 1000),
    ),
    growth: worked(
      since('sinceReturn'),
      'percent',
      'The yearly return on each dollar for the time it was in',
      tenths(since('sinceReturn')),
    ),
    firstYear: worked(
      Number(shillerMonthly.firstMonth.slice(0, 4)),
      'count',
      'The first year of the record',
      shillerMonthly.firstMonth.slice(0, 4),
    ),
    count: worked(falls.length, 'count', 'Falls of 20% or more from the highest month so far'),
    twenty: given(20, 'percent'),
    depth1: depth(0),
    depth2: depth(1),
    depth3: depth(2),
    year1: starts(first?.from),
    year2: starts(second?.from),
    year3: starts(third?.from),
    from: worked(Number(from.slice(0, 4)), 'count', 'The first year of the test', from.slice(0, 4)),
    all: rate({}, 'The real yearly return since January 1996'),
    noBest: rate({ best: 10 }, 'The real yearly return since January 1996 without its ten best months'),
    noWorst: rate({ worst: 10 }, 'The real yearly return since January 1996 without its ten worst months'),
    ten: given(10, 'count'),
    mixStocks: given(6000, 'money'),
    mixBonds: given(4000, 'money'),
    rise: given(20, 'percent'),
    grown: worked(stocks, 'money', '$6,000 × 1.20'),
    total: worked(total, 'money', '$7,200 + $4,000'),
    target: worked(total * 0.6, 'money', '60% of $11,200'),
    sell: worked(stocks - total * 0.6, 'money', '$7,200 − $6,720'),
    allGain: mistaken(1200, 'money', 'The whole gain of the stocks'),
    overHalf: mistaken(1200 * 0.6, 'money', '60% of the gain'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You started investing ${n.monthly} a month in ${n.start}, right before stocks fell ${n.fall}. You never stopped. About what is it worth ${n.deposits} later?`,
      from: 20_000,
      to: 600_000,
      step: 5000,
      truth: 'worth',
      reveal: `It came to ${n.worth}, from ${n.paid} of your own. The months near the bottom bought the cheapest shares.`,
    },
    idea: [
      'Big falls are a normal part of owning stocks.',
      'No one rings a bell at the bottom, and fear is loudest there.',
      'So decide while you’re calm, and write it down.',
    ],
    example: [
      `Say your plan is 60/40: ${n.mixStocks} in stocks and ${n.mixBonds} in bonds. Then stocks rise ${n.rise}, to ${n.grown}.`,
      `You now have ${n.total}. The plan says ${n.target} of that in stocks, so you sell ${n.sell} of stocks and buy bonds.`,
      'After a crash, the same rule does the opposite. It has you buy stocks when they’re cheap and everyone is scared.',
      'That’s rebalancing. The rule does the buying, so you don’t have to be brave.',
    ],
    tryIt: `Change the first month to the worst you can think of. Then see what steady deposits became.`,
    facts: [
      {
        say: `Since ${n.firstYear}, US stocks have fallen ${n.twenty} or more from a high ${n.count} times, after inflation. That’s about once every ten years.`,
        source,
      },
      {
        say: `The deepest falls began in ${n.year1} (down ${n.depth1}), ${n.year2} (${n.depth2}) and ${n.year3} (${n.depth3}).`,
        source,
      },
      {
        say: `Since ${n.from}, stocks returned ${n.all} a year after inflation. Leave out the ${n.ten} best months and it’s ${n.noBest}. Leave out the ${n.ten} worst and it’s ${n.noWorst}. No one could have picked either.`,
        source,
      },
      {
        say: `Steady deposits of ${n.monthly} from ${n.start} grew at ${n.growth} a year, crash included.`,
        source,
      },
    ],
    myth: {
      said: '“I’ll get back in when it feels safe.”',
      answer:
        'It feels safe again after prices have already risen. People who wait for that feeling often sell low and buy back higher.',
    },
    quiz: [
      {
        ask: 'A fall turns your 60/40 mix into half stocks, half bonds. What does rebalancing do?',
        right: { says: 'It buys stocks', why: 'You sell some bonds and bring stocks back up to your plan.' },
        wrong: [
          { says: 'It sells stocks', why: 'That’s what fear does. The plan does the opposite.' },
          { says: 'Nothing until they recover', why: 'Waiting means you miss buying while they’re low.' },
        ],
      },
      {
        ask: `You have ${n.mixStocks} in stocks and ${n.mixBonds} in bonds, a 60/40 plan. Stocks rise ${n.rise}. How much do you sell to be back at 60/40?`,
        right: { says: n.sell, figure: 'sell', why: `The plan wants ${n.target} of ${n.total} in stocks.` },
        wrong: [
          {
            says: n.allGain,
            figure: 'allGain',
            why: 'That sells the whole gain. The total grew too, so the plan keeps part of it.',
          },
          {
            says: n.overHalf,
            figure: 'overHalf',
            why: 'That’s the plan’s share of the gain. Work out the new total first, then its share in stocks.',
          },
        ],
      },
      {
        ask: '“Miss the ten best days and you lose most of the growth.” What does that prove?',
        right: {
          says: 'Little',
          why: 'The worst days sit close to the best ones. Leaving those out would look as dramatic.',
        },
        wrong: [
          {
            says: 'You can never sell',
            why: 'People sell for good reasons, like needing the money or keeping a plan.',
          },
          { says: 'You can time the market', why: 'It shows how hard that is, from both sides.' },
        ],
      },
      {
        ask: 'What belongs in a written plan for a crash?',
        right: {
          says: 'Your mix, and when you’ll rebalance',
          why: 'And what would make you change it. That’s something you can follow when you’re scared.',
        },
        wrong: [
          { says: 'A forecast of the next bottom', why: 'No one knows it. A plan built on it breaks first.' },
          {
            says: 'A price at which you’ll sell it all',
            why: 'Then you also need to know when to buy back, and that’s the hard part.',
          },
        ],
      },
    ],
    summary: [
      'A fall by a third is normal. It’s the price of the growth.',
      'Write down your mix and your rule now, and let the rule act when you’re scared.',
    ],
    doNow: {
      say: 'Write three lines: your mix, the month you rebalance, and what would change your plan.',
      path: '/investment-rules',
    },
  }),
  widget: {
    calculator: 'dca',
    inputs,
    ask: ['sinceDeposit', 'sinceFrom'],
    expects: [
      ['sinceWorth', 'worth'],
      ['sincePaidIn', 'paid'],
      ['sinceFall', 'fall'],
    ],
  },
  doors: ['/portfolio-simulator', '/market-behaviour', '/usa-wealth-building-games/twenty-winters'],
  next: { lesson: 'how-much-retire', calculator: 'dca' },
})
