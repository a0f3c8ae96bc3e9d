import { levelPayment } from '#engine/lending/payment.ts'
import { roundToCent } from '#engine/money.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = {
  cards: [
    { name: 'Card A', balance: 2400, apr: 24 },
    { name: 'Card B', balance: 900, apr: 18 },
    { name: 'Car loan', balance: 7500, apr: 8 },
  ],
  plan: 'extra',
  extra: 150,
  order: 'avalanche',
} as const
const plan = await answerOf('credit-card-payoff', inputs)
/** A usual transfer fee: part of the question. */
const fee = 0.03

export const debtPayoff = defineLesson({
  about: {
    slug: 'debt-payoff',
    unit: 'credit-and-debt',
    title: 'Smallest debt first, or highest rate first?',
    minutes: 6,
    level: 'next',
    about: ['avalanche', 'snowball', 'pay off debt', 'balance transfer', 'consolidation', 'extra payment'],
    after: ['minimum-payment'],
    standards: ['credit'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    cardA: given(2400, 'money'),
    rateA: given(24, 'percent'),
    cardB: given(900, 'money'),
    rateB: given(18, 'percent'),
    car: given(7500, 'money'),
    carRate: given(8, 'percent'),
    extra: given(150, 'money'),
    minimums: worked(plan('firstMinimums'), 'money', 'By our usual minimum rule, in the first month'),
    together: worked(plan('firstPayment'), 'money', 'The minimums and $150'),
    owed: worked(plan('totalOwed'), 'money', '$2,400 + $900 + $7,500'),
    months: worked(plan('avalancheMonths'), 'months', 'The same total each month, highest rate first'),
    snowballMonths: worked(plan('snowballMonths'), 'months', 'The same total each month, smallest balance first'),
    avalanche: worked(plan('avalancheInterest'), 'money', 'All interest, highest rate first'),
    snowball: worked(plan('snowballInterest'), 'money', 'All interest, smallest balance first'),
    price: worked(plan('priceOfMotivation'), 'money', 'The second less the first'),
    minimumInterest: worked(plan('minimumOnlyInterest'), 'money', 'All interest, minimums only'),
    minimumMonths: worked(plan('minimumOnlyMonths'), 'months', 'Minimums only'),
    moved: given(6000, 'money'),
    moveRate: given(22, 'percent'),
    offer: given(18, 'months', '18 months'),
    feeRate: given(fee * 100, 'percent'),
    feePaid: worked(6000 * fee, 'money', '3% of $6,000'),
    noFee: mistaken(0, 'money', 'The zero of the rate read as the fee'),
    monthOfRate: mistaken(110, 'money', 'A month of interest at 22%'),
    movedPay: worked(roundToCent((6000 * (1 + fee)) / 18), 'cents', '($6,000 + $180) ÷ 18'),
    stayPay: worked(roundToCent(levelPayment(6000, 0.22 / 12, 18)), 'cents', '$6,000 at 22% in 18 level payments'),
    hundred: given(100, 'money'),
    studentRate: given(6, 'percent'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You owe ${n.owed} on three debts and can pay ${n.extra} extra a month. How much more interest does “smallest debt first” cost than “highest rate first”?`,
      from: 0,
      to: 1000,
      step: 10,
      truth: 'price',
      reveal: `About ${n.price} here. Both plans beat minimums by thousands, so the one you’ll stick with is a good plan.`,
    },
    idea: [
      'Pay the minimum on everything, and put all the extra on one debt.',
      'Highest rate first costs the least.',
      'Smallest balance first gives you a win sooner, and both beat having no plan.',
    ],
    example: [
      `You owe ${n.cardA} on a card at ${n.rateA}, ${n.cardB} on one at ${n.rateB}, and ${n.car} on a car at ${n.carRate}. The minimums start at ${n.minimums}, and you add ${n.extra}.`,
      `Highest rate first: the ${n.rateA} card gets the extra. Everything is gone in ${n.months}, for ${n.avalanche} of interest.`,
      `Smallest balance first: the ${n.cardB} card goes first. It also takes ${n.snowballMonths}, and costs ${n.snowball}.`,
      `When a debt is gone, its payment rolls to the next one. You keep paying ${n.together} a month until the last one is done.`,
    ],
    tryIt: 'Switch the payoff order. Then double the extra payment and compare which change does more.',
    facts: [
      {
        say: `With minimums only, the same debts take ${n.minimumMonths} and ${n.minimumInterest} of interest. Any plan with ${n.extra} extra cuts that to about ${n.snowball} or less.`,
      },
      {
        say: `Say you move ${n.moved} to a card with zero percent for ${n.offer} and a ${n.feeRate} fee. You’d clear it with ${n.movedPay} a month, instead of ${n.stayPay} at ${n.moveRate}.`,
      },
      {
        say: `In this example, the order matters less than the extra. The order is worth ${n.price}. The ${n.extra} a month is worth thousands.`,
      },
    ],
    myth: {
      said: '“I consolidated, so I’ve paid it off.”',
      answer:
        'Consolidating moves a debt. It can lower the rate, and that helps. Only payments make it smaller, and cards with room on them are easy to fill again.',
    },
    quiz: [
      {
        ask: 'Which order costs the least interest?',
        right: { says: 'Highest rate first', why: 'Each extra dollar stops the most expensive interest.' },
        wrong: [
          { says: 'Smallest balance first', why: 'It brings early wins, but the costly debt waits.' },
          { says: 'Largest balance first', why: 'Size says nothing about cost. The rate does.' },
        ],
      },
      {
        ask: 'Why does smallest balance first work well for some people?',
        right: { says: 'Early wins keep them going', why: 'A debt that’s gone in a few months feels like progress.' },
        wrong: [
          { says: 'It lowers the interest rates', why: 'The rates stay as they are.' },
          { says: 'It costs the least', why: 'It costs the same or more.' },
        ],
      },
      {
        ask: `A card offers zero percent for ${n.offer} with a ${n.feeRate} fee. You move ${n.moved}. What’s the fee?`,
        right: { says: n.feePaid, figure: 'feePaid', why: 'It’s added to the balance on the first day.' },
        wrong: [
          { says: n.noFee, figure: 'noFee', why: 'The interest is zero. The fee isn’t.' },
          { says: n.monthOfRate, figure: 'monthOfRate', why: 'That’s a month of interest at the old rate.' },
        ],
      },
      {
        ask: `You have ${n.hundred} extra this month. Where does it save the most?`,
        right: { says: `On the ${n.rateA} card`, why: 'That’s where each dollar stops the most interest.' },
        wrong: [
          { says: `On the ${n.studentRate} student loan`, why: 'It stops about a quarter as much interest.' },
          { says: 'Split evenly between them', why: 'Half of it would go to cheap debt.' },
        ],
      },
    ],
    summary: [
      'Minimums on all, everything extra on one.',
      'Highest rate saves most. The plan you’ll finish is the best plan.',
    ],
    doNow: { say: 'List your debts with their rates and see both orders.', path: '/debt-payoff-strategies' },
  }),
  widget: {
    calculator: 'credit-card-payoff',
    inputs,
    ask: ['order', 'extra'],
    shows: 'priceOfMotivation',
    expects: [
      ['avalancheInterest', 'avalanche'],
      ['snowballInterest', 'snowball'],
      ['priceOfMotivation', 'price'],
    ],
  },
  doors: ['/debt-payoff-strategies', '/debt-payoff'],
  next: { lesson: 'debt-trouble', calculator: 'debt-consolidation' },
})
