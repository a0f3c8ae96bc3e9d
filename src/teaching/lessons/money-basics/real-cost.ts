import { answerOf } from '../kit/answered.ts'
import { given, mistaken, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

/** An hour a day to work and back, no cost for it, federal tax only. */
const inputs = {
  pay: 52_000,
  unit: 'year',
  hours: 40,
  days: 5,
  status: 'single',
  state: 'US',
  commuteMinutes: 60,
  commuteDays: 5,
} as const
const job = await answerOf('salary-hourly-converter', inputs)
const real = job('realHourly')

/** $5 on each of about 250 working days, moved to an account each month instead. */
const coffee = (5 * 250) / 12
const grown = await answerOf('compound-interest', {
  start: 0,
  deposit: coffee,
  years: 360,
  rate: 7,
  rateKind: 'nominal',
  compounding: 'monthly',
  timing: 'end',
  inflation: 0,
  fee: 0,
  tax: 'none',
  variance: 0,
})

export const realCost = defineLesson({
  about: {
    slug: 'real-cost',
    unit: 'money-basics',
    title: 'How many hours of work does it cost?',
    minutes: 4,
    level: 'start',
    about: ['opportunity cost', 'hourly pay', 'subscriptions', 'sunk cost', 'sales'],
    after: ['what-is-money-for'],
    standards: ['spending'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    salary: given(52_000, 'money'),
    hourly: worked(job('hourly'), 'money', '$52,000 ÷ 2,080 hours'),
    takeHome: worked(job('takeHomeYearly'), 'money', '$52,000 less federal income tax, Social Security and Medicare'),
    hoursGiven: worked(job('hoursGiven'), 'count', '(40 hours of work + 5 of commuting) × 52 weeks', '2,340 hours'),
    realHourly: worked(real, 'cents', '$43,962 ÷ 2,340 hours'),
    phone: given(600, 'money'),
    phoneHours: worked(600 / real, 'count', '$600 ÷ $18.79', '32 hours'),
    subscription: given(15, 'money'),
    yearOfFive: worked(5 * 15 * 12, 'money', '5 × $15 × 12 months'),
    daily: given(5, 'money'),
    monthOfDaily: worked(coffee, 'money', '$5 × 250 working days ÷ 12'),
    rate: given(7, 'percent'),
    decades: given(30, 'years'),
    afterDecades: worked(grown('finalBalance'), 'money', '$104.17 a month at 7% a year, compounded monthly'),
    afterTax: given(20, 'money'),
    shoes: given(120, 'money'),
    shoeHours: worked(120 / 20, 'count', '$120 ÷ $20', '6 hours'),
    beforeTax: mistaken(5, 'count', 'Pay before taxes', '5 hours'),
    halfPay: mistaken(12, 'count', 'Half of the hourly pay', '12 hours'),
    trip: given(400, 'money'),
    off: given(30, 'percent'),
    coat: given(100, 'money'),
    coatPaid: worked(100 * 0.7, 'money', '$100 less 30%'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You earn ${n.salary} a year, which is ${n.hourly} an hour. What’s left for each hour you give, after federal taxes and an hour of commuting a day?`,
      from: 15,
      to: 35,
      step: 1,
      truth: 'realHourly',
      reveal: `About ${n.realHourly}. Taxes take a part, and the commute makes your workday longer.`,
    },
    idea: [
      'The price is what the tag says.',
      'The cost is the hours you work for it, and the next-best thing you give up.',
      'Both are easier to feel than dollars.',
    ],
    example: [
      `Your salary is ${n.salary}. After federal income tax, Social Security and Medicare, you keep ${n.takeHome}.`,
      `You work forty hours a week and travel five more. That’s ${n.hoursGiven} a year.`,
      `So each hour you give brings home ${n.realHourly}, not ${n.hourly}.`,
      `A ${n.phone} phone then costs about ${n.phoneHours}: four days of work and travel. It may be worth it. Now you know the price in time.`,
    ],
    tryIt: 'Make the commute longer, or raise the hours for the same pay. Watch your real hourly pay.',
    facts: [
      {
        say: `Small things add up when they repeat. Five subscriptions at ${n.subscription} a month are ${n.yearOfFive} a year.`,
      },
      {
        say: `${n.daily} each workday is about ${n.monthOfDaily} a month. Saved at ${n.rate} for ${n.decades}, it would grow to ${n.afterDecades}, before inflation.`,
      },
      {
        say: `That doesn’t make the coffee wrong. Joy counts too. It’s only fair to know that a daily habit and ${n.yearOfFive} a year are the same kind of choice.`,
      },
    ],
    myth: {
      said: '“I saved money. It was on sale.”',
      answer: `You saved only if you would have bought it anyway. A ${n.coat} coat at ${n.off} off still takes ${n.coatPaid} out of your account.`,
    },
    quiz: [
      {
        ask: `You keep ${n.afterTax} an hour after taxes. Shoes cost ${n.shoes}. How long do you work for them?`,
        right: { says: n.shoeHours, figure: 'shoeHours', why: 'Divide the price by what you keep of each hour.' },
        wrong: [
          {
            says: n.beforeTax,
            figure: 'beforeTax',
            why: 'That uses your pay before taxes. You can’t spend that part.',
          },
          { says: n.halfPay, figure: 'halfPay', why: 'That would be right if you kept half as much per hour.' },
        ],
      },
      {
        ask: `You spend ${n.trip} on a weekend trip. What’s its opportunity cost?`,
        right: {
          says: 'The best other use of that money',
          why: 'Choosing one thing means giving up the next-best one.',
        },
        wrong: [
          {
            says: 'The price plus sales tax',
            why: 'That’s the full price. Opportunity cost is about what you give up.',
          },
          { says: 'Nothing, if you enjoyed it', why: 'It can be well worth it. The money still can’t be spent twice.' },
        ],
      },
      {
        ask: `A coat you don’t need is ${n.off} off. How much do you save by buying it?`,
        right: { says: 'Nothing', why: 'You’d have spent nothing without the sale.' },
        wrong: [
          { says: 'The discount', why: 'That’s money the store takes off the tag. It never was in your account.' },
          { says: 'The sale price', why: 'That’s what you’d pay, so it’s the part you lose.' },
        ],
      },
      {
        ask: 'You paid for a concert and can’t get a refund. Tonight you feel sick. What about the ticket price?',
        right: {
          says: 'Leave it out of the choice',
          why: 'It’s gone whether you go or stay. Ask only which evening would be better.',
        },
        wrong: [
          { says: 'It’s a reason to go', why: 'Going won’t bring the money back. It’s what’s called a sunk cost.' },
          { says: 'It counts if it was expensive', why: 'The size doesn’t matter. It’s spent either way.' },
        ],
      },
    ],
    summary: [
      'Divide the price by what an hour really brings home.',
      'Then ask what else that time or money could do.',
    ],
    doNow: {
      say: 'Find your real hourly pay, then price one thing you want in hours.',
      path: '/salary-hourly-converter',
    },
  }),
  widget: {
    calculator: 'salary-hourly-converter',
    inputs,
    ask: ['pay', 'hours', 'commuteMinutes'],
    expects: [
      ['realHourly', 'realHourly'],
      ['takeHomeYearly', 'takeHome'],
    ],
  },
  doors: ['/budget-buddy', '/spending-patterns'],
  next: { lesson: 'money-biases', calculator: 'salary-hourly-converter' },
})
