import { dailyLedger, type PaymentPlan } from '#engine/planning/cards/daily-ledger.ts'
import { cardNotices, extraGoesToHighestRate, minimumPayment } from '#facts/lending/cards.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

/** An $800 statement and $800 of new purchases, spread over a cycle of 31 days at 21%. */
const cycle = (plan: PaymentPlan) =>
  dailyLedger(
    {
      apr: 0.21,
      compounding: 'daily',
      fullPaymentsToRegain: 1,
      minimum: {
        kind: 'percent-plus-interest',
        percent: minimumPayment.value.shareOfBalance,
        floor: minimumPayment.value.floor,
      },
      lateFee: 0,
    },
    { statement: 800, hasGrace: true, minimum: null },
    [{ opens: '2026-10-06', closes: '2026-11-05', due: '2026-10-30', plan, daysEarly: 0, purchases: 800 }],
  )[0]
const inFull = cycle({ kind: 'full' })
const allButTen = cycle({ kind: 'amount', amount: 790 })
const least = cycle({ kind: 'minimum' })

const inputs = {
  cards: [{ name: 'Card', balance: 800, apr: 21 }],
  plan: 'total',
  monthlyTotal: 100,
  newCharges: 0,
} as const
const carried = await answerOf('credit-card-payoff', inputs)
const { statementBeforeDueDays, rateIncreaseNoticeDays, penaltyRateAfterDaysLate } = cardNotices.value

