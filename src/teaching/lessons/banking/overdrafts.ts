import { overdraftConsent, overdraftRuleEnded } from '#facts/cash/payments.ts'
import { answerOf } from '../kit/answered.ts'
import { given, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

/** A fee of $35 for $20 paid back three days later, as a yearly rate: simple interest. */
const inputs = {
  find: 'rate',
  principal: 20,
  known: 'interest',
  interest: 35,
  span: 'days',
  days: 3,
  dayCount: 'actual/365',
  ratePer: 'year',
} as const
const asRate = await answerOf('simple-interest', inputs)

export const overdrafts = defineLesson({
  about: {
    slug: 'overdrafts',
    unit: 'banking',
    title: 'How can a $5 sandwich cost $40?',
    minutes: 4,
    level: 'next',
    about: ['overdraft fee', 'opt out', 'debit card', 'low balance alert', 'bounced payment'],
    after: ['choosing-account'],
    standards: ['spending', 'credit'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    sandwich: given(5, 'money'),
    fee: given(35, 'money'),
    cost: worked(35 + 5, 'money', '$5 + $35'),
    short: given(20, 'money'),
    days: given(3, 'count', 'three'),
    rate: worked(asRate('annualRate'), 'percent', '$35 ÷ $20 × 365 ÷ 3', 'about 21,292%'),
    yearOfFees: worked(35 * 6, 'money', '$35 × 6'),
    ended: published(overdraftRuleEnded, 202_505, 'month'),
    tuesday: given(60, 'money'),
    bill: given(80, 'money'),
    gap: worked(80 - 60, 'money', '$80 − $60'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You’re ${n.short} short, the bank covers it for a ${n.fee} fee, and you pay it back in ${n.days} days. As a yearly rate, how many percent is that?`,
      from: 0,
      to: 30_000,
      step: 100,
      truth: 'rate',
      reveal: `It’s ${n.rate} a year. A fee looks small until you set it beside what was lent and for how long.`,
    },
    idea: [
      'When a card payment is more than you have, the bank can say no, or pay it and charge a fee.',
      'For debit cards and ATMs, it needs your OK before it may charge you.',
      'You can take that OK back at any time, for free.',
    ],
    example: [
      `You buy a ${n.sandwich} sandwich with nothing left in checking. The bank pays it and takes ${n.fee}. Lunch was ${n.cost}.`,
      'With the fee turned off, the card would have been declined. That costs nothing.',
      `Six of these in a year are ${n.yearOfFees}. An alert when your balance is low, or a linked savings account, prevents most of them.`,
    ],
    tryIt: 'Type a fee, the amount it covered, and the days until you paid it back.',
    facts: [
      {
        say: 'Without your opt-in, a bank may not charge an overdraft fee on ATM withdrawals and one-time debit card purchases.',
        source: overdraftConsent.source,
      },
      {
        say: 'Checks and automatic bills are different. They can still overdraw the account and bring a fee, opt-in or not.',
        source: overdraftConsent.source,
      },
      {
        say: `A federal rule would have capped the fees of the largest banks. Congress canceled it before it began, in ${n.ended}.`,
      },
      {
        say: `A fee of ${n.fee} on ${n.short} for ${n.days} days works out to ${n.rate} a year.`,
      },
    ],
    myth: {
      said: '“Being declined at the register is worse than a fee.”',
      answer: `It’s awkward for a minute. The fee is ${n.fee}, and it comes again with the next purchase.`,
    },
    quiz: [
      {
        ask: 'You never opted in, and a debit card purchase is more than you have. What happens?',
        right: { says: 'It’s declined, with no fee', why: 'The bank needs your opt-in before it can charge for this.' },
        wrong: [
          { says: 'It’s paid, and you owe a fee', why: 'That’s what opting in would mean.' },
          { says: 'Your account is closed', why: 'A declined purchase has no such effect.' },
        ],
      },
      {
        ask: 'You opted out. Can a check or an automatic bill still bring an overdraft fee?',
        right: { says: 'Yes', why: 'The opt-in rule covers only ATMs and one-time debit purchases.' },
        wrong: [
          { says: 'No, never', why: 'It feels that way, but bills and checks follow other rules.' },
          { says: 'Only at credit unions', why: 'It’s the same rule for banks and credit unions.' },
        ],
      },
      {
        ask: `It’s Tuesday, and you have ${n.tuesday}. A bill of ${n.bill} is due Wednesday, and payday is Friday. What’s the best move?`,
        right: {
          says: 'Ask to move the date or pay part now',
          why: `You’re ${n.gap} short for two days, and one call may fix it.`,
        },
        wrong: [
          { says: 'Hope it’s taken out on Friday', why: 'If it isn’t, a fee comes on top.' },
          { says: 'Take a payday loan', why: 'It costs a fee too, and it’s due out of the same paycheck.' },
        ],
      },
      {
        ask: 'What’s the cheapest backup for a low balance?',
        right: { says: 'A transfer from linked savings', why: 'It’s your own money, and many banks move it for free.' },
        wrong: [
          { says: 'An overdraft each time', why: 'A fee on a small amount is a very high rate.' },
          { says: 'A cash advance on a card', why: 'It has a fee, and interest starts the same day.' },
        ],
      },
    ],
    summary: [
      'You decide if your debit card can overdraw. No is free.',
      'Set a low-balance alert, and link savings as a backup.',
    ],
    doNow: { say: 'Check your overdraft setting in your bank’s app, and set a low-balance alert.' },
  }),
  widget: {
    calculator: 'simple-interest',
    inputs,
    ask: ['principal', 'interest', 'days'],
    expects: [['annualRate', 'rate']],
  },
  doors: ['/spending-patterns', '/budget-buddy'],
  next: { lesson: 'paying-people', calculator: 'budget-planner' },
})
