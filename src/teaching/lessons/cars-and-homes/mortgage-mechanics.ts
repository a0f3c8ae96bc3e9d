import { about } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'
import { loanOf } from '../kit/loan.ts'

const inputs = { price: 400_000, down: { amount: 20, unit: 'pct' }, rate: 6.4, term: 360 } as const
const home = await answerOf('mortgage', inputs)
const thirty = loanOf(320_000, 6.4, 360)
const fifteen = loanOf(320_000, 5.7, 180)
const first = thirty.payments[0] ?? { interest: Number.NaN, principal: Number.NaN }
const saving = loanOf(300_000, 6.5, 360).payment - loanOf(300_000, 6.25, 360).payment

export const mortgageMechanics = defineLesson({
  about: {
    slug: 'mortgage-mechanics',
    unit: 'cars-and-homes',
    title: 'Where does my first mortgage payment go?',
    minutes: 7,
    level: 'next',
    about: ['mortgage interest', 'amortization', 'points', '15-year mortgage', 'ARM', 'APR'],
    after: ['home-afford'],
    standards: ['credit'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    loan: given(320_000, 'money'),
    rate: given(6.4, 'percent'),
    thirty: given(30, 'years'),
    payment: worked(thirty.payment, 'cents', '$320,000 at 6.4%, repaid in 360 equal payments'),
    firstInterest: worked(first.interest, 'cents', '$320,000 × 6.4% ÷ 12'),
    firstPrincipal: worked(first.principal, 'cents', '$2,001.62 − $1,706.67'),
    left: worked(thirty.owed(1), 'cents', '$320,000.00 − $294.95'),
    interestShare: worked((first.interest / thirty.payment) * 100, 'share', '$1,706.67 ÷ $2,001.62'),
    turning: worked(home('monthsToCrossover'), 'count', 'The first payment with more principal than interest'),
    turningTime: worked(home('monthsToCrossover'), 'months', 'The first payment with more principal than interest'),
    interest: worked(home('totalInterest'), 'money', '360 payments less $320,000', about(home('totalInterest'))),
    fifteen: given(15, 'years'),
    fifteenRate: given(5.7, 'percent'),
    fifteenPayment: worked(fifteen.payment, 'cents', '$320,000 at 5.7%, repaid in 180 equal payments'),
    fifteenInterest: worked(fifteen.interest, 'money', '180 payments less $320,000', about(fifteen.interest)),
    interestSaved: worked(
      thirty.interest - fifteen.interest,
      'money',
      'The interest of the first loan less the second',
      about(thirty.interest - fifteen.interest),
    ),
    point: given(1, 'percent'),
    pointLoan: given(300_000, 'money'),
    pointCost: worked(3000, 'money', '1% of $300,000'),
    pointRate: given(6.5, 'percent'),
    pointLower: given(6.25, 'percent'),
    pointSaves: worked(saving, 'cents', 'The payment at 6.5% less the payment at 6.25%'),
    pointMonths: worked(3000 / saving, 'months', '$3,000 ÷ $49.05 a month'),
    half: mistaken(thirty.payment / 2, 'cents', 'Half of the payment'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You borrow ${n.loan} at ${n.rate} for ${n.thirty}. Your payment is ${n.payment}. How much of the first one lowers what you owe?`,
      from: 0,
      to: 2000,
      step: 25,
      truth: 'firstPrincipal',
      reveal: `Only ${n.firstPrincipal}. The other ${n.firstInterest} is interest.`,
    },
    idea: [
      'Each month, you pay interest on what you still owe.',
      'At the start you owe the most, so the first payments are mostly interest.',
      'As the loan shrinks, more of each payment goes to you.',
    ],
    example: [
      `You borrow ${n.loan} at ${n.rate} for ${n.thirty}. The payment is ${n.payment} every month.`,
      `In the first month you owe ${n.firstInterest} of interest. That’s ${n.interestShare} of the payment.`,
      `The rest, ${n.firstPrincipal}, is principal. Now you owe ${n.left}.`,
      `Next month’s interest is a bit lower, so a bit more goes to principal. In month ${n.turning}, principal finally passes interest. That’s ${n.turningTime} in.`,
      `If you keep the loan to the end, you’d pay ${n.interest} in interest.`,
    ],
    tryIt: `Set the loan term to ${n.fifteen}, then try a lower rate. Watch what happens to the interest.`,
    facts: [
      {
        say: `The same loan over ${n.fifteen} at ${n.fifteenRate} costs ${n.fifteenPayment} a month and ${n.fifteenInterest} in interest. You’d save ${n.interestSaved}.`,
      },
      {
        say: `A point is ${n.point} of the loan, paid up front for a lower rate. On ${n.pointLoan}, that’s ${n.pointCost}.`,
      },
      {
        say: `If that point cuts the rate from ${n.pointRate} to ${n.pointLower}, you save ${n.pointSaves} a month. It takes about ${n.pointMonths} to earn it back.`,
      },
    ],
    myth: {
      said: '“A long loan and a short loan only differ in how patient you are.”',
      answer: `Here they differ by ${n.interestSaved} of interest. The short loan has a lower rate, and the balance falls faster. But the payment is higher every month.`,
    },
    quiz: [
      {
        ask: `You borrow ${n.loan} at ${n.rate}. Your first payment is ${n.payment}. How much of that is interest?`,
        right: { says: n.firstInterest, figure: 'firstInterest', why: `A month’s interest at ${n.rate} on ${n.loan}.` },
        wrong: [
          { says: n.firstPrincipal, figure: 'firstPrincipal', why: 'That’s the part that lowers what you owe.' },
          { says: n.half, figure: 'half', why: 'It isn’t half and half. That comes much later in the loan.' },
        ],
      },
      {
        ask: 'What does a 5/1 adjustable-rate mortgage do?',
        right: {
          says: 'Stays fixed for five years, then can change every year',
          why: 'The first number is the fixed years. The second is how often it can change after that.',
        },
        wrong: [
          {
            says: 'Changes each year for five years, then stays fixed',
            why: 'It’s the other way around. The calm part comes first.',
          },
          {
            says: 'Lasts for five years, then the loan is paid off',
            why: 'It usually runs for the full term, with a rate that can change.',
          },
        ],
      },
      {
        ask: 'When does paying for points make sense?',
        right: {
          says: 'If you’ll stay past the break-even',
          why: 'Before then, you’ve paid more up front than you’ve saved.',
        },
        wrong: [
          { says: 'If you plan to sell soon', why: 'You’d leave before the lower payment earns back the cost.' },
          { says: 'Always, since a lower rate is better', why: 'It’s better only if you keep the loan long enough.' },
        ],
      },
      {
        ask: 'Why is a loan’s APR usually above its rate?',
        right: {
          says: 'It counts lender fees too',
          why: 'APR spreads points and fees over the loan, so you can compare offers.',
        },
        wrong: [
          { says: 'It counts property tax too', why: 'Taxes and home insurance aren’t part of the APR.' },
          {
            says: 'It’s what the rate may rise to',
            why: 'APR is about cost today. An adjustable loan’s limits are listed apart.',
          },
        ],
      },
    ],
    summary: [
      'Interest is charged on what you still owe, so early payments are mostly interest.',
      'A shorter loan or a lower rate cuts the interest by far more than it seems.',
    ],
    doNow: { say: 'Open your latest mortgage statement, or a sample one. Find how much of the payment was principal.' },
  }),
  widget: {
    calculator: 'mortgage',
    inputs: { ...inputs, propertyTax: 0, homeInsurance: 0 },
    ask: ['price', 'rate', 'term'],
    expects: [
      ['monthlyPayment', 'payment'],
      ['monthsToCrossover', 'turning'],
      ['totalInterest', 'interest'],
    ],
  },
  next: { lesson: 'house-payment-parts', calculator: 'mortgage-points' },
})
