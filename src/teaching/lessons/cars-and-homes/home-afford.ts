import { defaultYear } from '#facts/default-year.ts'
import { closingShares } from '#facts/household/housing.ts'
import {
  conformingLimits,
  dtiClassic,
  dtiConventional,
  fhaMinimumDown,
  usdaGuarantee,
} from '#facts/lending/mortgage.ts'
import { about } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = {
  income: 90_000,
  debts: 400,
  spending: 2400,
  savings: 80_000,
  downKind: 'amount',
  downAmount: 40_000,
  rate: 6.4,
} as const
const home = await answerOf('home-affordability', inputs)
const gross = inputs.income / 12
const { front, back } = dtiClassic.value
const fha = fhaMinimumDown.value[0] ?? { scoreFrom: Number.NaN, share: Number.NaN }
const limits = conformingLimits.in(defaultYear)
const { buyer } = closingShares.value
/** Whole hundreds, not rounded up: what the calculator’s page says. */
const floor = (dollars: number) => Math.floor(dollars / 100) * 100
const budget = floor(home('budgetPrice'))
const lender = floor(home('lenderPrice'))

export const homeAfford = defineLesson({
  about: {
    slug: 'home-afford',
    unit: 'cars-and-homes',
    title: 'How much house can I really afford?',
    minutes: 6,
    level: 'start',
    about: ['home affordability', 'debt-to-income ratio', 'preapproval', 'down payment', 'FHA', 'VA loan'],
    after: ['rent-or-buy', 'credit-scores'],
    standards: ['credit', 'spending'],
    reviewed: '2026-11-23',
    reviewBy: '2027-07-31',
  },
  figures: {
    income: given(inputs.income, 'money'),
    debts: given(inputs.debts, 'money'),
    spending: given(inputs.spending, 'money'),
    down: given(inputs.downAmount, 'money'),
    rate: given(inputs.rate, 'percent'),
    gross: worked(gross, 'money', '$90,000 ÷ 12'),
    front: published(dtiClassic, front * 100, 'percent'),
    back: published(dtiClassic, back * 100, 'percent'),
    housing: worked(gross * front, 'money', '28% of $7,500'),
    allDebts: worked(gross * back, 'money', '36% of $7,500'),
    automated: published(dtiConventional, dtiConventional.value.automated * 100, 'percent'),
    automatedDollars: worked(gross * dtiConventional.value.automated, 'money', '50% of $7,500'),
    takeHome: worked(home('takeHome'), 'money', 'Pay after federal tax, payroll tax, a 5% 401(k) and $120 of benefits'),
    budget: worked(home('budgetPrice'), 'money', 'The price the monthly budget can carry', about(budget)),
    lender: worked(home('lenderPrice'), 'money', 'The price at 50% of gross pay', about(lender)),
    gap: worked(lender - budget, 'money', 'The lender’s price less the budget’s', about(lender - budget)),
    fhaDown: published(fhaMinimumDown, fha.share * 100, 'percent'),
    fhaScore: published(fhaMinimumDown, fha.scoreFrom, 'count'),
    ruralDown: published(usdaGuarantee, usdaGuarantee.value.minimumDown * 100, 'percent'),
    limit: published(limits, limits.value.baseline[0], 'money'),
    year: published(limits, defaultYear, 'count', String(defaultYear)),
    closingLow: published(closingShares, buyer.low * 100, 'percent'),
    closingHigh: published(closingShares, buyer.high * 100, 'percent'),
    netRule: mistaken(Math.round(home('takeHome') * front), 'money', '28% of take-home pay instead of gross pay'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: 'A lender says you’re preapproved for a loan. What does that number tell you?',
      options: ['The most they’d let you borrow', 'What fits your budget', 'What the home is worth'],
      truth: 0,
      reveal: 'It’s a ceiling. A lender sees your debts, but not daycare, groceries or how you want to live.',
    },
    idea: [
      'A lender figures the most you can borrow.',
      'Your own budget tells you how much you can pay and still live well.',
      'The second number is often much lower.',
    ],
    example: [
      `Say you earn ${n.income} a year, which is ${n.gross} a month before taxes. You pay ${n.debts} a month on debts and have ${n.down} for a down payment.`,
      `The old ${n.front} guide allows ${n.housing} a month for housing. The ${n.back} guide allows ${n.allDebts} for housing plus debts.`,
      `Some lenders go up to ${n.automated} of gross pay, or ${n.automatedDollars}. At ${n.rate}, that could buy a home of ${n.lender}.`,
      `But your take-home pay is about ${n.takeHome}. After ${n.spending} of other spending and some savings, your budget fits a home of ${n.budget}. That’s ${n.gap} less.`,
    ],
    tryIt: 'Change your debts and your other spending. Watch what your budget allows, and what a lender might.',
    facts: [
      {
        say: `Debt-to-income uses pay before taxes. Automated approvals for conventional loans can go as high as ${n.automated}.`,
      },
      {
        say: `You may not need a big down payment. FHA loans start at ${n.fhaDown} down with a score of ${n.fhaScore} or more. USDA loans, and most VA loans, start at ${n.ruralDown}.`,
      },
      {
        say: `In most of the country, ${n.limit} is the biggest loan that counts as conforming in ${n.year}. Larger ones are called jumbo loans.`,
      },
      {
        say: `Plan for more than the down payment. Closing costs add about ${n.closingLow} to ${n.closingHigh} of the price, and it helps to keep a cushion after you move in.`,
      },
    ],
    myth: {
      said: '“I’m preapproved for it, so I can afford it.”',
      answer: `Preapproval doesn’t count daycare, food, travel or savings. In our example, it points to a home that costs ${n.gap} more than the budget can carry.`,
    },
    quiz: [
      {
        ask: 'Which pay does a debt-to-income ratio use?',
        right: { says: 'Gross pay', why: 'Lenders use pay before taxes, so the share looks smaller than it feels.' },
        wrong: [
          { says: 'Take-home pay', why: 'That’s the one that fits your budget, but lenders start before taxes.' },
          { says: 'Pay plus savings', why: 'Savings matter for the down payment and reserves. They aren’t income.' },
        ],
      },
      {
        ask: `Gross pay is ${n.gross} a month. What does the ${n.front} guide allow for housing?`,
        right: { says: n.housing, figure: 'housing', why: `It’s ${n.front} of ${n.gross}.` },
        wrong: [
          {
            says: n.allDebts,
            figure: 'allDebts',
            why: `That’s ${n.back}, which is for housing plus all debts.`,
          },
          {
            says: n.netRule,
            figure: 'netRule',
            why: 'That’s figured on take-home pay. The guide uses pay before taxes.',
          },
        ],
      },
      {
        ask: 'Which of these counts in your debt-to-income ratio?',
        right: { says: 'A car loan', why: 'It’s a debt with a monthly payment, and it’s on your credit report.' },
        wrong: [
          { says: 'Groceries', why: 'They’re a real cost, but the ratio leaves them out.' },
          {
            says: 'Daycare',
            why: 'It can cost as much as rent, and the ratio still leaves it out. Your budget can’t.',
          },
        ],
      },
      {
        ask: 'Two people are buying together. What’s a good safety test?',
        right: {
          says: 'Could one paycheck carry it for three months?',
          why: 'Jobs end and babies arrive. If one income can carry the payment for a while, you have time.',
        },
        wrong: [
          {
            says: 'Did the agent say most buyers do it?',
            why: 'An agent is usually paid when you buy. They don’t see your budget.',
          },
          {
            says: 'Is it below the most we can borrow?',
            why: 'That’s the lender’s test. It can still leave you short.',
          },
        ],
      },
    ],
    summary: [
      'A lender’s number is the most you can borrow, not what fits your life.',
      'Start from your take-home pay and what you spend, then work back to a price.',
    ],
    doNow: { say: 'Write down the monthly house payment that would still leave room for what you care about.' },
  }),
  widget: {
    calculator: 'home-affordability',
    inputs,
    ask: ['income', 'debts', 'spending'],
    expects: [
      ['budgetPrice', 'budget'],
      ['lenderPrice', 'lender'],
    ],
  },
  doors: ['/run-financial-scenario'],
  next: { lesson: 'mortgage-mechanics', calculator: 'home-affordability' },
})
