import { helpLines } from '#content/help-lines.ts'
import { garnishmentLimit, noFeeBeforeRelief } from '#facts/credit/collection.ts'
import { federalMinimumWage } from '#facts/state-rules/minimum-wage.ts'
import { repaymentAssistance } from '#facts/student/plans.ts'
import { answerOf } from '../kit/answered.ts'
import { given, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

/** $4,000 of take-home pay cut by 40%. */
const cut = 4000 * (1 - 0.4)
const inputs = {
  income: [
    {
      name: 'Pay after the cut',
      type: 'salary',
      amount: cut,
      frequency: 'monthly',
      reliability: 10,
      isGuaranteed: true,
      nextPay: null,
    },
  ],
  balance: cut,
  buffer: 0,
  'essential_rent-home-emi': 1300,
  'transportation_car-payment': 0,
  transportation_fuel: 200,
  food_groceries: 450,
  utilities_electricity: 150,
  insurance_auto: 150,
  'debt_credit-cards': 120,
  entertainment_streaming: 40,
  'entertainment_going-out': 140,
  bills: [],
} as const
const month = await answerOf('budget-planner', inputs)
const essentials = 1300 + 450 + 150 + 200 + 150
const { share, hours } = garnishmentLimit.value
const untouched = hours * federalMinimumWage.value.hourly

export const billsFirst = defineLesson({
  about: {
    slug: 'bills-first',
    unit: 'budgeting',
    title: 'What do I pay first when money is short?',
    minutes: 5,
    level: 'next',
    about: ['bills', 'behind on payments', 'hardship', 'garnishment', 'credit counseling', 'lost job'],
    after: ['spending-plan'],
    standards: ['spending', 'credit'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    before: given(4000, 'money'),
    cut: given(40, 'percent'),
    after: worked(month('income'), 'money', '$4,000 less 40%'),
    spending: worked(month('spending'), 'money', 'Essentials, the card minimum, streaming and going out'),
    short: worked(month('overage'), 'money', '$2,550 − $2,400'),
    essentials: worked(essentials, 'money', 'Rent, groceries, power, gas and car insurance'),
    rest: worked(cut - essentials, 'money', '$2,400 − $2,250'),
    minimum: given(120, 'money'),
    spare: worked(cut - essentials - 120, 'money', '$150 − $120'),
    garnishShare: published(garnishmentLimit, share * 100, 'share'),
    garnishHours: published(garnishmentLimit, hours, 'count'),
    untouched: worked(untouched, 'cents', '30 hours × the federal minimum wage'),
    lowest: published(repaymentAssistance, repaymentAssistance.value.minimumMonthly, 'money'),
    fee: given(600, 'money'),
    debtLine: given(8_003_882_227, 'count', helpLines.debt.number),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: 'You can pay one bill today: the rent, a credit card, or a streaming plan. The card company calls every day. Which one?',
      options: ['The rent', 'The card, so the calls stop', 'A little to each'],
      truth: 0,
      reveal:
        'The rent. Losing your home costs far more than a late card payment, and the loudest caller isn’t the most urgent bill.',
    },
    idea: [
      'Pay for your home, heat, food, health and getting to work first.',
      'Then insurance, child support, taxes and secured loans.',
      'Cards and other loans come after, and a call before the due date helps with all of them.',
    ],
    example: [
      `Your take-home pay falls by ${n.cut}, from ${n.before} to ${n.after}. Your usual month costs ${n.spending}, so you’re ${n.short} short.`,
      `Cover rent, groceries, power, gas and car insurance first. They add up to ${n.essentials}, and ${n.rest} is left.`,
      `The card’s minimum of ${n.minimum} still fits. That leaves ${n.spare}.`,
      'Streaming and going out wait until pay is back. Nothing important went unpaid.',
    ],
    tryIt:
      'Lower streaming and going out until the plan fits. Then raise the rent, and see what it would take to make room.',
    facts: [
      {
        say: `For ordinary debts, federal law lets a court order take at most ${n.garnishShare} of a week’s pay after taxes. It can’t touch the first ${n.untouched}, which is ${n.garnishHours} hours at the federal minimum wage.`,
      },
      {
        say: 'A company that sells debt relief by phone may not charge you before it has settled a debt.',
        source: noFeeBeforeRelief.source,
      },
      {
        say: `Federal student loans have plans that follow your income. The newest one, RAP, can ask as little as ${n.lowest} a month.`,
      },
    ],
    myth: {
      said: '“Pay whoever calls the most.”',
      answer:
        'Loud isn’t the same as costly. A collector for an old card can’t turn off your heat, and needs a court to reach your pay.',
    },
    quiz: [
      {
        ask: 'There’s money for one: rent, a credit card, or streaming. Which comes first?',
        right: { says: 'Rent', why: 'Falling behind could cost you your home.' },
        wrong: [
          { says: 'The credit card', why: 'A late card hurts your credit. It doesn’t put you out on the street.' },
          { says: 'A third to each', why: 'Then the rent is late too, and that’s the costly one.' },
        ],
      },
      {
        ask: 'You can see you’ll miss a payment. When do you call the lender?',
        right: { says: 'Before the due date', why: 'More can be done while the account is still current.' },
        wrong: [
          { says: 'After a month or two', why: 'By then there are late fees, and the credit bureaus may know.' },
          { says: 'Never, they can’t help', why: 'Many lenders have hardship plans. You have to ask for them.' },
        ],
      },
      {
        ask: 'Your federal student loan payment no longer fits. What could you do?',
        right: {
          says: 'Ask for an income-driven plan',
          why: 'The payment follows your income, and it can be very low.',
        },
        wrong: [
          { says: 'Stop paying for now', why: 'In default, the government can take tax refunds and part of your pay.' },
          { says: 'Pay it with a card', why: 'Card interest is usually much higher than the loan’s.' },
        ],
      },
      {
        ask: `A caller offers to settle your debts for ${n.fee} up front. What do you do?`,
        right: { says: 'Hang up', why: 'Fees before results are against the rules for sales by phone.' },
        wrong: [
          { says: 'Pay half now', why: 'Half of a fee that isn’t allowed is still not allowed.' },
          { says: 'Pay if they sound official', why: 'People who run this scam practice sounding official.' },
        ],
      },
    ],
    summary: ['Home, food, heat, health and work first. Loud callers later.', 'Call before you miss a payment.'],
    doNow: {
      say: `Sort your bills into first, next and later. For help near you, call 211. For a nonprofit counselor, call ${n.debtLine}.`,
      path: '/run-financial-scenario',
    },
  }),
  widget: {
    calculator: 'budget-planner',
    inputs,
    ask: ['essential_rent-home-emi', 'entertainment_streaming', 'entertainment_going-out'],
    expects: [
      ['overage', 'short'],
      ['income', 'after'],
      ['spending', 'spending'],
    ],
  },
  doors: ['/run-financial-scenario', '/debt-payoff'],
  next: { lesson: 'debt-trouble', calculator: 'budget-planner' },
})
