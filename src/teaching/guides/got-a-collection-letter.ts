import {
  collectorCalls,
  collectorRules,
  garnishmentLimit,
  noFeeBeforeRelief,
  noSuitWhenTooLate,
} from '#facts/credit/collection.ts'
import { reportYears } from '#facts/credit/scores.ts'
import { published } from '../lessons/kit/figure.ts'
import { defineGuide } from './kit/guide.ts'
import { usual } from './kit/numbers.ts'
import { runway } from './kit/usual-works.ts'

export const guide = defineGuide({
  about: {
    slug: 'got-a-collection-letter',
    title: 'I got a collection letter. What now?',
    line: 'Whether the debt is yours, whether it’s too old, and what you could do before you pay anything.',
    asked: [
      'collection letter',
      'debt collector is calling',
      'debt in collections',
      'sued for a debt',
      'wages garnished',
    ],
    help: [
      { line: 'debt', says: 'A nonprofit counselor goes over all your debts with you. The first talk is free.' },
      { line: 'complaint', says: 'If a collector breaks the rules, you can complain here.' },
      { line: 'local', says: 'For help with rent, food and power near you.' },
    ],
    glossary: ['debt-collector', 'collection', 'charge-off', 'garnishment', 'credit-counselor'],
    reviewed: '2026-11-23',
  },
  figures: {
    notice: published(collectorRules, collectorRules.value.noticeDays, 'count'),
    dispute: published(collectorRules, collectorRules.value.disputeDays, 'count'),
    calls: published(collectorCalls, collectorCalls.value.calls, 'count'),
    days: published(collectorCalls, collectorCalls.value.days, 'count'),
    years: published(reportYears, reportYears.value.collection, 'years'),
    share: published(garnishmentLimit, garnishmentLimit.value.share, 'share', `${garnishmentLimit.value.share * 100}%`),
  },
  sources: [noSuitWhenTooLate.source, noFeeBeforeRelief.source],
  words: (said) => ({
    start: 'court',
    numbers: {
      debt: { kind: 'money', label: 'What they say you owe', start: 1800, min: 1, max: 10_000_000 },
      offer: { kind: 'money', label: 'What you’d offer', start: 900, min: 1, max: 10_000_000 },
      aside: { kind: 'money', label: 'What you can set aside', suffix: '/mo', start: 150, min: 0, max: 1_000_000 },
      savings: { ...usual.savings, label: 'Cash you could use', start: 200 },
      week: {
        kind: 'money',
        label: 'Pay after taxes',
        hint: 'After required deductions',
        suffix: '/wk',
        start: 700,
        min: 0,
        max: 1_000_000,
      },
      essentials: usual.essentials,
    },
    steps: {
      court: {
        ask: 'Have you been sued, or is money being taken from your pay?',
        answers: [
          { says: 'I have court papers', to: 'sued' },
          { says: 'Money is being taken', to: 'garnished' },
          { says: 'Neither', to: 'yours' },
        ],
      },
      yours: {
        ask: 'Is the debt yours, and is the amount right?',
        hint: `A collector must tell you who you owe and how much, at once or within ${said.notice} days of first writing or calling.`,
        answers: [
          { says: 'Yes', to: 'old' },
          { says: 'It’s mine, the amount is wrong', to: 'dispute' },
          { says: 'No, or I’m not sure', to: 'dispute' },
        ],
      },
      old: {
        ask: 'When did you last pay on it?',
        hint: 'Each state has a time limit for suing. Your state’s attorney general or a legal aid office can tell you yours.',
        answers: [
          { says: 'Many years ago', to: 'too-old' },
          { says: 'In the last few years', to: 'pay' },
        ],
      },
      pay: {
        ask: 'Could you pay something without skipping rent, food, power or medicine?',
        answers: [
          { says: 'A part of it at once', to: 'settle' },
          { says: 'A little each month', to: 'plan' },
          { says: 'Nothing now', to: 'cannot' },
        ],
      },
    },
    ends: {
      sued: {
        title: 'Answer the court by the date on the papers',
        lead: 'If nobody answers, the collector usually wins, even on a debt that’s wrong or too old.',
        steps: [
          'Find the date by which you must answer. Write it down.',
          'Call legal aid today. It’s free if your income is low.',
          'File an answer. Say what’s wrong: not mine, wrong amount, too old, already paid.',
          'Go to the hearing. Bring what you have in writing.',
        ],
        works: [
          {
            own: 'garnishment',
            about: 'The most that could be taken from your pay',
            inputs: { week: { number: 'week' } },
          },
        ],
        doors: [{ path: '/guide/garnishment', says: 'What garnishment is' }],
      },
      garnished: {
        title: 'Check that they take no more than the law allows',
        lead: `For most debts a court can take at most ${said.share} of a week’s pay after required deductions. Low pay is protected further.`,
        steps: [
          'Compare what’s taken with the limit here. Some states allow less, or none.',
          'Ask the court about an exemption. Benefits such as Social Security are mostly protected.',
          'Ask legal aid or a credit counselor about a plan or bankruptcy.',
        ],
        works: [
          {
            own: 'garnishment',
            about: 'The most that could be taken from your pay',
            inputs: { week: { number: 'week' } },
          },
        ],
        doors: [{ path: '/budget-planner-calculator', says: 'A budget on the smaller check' }],
      },
      dispute: {
        title: 'Dispute it in writing',
        lead: `If you write within ${said.dispute} days of their notice, they must stop until they send you proof.`,
        steps: [
          'Write: “I dispute this debt. Please send proof.” Keep a copy, and send it so that you have a receipt.',
          'Don’t pay, and don’t say the debt is yours, until you’ve seen proof.',
          'Check your credit reports. They’re free at annualcreditreport.com.',
          'If someone used your name, report it at IdentityTheft.gov.',
        ],
        works: [],
        doors: [
          { path: '/guide/identity-theft', says: 'What identity theft is' },
          { path: '/guide/credit-report', says: 'What a credit report is' },
        ],
      },
      'too-old': {
        title: 'It may be too old to sue for',
        lead: 'A collector may not sue, or threaten to, once the time to sue is over. In many states a payment starts that time again.',
        steps: [
          'Don’t pay or promise anything before you know your state’s time limit.',
          'Ask in writing when the last payment was.',
          `Most debts leave your credit report after ${said.years}, paid or not.`,
          'You can write to them to stop contacting you.',
        ],
        works: [],
        doors: [{ path: '/credit-score-simulator', says: 'What it means for your score' }],
      },
      settle: {
        title: 'Offer less, and get it in writing first',
        lead: 'Collectors often accept less than the full amount if you pay it at once.',
        steps: [
          'Decide the most you can pay, and start lower.',
          'Pay only after a letter says the debt is then settled.',
          'Pay with a cashier’s check or money order, so that they have no way into your account.',
          'Debt forgiven may count as income at tax time. Ask before you file.',
        ],
        works: [
          {
            calculator: 'savings',
            about: 'When you’d have the amount',
            inputs: {
              goal: { number: 'offer' },
              saved: { number: 'savings' },
              deposit: { number: 'aside' },
              rate: 0,
            },
          },
        ],
        doors: [{ path: '/debt-payoff', says: 'Plan it with your other debts' }],
      },
      plan: {
        title: 'Ask for a plan you can keep',
        lead: 'A small payment that always comes is worth more to both sides than a big promise.',
        steps: [
          'Work out what’s left after essentials, and offer less than that.',
          'Ask that no interest is added, and get the plan in writing.',
          'Pay by check or money order. Don’t let them take payments from your account.',
        ],
        works: [
          {
            calculator: 'savings',
            about: 'How long it would take',
            inputs: { goal: { number: 'debt' }, saved: 0, deposit: { number: 'aside' }, rate: 0 },
          },
        ],
        doors: [{ path: '/debt-payoff', says: 'Plan it with your other debts' }],
      },
      cannot: {
        title: 'You can say no for now',
        lead: 'Rent, food, power and medicine come first. A collector may ask, and you may say not now.',
        steps: [
          'Write that you can’t pay now. You can also write that they stop contacting you.',
          `More than ${said.calls} calls in ${said.days} days about one debt breaks the rules. You can report it.`,
          'A nonprofit credit counselor can look at everything with you. The first talk is free.',
          'Don’t pay a company that promises to make debts vanish. It may take no fee before a debt is settled.',
        ],
        works: [
          {
            ...runway,
            inputs: {
              essentials: { number: 'essentials' },
              savings: { number: 'savings' },
              weekly: { number: 'week' },
              weeks: 520,
            },
          },
        ],
        doors: [
          { path: '/guide/lost-a-job', says: 'Guide: lost a job' },
          { path: '/guide/bankruptcy', says: 'What bankruptcy is' },
        ],
      },
    },
  }),
})
