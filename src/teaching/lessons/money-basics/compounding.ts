import { yearsToDouble } from '#engine/growth/annualized.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

/** Deposits at the end of each month, growing at a yearly return with no tax and no fees. */
const saver = { start: 0, deposit: 200, rate: 7, rateKind: 'nominal', compounding: 'monthly', timing: 'end' } as const
const plain = { inflation: 0, fee: 0, tax: 'none', depositGrowth: 0, variance: 0 } as const
const saved = (years: number, deposit: number = saver.deposit, start = 0) =>
  answerOf('compound-interest', { ...saver, ...plain, deposit, start, years: years * 12 })

const forty = await saved(40)
const thirty = await saved(30)
const early = await saved(33, 0, (await saved(10, 300))('finalBalance'))
const late = await saved(33, 300)
const how = 'Each month’s deposit grows at 7% a year, compounded monthly, until the end.'

export const compounding = defineLesson({
  about: {
    slug: 'compounding',
    unit: 'money-basics',
    title: 'Why does starting early beat saving more?',
    minutes: 6,
    level: 'start',
    about: ['compound interest', 'rule of 72', 'starting early'],
    after: ['what-is-money-for'],
    standards: ['saving', 'investing'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    monthly: given(200, 'money'),
    rate: given(7, 'percent'),
    forty: given(40, 'years'),
    thirty: given(30, 'years'),
    inForty: worked(forty('finalBalance'), 'money', how),
    paidForty: worked(forty('totalPaidIn'), 'money', '$200 × 480 months'),
    inThirty: worked(thirty('finalBalance'), 'money', how),
    paidThirty: worked(thirty('totalPaidIn'), 'money', '$200 × 360 months'),
    lostWaiting: worked(
      Math.round(forty('finalBalance')) - Math.round(thirty('finalBalance')),
      'money',
      'The first balance less the second, in whole dollars',
    ),
    more: given(300, 'money'),
    startAge: given(22, 'count'),
    stopAge: given(32, 'count'),
    endAge: given(65, 'count'),
    earlyEnd: worked(early('finalBalance'), 'money', 'Ten years of $300 a month, then 33 years of growth alone'),
    lateEnd: worked(late('finalBalance'), 'money', '33 years of $300 a month'),
    earlyPaid: worked(300 * 120, 'money', '$300 × 120 months'),
    latePaid: worked(300 * 396, 'money', '$300 × 396 months'),
    seventyTwo: given(72, 'count'),
    eight: given(8, 'percent'),
    doubling: worked(72 / 8, 'years', '72 ÷ 8'),
    doublingExact: worked(yearsToDouble(0.08) ?? 0, 'ratio', 'ln 2 ÷ ln 1.08', '9.01 years'),
    hundred: given(100, 'money'),
    ten: given(10, 'percent'),
    two: given(2, 'years'),
    twoYears: worked(100 * 1.1 ** 2, 'money', '$100 × 1.10 × 1.10'),
    simple: mistaken(120, 'money', 'Interest on the first $100 only'),
    oneYear: mistaken(110, 'money', 'One year of interest'),
    twelve: given(12, 'years'),
    six: worked(72 / 12, 'percent', '72 ÷ 12'),
    twelvePercent: mistaken(12, 'percent', 'The years read as a rate'),
    three: mistaken(3, 'percent', 'At this rate it takes 24 years'),
    growthShare: worked(forty('growthShare'), 'share', 'Growth ÷ final balance'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You save ${n.monthly} a month and it grows ${n.rate} a year. What would you have after ${n.forty}?`,
      from: 50_000,
      to: 700_000,
      step: 5000,
      truth: 'inForty',
      reveal: `It comes to ${n.inForty}. You would have put in ${n.paidForty}, and growth did the rest.`,
    },
    idea: [
      'Money you leave alone earns growth.',
      'Then that growth earns growth too, a little more each year.',
      'So time does more for you than the amount you save.',
    ],
    example: [
      `Save ${n.monthly} a month at ${n.rate} a year. After ${n.thirty}, you would have ${n.inThirty}, and ${n.paidThirty} of it came from you.`,
      `Start ten years sooner, and you put in ${n.paidForty}. But you would end with ${n.inForty}.`,
      `Those ten extra years are worth ${n.lostWaiting}. Most of that is growth on growth.`,
    ],
    tryIt: 'Change the years first, then the amount you save. Watch which one moves the result more.',
    facts: [
      {
        say: `Save ${n.more} a month from age ${n.startAge} to ${n.stopAge}, then stop. By ${n.endAge}, you would have ${n.earlyEnd}, from ${n.earlyPaid} of your own.`,
      },
      {
        say: `Save ${n.more} a month from ${n.stopAge} to ${n.endAge}, and you would have ${n.lateEnd}, from ${n.latePaid} of your own. Ten early years still win.`,
      },
      {
        say: `To guess how long money takes to double, divide ${n.seventyTwo} by the rate. At ${n.eight}, that’s ${n.doubling}. The exact answer is ${n.doublingExact}.`,
      },
    ],
    myth: {
      said: '“I’ll catch up when I earn more.”',
      answer: `You can, but it costs more each year you wait. Here, ten years of waiting cut the result by more than half.`,
    },
    quiz: [
      {
        ask: `You put ${n.hundred} in an account that earns ${n.ten} a year. What’s in it after ${n.two}?`,
        right: {
          says: n.twoYears,
          figure: 'twoYears',
          why: 'The second year pays interest on the first year’s interest too.',
        },
        wrong: [
          { says: n.simple, figure: 'simple', why: 'That pays interest on your deposit only, both years.' },
          { says: n.oneYear, figure: 'oneYear', why: 'That’s one year of interest, not two.' },
        ],
      },
      {
        ask: `Your money doubled in ${n.twelve}. About what rate did it earn?`,
        right: { says: n.six, figure: 'six', why: `Divide ${n.seventyTwo} by the years it took.` },
        wrong: [
          {
            says: n.twelvePercent,
            figure: 'twelvePercent',
            why: 'That’s the number of years. At that rate it would double twice as fast.',
          },
          { says: n.three, figure: 'three', why: 'At that rate, doubling takes twice as long.' },
        ],
      },
      {
        ask: `You save ${n.monthly} a month for ${n.forty} at ${n.rate}. Where does most of the final balance come from?`,
        right: { says: 'Growth', why: `About ${n.growthShare} of it is growth. Your deposits are the rest.` },
        wrong: [
          { says: 'Your deposits', why: `You put in ${n.paidForty} of ${n.inForty}.` },
          {
            says: 'About half from each',
            why: 'That’s closer to what you’d see at a lower rate or over a shorter time.',
          },
        ],
      },
      {
        ask: 'Where does compounding work against you?',
        right: {
          says: 'A credit card balance you carry',
          why: 'Unpaid interest is added to what you owe, and then it earns interest for the bank.',
        },
        wrong: [
          {
            says: 'A car you own free and clear',
            why: 'A paid-off car loses value, but no one charges you interest on it.',
          },
          { says: 'Your rent', why: 'Rent may go up, but you don’t owe interest on it.' },
        ],
      },
    ],
    summary: [
      'Growth earns growth, so the years matter more than the amount.',
      'Starting now with a little usually beats starting later with a lot.',
    ],
    doNow: { say: 'Pick an amount you wouldn’t miss and set up an automatic transfer for the day after payday.' },
  }),
  widget: {
    calculator: 'compound-interest',
    inputs: { ...saver, ...plain, years: 480 },
    ask: ['deposit', 'years', 'rate'],
    expects: [['finalBalance', 'inForty']],
  },
  doors: ['/goals'],
  next: { lesson: 'inflation', calculator: 'compound-interest' },
})
