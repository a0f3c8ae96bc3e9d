import { feeBulletinExample } from '#facts/investing/fund-costs.ts'
import { about } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

/** One fee and nothing else: no trades, no idle cash, no fund costs. */
const inputs = {
  start: 100_000,
  deposit: 0,
  years: 360,
  annualReturn: 7,
  advisory: 1,
  expense: 0,
  cashShare: 0,
  trades: 0,
  leaving: false,
  others: [],
} as const
const cost = await answerOf('brokerage-fees', inputs)
const grown = (rate: number) =>
  answerOf('compound-interest', { start: 100_000, deposit: 0, years: 360, rate, variance: 0, fee: 0, tax: 'none' })
const seven = (await grown(7))('finalBalance')
const six = (await grown(6))('finalBalance')
const kept = (1.06 * 0.99 * 0.992 - 1) * 100
const sec = feeBulletinExample.value

export const fees = defineLesson({
  about: {
    slug: 'fees',
    unit: 'investing',
    title: 'How much does a small yearly fee really take?',
    minutes: 5,
    level: 'start',
    about: ['expense ratio', 'adviser fee', 'load', 'bid-ask spread', 'investment fees'],
    after: ['index-funds'],
    standards: ['investing'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    sum: given(inputs.start, 'money'),
    rate: given(inputs.annualReturn, 'percent'),
    time: given(30, 'years'),
    fee: given(inputs.advisory, 'percent'),
    free: worked(cost('noFeeBalance'), 'money', '$100,000 × 1.07, 30 times', about(cost('noFeeBalance'))),
    net: worked(cost('finalBalance'), 'money', '$100,000 × 1.07 × 0.99, 30 times', about(cost('finalBalance'))),
    lost: worked(cost('lostToFees'), 'money', '$761,226 − $563,079', about(cost('lostToFees'))),
    lostShare: worked(cost('shareLost'), 'share', '$198,147 ÷ $761,226'),
    paid: worked(cost('feesPaid'), 'money', 'Thirty years of fees', about(cost('feesPaid'))),
    growthLost: worked(cost('growthLost'), 'money', 'What the fees would have earned', about(cost('growthLost'))),
    firstYear: worked(
      cost('firstYearFees'),
      'money',
      '1% of the balance through the first year',
      about(cost('firstYearFees'), 10),
    ),
    six: given(6, 'percent'),
    atSix: worked(six, 'money', '$100,000 × 1.06, 30 times', about(six)),
    atSeven: worked(seven, 'money', '$100,000 × 1.07, 30 times', about(seven)),
    pointShare: worked((1 - six / seven) * 100, 'percent', '1 − $574,349 ÷ $761,226', '24.5%'),
    half: given(50_000, 'money'),
    high: given(0.6, 'percent'),
    low: given(0.03, 'percent'),
    yearly: worked(50_000 * (0.006 - 0.0003), 'money', '$50,000 × 0.57%'),
    bid: given(9.9, 'cents'),
    ask: given(10.1, 'cents'),
    roundTrip: worked((0.2 / 10.1) * 100, 'percent', '$0.20 ÷ $10.10', '2%'),
    secStart: published(feeBulletinExample, sec.start, 'money'),
    secReturn: published(feeBulletinExample, sec.annualReturn * 100, 'percent'),
    secYears: published(feeBulletinExample, sec.years, 'years'),
    secCost: published(feeBulletinExample, sec.paid + sec.forgone, 'money', about(sec.paid + sec.forgone)),
    loadAmount: given(1000, 'money'),
    load: given(5, 'percent'),
    invested: worked(950, 'money', '$1,000 − 5%'),
    notLoaded: mistaken(1000, 'money', 'As if the load came out later'),
    loadOnTop: mistaken(1050, 'money', 'The load added instead of taken off'),
    thirtyPercent: mistaken(30, 'percent', '1% for each of 30 years, added up'),
    fundFee: given(0.8, 'percent'),
    kept: worked(kept, 'percent', '1.06 × 0.99 × 0.992 − 1', `About ${kept.toFixed(1)}%`),
    adviserOnly: mistaken(5, 'percent', 'The adviser’s fee alone'),
    fundOnly: mistaken(5.2, 'percent', 'The fund’s fee alone'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You invest ${n.sum} for ${n.time} at ${n.rate} a year. A fee takes ${n.fee} of the balance each year. What percent of your final balance does it cost you?`,
      from: 0,
      to: 100,
      step: 1,
      truth: 'lostShare',
      reveal: `About ${n.lostShare}. A fee of ${n.fee} a year takes around a quarter of what you’d have had.`,
    },
    idea: [
      'Fees are taken every year, from the whole balance.',
      'You also lose what that money would have earned.',
      'So a fee compounds the way growth does, against you.',
    ],
    example: [
      `You invest ${n.sum} for ${n.time} at ${n.rate}. With no fee, it grows to ${n.free}.`,
      `Now take ${n.fee} a year for an adviser or fund. You end with ${n.net}, so you’re short ${n.lost}.`,
      `Of that, ${n.paid} went out as fees, and ${n.growthLost} is growth those dollars would have earned.`,
      `The first year’s fee was only ${n.firstYear}. That’s why it’s easy to overlook.`,
    ],
    tryIt: 'Lower the fee to a quarter of a percent. Then change the years and watch the share you lose.',
    facts: [
      {
        say: `Earn ${n.six} a year instead of ${n.rate}, and ${n.sum} grows to ${n.atSix} in ${n.time}, not ${n.atSeven}. That’s ${n.pointShare} less.`,
      },
      {
        say: `On ${n.half}, a fund that charges ${n.high} costs ${n.yearly} a year more than one that charges ${n.low}.`,
      },
      {
        say: `The SEC’s own example: on ${n.secStart} at ${n.secReturn} for ${n.secYears}, a ${n.fee} fee costs ${n.secCost} with the lost growth.`,
      },
      {
        say: `There’s a cost in trading, too. If you buy at ${n.ask} and could sell at ${n.bid}, a round trip costs about ${n.roundTrip}.`,
      },
    ],
    myth: {
      said: '“It’s only one percent.”',
      answer: `It’s ${n.fee} of everything you have, every year. Over ${n.time}, that’s about ${n.lostShare} of what you could have had.`,
    },
    quiz: [
      {
        ask: `A ${n.fee} yearly fee runs for ${n.time} at ${n.rate}. About how much of the final balance does it take?`,
        right: { says: n.lostShare, figure: 'lostShare', why: 'The fees plus the growth they would have earned.' },
        wrong: [
          { says: n.fee, figure: 'fee', why: 'That’s one year’s fee. It comes off every year.' },
          {
            says: n.thirtyPercent,
            figure: 'thirtyPercent',
            why: 'That adds up the years. It’s close, but a little high.',
          },
        ],
      },
      {
        ask: `You put ${n.loadAmount} in a fund with a ${n.load} front-end load. How much is invested?`,
        right: { says: n.invested, figure: 'invested', why: 'The load comes off before your money starts to work.' },
        wrong: [
          { says: n.notLoaded, figure: 'notLoaded', why: 'A front-end load is taken right away.' },
          { says: n.loadOnTop, figure: 'loadOnTop', why: 'The load is taken from your money, not added to it.' },
        ],
      },
      {
        ask: `Your fund’s stocks earn ${n.six}. The adviser takes ${n.fee} and the fund ${n.fundFee}. What do you keep?`,
        right: { says: n.kept, figure: 'kept', why: 'Both fees come off, one after the other.' },
        wrong: [
          { says: n.adviserOnly, figure: 'adviserOnly', why: 'That leaves out the fund’s own fee.' },
          { says: n.fundOnly, figure: 'fundOnly', why: 'That leaves out the adviser’s fee.' },
        ],
      },
      {
        ask: 'Which of these usually costs least?',
        right: { says: 'A broad index fund', why: 'It follows a list, so there’s little to pay for.' },
        wrong: [
          { says: 'A new fund with a trendy theme', why: 'New ideas are often the expensive ones.' },
          { says: 'A fund of other funds', why: 'You may pay for the outer fund and the inner ones.' },
        ],
      },
    ],
    summary: [
      'A yearly fee takes a share of everything, and of the growth too.',
      'Add up all layers: adviser, fund, account and trading.',
    ],
    doNow: { say: 'Add up the yearly costs of your largest account: adviser, funds and account fees.' },
  }),
  widget: {
    calculator: 'brokerage-fees',
    inputs,
    ask: ['start', 'years', 'advisory'],
    expects: [
      ['noFeeBalance', 'free'],
      ['finalBalance', 'net'],
      ['shareLost', 'lostShare'],
    ],
  },
  next: { lesson: 'account-order', calculator: 'brokerage-fees' },
})
