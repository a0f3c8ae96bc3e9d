import { fdicPerDepositor } from '#facts/credit/protection.ts'
import { published } from '../lessons/kit/figure.ts'
import { defineGuide } from './kit/guide.ts'
import { usual } from './kit/numbers.ts'
import { cardPayoff, cushion } from './kit/usual-works.ts'

export const guide = defineGuide({
  about: {
    slug: 'got-a-windfall',
    title: 'I got a lot of money at once. What now?',
    line: 'An inheritance, a bonus, a sale or a settlement: tax first, then time, then where it does most for you.',
    asked: [
      'windfall',
      'inherited money',
      'what to do with a bonus',
      'lottery',
      'got an inheritance',
      'lump sum of money',
    ],
    help: [],
    glossary: ['lump-sum', 'estimated-tax', 'capital-gain', 'emergency-fund', 'fiduciary'],
    reviewed: '2026-11-23',
  },
  figures: { insured: published(fdicPerDepositor, fdicPerDepositor.value, 'money') },
  words: (said) => ({
    start: 'tax',
    numbers: {
      amount: {
        kind: 'money',
        label: 'The money',
        hint: 'After what’s set aside for tax',
        start: 25_000,
        min: 1,
        max: 100_000_000,
      },
      soon: { kind: 'plain', label: 'Years until you need it', suffix: 'years', start: 3, min: 1, max: 10 },
      years: { kind: 'plain', label: 'Years until you need it', suffix: 'years', start: 15, min: 1, max: 60 },
      pay: { ...usual.pay, label: 'Your yearly pay' },
      essentials: usual.essentials,
      savings: usual.savings,
      aside: usual.aside,
      cardBalance: usual.cardBalance,
      cardApr: usual.cardApr,
      cardPayment: { ...usual.cardPayment, label: 'What you pay now' },
    },
    steps: {
      tax: {
        ask: 'Is tax owed on it, and has it been taken out?',
        hint: 'Life insurance and most inheritances come free of income tax. Bonuses, sales, prizes and inherited retirement accounts don’t.',
        answers: [
          { says: 'No tax, or it’s been taken out', to: 'debt' },
          { says: 'Tax is still owed', to: 'set-aside' },
          { says: 'I don’t know', to: 'set-aside' },
        ],
      },
      debt: {
        ask: 'Do you owe anything at a high rate, such as cards?',
        answers: [
          { says: 'Yes', to: 'pay-debt' },
          { says: 'No', to: 'cash' },
        ],
      },
      cash: {
        ask: 'Do you have three to six months of essential costs in cash?',
        answers: [
          { says: 'Yes', to: 'when' },
          { says: 'No', to: 'fund' },
        ],
      },
      when: {
        ask: 'When will you need this money?',
        answers: [
          { says: 'Within about five years', to: 'safe' },
          { says: 'Later than that', to: 'invest' },
        ],
      },
    },
    ends: {
      'set-aside': {
        title: 'Set tax aside before anything else',
        lead: 'The amount that reached you may not all be yours. Park it, find out what’s owed, then come back here.',
        steps: [
          'Put all of it in an insured savings account for now.',
          'Work out the tax on this year’s income with it added.',
          'If nothing was withheld, you may owe an estimated payment this quarter.',
          'An inherited IRA has its own deadlines. Ask before you take money out.',
        ],
        works: [{ calculator: 'tax', about: 'Your tax before this money', inputs: { pay: { number: 'pay' } } }],
        doors: [
          { path: '/tax-calculator', says: 'Add it to your year and see the tax' },
          { path: '/guide/estimated-tax', says: 'What estimated tax is' },
        ],
      },
      'pay-debt': {
        title: 'Clear the high-rate debt',
        lead: 'It’s a sure return, and it frees a payment every month.',
        steps: [
          'Pay off cards first. Federal loans and a mortgage at a low rate can wait.',
          'Keep the accounts open if they’re free: that helps your score.',
          'Send the freed payments to your emergency fund, then to goals.',
        ],
        works: [{ ...cardPayoff, about: 'What that debt costs if you don’t' }],
        doors: [{ path: '/debt-payoff', says: 'See the order for all your debts' }],
      },
      fund: {
        title: 'Fill your emergency fund',
        lead: 'It’s the part of a windfall that you’ll be most glad of.',
        steps: [
          'Put in what’s missing up to six months of costs.',
          'Choose an account insured by the FDIC or NCUA.',
          'Then look at what’s left with this guide again.',
        ],
        works: [cushion],
        doors: [{ path: '/emergency-fund-calculator-new', says: 'How big it could be' }],
      },
      safe: {
        title: 'Keep it safe for now',
        lead: 'Money you need soon has no time to come back from a fall.',
        steps: [
          `At one bank, deposits are insured up to ${said.insured} for each owner. Spread more than that.`,
          'Compare savings accounts, CDs and Treasury bills by what they pay after tax.',
          'Wait some months before you decide anything big. Be careful with people who rush you.',
        ],
        works: [
          {
            calculator: 'lumpsum',
            about: 'What it could be at a savings rate',
            inputs: {
              amount: { number: 'amount' },
              years: { number: 'soon', times: 12 },
              rate: 4,
              volatility: 0,
              fee: 0,
            },
          },
        ],
        doors: [
          { path: '/cd-calculator', says: 'Compare a CD' },
          { path: '/money-market-calculator', says: 'Compare a money market fund and Treasury bills' },
        ],
      },
      invest: {
        title: 'Fill the accounts that save tax, then invest the rest',
        lead: 'Money for later can grow. Going in at once has won more often than bit by bit, and bit by bit is easier to bear.',
        steps: [
          'Raise what you put in a 401(k), an IRA or an HSA, and live on the windfall meanwhile.',
          'Choose a mix you could hold through a bad year.',
          'Use broad, low-cost funds. If you want help, look for someone who must act in your interest.',
          'Spend a small part on something good. You’re allowed.',
        ],
        works: [
          {
            calculator: 'lumpsum',
            about: 'What it could become',
            inputs: { amount: { number: 'amount' }, years: { number: 'years', times: 12 } },
          },
        ],
        doors: [
          { path: '/dca-calculator', says: 'All at once, or bit by bit' },
          { path: '/risk-assessment', says: 'How much in stocks' },
        ],
      },
    },
  }),
})
