import { brokeredPrice } from '#engine/deposits/brokered.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { tenths } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'
import { pastYears } from '../kit/market-past.ts'

/** A brokered CD pays and is sold as a bond is: yearly interest, a price that follows market rates. */
const inputs = {
  deposit: 1000,
  rate: 4,
  rateKind: 'rate',
  term: 120,
  payout: 'yearly',
  compounding: 'yearly',
  kind: 'brokered',
  rateMove: 1,
  leaveAfter: 12,
} as const
const bond = await answerOf('cd', inputs)
const price = (rate: number, yearsLeft: number) => 1000 * brokeredPrice(0.04, 1, 10, yearsLeft, rate / 100)
const [worst] = pastYears.worst('bonds10')

export const stocksAndBonds = defineLesson({
  about: {
    slug: 'stocks-and-bonds',
    unit: 'investing',
    title: 'What am I buying when I buy a stock or a bond?',
    minutes: 6,
    level: 'start',
    about: ['stock', 'bond', 'dividend', 'P/E ratio', 'bond price', 'duration', 'market value'],
    after: ['why-invest'],
    standards: ['investing'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    face: given(1000, 'money'),
    coupon: given(4, 'percent'),
    years: given(10, 'years'),
    interest: worked(40, 'money', '4% of $1,000'),
    newRate: given(5, 'percent'),
    newInterest: worked(50, 'money', '5% of $1,000'),
    price: worked(price(5, 10), 'cents', 'Ten payments of $40 and the $1,000, each discounted at 5% a year'),
    drop: worked(1000 - price(5, 10), 'cents', '$1,000.00 − $922.78'),
    priceDown: worked(price(3, 10), 'cents', 'Ten payments of $40 and the $1,000, each discounted at 3% a year'),
    lowRate: given(3, 'percent'),
    sold: worked(bond('earlyValue'), 'cents', 'The price a year later, with nine years left, and the first $40'),
    share: given(90, 'money'),
    earnings: given(6, 'money'),
    ratio: worked(90 / 6, 'count', '$90 ÷ $6'),
    yield: worked((6 / 90) * 100, 'percent', '$6 ÷ $90', tenths((6 / 90) * 100)),
    duration: given(7, 'count'),
    point: given(1, 'percent', 'one percentage point'),
    moved: worked(7, 'percent', '7 × 1 percentage point'),
    worst: worked(
      -(worst?.percent ?? Number.NaN),
      'percent',
      'The lowest yearly return of ten-year Treasury bonds since 1928',
      tenths(-(worst?.percent ?? 0)),
    ),
    worstYear: worked(worst?.year ?? Number.NaN, 'count', 'The year of that return', String(worst?.year)),
    dividend: given(2.4, 'cents'),
    dividendPrice: given(60, 'money'),
    dividendYield: worked((2.4 / 60) * 100, 'percent', '$2.40 ÷ $60'),
    dividendRaw: mistaken(2.4, 'percent', 'The dollars read as a percent'),
    dividendFlip: mistaken(25, 'percent', '$60 ÷ $2.40'),
    shares: given(120_000_000, 'count', '120 million'),
    each: given(45, 'money'),
    market: worked(120_000_000 * 45, 'money', '120 million × $45', '$5.4 billion'),
    countOnly: mistaken(120_000_000, 'money', 'The number of shares read as dollars', '$120 million'),
    tooSmall: mistaken(540_000_000, 'money', 'A zero too few', '$540 million'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: `You own a ${n.face} bond that pays ${n.coupon} for ${n.years}. The next day, new bonds pay ${n.newRate}. What happens to the price of yours?`,
      options: ['It rises', 'It stays at the same price', 'It falls'],
      truth: 2,
      reveal: `It falls to about ${n.price}. No one would pay full price for ${n.coupon} when new bonds pay ${n.newRate}.`,
    },
    idea: [
      'A stock is a small piece of a company and its future profits.',
      'A bond is a loan: you’re promised set payments on set dates.',
      'Stocks can grow without limit, and bonds can’t. But bondholders get paid first.',
    ],
    example: [
      `A ${n.face} bond pays ${n.coupon} a year for ${n.years}. You get ${n.interest} each year, and your ${n.face} back at the end.`,
      `Now rates rise, and new bonds pay ${n.newRate}. That’s ${n.newInterest} a year, so yours looks stingy.`,
      `To sell it, you’d have to cut the price to ${n.price}. At that price, the buyer earns ${n.newRate} too. You’d be down ${n.drop}.`,
      `If you wait to the end, you still get every ${n.interest} and the ${n.face}. And if rates fall to ${n.lowRate}, the price rises to ${n.priceDown}.`,
    ],
    tryIt:
      'This is a brokered CD. It pays and sells like a bond. Change how far market rates move, then the term: longer ones swing more.',
    facts: [
      {
        say: `Sell this bond after one year, with rates still a point higher, and you’d have ${n.sold}. That’s the price then, plus one ${n.interest} payment.`,
      },
      {
        say: `Duration tells you how much a bond fund moves. With a duration of ${n.duration}, a rise of ${n.point} in rates lowers the price by about ${n.moved}.`,
      },
      {
        say: `Bonds can have bad years. The worst for ten-year Treasury bonds was ${n.worstYear}, when they lost ${n.worst}.`,
        source: annualReturns.source,
      },
      {
        say: `A share costs ${n.share} and the company earns ${n.earnings} a share. You pay ${n.ratio} times earnings, the P/E ratio. Turned around, that’s ${n.yield} of profit on your price.`,
      },
    ],
    myth: {
      said: '“Bonds can’t lose money.”',
      answer: `They can when rates rise. Ten-year Treasury bonds lost ${n.worst} in ${n.worstYear}. They’re steadier than stocks, not safe from loss.`,
    },
    quiz: [
      {
        ask: 'Interest rates rise. What happens to the price of bonds people already own?',
        right: { says: 'It falls', why: 'Their fixed payments are worth less next to what new bonds pay.' },
        wrong: [
          { says: 'It rises', why: 'Higher rates are good for new buyers, not for bonds already sold.' },
          {
            says: 'Nothing, the payments are fixed',
            why: 'The payments stay the same. That’s why the price has to move.',
          },
        ],
      },
      {
        ask: `A share costs ${n.dividendPrice} and pays ${n.dividend} a year in dividends. What’s the dividend yield?`,
        right: { says: n.dividendYield, figure: 'dividendYield', why: 'Divide the dividend by the price.' },
        wrong: [
          {
            says: n.dividendRaw,
            figure: 'dividendRaw',
            why: 'Those are dollars. The yield compares them with the price.',
          },
          { says: n.dividendFlip, figure: 'dividendFlip', why: 'That divides the price by the dividend.' },
        ],
      },
      {
        ask: 'A company fails. Who loses first?',
        right: {
          says: 'Its shareholders',
          why: 'Lenders and bondholders are paid first. Shareholders get what’s left, often nothing.',
        },
        wrong: [
          { says: 'Its bondholders', why: 'They’re ahead of shareholders in line.' },
          { says: 'Everyone shares the loss equally', why: 'The law sets an order, and owners are last.' },
        ],
      },
      {
        ask: `A company has ${n.shares} shares at ${n.each} each. What is the whole company worth on the market?`,
        right: { says: n.market, figure: 'market', why: 'Multiply the shares by the price.' },
        wrong: [
          { says: n.countOnly, figure: 'countOnly', why: 'That’s the number of shares, not their value.' },
          { says: n.tooSmall, figure: 'tooSmall', why: 'A zero got lost in the multiplying.' },
        ],
      },
    ],
    summary: [
      'A stock is a slice of future profits. A bond is a promise of dated payments.',
      'When rates rise, bond prices fall, and longer bonds fall more.',
    ],
    doNow: { say: 'Look at one fund you own, or might. Does it hold stocks, bonds or both?', path: '/usa-investments' },
  }),
  widget: {
    calculator: 'cd',
    inputs,
    ask: ['rate', 'term', 'rateMove'],
    expects: [['earlyValue', 'sold']],
  },
  doors: ['/usa-investments', '/investment-options-overview'],
  next: { lesson: 'risk-and-time', calculator: 'cd' },
})
