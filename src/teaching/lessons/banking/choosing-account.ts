import { bankAccess } from '#facts/cash/accounts.ts'
import { ncuaPerMember } from '#facts/credit/protection.ts'
import { highYieldSavings, savingsNational } from '#facts/lending/rates.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = {
  ask: 'balance',
  by: 12,
  saved: 10_000,
  deposit: 0,
  rate: 4,
  rateKind: 'apy',
  compareRate: 0.4,
  taxKind: 'none',
  inflation: 0,
} as const
const high = await answerOf('savings', inputs)
const low = await answerOf('savings', { ...inputs, rate: 0.4 })

export const choosingAccount = defineLesson({
  about: {
    slug: 'choosing-account',
    unit: 'banking',
    title: 'Which bank account costs me the least?',
    minutes: 5,
    level: 'start',
    about: [
      'checking account',
      'monthly fee',
      'minimum balance',
      'credit union',
      'no bank account',
      'high-yield savings',
    ],
    after: ['take-home-pay'],
    standards: ['spending'],
    reviewed: '2026-11-23',
    reviewBy: '2027-02-28',
  },
  figures: {
    fee: given(12, 'money'),
    minimum: given(1500, 'money'),
    dip: given(900, 'money'),
    yearly: worked(12 * 12, 'money', '$12 × 12 months'),
    oneFee: mistaken(12, 'money', 'One month of the fee'),
    waived: mistaken(0, 'money', 'The waiver counted, the low balance forgotten'),
    slip: given(35, 'money'),
    slips: given(3, 'count', 'three'),
    withSlips: worked(12 * 12 + 3 * 35, 'money', '$144 + 3 × $35'),
    savings: given(10_000, 'money'),
    lowRate: given(0.4, 'percent'),
    highRate: given(4, 'percent'),
    earnsLow: worked(low('interest'), 'money', '$10,000 × 0.4%'),
    earnsHigh: worked(high('interest'), 'money', '$10,000 × 4%'),
    difference: worked(high('otherBankLess'), 'money', '$400 − $40'),
    national: published(savingsNational, savingsNational.value * 100, 'percent'),
    asOf: published(savingsNational, 202_609, 'month'),
    online: published(highYieldSavings, highYieldSavings.value * 100, 'percent'),
    surveyed: published(bankAccess, 2023, 'count', '2023'),
    without: published(bankAccess, bankAccess.value.noAccount * 100, 'percent'),
    households: published(bankAccess, bankAccess.value.households, 'count', '5.6 million'),
    under: published(bankAccess, bankAccess.value.underbanked * 100, 'percent'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You keep ${n.savings} in savings for a year. One bank pays ${n.lowRate}, another ${n.highRate}. How much more does the second one pay you?`,
      from: 0,
      to: 1500,
      step: 10,
      truth: 'difference',
      reveal: `${n.difference}. The first pays ${n.earnsLow} and the second ${n.earnsHigh}, for the same money and the same insurance.`,
    },
    idea: [
      'Accounts differ in two ways: what they charge and what they pay.',
      'Fees have rules, such as a minimum balance.',
      'The cheapest account is the one whose rules fit how you really use it.',
    ],
    example: [
      `A checking account costs ${n.fee} a month. The fee is waived while you keep ${n.minimum} in it. Your balance dips to ${n.dip} before each payday.`,
      `So the waiver never comes, and you pay ${n.yearly} a year.`,
      `Add ${n.slips} overdrafts at ${n.slip}, and the “free” account costs ${n.withSlips}. An account with no minimum and no overdraft fees would cost nothing.`,
    ],
    tryIt: 'Type the rate your own bank pays. Then try a rate from an online bank, and compare.',
    facts: [
      {
        say: `In ${n.surveyed}, ${n.without} of US households had no bank account, about ${n.households}. The reason most often given was that they couldn’t keep the minimum balance.`,
      },
      {
        say: `Another ${n.under} had an account and still used check cashers, money orders, payday loans or the like.`,
      },
      {
        say: `In ${n.asOf}, the average savings account paid ${n.national}. Many online savings accounts paid about ${n.online}.`,
      },
      {
        say: 'Credit unions are owned by their members. Federal insurance protects deposits there up to the same limit as at banks.',
        source: ncuaPerMember.source,
      },
    ],
    myth: {
      said: '“All banks are about the same.”',
      answer: `Most are insured alike, but they aren’t priced alike. In this lesson, one account costs ${n.withSlips} a year, and two savings accounts differ by ${n.difference}.`,
    },
    quiz: [
      {
        ask: `A fee of ${n.fee} a month is waived at ${n.minimum}. Your balance dips to ${n.dip} every month. What does a year cost you?`,
        right: {
          says: n.yearly,
          figure: 'yearly',
          why: 'One dip in a month can be enough to lose that month’s waiver.',
        },
        wrong: [
          { says: n.oneFee, figure: 'oneFee', why: 'That’s a single month.' },
          {
            says: n.waived,
            figure: 'waived',
            why: 'The waiver counts only in months when you stay above the minimum.',
          },
        ],
      },
      {
        ask: 'What’s true of a federally insured credit union?',
        right: {
          says: 'Its members own it, and deposits are insured',
          why: 'The insurance limit is the same as at a bank.',
        },
        wrong: [
          { says: 'Its deposits aren’t insured', why: 'They are, by an agency of their own, the NCUA.' },
          {
            says: 'It’s only for people with good credit',
            why: 'Membership depends on where you live, work or belong.',
          },
        ],
      },
      {
        ask: 'An old overdraft keeps you from opening an account. What could you do?',
        right: {
          says: 'Ask for a second-chance account',
          why: 'Many banks and credit unions have one, often with no overdraft fees at all.',
        },
        wrong: [
          { says: 'Use a check casher from now on', why: 'That can cost a part of every paycheck.' },
          { says: 'Wait until the record disappears', why: 'That can take long. There are accounts for you today.' },
        ],
      },
      {
        ask: 'What’s the best test of an account’s cost?',
        right: {
          says: 'Its yearly fees plus your usual slips',
          why: 'It’s what this account would have cost you, used your way.',
        },
        wrong: [
          { says: 'The bonus for opening it', why: 'You get that once. The fees come back every month.' },
          { says: 'What the ad promises', why: 'Ads name the price for customers who meet every rule.' },
        ],
      },
    ],
    summary: [
      'Match the fee rules to how you really use the account.',
      'Keep savings where they’re insured and paid a fair rate.',
    ],
    doNow: { say: 'Open your last three statements and add up the fees.', path: '/spending-patterns' },
  }),
  widget: {
    calculator: 'savings',
    inputs,
    ask: ['saved', 'rate', 'compareRate'],
    shows: 'otherBankLess',
    expects: [
      ['interest', 'earnsHigh'],
      ['otherBankLess', 'difference'],
    ],
  },
  doors: ['/spending-patterns'],
  next: { lesson: 'deposit-insurance', calculator: 'savings' },
})
