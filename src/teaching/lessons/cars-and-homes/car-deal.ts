import { vehicleTax } from '#facts/state-rules/vehicle-tax.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import { carLoanDeduction } from '#facts/tax-years/standing.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

/** A car without tax, fees or trade-in: only the rebate and the low rate are compared. */
const deal = {
  price: 30_000,
  down: 0,
  rate: 6,
  term: 60,
  rebate: 2500,
  lowRate: 0,
  lowTerm: 60,
  deal: 'rebate',
  dealerFee: 0,
  registration: 0,
} as const
const car = await answerOf('auto-loan', deal)
const withRebate = car('paymentWithRebate')
const atZero = car('paymentAtLowRate')
const tradeInCounts = Object.entries(vehicleTax.value).filter(([code, tax]) => code !== 'DC' && tax.tradeIn === 'full')
const { cap, magiOver } = carLoanDeduction.value
const years = actDeductionYears.value

export const carDeal = defineLesson({
  about: {
    slug: 'car-deal',
    unit: 'cars-and-homes',
    title: 'How do I get a fair deal at the car dealer?',
    minutes: 5,
    level: 'next',
    about: ['car dealer', 'rebate or low rate', 'trade-in', 'negative equity', 'money factor', 'extended warranty'],
    after: ['car-true-cost'],
    standards: ['spending', 'credit'],
    reviewed: '2026-11-23',
    reviewBy: '2027-07-31',
  },
  figures: {
    price: given(deal.price, 'money'),
    rebate: given(deal.rebate, 'money'),
    rate: given(deal.rate, 'percent'),
    zero: given(0, 'percent'),
    term: given(deal.term, 'months'),
    afterRebate: worked(deal.price - deal.rebate, 'money', '$30,000 − $2,500'),
    atZero: worked(atZero, 'cents', '$30,000 ÷ 60'),
    withRebate: worked(withRebate, 'cents', '$27,500 at 6%, repaid in 60 equal payments'),
    cheaper: worked(withRebate - atZero, 'cents', '$531.65 − $500.00'),
    ahead: worked(-car('rebateAhead'), 'money', 'Both sets of 60 payments added up'),
    evenRebate: worked(car('evenRebate'), 'money', 'The rebate at which both payments are the same'),
    states: worked(
      tradeInCounts.length,
      'count',
      'States whose car sales tax is on the price less the whole trade-in',
      `about ${tradeInCounts.length}`,
    ),
    cap: published(carLoanDeduction, cap, 'money'),
    from: published(actDeductionYears, years.from, 'count', String(years.from)),
    through: published(actDeductionYears, years.through, 'count', String(years.through)),
    single: published(carLoanDeduction, magiOver.other, 'money'),
    joint: published(carLoanDeduction, magiOver.joint, 'money'),
    factor: given(0.00275, 'rate'),
    times: given(2400, 'count'),
    leaseRate: worked(0.00275 * 2400, 'percent', '0.00275 × 2,400'),
    owed: given(18_000, 'money'),
    worth: given(15_000, 'money'),
    rolled: worked(3000, 'money', '$18,000 − $15,000'),
    rebateTotal: mistaken(deal.rebate, 'money', 'The rebate, as if the loan’s interest cost nothing'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: `A ${n.price} car comes with ${n.zero} financing for ${n.term}, or ${n.rebate} off and a ${n.rate} loan. Which costs less?`,
      options: [`The ${n.rebate} off`, `The ${n.zero} loan`, 'They cost the same'],
      truth: 1,
      reveal: `The ${n.zero} loan wins by ${n.cheaper} a month. The rebate would have to be about ${n.evenRebate} to match it.`,
    },
    idea: [
      'Buying a car is really four deals: the price, your trade-in, the loan and the extras.',
      'A dealer can give you one and take it back in another.',
      'Settle them one at a time, in writing.',
    ],
    example: [
      `The car costs ${n.price}. With ${n.zero} for ${n.term}, you’d pay ${n.atZero} a month and no interest.`,
      `Take the rebate instead, and you borrow ${n.afterRebate} at ${n.rate}. The payment is ${n.withRebate}.`,
      `That’s ${n.cheaper} more each month. Over ${n.term}, the ${n.zero} loan saves you ${n.ahead}.`,
      'With a bigger rebate or a lower loan rate, the answer can flip. So it pays to run both.',
    ],
    tryIt: 'Switch between the rebate and the low rate, and compare the totals. Then raise the rebate until it wins.',
    facts: [
      {
        say: `In ${n.states} states, sales tax is figured on the price after your whole trade-in is taken off. There, a trade-in saves tax too.`,
        source: vehicleTax.source,
      },
      {
        say: `From ${n.from} through ${n.through}, up to ${n.cap} a year of interest on a new car loan can lower your taxable income. The car must be assembled in the U.S. and be for personal use.`,
      },
      {
        say: `That break starts to shrink above ${n.single} of income, or ${n.joint} on a joint return.`,
      },
      {
        say: `A lease hides its rate in a “money factor.” Multiply it by ${n.times} to compare it with a loan. A factor of ${n.factor} is about ${n.leaseRate}.`,
      },
    ],
    myth: {
      said: '“What monthly payment works for you?” is a friendly question.',
      answer:
        'If you name a payment, the dealer can hit it with a longer loan, a lower trade-in or added extras. Talk about the full price first.',
    },
    quiz: [
      {
        ask: 'What helps you most when you walk in?',
        right: {
          says: 'A loan offer and price quotes',
          why: 'You can compare each deal with something real, and walk away if it’s worse.',
        },
        wrong: [
          {
            says: 'The monthly payment you want',
            why: 'A payment can be reached by making the loan longer, so it hides the price.',
          },
          { says: 'A promise to buy today', why: 'Hurry helps the seller. You lose the chance to compare.' },
        ],
      },
      {
        ask: `A ${n.price} car: ${n.zero} for ${n.term} at ${n.atZero} a month, or ${n.rebate} off and ${n.withRebate} a month. How much less does the ${n.zero} loan cost?`,
        right: { says: n.ahead, figure: 'ahead', why: `It’s ${n.cheaper} a month, for ${n.term}.` },
        wrong: [
          {
            says: n.rebateTotal,
            figure: 'rebateTotal',
            why: 'That’s the rebate you’d give up. You also skip all the interest, so compare the payments.',
          },
          { says: n.cheaper, figure: 'cheaper', why: 'That’s for one month only.' },
        ],
      },
      {
        ask: 'The finance office says you need the extended warranty to get the loan. What’s true?',
        right: {
          says: 'It’s optional',
          why: 'It’s a separate product, and its price can be bargained. You can ask to see the loan without it.',
        },
        wrong: [
          { says: 'Lenders require it on new cars', why: 'They require insurance on the car, not a warranty.' },
          { says: 'It’s free with a new car', why: 'The maker’s own warranty is included. This one is extra.' },
        ],
      },
      {
        ask: `You owe ${n.owed} on your trade-in, and it’s worth ${n.worth}. What happens to the gap?`,
        right: {
          says: `${n.rolled} is added to your new loan`,
          figure: 'rolled',
          why: 'Unless you pay it in cash, you’d borrow it again and pay interest on it.',
        },
        wrong: [
          {
            says: 'The dealer pays it off as part of the deal',
            why: 'The dealer may send the check, but the money comes from your new loan or a higher price.',
          },
          { says: 'It’s forgiven when you trade in', why: 'You still owe the old lender every dollar.' },
        ],
      },
    ],
    summary: [
      'Agree on the price first, then the trade-in, then the loan, then the extras.',
      'Compare a rebate and a low rate by the full cost, not by how they sound.',
    ],
    doNow: {
      say: 'Ask your bank or credit union what rate it would give you on a car loan. That’s your offer to beat.',
    },
  }),
  widget: {
    calculator: 'auto-loan',
    inputs: deal,
    ask: ['deal', 'rebate', 'lowRate'],
    expects: [
      ['paymentWithRebate', 'withRebate'],
      ['paymentAtLowRate', 'atZero'],
    ],
  },
  next: { lesson: 'rent-or-buy', calculator: 'auto-loan' },
})
