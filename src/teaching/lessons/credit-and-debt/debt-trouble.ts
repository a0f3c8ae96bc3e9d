import { helpLines } from '#content/help-lines.ts'
import { collectorCalls, collectorRules, noSuitWhenTooLate } from '#facts/credit/collection.ts'
import { reportYears } from '#facts/credit/scores.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = {
  cards: [{ name: 'Cards', balance: 9000, apr: 24 }],
  plan: 'total',
  monthlyTotal: 300,
  rateShift: 0,
} as const
const now = await answerOf('credit-card-payoff', inputs)
const counseled = await answerOf('credit-card-payoff', { ...inputs, rateShift: -10 })
const { fromHour, toHour, noticeDays, disputeDays } = collectorRules.value
const { calls, days } = collectorCalls.value

export const debtTrouble = defineLesson({
  about: {
    slug: 'debt-trouble',
    unit: 'credit-and-debt',
    title: 'A collector is calling. What are my rights?',
    minutes: 6,
    level: 'next',
    about: [
      'debt collector',
      'collection letter',
      'sued for debt',
      'credit counseling',
      'bankruptcy',
      'debt settlement',
    ],
    after: ['debt-payoff', 'bills-first'],
    standards: ['credit', 'risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    owed: given(9000, 'money'),
    apr: given(24, 'percent'),
    lower: given(14, 'percent'),
    drop: given(-10, 'count', '10 points'),
    monthly: given(300, 'money'),
    months: worked(now('monthsToPayoff'), 'months', '$300 a month at 24%'),
    interest: worked(now('totalInterest'), 'money', '$300 a month at 24%'),
    lowerMonths: worked(counseled('monthsToPayoff'), 'months', '$300 a month at 14%'),
    lowerInterest: worked(counseled('totalInterest'), 'money', '$300 a month at 14%'),
    saved: worked(now('totalInterest') - counseled('totalInterest'), 'money', 'The first less the second'),
    from: published(collectorRules, fromHour, 'count', '8 a.m.'),
    to: published(collectorRules, toHour, 'count', '9 p.m.'),
    calls: published(collectorCalls, calls, 'count', 'seven'),
    days: published(collectorCalls, days, 'count', 'seven'),
    notice: published(collectorRules, noticeDays, 'count', 'five'),
    dispute: published(collectorRules, disputeDays, 'count'),
    chapter7: published(reportYears, reportYears.value.chapter7Bankruptcy, 'years'),
    chapter13: published(reportYears, reportYears.value.chapter13Bankruptcy, 'years'),
    mark: published(reportYears, reportYears.value.collection, 'years'),
    window: published(collectorRules, disputeDays, 'count', '30 days'),
    noticeOnly: mistaken(5, 'count', 'The time the collector has', '5 days'),
    years: mistaken(7, 'count', 'How long the mark stays', '7 years'),
    helpline: given(8_003_882_227, 'count', helpLines.debt.number),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: 'Someone calls about a debt you don’t recognize and wants a small payment today. What’s a good first answer?',
      options: ['“I’ll pay a little to show good faith.”', '“Send me the details in writing.”', '“Never call again.”'],
      truth: 1,
      reveal:
        'Ask for it in writing. The debt may be wrong, too old or a scam, and a small payment can make things worse.',
    },
    idea: [
      'The law gives you rights with collectors, and they work best in writing.',
      'You can ask for proof, dispute a debt, and set limits on calls.',
      'But never ignore a court paper, because silence can lose the case.',
    ],
    example: [
      `You owe ${n.owed} on cards at ${n.apr} and can pay ${n.monthly} a month. That takes ${n.months} and ${n.interest} in interest.`,
      `A nonprofit credit counselor asks the card companies for a lower rate. Say they agree to ${n.lower}.`,
      `The same ${n.monthly} now clears it in ${n.lowerMonths}, with ${n.lowerInterest} of interest. You save ${n.saved}, and you paid back what you borrowed.`,
    ],
    tryIt: `Set the APR change to minus ${n.drop}, as a counselor might arrange. Then change what you pay each month.`,
    facts: [
      {
        say: `Collectors may call only from ${n.from} to ${n.to}, and may not threaten or lie. More than ${n.calls} calls in ${n.days} days about one debt is presumed to be too many.`,
      },
      {
        say: `Within ${n.notice} days of first reaching you, a collector must send the details of the debt. You have ${n.dispute} days after that to dispute it in writing.`,
      },
      {
        say: 'Once the time to sue is over, a collector may not sue you or threaten to. In many states, a small payment can start that clock again.',
        source: noSuitWhenTooLate.source,
      },
      {
        say: `A Chapter 7 bankruptcy can stay on your report for ${n.chapter7}, and Chapter 13 usually for ${n.chapter13}.`,
      },
    ],
    myth: {
      said: '“Old debts just disappear.”',
      answer: `The mark on your report goes away after about ${n.mark}. The debt itself can last longer, and each state sets its own time limit for lawsuits.`,
    },
    quiz: [
      {
        ask: 'How long do you have to dispute a debt in writing, once you get the details?',
        right: {
          says: n.window,
          figure: 'window',
          why: 'If you write in time, collection has to stop until they answer.',
        },
        wrong: [
          {
            says: n.noticeOnly,
            figure: 'noticeOnly',
            why: 'That’s how long the collector has to send you the details.',
          },
          { says: n.years, figure: 'years', why: 'That’s about how long the mark stays on your report.' },
        ],
      },
      {
        ask: 'A court summons about a debt arrives. What do you do?',
        right: {
          says: 'Answer by the date on it',
          why: 'If you don’t, the court can decide against you without hearing you.',
        },
        wrong: [
          { says: 'Ignore it, it’s only a threat', why: 'A summons is real. Silence often means you lose.' },
          { says: 'Call the collector and hope', why: 'A phone call doesn’t count as an answer to the court.' },
        ],
      },
      {
        ask: 'What may a collector do?',
        right: {
          says: 'Sue you',
          why: 'If the debt is yours and not too old, that’s allowed. So answer court papers.',
        },
        wrong: [
          {
            says: 'Threaten you with jail',
            why: 'You can’t be jailed for an ordinary debt, and that threat is against the law.',
          },
          { says: 'Tell your boss about the debt', why: 'They may not discuss it with your employer.' },
        ],
      },
      {
        ask: 'How does a credit counselor differ from a debt settlement company?',
        right: {
          says: 'A counselor lowers rates, and you repay what you owe',
          why: 'Nonprofit counselors charge little or nothing.',
        },
        wrong: [
          {
            says: 'They do the same thing',
            why: 'Settlement often means you stop paying first, and that brings late marks and lawsuits.',
          },
          { says: 'Settlement is free', why: 'It usually costs a share of the debt, and forgiven debt can be taxed.' },
        ],
      },
    ],
    summary: ['Get it in writing, dispute in writing, keep copies.', 'Answer every court paper by its date.'],
    doNow: {
      say: `Talk to a nonprofit credit counselor, at ${n.helpline}.`,
      path: '/debt-payoff',
    },
  }),
  widget: {
    calculator: 'credit-card-payoff',
    inputs,
    ask: ['rateShift', 'monthlyTotal'],
    expects: [
      ['totalInterest', 'interest'],
      ['monthsToPayoff', 'months'],
    ],
  },
  doors: ['/debt-payoff', '/credit-debt-overview'],
  next: { lesson: 'consumer-rights', calculator: 'debt-consolidation' },
})
