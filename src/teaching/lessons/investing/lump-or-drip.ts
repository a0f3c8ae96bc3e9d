import { lumpSumAhead } from '#facts/investing/research.ts'
import { shillerMonthly } from '#facts/series/shiller-monthly.ts'
import { tenths } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'
import { lumpAgainstParts } from '../kit/market-past.ts'

const inputs = {
  question: 'windfall',
  total: 12_000,
  months: 12,
  every: '1',
  cashYield: 3.75,
  rate: 7,
  horizon: 120,
} as const
const plan = await answerOf('dca', inputs)
const past = lumpAgainstParts(12)
const study = lumpSumAhead.value
const source = shillerMonthly.source
const tested = 'Every start month since 1871, after prices, waiting cash keeping up with prices'
const prices = [20, 30, 60] as const
const bought = prices.reduce((sum, price) => sum + 600 / price, 0)
const plainAverage = prices.reduce((sum, price) => sum + price, 0) / prices.length

export const lumpOrDrip = defineLesson({
  about: {
    slug: 'lump-or-drip',
    unit: 'investing',
    title: 'Is it better to invest all at once or a bit at a time?',
    minutes: 5,
    level: 'deeper',
    about: ['lump sum', 'dollar-cost averaging', 'windfall', 'inheritance', 'regret'],
    after: ['risk-and-time'],
    standards: ['investing'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    since: worked(
      Number(shillerMonthly.firstMonth.slice(0, 4)),
      'count',
      'The first year of the record',
      shillerMonthly.firstMonth.slice(0, 4),
    ),
    total: given(inputs.total, 'money'),
    months: given(inputs.months, 'months'),
    part: worked(plan('part'), 'money', '$12,000 ÷ 12'),
    wait: worked(plan('averageWait'), 'ratio', 'The average of 0 to 11 months'),
    cash: given(inputs.cashYield, 'percent'),
    rate: given(inputs.rate, 'percent'),
    ten: given(10, 'years'),
    lumpEnd: worked(plan('lumpEnd'), 'money', '$12,000 at 7% less a 0.2% fee, 10 years'),
    partsEnd: worked(plan('scheduleEnd'), 'money', 'Twelve parts, waiting at 3.75%, then at 7% less a 0.2% fee'),
    behind: worked(plan('costOfWaitingFuture'), 'money', '$23,138 − $22,835'),
    calculated: worked(
      plan('lumpAheadShare'),
      'share',
      'Start months in which the whole sum was ahead after 10 years, waiting cash in Treasury bills',
    ),
    ahead: worked(past.lumpWins * 100, 'share', tested),
    median: worked(past.medianLead * 100, 'percent', tested, tenths(past.medianLead * 100)),
    low: worked(-past.lowLead * 100, 'percent', tested, `${Math.round(-past.lowLead * 100)}%`),
    worst: worked(-past.worstLead * 100, 'percent', tested, `${Math.round(-past.worstLead * 100)}%`),
    oneYear: given(12, 'months'),
    studied: published(lumpSumAhead, study.share * 100, 'percent'),
    studyMonths: published(lumpSumAhead, study.months, 'months'),
    studyFrom: published(lumpSumAhead, study.from, 'count', String(study.from)),
    studyTo: published(lumpSumAhead, study.to, 'count', String(study.to)),
    each: given(600, 'money'),
    price1: given(prices[0], 'money'),
    price2: given(prices[1], 'money'),
    price3: given(prices[2], 'money'),
    shares: worked(bought, 'count', '30 + 20 + 10'),
    averageCost: worked(1800 / bought, 'cents', '$1,800 ÷ 60 shares'),
    averagePrice: worked(plainAverage, 'cents', '($20 + $30 + $60) ÷ 3'),
    averageWrong: mistaken(plainAverage, 'cents', 'The plain average of the prices'),
    middle: mistaken(40, 'cents', 'Halfway between the lowest and the highest price'),
    thirds: worked(67, 'percent', 'About 67% of starts', 'About two times in three'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You get a windfall. You invest it all today, or spread it over ${n.months}. In what percent of past starts was investing it all today ahead a year later?`,
      from: 0,
      to: 100,
      step: 1,
      truth: 'ahead',
      reveal: `In ${n.ahead}. Waiting usually costs a little, because markets have risen more often than they’ve fallen.`,
    },
    idea: [
      'Waiting with money you could invest usually costs a little.',
      'Sometimes it saves you from a bad start.',
      'So choose the plan you’d stick with, even if the market drops right after.',
    ],
    example: [
      `You have ${n.total}. Plan one invests it all today. Plan two invests ${n.part} a month for ${n.months}.`,
      `In plan two, a dollar waits ${n.wait} months on average and earns ${n.cash} meanwhile.`,
      `If stocks return ${n.rate} a year, plan one has ${n.lumpEnd} after ${n.ten}. Plan two has ${n.partsEnd}.`,
      `So spreading costs ${n.behind} here. That’s a small price if it helps you invest at all.`,
    ],
    tryIt:
      'Change how long you spread it out. Then raise what waiting cash earns, and see when waiting stops costing you.',
    facts: [
      {
        say: `We tested every start month since ${n.since}. Over ${n.oneYear}, investing at once was ahead ${n.ahead} of the time, typically by ${n.median}.`,
        source,
      },
      {
        say: `But when it lost, it could lose a lot. In one start in twenty, it trailed by ${n.low} or more. The worst trailed by ${n.worst}.`,
        source,
      },
      {
        say: `A study of world stocks from ${n.studyFrom} to ${n.studyTo} found nearly the same. Investing at once beat spreading it over ${n.studyMonths} ${n.studied} of the time.`,
      },
      {
        say: `Our calculator keeps the waiting cash in Treasury bills and looks ${n.ten} ahead. There too, it’s ${n.calculated}.`,
        source,
      },
      {
        say: `Buying for a set amount gets you more shares when they’re cheap. Put in ${n.each} each at ${n.price1}, ${n.price2} and ${n.price3}, and you own ${n.shares} shares at ${n.averageCost} each. The average price was ${n.averagePrice}.`,
      },
    ],
    myth: {
      said: '“Spreading it out earns more, because you buy at lower prices.”',
      answer: `You do pay less than the average price. But prices rise more often than they fall, so the money that waits usually misses growth.`,
    },
    quiz: [
      {
        ask: `How often was investing at once ahead of spreading it over ${n.oneYear}?`,
        right: { says: n.thirds, figure: 'thirds', why: `In our test it was ${n.ahead}.` },
        wrong: [
          { says: 'About half the time', why: 'That would be true if markets rose and fell equally often.' },
          { says: 'Always', why: 'About one start in three, spreading it out came out ahead.' },
        ],
      },
      {
        ask: 'What’s the best reason to spread it out?',
        right: {
          says: 'You’d regret a drop right after',
          why: 'It softens the worst start, so you’re more likely to stay in.',
        },
        wrong: [
          {
            says: 'It earns more on average',
            why: 'It earns a little less on average, since some of the money waits.',
          },
          { says: 'It’s safe from losses', why: 'Once it’s all invested, it falls like any other money.' },
        ],
      },
      {
        ask: 'You invest part of each paycheck. Is that the same as waiting?',
        right: {
          says: 'No, you invest it when you get it',
          why: 'There’s no pile of cash on the side. Nothing is put off.',
        },
        wrong: [
          { says: 'Yes, so it costs you growth', why: 'You can’t invest money you don’t have yet.' },
          {
            says: 'Yes, it’s a way to time the market',
            why: 'It’s the opposite. You buy on payday, whatever the price.',
          },
        ],
      },
      {
        ask: `You put in ${n.each} each time, at ${n.price1}, ${n.price2} and ${n.price3} a share. What did a share cost you on average?`,
        right: {
          says: n.averageCost,
          figure: 'averageCost',
          why: `You got ${n.shares} shares in total for three times ${n.each}.`,
        },
        wrong: [
          {
            says: n.averageWrong,
            figure: 'averageWrong',
            why: 'That’s the average price. You bought more shares at the low one.',
          },
          { says: n.middle, figure: 'middle', why: 'That’s halfway between the lowest and the highest price.' },
        ],
      },
    ],
    summary: [
      'Investing at once has been ahead about two times in three.',
      'Spreading it out is a fair price for peace of mind. Set the dates, and keep them.',
    ],
    doNow: { say: 'If you have money waiting to be invested, pick a date for each part and put it in your calendar.' },
  }),
  widget: {
    calculator: 'dca',
    inputs,
    ask: ['total', 'months', 'cashYield'],
    expects: [
      ['lumpEnd', 'lumpEnd'],
      ['scheduleEnd', 'partsEnd'],
      ['lumpAheadShare', 'calculated'],
    ],
  },
  doors: ['/portfolio-simulator'],
  next: { lesson: 'crash-plan', calculator: 'dca' },
})
