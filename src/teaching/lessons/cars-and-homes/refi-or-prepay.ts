import { about } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = { balance: 320_000, rate: 6.4, know: 'term', term: 360, extraMonthly: 200 } as const
const extra = await answerOf('loan-prepayment', inputs)
/** The old loan has 20 years left; the new one starts over with 30. */
const old = {
  balance: 250_000,
  rate: 7.25,
  monthsLeft: 240,
  newRate: 6.5,
  costs: { amount: 6000, unit: 'usd' },
} as const
const restart = await answerOf('refinance', { ...old, newTerm: 360 })
const sameEnd = await answerOf('refinance', { ...old, newTerm: 240 })
const thirteenth = await answerOf('loan-prepayment', {
  balance: 300_000,
  rate: 6.5,
  term: 360,
  extraMonthly: 1896.2 / 12,
})

export const refiOrPrepay = defineLesson({
  about: {
    slug: 'refi-or-prepay',
    unit: 'cars-and-homes',
    title: 'Should I refinance, pay extra or leave my mortgage alone?',
    minutes: 6,
    level: 'deeper',
    about: ['refinance', 'extra payments', 'break-even', 'recast', 'biweekly payments'],
    after: ['mortgage-mechanics'],
    standards: ['credit'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    balance: given(inputs.balance, 'money'),
    rate: given(inputs.rate, 'percent'),
    left: given(360, 'months'),
    extra: given(inputs.extraMonthly, 'money'),
    months: worked(extra('months'), 'count', 'Payments of $2,201.62 until nothing is owed'),
    allMonths: worked(extra('agreedMonths'), 'count', '30 years × 12'),
    sooner: worked(extra('monthsSaved'), 'months', '360 − 281 months'),
    interestWith: worked(extra('interest'), 'money', 'Interest of 281 months', about(extra('interest'))),
    interestWithout: worked(extra('agreedInterest'), 'money', 'Interest of 360 months', about(extra('agreedInterest'))),
    saved: worked(extra('interestSaved'), 'money', 'The difference in interest', about(extra('interestSaved'))),
    putIn: worked(extra('totalExtra'), 'money', '$200 × 280 months'),
    costs: given(6000, 'money'),
    cut: given(180, 'money'),
    cashEven: worked(6000 / 180, 'months', '$6,000 ÷ $180'),
    oldBalance: given(old.balance, 'money'),
    oldRate: given(old.rate, 'percent'),
    oldLeft: given(old.monthsLeft, 'months'),
    newRate: given(old.newRate, 'percent'),
    newTerm: given(360, 'months'),
    lower: worked(restart('monthlySaving'), 'money', '$1,975.94 − $1,580.17'),
    oldInterest: worked(
      restart('interestNow'),
      'money',
      'Interest left on the old loan',
      about(restart('interestNow')),
    ),
    newInterest: worked(
      restart('interestNew'),
      'money',
      'Interest on the new 30-year loan',
      about(restart('interestNew')),
    ),
    sameEndInterest: worked(
      sameEnd('interestNew'),
      'money',
      'Interest on a new 20-year loan',
      about(sameEnd('interestNew')),
    ),
    thirteenLoan: given(300_000, 'money'),
    thirteenRate: given(6.5, 'percent'),
    thirteenMonths: worked(thirteenth('months'), 'count', '12 payments and one more each year, in monthly parts'),
    thirteenSooner: worked(thirteenth('monthsSaved'), 'months', '360 − 290 months'),
    card: given(24, 'percent'),
    mortgage: given(6, 'percent'),
    spare: given(300, 'money'),
    moving: given(24, 'months'),
    stocks: mistaken(10, 'percent', 'A stock return, which nobody promises'),
    nothing: mistaken(0, 'percent', 'As if lower interest later were worth nothing'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You owe ${n.balance} at ${n.rate} with ${n.left} left. You add ${n.extra} a month. How many months until it’s paid off, instead of ${n.allMonths}?`,
      from: 120,
      to: 360,
      step: 1,
      truth: 'months',
      reveal: `It takes ${n.months} months. You’d be done ${n.sooner} sooner and save ${n.saved} in interest.`,
    },
    idea: [
      'Paying extra on a loan earns you its rate, for sure.',
      'Refinancing can lower the rate, but it has fees and can restart the clock.',
      'Compare both to the same payoff date.',
    ],
    example: [
      `You owe ${n.balance} at ${n.rate}, with ${n.left} to go. If you change nothing, you’d pay ${n.interestWithout} in interest.`,
      `Add ${n.extra} a month, and you’re done in ${n.months} months instead of ${n.allMonths}.`,
      `Interest falls to ${n.interestWith}. You’d put in ${n.putIn} extra over the years and save ${n.saved}.`,
      'You can stop the extra payments any time. A bigger required payment doesn’t give you that choice.',
    ],
    tryIt: 'Change the extra payment, then the rate. Watch how many years come off the loan.',
    facts: [
      {
        say: `Say a refinance costs ${n.costs} and cuts the payment by ${n.cut} a month. You earn the cost back in about ${n.cashEven}. Move before then, and you lose money.`,
      },
      {
        say: `A lower payment can cost more. Refinance ${n.oldBalance} from ${n.oldRate} with ${n.oldLeft} left to ${n.newRate} over ${n.newTerm}, and you pay ${n.lower} less a month. But total interest rises from ${n.oldInterest} to ${n.newInterest}.`,
      },
      {
        say: `Keep the old payoff date instead, and that same refinance brings the interest down to ${n.sameEndInterest}.`,
      },
      {
        say: `One extra payment a year helps too. On ${n.thirteenLoan} at ${n.thirteenRate}, it takes ${n.thirteenMonths} months, which is ${n.thirteenSooner} sooner.`,
      },
    ],
    myth: {
      said: '“If rates are lower, you refinance.”',
      answer: `Not always. Fees, how long you’ll stay and a new clock decide. Starting over with ${n.newTerm} can raise what you pay, even at a lower rate.`,
    },
    quiz: [
      {
        ask: `You pay extra on a ${n.rate} mortgage. What does that money earn, before taxes?`,
        right: { says: `About ${n.rate}`, why: 'Each dollar you don’t owe is a dollar you don’t pay interest on.' },
        wrong: [
          {
            says: n.stocks,
            figure: 'stocks',
            why: 'That’s closer to a long stock average, and stocks don’t promise it.',
          },
          {
            says: n.nothing,
            figure: 'nothing',
            why: 'It doesn’t feel like earning, but your future interest goes down.',
          },
        ],
      },
      {
        ask: `You have ${n.spare} to spare, a card at ${n.card} and a mortgage at ${n.mortgage}. Where does it save the most?`,
        right: { says: 'On the card', why: `It stops ${n.card} interest. The mortgage would only stop ${n.mortgage}.` },
        wrong: [
          { says: 'On the mortgage', why: 'It’s the bigger loan, but the rate is what each dollar saves.' },
          { says: 'Half on each', why: 'It feels balanced, but half would be saving at the low rate.' },
        ],
      },
      {
        ask: `A refinance breaks even after ${n.cashEven}. You plan to move in ${n.moving}. What makes sense?`,
        right: { says: 'Keep the old loan', why: 'You’d leave before the savings pay for the fees.' },
        wrong: [
          {
            says: 'Refinance, the rate is lower',
            why: 'A lower rate doesn’t help if you pay more in fees than you save.',
          },
          {
            says: 'Refinance and add the fees to the loan',
            why: 'Then you pay the fees with interest. They don’t go away.',
          },
        ],
      },
      {
        ask: 'What is a mortgage recast?',
        right: {
          says: 'You pay a lump sum, and the payment drops at the same rate',
          why: 'The lender spreads the smaller balance over the time left. It’s not a new loan.',
        },
        wrong: [
          { says: 'You get a new loan at a new rate', why: 'That’s a refinance.' },
          {
            says: 'You skip payments and add them at the end of the loan',
            why: 'That’s closer to a deferral or forbearance, for hard times.',
          },
        ],
      },
    ],
    summary: [
      'Extra payments earn your loan’s rate and shorten the loan.',
      'Refinance when the savings beat the fees before you leave, and compare to the same payoff date.',
    ],
    doNow: {
      say: 'Look up your mortgage rate and what you still owe. Try one extra payment a year in the tool above.',
    },
  }),
  widget: {
    calculator: 'loan-prepayment',
    inputs,
    ask: ['extraMonthly', 'balance', 'rate'],
    expects: [
      ['months', 'months'],
      ['interestSaved', 'saved'],
    ],
  },
  doors: ['/debt-payoff'],
  next: { lesson: 'job-offer', calculator: 'refinance' },
})
