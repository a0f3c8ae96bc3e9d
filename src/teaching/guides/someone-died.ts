import { disclaimerMonths, lumpSumYears } from '#facts/household/life-events.ts'
import { claimAges, survivorRules } from '#facts/social-security/rules.ts'
import { published } from '../lessons/kit/figure.ts'
import { defineGuide } from './kit/guide.ts'
import { usual } from './kit/numbers.ts'
import { runway } from './kit/usual-works.ts'

export const guide = defineGuide({
  about: {
    slug: 'someone-died',
    title: 'Someone died. What has to be done?',
    line: 'What can wait, what has a date, and where the money for the next months may come from.',
    asked: ['someone died', 'my husband died', 'my parent died what to do', 'death of a spouse', 'executor of a will'],
    help: [
      { line: 'crisis', says: 'When it all gets to be too much, someone answers day and night.' },
      { line: 'socialSecurity', says: 'To report a death and ask about survivor benefits.' },
      { line: 'local', says: 'For help with rent, food and power near you.' },
    ],
    glossary: ['executor', 'probate', 'beneficiary', 'estate', 'will'],
    reviewed: '2026-11-23',
  },
  figures: {
    sum: published(survivorRules, survivorRules.value.lumpSum, 'money'),
    years: published(lumpSumYears, lumpSumYears.value, 'years'),
    age: published(claimAges, claimAges.value.survivor / 12, 'count'),
    refuse: published(disclaimerMonths, disclaimerMonths.value, 'count'),
  },
  words: (said) => ({
    start: 'who',
    numbers: {
      essentials: usual.essentials,
      savings: usual.savings,
      weekly: {
        kind: 'money',
        label: 'Income that goes on',
        hint: 'Yours, after taxes',
        suffix: '/wk',
        start: 400,
        min: 0,
        max: 100_000,
      },
      weeks: { kind: 'plain', label: 'For how many weeks', suffix: 'weeks', start: 104, min: 0, max: 520 },
    },
    steps: {
      who: {
        ask: 'Who was it?',
        hint: 'This week, three things matter: someone with you, ten or more copies of the death certificate, and no big decisions.',
        answers: [
          { says: 'My husband, wife or partner', to: 'lived' },
          { says: 'Someone whose papers I handle', to: 'papers' },
          { says: 'Someone whose debts I’m asked about', to: 'debts' },
        ],
      },
      lived: {
        ask: 'Did you live partly on their pay or benefits?',
        answers: [
          { says: 'Yes', to: 'income' },
          { says: 'No', to: 'settle' },
        ],
      },
      papers: {
        ask: 'Is there a will or a trust?',
        answers: [
          { says: 'Yes', to: 'with-will' },
          { says: 'No, or I can’t find one', to: 'no-will' },
        ],
      },
    },
    ends: {
      income: {
        title: 'Secure the next months first',
        lead: 'Most of this can be done by phone, with someone beside you. None of it has to be done today.',
        steps: [
          `Call Social Security about survivor benefits. They can begin at ${said.age}, or earlier with a young child or a disability.`,
          `Ask for the one-time ${said.sum} for a spouse too. You have ${said.years}.`,
          'Call their employer: last pay, life insurance, pension, health coverage.',
          'Look for life insurance in their papers, mail and bank records.',
          'Wait with the house, the investments and anyone who sells something.',
        ],
        works: [runway],
        doors: [
          { path: '/social-security-calculator', says: 'Survivor benefits at each age' },
          { path: '/run-financial-scenario', says: 'Your money without their pay' },
        ],
      },
      settle: {
        title: 'One thing at a time',
        lead: 'There are dates to keep, and most are months away.',
        steps: [
          'Leave joint accounts open for a year: checks may still come in both names.',
          'Tell the three credit bureaus, so that nobody uses the name.',
          `You could refuse an inheritance, so that it goes to the next in line. You have ${said.refuse} months.`,
          'Change your own will, beneficiaries and powers of attorney.',
          'Expect scams that name the person who died. Hang up and call back on a known number.',
        ],
        works: [runway],
        doors: [
          { path: '/smart-financial-checklist', says: 'The list with your own dates' },
          { path: '/guide/beneficiary', says: 'What a beneficiary is' },
        ],
      },
      'with-will': {
        title: 'Find the will, then the court',
        lead: 'The person named in it is the executor. The court has to agree before anything is sold or paid out.',
        steps: [
          'Bring the will and a death certificate to the probate court of their county.',
          'Use a separate bank account for the estate. Keep every receipt.',
          'Accounts with a named beneficiary go to that person, whatever the will says.',
          'Pay debts and taxes from the estate before you share it out. Small estates have a short way.',
        ],
        works: [],
        doors: [
          { path: '/guide/executor', says: 'What an executor does' },
          { path: '/guide/probate', says: 'What probate is' },
        ],
      },
      'no-will': {
        title: 'State law says who inherits',
        lead: 'Someone, usually the closest relative, asks the court to be put in charge.',
        steps: [
          'Look once more: safe, lawyer, bank box, email. A copy can lead to the original.',
          'Ask the probate court in their county. Many have a short way for small estates.',
          'Accounts with a named beneficiary skip the court.',
          'Legal aid or the bar association’s lawyer line can help for little.',
        ],
        works: [],
        doors: [{ path: '/guide/probate', says: 'What probate is' }],
      },
      debts: {
        title: 'You usually don’t owe another person’s debts',
        lead: 'Their estate pays what it can. You owe a debt only if you signed for it, were a joint owner, or your state’s law says so for spouses.',
        steps: [
          'Don’t pay from your own money before you’ve seen proof that you owe it.',
          'Ask them to write to the executor.',
          'An authorized user doesn’t owe a card’s debt. A co-signer does.',
          'If they press you, ask legal aid, and report it to the CFPB.',
        ],
        works: [],
        doors: [{ path: '/guide/got-a-collection-letter', says: 'Guide: a collection letter' }],
      },
    },
  }),
})
