import { yearsToDouble } from '#engine/growth/annualized.ts'
import { lostSpans } from '#engine/investing/past-rules/spans.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { cpiMonthly } from '#facts/series/cpi-monthly.ts'
import { costOfLiving } from '#facts/social-security/cola.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = {
  start: 10_000,
  deposit: 0,
  years: 240,
  rate: 4,
  inflation: 3,
  variance: 0,
  fee: 0,
  tax: 'none',
} as const
const kept = await answerOf('compound-interest', inputs)

const { inflation: prices, bills, firstYear } = annualReturns
const pricesGrew = prices.reduce((level, rate) => level * (1 + rate), 1) ** (1 / prices.length) - 1
const lastYear = firstYear + prices.length - 1
const grown = (rates: readonly number[]) => rates.map((rate) => 1 + rate)
const billSpans = lostSpans(grown(bills), 20, grown(prices))
const priceIn = (year: number) =>
  cpiMonthly.index[(year - Number(cpiMonthly.firstMonth.slice(0, 4))) * 12] ?? Number.NaN
const raise2026 = costOfLiving.value.values[2025 - costOfLiving.value.firstYear] ?? Number.NaN

export const inflation = defineLesson({
  about: {
    slug: 'inflation',
    unit: 'money-basics',
    title: 'Why does my dollar buy less every year?',
    minutes: 5,
    level: 'start',
    about: ['inflation', 'cost of living', 'real return', 'buying power', 'CPI'],
    after: ['compounding'],
    standards: ['spending', 'saving', 'investing'],
    reviewed: '2026-11-23',
    reviewBy: '2027-02-28',
  },
  figures: {
    start: given(10_000, 'money'),
    rate: given(4, 'percent'),
    prices: given(3, 'percent'),
    years: given(20, 'years'),
    balance: worked(kept('finalBalance'), 'money', '$10,000 × 1.04^20'),
    buys: worked(kept('finalBalanceToday'), 'money', '$21,911.23 ÷ 1.03^20'),
    gain: worked(kept('finalBalance') - 10_000, 'money', '$21,911 − $10,000'),
    realGain: worked(kept('finalBalanceToday') - 10_000, 'money', '$12,132 − $10,000'),
    longRun: worked(
      pricesGrew * 100,
      'percent',
      'Consumer prices, December to December, evened out over all these years',
      '3%',
    ),
    firstYear: given(firstYear, 'count', String(firstYear)),
    lastYear: given(lastYear, 'count', String(lastYear)),
    year1986: given(1986, 'count', '1986'),
    year2026: given(2026, 'count', '2026'),
    since1986: worked(priceIn(2026) / priceIn(1986), 'cents', 'The price index of January 2026 ÷ that of January 1986'),
    since2020: worked(
      (priceIn(2026) / priceIn(2020) - 1) * 100,
      'share',
      'The price index of January 2026 ÷ that of January 2020 − 1',
    ),
    halved: worked(yearsToDouble(0.03) ?? Number.NaN, 'years', 'ln 2 ÷ ln 1.03'),
    benefitRaise: published(costOfLiving, raise2026 * 100, 'percent'),
    lostSpans: worked(
      billSpans.lostShare * 100,
      'share',
      `${billSpans.lost} of ${billSpans.spans} spans of 20 years ended behind prices`,
    ),
    spanYears: given(20, 'years', '20-year'),
    five: given(5, 'percent'),
    realRate: worked((1.05 / 1.03 - 1) * 100, 'percent', '1.05 ÷ 1.03 − 1', 'About 1.9%'),
    added: mistaken(8, 'percent', 'Inflation added instead of taken off'),
    ignored: mistaken(5, 'percent', 'Inflation left out'),
    raise: given(2, 'percent'),
    payCut: worked((1 - 1.02 / 1.03) * 100, 'percent', '1 − 1.02 ÷ 1.03', 'about 1%'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You put ${n.start} away at ${n.rate} a year for ${n.years}, while prices rise ${n.prices} a year. How much will it buy then, in today’s dollars?`,
      from: 5000,
      to: 30_000,
      step: 500,
      truth: 'buys',
      reveal: `The account will say ${n.balance}. It will buy what ${n.buys} buys today.`,
    },
    idea: [
      'Prices rise a little most years.',
      'So the same dollar buys less later on.',
      'Your money has to grow as fast as prices do, or you fall behind while the balance goes up.',
    ],
    example: [
      `You save ${n.start} at ${n.rate} for ${n.years}. The balance grows to ${n.balance}, so it looks like you gained ${n.gain}.`,
      `But prices rose ${n.prices} a year all that time. Measured in today’s dollars, you have ${n.buys}.`,
      `Your real gain is ${n.realGain}. The rest only kept up with prices.`,
    ],
    tryIt: 'Set inflation to the same number as the rate. Then set it higher, and watch the result in today’s dollars.',
    facts: [
      {
        say: `From ${n.firstYear} to ${n.lastYear}, US prices rose about ${n.longRun} a year. At that pace, a dollar’s buying power halves in ${n.halved}.`,
        source: 'damodaran-returns',
      },
      {
        say: `What cost a dollar in January ${n.year1986} cost ${n.since1986} in January ${n.year2026}. In the last six of those years alone, prices rose ${n.since2020}.`,
        source: 'bls-cpi-u-monthly',
      },
      {
        say: `Social Security checks go up with prices. For ${n.year2026}, they rose ${n.benefitRaise}. That’s the cost-of-living adjustment, set by law.`,
      },
    ],
    myth: {
      said: '“Cash is the one thing with no risk.”',
      answer: `Its balance won’t drop, but its buying power can. Even Treasury bills, which pay interest, lost to prices in ${n.lostSpans} of all ${n.spanYears} spans since ${n.firstYear}.`,
    },
    quiz: [
      {
        ask: `Your savings earn ${n.five}. Prices rise ${n.prices}. What’s your real gain?`,
        right: {
          says: n.realRate,
          figure: 'realRate',
          why: 'Prices took back most of it. Subtracting gets you close, and dividing is exact.',
        },
        wrong: [
          { says: n.added, figure: 'added', why: 'Inflation works against you, so it comes off. This adds it on.' },
          { says: n.ignored, figure: 'ignored', why: 'That’s what the account shows, before you look at prices.' },
        ],
      },
      {
        ask: 'Who comes out ahead when prices jump and nobody saw it coming?',
        right: {
          says: 'Someone with a fixed-rate mortgage',
          why: 'The payment stays the same, and it’s made with dollars that are worth less.',
        },
        wrong: [
          { says: 'Someone with cash in a drawer', why: 'The same bills buy less than before.' },
          { says: 'Someone who owns long-term bonds', why: 'Their fixed interest buys less, so the bonds lose value.' },
        ],
      },
      {
        ask: `You get a ${n.raise} raise in a year when prices rise ${n.prices}. What happened to your pay?`,
        right: { says: 'It buys less than last year', why: `In what it can buy, you took a cut of ${n.payCut}.` },
        wrong: [
          { says: 'It buys more than last year', why: 'The number on the check is higher, but prices rose faster.' },
          { says: 'It buys exactly as much', why: 'That takes a raise as big as the rise in prices.' },
        ],
      },
      {
        ask: 'Which of these is built to keep up with inflation?',
        right: { says: 'I bonds and TIPS', why: 'Both are US government bonds that pay more when prices rise.' },
        wrong: [
          { says: 'An ordinary CD', why: 'Its rate is set on day one and doesn’t know what prices will do.' },
          { says: 'A checking account', why: 'Most pay little or nothing, so prices pull ahead.' },
        ],
      },
    ],
    summary: [
      'A balance that grows slower than prices is shrinking in what it buys.',
      'Look at the gain after inflation, not at the balance alone.',
    ],
    doNow: { say: 'Find the APY on your savings and compare it with the latest rise in prices.', path: '/market-data' },
  }),
  widget: {
    calculator: 'compound-interest',
    inputs,
    ask: ['rate', 'inflation', 'years'],
    expects: [
      ['finalBalance', 'balance'],
      ['finalBalanceToday', 'buys'],
    ],
  },
  doors: ['/historical-chart'],
  next: { lesson: 'real-cost', calculator: 'compound-interest' },
})
