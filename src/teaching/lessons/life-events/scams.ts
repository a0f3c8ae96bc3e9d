import { fraudReports } from '#facts/household/fraud.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const start = 1000
const weekly = 1.02
const end = Math.round(start * weekly ** 52 * 100) / 100
const inputs = { find: 'rate', start, end, timeBy: 'years', years: 1 }
const promised = await answerOf('cagr', inputs)
const reports = fraudReports.value
const billions = (dollars: number) => `$${dollars / 1e9} billion`

export const scams = defineLesson({
  about: {
    slug: 'scams',
    unit: 'life-events',
    title: 'How can I tell if it’s a scam?',
    minutes: 5,
    level: 'start',
    about: ['fraud', 'investment scam', 'gift cards', 'imposter', 'recovery scam'],
    after: ['paying-people'],
    standards: ['risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-04-30',
  },
  figures: {
    year: published(fraudReports, 2024, 'count', '2024'),
    lost: published(fraudReports, reports.lost, 'money', billions(reports.lost)),
    growth: published(fraudReports, reports.growth * 100, 'percent'),
    lostMoney: published(fraudReports, reports.lostMoney * 100, 'percent'),
    twenties: published(fraudReports, reports.lostMoneyAge20s * 100, 'percent'),
    seventies: published(fraudReports, reports.lostMoneyAge70s * 100, 'percent'),
    invested: published(fraudReports, reports.investmentLost, 'money', billions(reports.investmentLost)),
    median: published(fraudReports, reports.investmentMedianOver, 'money'),
    transfer: published(fraudReports, reports.bankTransferLost, 'money', billions(reports.bankTransferLost)),
    crypto: published(fraudReports, reports.cryptoLost, 'money', billions(reports.cryptoLost)),
    start: given(start, 'money'),
    weekly: given(2, 'percent'),
    weeks: given(52, 'count'),
    end: worked(end, 'money', '$1,000 × 1.02⁵²'),
    rate: worked(promised('cagr'), 'share', '$2,800.33 ÷ $1,000 − 1'),
    ten: given(10, 'years'),
    tenYears: worked(start * weekly ** 520, 'money', '$1,000 × 1.02⁵²⁰', 'about $30 million'),
    simple: mistaken(104, 'share', 'Two percent times 52, without growth on growth'),
    once: mistaken(24, 'share', 'Two percent times twelve months'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: 'Of the people who report a fraud, who has lost money more often?',
      options: ['People in their seventies', 'People in their twenties', 'Both about the same'],
      truth: 1,
      reveal: `People in their twenties: ${n.twenties} of them lost money, against ${n.seventies} of people in their seventies. But older people lost more each time.`,
    },
    idea: [
      'Nearly every scam has three parts: hurry, secrecy and an odd way to pay.',
      'When you notice two of them, stop.',
      'Then call back on a number you looked up yourself.',
    ],
    example: [
      `Someone online offers you a “guaranteed” ${n.weekly} a week. It sounds small. Put in ${n.start}.`,
      `After ${n.weeks} weeks at ${n.weekly}, you’d have ${n.end}. That’s growth of ${n.rate} in a year.`,
      `After ${n.ten}, you’d have ${n.tenYears}. Nobody with a money machine like that needs your ${n.start}.`,
      'At first the screen shows gains, and a small withdrawal even works. Then comes a “tax” or a “fee” to get the rest, and the money is gone.',
    ],
    tryIt:
      'Type in what someone promises you: what you put in, what it becomes and in how many years. See the yearly growth it would take.',
    facts: [
      {
        say: `People reported ${n.lost} lost to fraud in ${n.year}, up ${n.growth} in one year. Of those who reported a fraud, ${n.lostMoney} lost money.`,
      },
      {
        say: `Investment scams took the most, ${n.invested}. Half of the people who lost money to one lost more than ${n.median}.`,
      },
      {
        say: `By payment, bank transfers took about ${n.transfer} and crypto ${n.crypto}. Both are hard to get back, which is why scammers ask for them.`,
      },
    ],
    myth: {
      said: '“Only old people fall for it.”',
      answer:
        'Young people report losses more often. Scams work on busy, worried and hopeful people, and everyone is one of those sometimes.',
    },
    quiz: [
      {
        ask: '“Social Security” calls and says you’ll be arrested today. What do you do?',
        right: {
          says: 'Hang up and call the number on ssa.gov',
          why: 'The real agency doesn’t threaten arrest. Your own call reaches the real one.',
        },
        wrong: [
          { says: 'Confirm your number so they can check', why: 'That’s what they’re after.' },
          {
            says: 'Call back the number on your screen',
            why: 'Caller ID can be faked, so that call may go right back to them.',
          },
        ],
      },
      {
        ask: `About how much is a promised ${n.weekly} a week in a year?`,
        right: {
          says: n.rate,
          figure: 'rate',
          why: 'Each week grows on the week before. No honest investment promises that.',
        },
        wrong: [
          {
            says: n.simple,
            figure: 'simple',
            why: 'That leaves out the growth on growth. Even so, it’s far too good.',
          },
          { says: n.once, figure: 'once', why: 'That would be the rate once a month, not once a week.' },
        ],
      },
      {
        ask: 'You lost money. A company offers to get it back for a fee up front. What is it?',
        right: {
          says: 'Most likely a second scam',
          why: 'Scammers come back to people who have paid once. Reporting to the FTC and your bank is free.',
        },
        wrong: [
          { says: 'Worth a small try', why: 'That fee is what the second scam is about.' },
          {
            says: 'A lawyer’s usual price',
            why: 'Someone who contacts you out of nowhere and wants money first is a warning sign.',
          },
        ],
      },
      {
        ask: 'You paid with a gift card. What helps most right now?',
        right: {
          says: 'Calling the card company with the card in hand',
          why: 'Sometimes they can still stop it. Then report it at ReportFraud.ftc.gov.',
        },
        wrong: [
          { says: 'Waiting to see what happens', why: 'Every hour gives them time to spend it.' },
          { says: 'Asking the caller for a refund', why: 'They’ll ask for one more card first.' },
        ],
      },
    ],
    summary: [
      'Hurry, secrecy, odd payment: stop and call back on a number you looked up.',
      `No agency wants to be paid in gift cards, and no real investment can promise ${n.weekly} a week.`,
    ],
    doNow: { say: 'Agree on a family password that anyone who calls for urgent money has to know.' },
  }),
  widget: {
    calculator: 'cagr',
    inputs,
    ask: ['start', 'end', 'years'],
    expects: [
      ['cagr', 'rate'],
      ['endValue', 'end'],
    ],
  },
  doors: ['/usa-wealth-building-games/hook-or-real'],
  next: { lesson: 'identity-theft', calculator: 'cagr' },
})
