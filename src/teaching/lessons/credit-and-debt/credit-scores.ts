import { utilization } from '#engine/planning/cards/utilization.ts'
import { averageFico, ficoBands, ficoWeights, rateShoppingDays } from '#facts/credit/scores.ts'
import { autoByTier } from '#facts/lending/rates.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const tier = (name: string) => autoByTier.value.find((row) => row.tier === name)
const near = tier('near prime')
const prime = tier('prime')
const inputs = {
  price: 25_000,
  down: 0,
  dealerFee: 0,
  registration: 0,
  term: 60,
  rate: (near?.newCar ?? Number.NaN) * 100,
} as const
const lower = await answerOf('auto-loan', inputs)
const higher = await answerOf('auto-loan', { ...inputs, rate: (prime?.newCar ?? Number.NaN) * 100 })
const cards = utilization([
  { id: 'first', balance: 900, limit: 3000 },
  { id: 'second', balance: 300, limit: 1000 },
])
const { paymentHistory, amountsOwed, lengthOfHistory, newCredit, creditMix } = ficoWeights.value
const weight = (share: number) => published(ficoWeights, share * 100, 'share')
const bandFrom = (name: string) =>
  published(ficoBands, ficoBands.value.find((band) => band.name === name)?.from ?? Number.NaN, 'count')

