import { defineGuide, type Work } from './kit/guide.ts'
import { usual } from './kit/numbers.ts'
import { cardPayoff } from './kit/usual-works.ts'

const both = [
  { name: 'First card', balance: { number: 'cardBalance' }, apr: { number: 'cardApr' } },
  { name: 'Second debt', balance: { number: 'otherBalance' }, apr: { number: 'otherApr' } },
] as const
const inOrder = (order: 'avalanche' | 'snowball'): Work => ({
  calculator: 'credit-card-payoff',
  about: order === 'avalanche' ? 'Highest rate first' : 'Smallest balance first',
  inputs: { cards: both, monthlyTotal: { number: 'payment' }, order },
})

export const guide = defineGuide({
  about: {
    slug: 'which-debt-first',
    title: 'Which debt should I pay first?',
    line: 'What must be paid, what could be taken from you, and then the order that costs least or keeps you going.',
    asked: ['which debt first', 'what to pay off first', 'avalanche or snowball', 'order to pay debts'],
    help: [],
    glossary: ['avalanche', 'snowball', 'minimum-payment', 'balance-transfer', 'secured-loan'],
    reviewed: '2026-11-23',
  },
  figures: {},
  sources: ['ed-repayment', 'reg-z'],
  words: () => ({
    start: 'minimums',
    numbers: {
      cardBalance: { ...usual.cardBalance, label: 'First card: balance', hint: 'From the statement' },
      cardApr: { ...usual.cardApr, label: 'First card: APR' },
      otherBalance: { kind: 'money', label: 'Second debt: balance', start: 1900, min: 0, max: 100_000_000 },
      otherApr: { kind: 'percent', label: 'Second debt: APR', start: 12, min: 0, max: 100 },
      payment: {
        kind: 'money',
        label: 'What you can pay',
        hint: 'On both debts',
        suffix: '/mo',
        start: 400,
        min: 0,
        max: 10_000_000,
      },
      cardPayment: { ...usual.cardPayment, label: 'What you pay on the card' },
      newRate: { kind: 'percent', label: 'New rate', start: 12, min: 0, max: 60 },
      newYears: { kind: 'plain', label: 'New loan: years', suffix: 'years', start: 3, min: 1, max: 10 },
      newFee: { kind: 'percent', label: 'New loan: fee', start: 3, min: 0, max: 20 },
    },
    steps: {
      minimums: {
        ask: 'Can you make every minimum payment this month?',
        answers: [
          { says: 'Yes, with something left', to: 'urgent' },
          { says: 'Barely, with nothing left', to: 'tight' },
          { says: 'No', to: 'short' },
        ],
      },
      urgent: {
        ask: 'Are you behind on anything that could cost you your home, car, power or pay?',
        hint: 'Rent, mortgage, car loan, utilities, taxes, child support.',
        answers: [
          { says: 'Yes', to: 'protect' },
          { says: 'No', to: 'rate' },
        ],
      },
      rate: {
        ask: 'Could you get a lower rate on what you owe?',
        hint: 'A transfer offer or a loan from a credit union, with fees counted.',
        answers: [
          { says: 'Yes, and I’d stop adding to the card', to: 'lower' },
          { says: 'No, or I’d rather not borrow again', to: 'style' },
        ],
      },
      style: {
        ask: 'What would keep you going?',
        hint: 'Both ways work. The best one is the one you finish.',
        answers: [
          { says: 'Paying the least interest', to: 'avalanche' },
          { says: 'Seeing a debt disappear soon', to: 'snowball' },
        ],
      },
    },
    ends: {
      short: {
        title: 'Call before you miss a payment',
        lead: 'Lenders can do more for you before a due date than after it. Housing, food, power and the car you need for work come first.',
        steps: [
          'Call each lender and ask what hardship plan they have. Ask for it in writing.',
          'A nonprofit credit counselor can call them all with you. The first talk is free.',
          'Federal student loans have payments set by income. They can be very low.',
          'Be careful with anyone who wants money first.',
        ],
        works: [cardPayoff],
        doors: [
          { path: '/guide/got-a-collection-letter', says: 'Guide: a collection letter' },
          { path: '/guide/lost-a-job', says: 'Guide: lost a job' },
        ],
      },
      tight: {
        title: 'Keep paying the minimums and free up some money',
        lead: 'On minimum payments alone, card debt lasts for years. A little more each month changes that a lot.',
        steps: [
          'Look for one bill to cut or one thing to sell.',
          'Ask each card company for a lower rate. Some say yes.',
          'Send whatever you free to the highest rate.',
        ],
        works: [cardPayoff],
        doors: [{ path: '/spending-patterns', says: 'Find what repeats in your spending' }],
      },
      protect: {
        title: 'Catch up on what protects your home, car and pay',
        lead: 'These can be taken or cut off. A card can’t take your car.',
        steps: [
          'Pay rent or mortgage, power and the car first.',
          'For taxes, ask the IRS or your state for a payment plan before they collect.',
          'Ask your mortgage company about help before you’re far behind. A housing counselor is free.',
          'Then come back to the cards.',
        ],
        works: [cardPayoff],
        doors: [{ path: '/debt-payoff', says: 'Plan all your debts month by month' }],
      },
      lower: {
        title: 'Move the debt to a lower rate, then pay it off',
        lead: 'It pays only if the fee is less than the interest you save and the debt is gone before the offer ends.',
        steps: [
          'Count the fee, and the rate after the offer.',
          'Divide what you owe by the months of the offer: that’s your payment.',
          'Put the old card away.',
        ],
        works: [
          {
            calculator: 'debt-consolidation',
            about: 'One new loan instead',
            inputs: {
              debts: [
                {
                  name: 'First card',
                  kind: 'card',
                  balance: { number: 'cardBalance' },
                  rate: { number: 'cardApr' },
                  payment: { number: 'cardPayment' },
                  moves: true,
                },
              ],
              rate: { number: 'newRate' },
              term: { number: 'newYears', times: 12 },
              fee: { number: 'newFee' },
            },
          },
        ],
        doors: [{ path: '/debt-consolidation-calculator', says: 'Compare a transfer offer as well' }],
      },
      avalanche: {
        title: 'Pay the highest rate first',
        lead: 'It’s called the avalanche. It costs the least interest.',
        steps: [
          'Make every minimum payment.',
          'Send everything else to the debt with the highest rate.',
          'When it’s gone, its payment goes to the next highest.',
        ],
        works: [inOrder('avalanche'), inOrder('snowball')],
        doors: [{ path: '/debt-payoff-strategies', says: 'Compare the orders on all your debts' }],
      },
      snowball: {
        title: 'Pay the smallest balance first',
        lead: 'It’s called the snowball. It may cost a bit more, and you see a debt gone sooner.',
        steps: [
          'Make every minimum payment.',
          'Send everything else to the smallest balance.',
          'When it’s gone, its payment goes to the next smallest.',
        ],
        works: [inOrder('snowball'), inOrder('avalanche')],
        doors: [{ path: '/debt-payoff-strategies', says: 'Compare the orders on all your debts' }],
      },
    },
  }),
})
