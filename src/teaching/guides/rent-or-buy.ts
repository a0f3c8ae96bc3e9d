import { defineGuide, type Work } from './kit/guide.ts'
import { usual } from './kit/numbers.ts'
import { cushion } from './kit/usual-works.ts'

const compared: Work = {
  calculator: 'rent-vs-buy',
  about: 'Renting and buying compared',
  inputs: {
    price: { number: 'price' },
    monthlyRent: { number: 'rent' },
    years: { number: 'years' },
    rate: { number: 'rate' },
    income: { number: 'pay' },
  },
}

export const guide = defineGuide({
  about: {
    slug: 'rent-or-buy',
    title: 'Should I rent or buy?',
    line: 'How long you’d stay, what you’d have left, and what both cost with your own numbers.',
    asked: ['rent or buy', 'should I buy a house', 'is it better to rent', 'buy a home or keep renting'],
    help: [],
    glossary: ['closing-costs', 'down-payment', 'mortgage', 'opportunity-cost', 'equity'],
    reviewed: '2026-11-23',
  },
  figures: {},
  sources: ['reg-z-disclosures', 'cfpb-closing'],
  words: () => ({
    start: 'stay',
    numbers: {
      price: { kind: 'money', label: 'Home price', start: 420_000, min: 10_000, max: 100_000_000 },
      rent: {
        kind: 'money',
        label: 'Rent for a similar home',
        suffix: '/mo',
        start: 2400,
        min: 1,
        max: 1_000_000,
        of: 'monthlyRent',
      },
      years: { kind: 'plain', label: 'Years you’d stay', suffix: 'years', start: 7, min: 1, max: 40 },
      rate: {
        kind: 'percent',
        label: 'Mortgage rate',
        hint: 'A quote, or this week’s average',
        start: 6.5,
        min: 0,
        max: 25,
      },
      pay: { ...usual.pay, label: 'Yearly income' },
      essentials: usual.essentials,
      savings: { ...usual.savings, start: 65_000 },
      aside: { ...usual.aside, start: 600 },
    },
    steps: {
      stay: {
        ask: 'How long do you expect to stay in the place?',
        hint: 'Buying and selling cost a lot. It takes years to earn that back.',
        answers: [
          { says: 'Less than three years', to: 'rent' },
          { says: 'Three years or more', to: 'cash' },
          { says: 'I can’t tell', to: 'cash' },
        ],
      },
      cash: {
        ask: 'After the down payment and closing costs, would you still have an emergency fund?',
        hint: 'The first year in a home often brings a repair.',
        answers: [
          { says: 'Yes', to: 'income' },
          { says: 'No', to: 'save' },
        ],
      },
      income: {
        ask: 'Could you make the whole payment in a bad year?',
        hint: 'Payment, property tax, insurance and upkeep, on the pay you can count on.',
        answers: [
          { says: 'Yes', to: 'compare' },
          { says: 'It would be tight', to: 'smaller' },
        ],
      },
    },
    ends: {
      rent: {
        title: 'Renting usually wins for a short stay',
        lead: 'Over a few years, what it costs to buy and sell is often more than what you’d build up.',
        steps: [
          'Check it with your own numbers here.',
          'Put what you’d have spent on a down payment somewhere safe.',
          'Look again when you know you’ll stay.',
        ],
        works: [compared],
        doors: [{ path: '/goals', says: 'Save for a home later' }],
      },
      save: {
        title: 'Build the cash first',
        lead: 'A home with an empty savings account turns the first repair into card debt.',
        steps: [
          'Set two targets: cash to buy, and three months of costs to keep.',
          'Ask your state housing agency about down payment help.',
          'Compare again when both are in reach.',
        ],
        works: [cushion, compared],
        doors: [{ path: '/home-down-payment-calculator', says: 'When you’d have the down payment' }],
      },
      smaller: {
        title: 'Look at a lower price, or wait',
        lead: 'What a lender would lend you can be more than what leaves room for life.',
        steps: [
          'Find the price at which a bad year still works.',
          'For three months, set aside the full payment and see how it feels.',
          'Renting a while longer is a choice, not a loss.',
        ],
        works: [
          {
            calculator: 'home-affordability',
            about: 'What you could afford',
            inputs: { income: { number: 'pay' }, savings: { number: 'savings' }, rate: { number: 'rate' } },
          },
        ],
        doors: [{ path: '/debt-to-income-calculator', says: 'How a lender sees your month' }],
      },
      compare: {
        title: 'Now it’s a matter of numbers',
        lead: 'You’d stay, you’d keep a cushion and you could carry the payment. What’s left is price against rent.',
        steps: [
          'Look at how many years it takes until buying is ahead.',
          'Try a home value that doesn’t rise, and see if you’d still be fine.',
          'Get at least three Loan Estimates on the same day.',
        ],
        works: [compared],
        doors: [{ path: '/mortgage-calculator', says: 'The full monthly payment' }],
      },
    },
  }),
})
