import { disclosureMonths } from '#facts/lending/cards.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const card = {
  cards: [{ name: 'Card', balance: 5000, apr: 21 }],
  minRule: 'interest',
  minPercent: 1,
  minFloor: 35,
  interest: 'monthly',
} as const
const inputs = { ...card, plan: 'minimum', monthlyTotal: 200 } as const
const least = await answerOf('credit-card-payoff', inputs)
const fixed = (monthlyTotal: number) => answerOf('credit-card-payoff', { ...card, plan: 'total', monthlyTotal })
const steady = await fixed(200)
const doubled = await fixed(2 * least('firstPayment'))
const threeYears = await answerOf('credit-card-payoff', {
  ...card,
  plan: 'date',
  targetMonths: disclosureMonths.value,
})

export const minimumPayment = defineLesson({
  about: {
    slug: 'minimum-payment',
    unit: 'credit-and-debt',
    title: 'How long would the minimum payment take?',
    minutes: 5,
    level: 'start',
    about: ['minimum payment', 'credit card debt', 'pay off a card', 'interest'],
    after: ['cards-and-grace'],
    standards: ['credit'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    owed: given(5000, 'money'),
    apr: given(21, 'percent'),
    first: worked(least('firstPayment'), 'cents', 'A month’s interest of $87.50 + 1% of $5,000'),
    floor: given(35, 'money'),
    months: worked(least('monthsToPayoff'), 'months', 'Interest plus 1% of the balance each month, at least $35'),
    count: worked(
      least('monthsToPayoff'),
      'count',
      'Interest plus 1% of the balance each month, at least $35',
      `${least('monthsToPayoff')} months`,
    ),
    interest: worked(least('totalInterest'), 'money', 'All the interest of those months'),
    fixed: given(200, 'money'),
    fixedMonths: worked(steady('monthsToPayoff'), 'count', '$200 each month', `${steady('monthsToPayoff')} months`),
    fixedInterest: worked(steady('totalInterest'), 'money', 'All the interest of those months'),
    saved: worked(least('totalInterest') - steady('totalInterest'), 'money', '$7,291 − $1,633'),
    target: published(disclosureMonths, disclosureMonths.value, 'months'),
    targetPay: worked(threeYears('firstPayment'), 'cents', 'The level payment that clears it in 36 months'),
    targetInterest: worked(threeYears('totalInterest'), 'money', '36 payments, the last a little smaller, less $5,000'),
    doubled: worked(2 * least('firstPayment'), 'money', '2 × $137.50'),
    doubledMonths: worked(doubled('monthsToPayoff'), 'months', '$275 each month'),
    little: mistaken(500, 'money', 'A guess from one year of interest'),
    wholeCost: mistaken(steady('totalInterest'), 'money', 'What you’d still pay'),
    one: given(1, 'percent'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You owe ${n.owed} at ${n.apr} and pay only the minimum. How many months until it’s gone?`,
      from: 12,
      to: 240,
      step: 1,
      truth: 'count',
      reveal: `${n.count}, which is ${n.months}. You’d pay ${n.interest} in interest, more than you borrowed.`,
    },
    idea: [
      'A card’s minimum shrinks along with your balance.',
      'So each payment does less than the one before, and the end keeps moving away.',
      'A fixed amount stops that.',
    ],
    example: [
      `You owe ${n.owed} at ${n.apr}. The minimum is the month’s interest plus ${n.one} of the balance, and at least ${n.floor}. It starts at ${n.first}.`,
      `Paying the minimum takes ${n.count} and ${n.interest} in interest.`,
      `Pay ${n.fixed} every month instead, and it takes ${n.fixedMonths} and ${n.fixedInterest}. That saves you ${n.saved}.`,
    ],
    tryIt: `Start with minimums only. Then switch the plan to the same total each month, which is ${n.fixed} here.`,
    facts: [
      {
        say: `By law, your statement shows what would clear the balance in ${n.target}. Here it’s ${n.targetPay} a month, with ${n.targetInterest} in interest.`,
      },
      {
        say: `The first minimum is ${n.first}. Double that to ${n.doubled} and keep it there, and ${n.months} becomes ${n.doubledMonths}.`,
      },
      {
        say: `With a minimum of interest plus ${n.one}, your debt falls by only ${n.one} a month. Interest takes the rest of what you pay.`,
        source: disclosureMonths.source,
      },
    ],
    myth: {
      said: '“I always pay, so the debt is going down.”',
      answer: `It is, by about ${n.one} a month. Of your first ${n.first}, most is interest.`,
    },
    quiz: [
      {
        ask: `On ${n.owed} at ${n.apr}, how much interest does a fixed ${n.fixed} save, compared with the minimum?`,
        right: { says: n.saved, figure: 'saved', why: `You’d pay ${n.fixedInterest} instead of ${n.interest}.` },
        wrong: [
          { says: n.little, figure: 'little', why: 'That’s less than a single year of interest on this card.' },
          { says: n.wholeCost, figure: 'wholeCost', why: 'That’s the interest you’d still pay, not what you’d save.' },
        ],
      },
      {
        ask: 'Your payment is smaller than the month’s interest. When is the debt gone?',
        right: { says: 'Never', why: 'The balance grows each month, even though you pay.' },
        wrong: [
          { says: 'Late, but it ends', why: 'Each month adds more interest than you pay off.' },
          { says: 'When the card expires', why: 'The plastic expires. The debt doesn’t.' },
        ],
      },
      {
        ask: 'You double your first minimum and hold it there. What happens?',
        right: {
          says: 'It takes years less',
          why: `Here, ${n.months} becomes ${n.doubledMonths}, because the payment no longer shrinks.`,
        },
        wrong: [
          {
            says: 'It takes exactly half as long',
            why: 'It’s far better than half. The minimum would have shrunk every month.',
          },
          { says: 'Only the interest rate drops', why: 'The rate stays the same. You owe it on less.' },
        ],
      },
      {
        ask: 'What’s the best first move with a card balance?',
        right: { says: 'Stop adding new charges', why: 'Otherwise you fill the hole while you dig it out.' },
        wrong: [
          {
            says: 'Skip a month to catch your breath',
            why: 'That adds a late fee, and can leave a mark on your credit.',
          },
          { says: 'Ask for a higher limit', why: 'More room doesn’t make the debt smaller.' },
        ],
      },
    ],
    summary: ['Minimums shrink, and that’s what makes them last.', 'Pick a fixed amount and hold it.'],
    doNow: {
      say: 'Find the box on your card statement that shows the three-year payment.',
      path: '/credit-card-payoff-calculator',
    },
  }),
  widget: {
    calculator: 'credit-card-payoff',
    inputs,
    ask: ['cards', 'plan', 'minPercent'],
    expects: [
      ['monthsToPayoff', 'count'],
      ['totalInterest', 'interest'],
      ['firstMinimums', 'first'],
      ['paymentFor36Months', 'targetPay'],
    ],
  },
  doors: ['/debt-payoff', '/debt-payoff-strategies'],
  next: { lesson: 'debt-payoff', calculator: 'credit-card-payoff' },
})
