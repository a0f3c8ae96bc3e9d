import { GUARANTEED_RELIABILITY } from '#engine/budget/monthly.ts'
import { selfEmploymentTax } from '#engine/tax/self-employment-tax.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { law } from '../kit/law.ts'
import { defineLesson } from '../kit/lesson.ts'

const months = [2400, 3900, 1800, 4200, 3000, 2700] as const
const sum = months.reduce((total, pay) => total + pay, 0)
const mean = sum / months.length
const floor = Math.min(...months)
/** The deepest the account falls below its start when the mean is drawn every month. */
const buffer = -Math.min(...months.map((_, at) => months.slice(0, at + 1).reduce((gap, pay) => gap + pay - mean, 0)))

const inputs = {
  housing: 850,
  utilities: 150,
  food: 350,
  insurance: 100,
  transport: 150,
  debtMinimums: 100,
  medical: 0,
  childcare: 0,
  other: 0,
  earners: 'one',
  pay: 'irregular',
  dependents: 0,
  selfEmployed: true,
  savings: 900,
  healthDeductible: 0,
  autoDeductible: 0,
  homeDeductible: 0,
  benefits: 'none',
} as const
const uneven = await answerOf('emergency-fund', inputs)
const steady = await answerOf('emergency-fund', { ...inputs, pay: 'steady', selfEmployed: false })
const { netEarningsFactor, socialSecurityRate, medicareRate } = law.selfEmployment.value

