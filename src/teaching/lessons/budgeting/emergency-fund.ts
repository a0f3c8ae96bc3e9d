import { couldPay2000, emergency400 } from '#facts/household/emergency-savings.ts'
import { answerOf } from '../kit/answered.ts'
import { given, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = {
  housing: 1400,
  utilities: 250,
  food: 450,
  insurance: 250,
  transport: 300,
  debtMinimums: 150,
  medical: 0,
  childcare: 0,
  other: 0,
  earners: 'one',
  pay: 'steady',
  dependents: 0,
  selfEmployed: false,
  savings: 1000,
  healthDeductible: 1500,
  autoDeductible: 0,
  homeDeductible: 0,
  benefits: 'none',
} as const
const cushion = await answerOf('emergency-fund', inputs)

export const emergencyFund = defineLesson({
  about: {
    slug: 'emergency-fund',
    unit: 'budgeting',
    title: 'How big should my cushion be?',
    minutes: 5,
    level: 'start',
    about: ['emergency fund', 'rainy day', 'three to six months', 'savings', 'deductible'],
    after: ['spending-plan'],
    standards: ['saving', 'risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-05-31',
  },
  figures: {
    surprise: given(400, 'money'),
    withCash: published(emergency400, emergency400.value.withCash * 100, 'share'),
    couldNot: published(emergency400, emergency400.value.couldNotPay * 100, 'share'),
    asked: published(emergency400, 2024, 'count', '2024'),
    larger: given(2000, 'money'),
    couldLarger: published(couldPay2000, couldPay2000.value * 100, 'share'),
    essentials: given(2800, 'money'),
    threeMonths: worked(cushion('essentials') * 3, 'money', '$2,800 × 3'),
    sixMonths: worked(cushion('essentials') * 6, 'money', '$2,800 × 6'),
    deductible: worked(cushion('deductibles'), 'money', 'What you’d pay before health insurance does'),
    lean: worked(cushion('leanTarget'), 'money', '3.5 months × $2,800 + $1,500'),
    extra: worked(cushion('extraTarget'), 'money', '5 months × $2,800 + $1,500'),
    have: given(1000, 'money'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `Out of a hundred US adults, how many would pay a surprise ${n.surprise} bill with cash, or a card they’d pay off right away?`,
      from: 0,
      to: 100,
      step: 1,
      truth: 'withCash',
      reveal: `It was ${n.withCash} in ${n.asked}. The rest would borrow, sell something, or not pay it.`,
    },
    idea: [
      'A cushion buys you time when pay stops or something breaks.',
      'Count the months of essentials you could be without income.',
      'Then add the insurance deductibles you might owe.',
    ],
    example: [
      `Your essentials are ${n.essentials} a month: rent, food, utilities, insurance and minimum payments. Leave out travel and fun, because you’d stop those.`,
      `A common guide is three to six months. That’s ${n.threeMonths} to ${n.sixMonths}.`,
      `Your own number depends on your job. With one steady income and a ${n.deductible} deductible, our calculator suggests ${n.lean} to ${n.extra}.`,
      `If that looks far away, begin with ${n.have}. That alone would cover a ${n.surprise} surprise.`,
    ],
    tryIt: 'Change the rent first. Then see what a second income or uneven pay does to the range.',
    facts: [
      {
        say: `In ${n.asked}, ${n.withCash} of adults would pay a ${n.surprise} surprise with cash or its equal. ${n.couldNot} couldn’t pay it at all.`,
      },
      { say: `Asked about ${n.larger}, ${n.couldLarger} could pay it from savings alone.` },
      {
        say: `Essentials of ${n.essentials} a month make a three-month cushion of ${n.threeMonths}. That’s based on spending, not on pay, so it’s often smaller than people fear.`,
      },
    ],
    myth: {
      said: '“My credit card is my emergency fund.”',
      answer:
        'A card company can lower your limit, and it may do so just when many people lose their jobs. What you borrow, you pay back with interest, in a month when money is short.',
    },
    quiz: [
      {
        ask: 'What do you base your cushion on?',
        right: { says: 'Essential spending', why: 'It’s what has to be paid even if no paycheck comes.' },
        wrong: [
          { says: 'Your salary', why: 'Part of it goes to taxes and fun, and you wouldn’t need those.' },
          { says: 'Your net worth', why: 'A home or a 401(k) counts there, but neither pays next week’s rent.' },
        ],
      },
      {
        ask: 'Who needs more months in the cushion?',
        right: { says: 'A freelancer with one income', why: 'Pay can stop quickly, and no second paycheck fills in.' },
        wrong: [
          { says: 'Two partners with steady jobs', why: 'If one job ends, the other still pays part of the bills.' },
          {
            says: 'A person with no dependents and low rent',
            why: 'Fewer people rely on that pay, so fewer months can be enough.',
          },
        ],
      },
      {
        ask: 'Where does emergency money belong?',
        right: {
          says: 'An insured savings account',
          why: 'It’s there the day you need it, and it can’t fall in value.',
        },
        wrong: [
          { says: 'A stock fund', why: 'Stocks often fall in the same months when jobs are lost.' },
          { says: 'A five-year CD with a stiff penalty', why: 'Taking it out early could cost months of interest.' },
        ],
      },
      {
        ask: 'You carry card debt and have no savings. What’s a good first step?',
        right: {
          says: 'A small starter cushion, then the card',
          why: 'Without one, the next surprise goes back on the card.',
        },
        wrong: [
          { says: 'Six full months of savings first', why: 'That could take years, while the card charges interest.' },
          { says: 'Every dollar to the card', why: 'It saves interest, until the first flat tire puts you back.' },
        ],
      },
    ],
    summary: [
      'Months of essentials, plus your deductibles.',
      'Start small, keep it in savings, and grow it a little each payday.',
    ],
    doNow: { say: 'Add up one month of essentials. Multiply by three.', path: '/emergency-fund-calculator-new' },
  }),
  widget: {
    calculator: 'emergency-fund',
    inputs,
    ask: ['housing', 'earners', 'pay'],
    expects: [
      ['leanTarget', 'lean'],
      ['extraTarget', 'extra'],
      ['essentials', 'essentials'],
    ],
  },
  doors: ['/goals', '/financial-health-report'],
  next: { lesson: 'saving-goals', calculator: 'emergency-fund' },
})