export const cardsAndGrace = defineLesson({
  about: {
    slug: 'cards-and-grace',
    unit: 'credit-and-debt',
    title: 'Why is my card free one month and costly the next?',
    minutes: 5,
    level: 'start',
    about: [
      'grace period',
      'credit card interest',
      'statement balance',
      'cash advance',
      'deferred interest',
      'rewards',
    ],
    after: ['credit-scores'],
    standards: ['credit'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    statement: given(800, 'money'),
    apr: given(21, 'percent'),
    free: worked(inFull?.interest ?? Number.NaN, 'money', 'The statement paid in full by its due date'),
    almost: given(790, 'money'),
    short: worked(800 - 790, 'money', '$800 − $790'),
    cost: worked(allButTen?.interest ?? Number.NaN, 'cents', '21% ÷ 365 a day on what’s left and on new purchases'),
    onNew: worked(
      allButTen?.interestOnPurchases ?? Number.NaN,
      'cents',
      'The part on new purchases, each from its day',
    ),
    minimum: worked(least?.minimum ?? Number.NaN, 'money', 'Our default lowest minimum'),
    minimumCost: worked(least?.interest ?? Number.NaN, 'cents', '21% ÷ 365 a day on what’s left and on new purchases'),
    monthly: given(100, 'money'),
    carriedCost: worked(carried('totalInterest'), 'money', '$100 a month until the $800 is gone'),
    carriedMonths: worked(carried('monthsToPayoff'), 'months', '$100 a month, interest by the day'),
    billDays: published(cardNotices, statementBeforeDueDays, 'count'),
    noticeDays: published(cardNotices, rateIncreaseNoticeDays, 'count'),
    lateDays: published(cardNotices, penaltyRateAfterDaysLate, 'count'),
    rewards: given(3, 'percent'),
    lost: worked(21 - 3, 'count', '21 − 3', '18 points behind'),
    ahead: mistaken(3, 'count', 'The reward without the interest', '3 points ahead'),
    promo: given(12, 'months', '12 months'),
    remaining: given(50, 'money'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `Your statement is ${n.statement}. You pay ${n.almost} on time and keep using the card as before. At ${n.apr}, about how much interest comes with the next bill?`,
      from: 0,
      to: 30,
      step: 1,
      truth: 'cost',
      reveal: `${n.cost}, though you left only ${n.short} unpaid. Most of it, ${n.onNew}, is for new purchases that would have been free.`,
    },
    idea: [
      'Pay the whole statement by its due date, and purchases cost no interest.',
      'Leave any of it, and new purchases cost interest from the day you make them.',
      'The minimum keeps you from being late. It doesn’t keep you interest-free.',
    ],
    example: [
      `Your statement says ${n.statement}, and you charge about as much again the next month. The rate is ${n.apr}.`,
      `Pay all ${n.statement}, and the interest is ${n.free}.`,
      `Pay ${n.almost}, and the next bill adds ${n.cost}. You lost the grace period for ${n.short}.`,
      `Pay only a minimum of ${n.minimum}, and the next bill adds ${n.minimumCost}.`,
    ],
    tryIt: `Paid off at ${n.monthly} a month instead, the ${n.statement} would take ${n.carriedMonths} and ${n.carriedCost} in interest. Add new charges, and watch the end move away.`,
    facts: [
      { say: `Your bill must be sent at least ${n.billDays} days before it’s due.` },
      {
        say: `A card company has to tell you ${n.noticeDays} days ahead before it raises the rate on new purchases. Once you’re ${n.lateDays} days late, it may raise the rate on what you already owe.`,
      },
      {
        say: 'What you pay above the minimum goes to the balance with the highest rate first.',
        source: extraGoesToHighestRate.source,
      },
      {
        say: 'Cash advances usually have no grace period. Interest starts the day you take the cash, and there’s often a fee.',
        source: cardNotices.source,
      },
    ],
    myth: {
      said: '“If I pay the minimum, there’s no interest.”',
      answer: `The minimum only keeps you from being late. In this example, paying ${n.minimum} brings ${n.minimumCost} of interest in one month.`,
    },
    quiz: [
      {
        ask: 'How do you use a card without paying interest?',
        right: { says: 'Pay the full statement by its due date', why: 'Then every purchase on it was free.' },
        wrong: [
          { says: 'Pay the minimum on time', why: 'That avoids a late fee, not interest.' },
          { says: 'Pay whenever the balance feels high', why: 'One missed due date can end the grace period.' },
        ],
      },
      {
        ask: `A store offers “no interest if paid in full in ${n.promo}.” After that time, ${n.remaining} is left. What do you owe interest on?`,
        right: {
          says: 'The whole purchase, from day one',
          why: 'The interest was waiting all along. It goes away only if you pay everything in time.',
        },
        wrong: [
          {
            says: `Only the last ${n.remaining}`,
            why: 'That’s how a true zero-percent offer works. This one is deferred interest.',
          },
          { says: 'Nothing, you paid most of it', why: '“In full” means to the last cent.' },
        ],
      },
      {
        ask: 'How long is the grace period on a cash advance?',
        right: { says: 'There’s usually none', why: 'Interest starts that day.' },
        wrong: [
          {
            says: `At least ${n.billDays} days`,
            why: 'That’s the time you get to pay a bill. It doesn’t make cash free.',
          },
          { says: 'Until the next statement', why: 'Purchases may wait that long. Cash doesn’t.' },
        ],
      },
      {
        ask: `You earn ${n.rewards} back and carry a balance at ${n.apr}. Where do you stand?`,
        right: { says: n.lost, figure: 'lost', why: 'Rewards only pay off when you pay in full.' },
        wrong: [
          { says: n.ahead, figure: 'ahead', why: 'That counts the reward and forgets the interest.' },
          { says: 'About even', why: 'The rate is many times the reward.' },
        ],
      },
    ],
    summary: [
      'Pay the whole statement, and the card costs nothing.',
      'Miss by a little, and new purchases cost interest from day one.',
    ],
    doNow: { say: 'Set your card to pay the full statement balance automatically.', path: '/smart-credit-card-usage' },
  }),
  widget: {
    calculator: 'credit-card-payoff',
    inputs,
    ask: ['monthlyTotal', 'newCharges'],
    expects: [
      ['totalInterest', 'carriedCost'],
      ['monthsToPayoff', 'carriedMonths'],
    ],
  },
  doors: ['/smart-credit-card-usage', '/smart-credit-card'],
  next: { lesson: 'minimum-payment', calculator: 'credit-card-payoff' },
})