export const irregularIncome = defineLesson({
  about: {
    slug: 'irregular-income',
    unit: 'budgeting',
    title: 'How do I budget when my pay jumps around?',
    minutes: 5,
    level: 'next',
    about: ['freelance', 'gig work', 'tips', 'seasonal work', 'self-employment tax', 'estimated tax'],
    after: ['spending-plan'],
    standards: ['earning', 'saving'],
    reviewed: '2026-11-23',
    reviewBy: '2027-01-15',
  },
  figures: {
    first: given(months[0], 'money'),
    second: given(months[1], 'money'),
    third: given(months[2], 'money'),
    fourth: given(months[3], 'money'),
    fifth: given(months[4], 'money'),
    sixth: given(months[5], 'money'),
    mean: worked(mean, 'money', '$18,000 ÷ 6 months'),
    floor: worked(floor, 'money', 'The lowest of the six months'),
    buffer: worked(buffer, 'money', '$600 short, then $900 over, then $1,200 short'),
    below: worked(months.filter((pay) => pay < mean).length, 'count', 'Months under $3,000', 'three'),
    over: worked(months[3] - mean, 'money', '$4,200 − $3,000'),
    essentials: given(1700, 'money'),
    lean: worked(uneven('leanTarget'), 'money', '5.5 months × $1,700'),
    extra: worked(uneven('extraTarget'), 'money', '9 months × $1,700'),
    steadyLean: worked(steady('leanTarget'), 'money', '3.5 months × $1,700'),
    reliable: worked(GUARANTEED_RELIABILITY, 'count', 'The rule of our budget planner'),
    reliableOf: given(10, 'count'),
    taxRate: published(law.selfEmployment, (socialSecurityRate + medicareRate) * 100, 'percent'),
    taxedShare: published(law.selfEmployment, netEarningsFactor * 100, 'percent'),
    profit: given(40_000, 'money'),
    tax: worked(selfEmploymentTax(40_000, 0, law).total, 'money', '$40,000 × 92.35% × 15.3%'),
    employeeHalf: mistaken(3060, 'money', 'The half an employee pays, on the whole profit'),
    wholeProfit: mistaken(6120, 'money', 'The full rate on the whole profit'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: `Six months of pay: ${n.first}, ${n.second}, ${n.third}, ${n.fourth}, ${n.fifth} and ${n.sixth}. Which monthly budget would have held up every month, with nothing saved?`,
      options: [`${n.mean}, the average`, `${n.floor}, the lowest month`, `${n.fourth}, the best month`],
      truth: 1,
      reveal: `${n.floor}. Half of these months came in under the average of ${n.mean}.`,
    },
    idea: [
      'Plan your essentials on your lowest normal month.',
      'Let good months fill a buffer that tops up the slow ones.',
      'Keep tax money apart, because it was never yours to spend.',
    ],
    example: [
      `Your last six months were ${n.first}, ${n.second}, ${n.third}, ${n.fourth}, ${n.fifth} and ${n.sixth}. The average is ${n.mean}. The floor is ${n.floor}.`,
      `Pay yourself ${n.mean} every month, and a buffer covers the gaps. In this order, ${n.buffer} is the least it takes to never run dry.`,
      `So fit rent, food and other essentials under ${n.floor}. The ${n.fourth} month then sends ${n.over} to the buffer and to taxes.`,
      'Without a buffer yet, live on the floor for a while. That’s how it gets filled.',
    ],
    tryIt: 'Switch your pay from irregular to steady. Watch how much larger a cushion uneven pay calls for.',
    facts: [
      {
        say: `With essentials of ${n.essentials} and one uneven income of your own business, our calculator’s range is ${n.lean} to ${n.extra}. With a steady job, it starts at ${n.steadyLean}.`,
      },
      {
        say: `In our budget planner, income counts as guaranteed only if you mark it so and rate it ${n.reliable} or more out of ${n.reliableOf}. It shows your floor next to your hoped-for total.`,
      },
      {
        say: `On profit from your own work, self-employment tax is ${n.taxRate} of ${n.taxedShare} of the profit. It comes on top of income tax.`,
      },
      {
        say: 'No employer holds back that tax for you. The IRS expects four payments: in April, June, September and January.',
        source: 'irc',
      },
    ],
    myth: {
      said: '“I’ll budget with my average month.”',
      answer: `In this example, ${n.below} of six months came in below the average. Without a buffer, each of them would leave you short.`,
    },
    quiz: [
      {
        ask: 'Your pay changes every month. What’s a safe base for your essentials?',
        right: { says: 'Your lowest normal month', why: 'If it fits there, it fits in every other month too.' },
        wrong: [
          { says: 'Your best month', why: 'Most months would fall short.' },
          { says: 'Your average month', why: 'About half of all months come in below it.' },
        ],
      },
      {
        ask: `Your plan is ${n.mean} a month. This month brings ${n.fourth}. Where does the rest go?`,
        right: { says: 'To the buffer and taxes', why: `That ${n.over} is what pays you in the next slow month.` },
        wrong: [
          { says: 'To a new phone', why: 'Maybe later. First the slow months need to be covered.' },
          { says: 'Into a bigger monthly budget', why: 'One good month doesn’t raise the floor.' },
        ],
      },
      {
        ask: `Your business made a profit of ${n.profit}. About how much is the self-employment tax?`,
        right: {
          says: n.tax,
          figure: 'tax',
          why: `The rate of ${n.taxRate} applies to ${n.taxedShare} of the profit.`,
        },
        wrong: [
          {
            says: n.employeeHalf,
            figure: 'employeeHalf',
            why: 'That’s what an employee would pay. On your own, you pay both halves.',
          },
          {
            says: n.wholeProfit,
            figure: 'wholeProfit',
            why: 'That taxes the whole profit. A small part is left out first.',
          },
        ],
      },
      {
        ask: 'You skip a quarterly tax payment. What happens?',
        right: {
          says: 'A charge that works like interest',
          why: 'It grows until you pay, so paying late beats waiting for the return.',
        },
        wrong: [
          { says: 'You’re in criminal trouble', why: 'Being late with a payment is a money matter. It adds a charge.' },
          {
            says: 'Nothing, if you pay by April',
            why: 'The tax may be paid by then, but the charge for paying late stays.',
          },
        ],
      },
    ],
    summary: [
      'Live on your floor and let good months pay for slow ones.',
      'Put tax money in its own account the day you’re paid.',
    ],
    doNow: { say: 'List your last six months of pay and circle the lowest normal one.', path: '/irregular-income' },
  }),
  widget: {
    calculator: 'emergency-fund',
    inputs,
    ask: ['housing', 'pay', 'savings'],
    expects: [
      ['leanTarget', 'lean'],
      ['extraTarget', 'extra'],
    ],
  },
  doors: ['/irregular-income', '/budget-buddy'],
  next: { lesson: 'side-income', calculator: 'emergency-fund' },
})