export const creditScores = defineLesson({
  about: {
    slug: 'credit-scores',
    unit: 'credit-and-debt',
    title: 'What moves my credit score?',
    minutes: 5,
    level: 'start',
    about: ['credit score', 'FICO', 'utilization', 'build credit', 'payment history', 'rate shopping'],
    after: ['credit-reports'],
    standards: ['credit'],
    reviewed: '2026-11-23',
    reviewBy: '2027-10-31',
  },
  figures: {
    car: given(25_000, 'money'),
    term: given(60, 'months'),
    loanTerm: given(60, 'months', 'five-year'),
    quarter: published(autoByTier, 2026, 'count', '2026'),
    lowScore: published(autoByTier, near?.scoreTo ?? Number.NaN, 'count'),
    highScore: published(autoByTier, prime?.scoreFrom ?? Number.NaN, 'count'),
    lowRate: published(autoByTier, (near?.newCar ?? Number.NaN) * 100, 'percent'),
    highRate: published(autoByTier, (prime?.newCar ?? Number.NaN) * 100, 'percent'),
    lowCost: worked(lower('totalInterest'), 'money', 'The interest at the lower score’s rate'),
    highCost: worked(higher('totalInterest'), 'money', 'The interest at the higher score’s rate'),
    gap: worked(lower('totalInterest') - higher('totalInterest'), 'money', 'The first less the second'),
    history: weight(paymentHistory),
    owed: weight(amountsOwed),
    length: weight(lengthOfHistory),
    fresh: weight(newCredit),
    mix: weight(creditMix),
    lowest: published(ficoBands, 300, 'count'),
    highest: given(850, 'count'),
    fair: bandFrom('fair'),
    good: bandFrom('good'),
    veryGood: bandFrom('very good'),
    best: bandFrom('exceptional'),
    average: published(averageFico, averageFico.value, 'count'),
    averageYear: published(averageFico, 2025, 'count', '2025'),
    shortWindow: published(rateShoppingDays, rateShoppingDays.value.ficoOlder, 'count'),
    longWindow: published(rateShoppingDays, rateShoppingDays.value.ficoNewer, 'count'),
    firstOwed: given(900, 'money'),
    firstLimit: given(3000, 'money'),
    secondOwed: given(300, 'money'),
    secondLimit: given(1000, 'money'),
    used: worked((cards.total ?? Number.NaN) * 100, 'share', '($900 + $300) ÷ ($3,000 + $1,000)'),
    againstOne: mistaken(40, 'share', 'Both balances against the first limit'),
    added: mistaken(60, 'share', 'The two shares added up'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `Two people buy the same ${n.car} car with a ${n.loanTerm} loan. One has a score of ${n.lowScore}, the other ${n.highScore}. How much more interest does the first pay?`,
      from: 0,
      to: 8000,
      step: 100,
      truth: 'gap',
      reveal: `About ${n.gap}, at the average rates of their groups. One point put them on different sides of a line.`,
    },
    idea: [
      'A score guesses how likely you are to pay on time.',
      'Paying on time counts most, then how much of your limits you use.',
      'Age helps too, so let old accounts stay open.',
    ],
    example: [
      `In spring ${n.quarter}, new-car buyers with a VantageScore just under ${n.highScore} paid ${n.lowRate} on average. The group from ${n.highScore} up paid ${n.highRate}.`,
      `On ${n.car} over ${n.term}, the first rate costs ${n.lowCost} in interest, and the second ${n.highCost}.`,
      `You can move the second-largest part of a score within a month. Pay a card down before its statement closes, and the lower balance is what gets reported.`,
    ],
    tryIt: `Change the rate from ${n.lowRate} to ${n.highRate}. The car stays the same.`,
    facts: [
      {
        say: `In a FICO Score, paying on time weighs ${n.history} and amounts owed ${n.owed}. Age of credit is ${n.length}. New credit and the mix are ${n.fresh} and ${n.mix}.`,
      },
      {
        say: `Scores run from ${n.lowest} to ${n.highest}. From ${n.fair} it’s called fair, from ${n.good} good, from ${n.veryGood} very good, and from ${n.best} exceptional. In ${n.averageYear}, the average was ${n.average}.`,
      },
      {
        say: `You can shop for a car loan or mortgage. Checks for the same kind of loan within ${n.shortWindow} to ${n.longWindow} days count as one, depending on the score version.`,
      },
      {
        say: 'How much of your limits you use counts for each card and for all of them. Most scores look only at the latest balances, so last year’s don’t follow you.',
        source: ficoWeights.source,
      },
      { say: 'Your income, savings and job aren’t in your score. Neither is your age.', source: ficoWeights.source },
    ],
    myth: {
      said: '“Carry a small balance to build credit.”',
      answer:
        'Your balance is reported whether you pay it off or not. Carrying it only adds interest. Use the card, and pay it in full.',
    },
    quiz: [
      {
        ask: 'Which part weighs most in a FICO Score?',
        right: { says: 'Paying on time', why: `It’s ${n.history}, more than any other part.` },
        wrong: [
          { says: 'Your income', why: 'It isn’t in the score at all. Lenders ask for it separately.' },
          { says: 'Having many kinds of credit', why: `That’s only ${n.mix}.` },
        ],
      },
      {
        ask: `You owe ${n.firstOwed} on a card with a ${n.firstLimit} limit, and ${n.secondOwed} on one with ${n.secondLimit}. How much of your limits do you use?`,
        right: { says: n.used, figure: 'used', why: 'Add up both balances and both limits, then divide.' },
        wrong: [
          { says: n.againstOne, figure: 'againstOne', why: 'That sets both balances against one card’s limit.' },
          { says: n.added, figure: 'added', why: 'That adds the two shares. Shares of different limits don’t add up.' },
        ],
      },
      {
        ask: 'What’s the fastest honest way to lift a score?',
        right: { says: 'Pay cards down before the statement date', why: 'The lower balance is what the card reports.' },
        wrong: [
          { says: 'Open three new cards', why: 'New accounts and hard inquiries can cost points first.' },
          { says: 'Pay a company to erase bad marks', why: 'Nobody can remove a mark that’s true.' },
        ],
      },
      {
        ask: 'You close an old card you don’t use. What can happen?',
        right: { says: 'You use more of the limits left', why: 'Its limit is gone, so the same balances weigh more.' },
        wrong: [
          {
            says: 'Its history is erased at once',
            why: 'A closed account in good standing stays on your report for years.',
          },
          { says: 'Your score goes up', why: 'Having fewer cards doesn’t help on its own.' },
        ],
      },
    ],
    summary: ['Pay on time, keep balances low, and let accounts grow old.', 'No score needs you to pay interest.'],
    doNow: { say: 'See what a change would do to your score, before you make it.', path: '/credit-score-simulator' },
  }),
  widget: {
    calculator: 'auto-loan',
    inputs,
    ask: ['rate', 'price', 'term'],
    expects: [['totalInterest', 'lowCost']],
  },
  doors: ['/credit-score-simulator', '/credit-card-usage'],
  next: { lesson: 'cards-and-grace', calculator: 'auto-loan' },
})
