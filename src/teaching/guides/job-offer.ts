import { defineGuide, type Work } from './kit/guide.ts'
import { usual } from './kit/numbers.ts'

const offer: Work = {
  calculator: 'salary-hourly-converter',
  about: 'Your job and the offer',
  inputs: {
    pay: { number: 'pay' },
    match: { number: 'match' },
    premium: { number: 'premium' },
    compare: 'offer',
    pay2: { number: 'pay2' },
    hours2: { number: 'hours2' },
    match2: { number: 'match2' },
    premium2: { number: 'premium2' },
    commuteMinutes2: { number: 'commute2' },
  },
}

export const guide = defineGuide({
  about: {
    slug: 'job-offer',
    title: 'Is this job offer better than what I have?',
    line: 'Pay after tax, benefits, hours and the way to work, so that two offers become one number each.',
    asked: ['compare job offers', 'is this job offer good', 'should I take the job', 'salary offer'],
    help: [],
    glossary: ['gross-income', 'take-home-pay', 'employer-match', 'premium', 'vesting'],
    reviewed: '2026-11-23',
  },
  figures: {},
  sources: ['irs-pub-15b'],
  words: () => ({
    start: 'sure',
    numbers: {
      pay: { ...usual.pay, label: 'Pay now' },
      pay2: {
        kind: 'money',
        label: 'Pay offered',
        hint: 'Before taxes',
        suffix: '/yr',
        start: 68_000,
        min: 0,
        max: 100_000_000,
      },
      hours2: { kind: 'plain', label: 'Hours offered', suffix: '/wk', start: 40, min: 1, max: 100 },
      match: {
        kind: 'percent',
        label: 'Match now',
        hint: 'Employer’s money, percent of pay',
        start: 3,
        min: 0,
        max: 50,
      },
      match2: { kind: 'percent', label: 'Match offered', start: 0, min: 0, max: 50 },
      premium: {
        kind: 'money',
        label: 'Health premium now',
        hint: 'Your part',
        suffix: '/mo',
        start: 120,
        min: 0,
        max: 100_000,
      },
      premium2: { kind: 'money', label: 'Health premium offered', suffix: '/mo', start: 240, min: 0, max: 100_000 },
      commute2: {
        kind: 'plain',
        label: 'Commute offered',
        hint: 'Both ways',
        suffix: 'min/day',
        start: 40,
        min: 0,
        max: 600,
      },
    },
    steps: {
      sure: {
        ask: 'How much of the offered pay is certain?',
        hint: 'Salary and hourly wages are. Bonus, tips, commission and stock may come or not.',
        answers: [
          { says: 'Nearly all of it', to: 'benefits' },
          { says: 'A good part depends on something', to: 'unsure' },
        ],
      },
      benefits: {
        ask: 'Does it come with health insurance and a retirement match?',
        answers: [
          { says: 'Both', to: 'place' },
          { says: 'One or none', to: 'price-benefits' },
        ],
      },
      place: {
        ask: 'Would you have to move, or travel much longer?',
        answers: [
          { says: 'Move', to: 'move' },
          { says: 'A longer commute', to: 'commute' },
          { says: 'Neither', to: 'compare' },
        ],
      },
    },
    ends: {
      unsure: {
        title: 'Count only what you’d bet on',
        lead: 'Compare on the certain pay first. Then see how much of the rest would have to come true.',
        steps: [
          'Ask what people in the job were really paid last year.',
          'Count stock of a private company as zero until you can sell it.',
          'Ask when a bonus is paid, and if you must still be there.',
        ],
        works: [offer],
        doors: [{ path: '/irregular-income', says: 'Plan with pay that goes up and down' }],
      },
      'price-benefits': {
        title: 'Put a price on what’s missing',
        lead: 'Health insurance and a match can be worth thousands of dollars a year. Count them as pay.',
        steps: [
          'Ask for the benefits summary, with your part of each premium.',
          'Price a plan on the marketplace if the job has none.',
          'Ask for more pay to make up for what’s missing. It’s a fair question.',
        ],
        works: [offer],
        doors: [{ path: '/insurance-guide', says: 'Compare the health plans' }],
      },
      move: {
        title: 'Compare after tax, in the new place',
        lead: 'State tax and rent can eat a raise, or add to it.',
        steps: [
          'Compare take-home pay in both states.',
          'Look up rent for a home like yours there.',
          'Ask if they pay for the move. Such pay is usually taxed.',
        ],
        works: [
          offer,
          { calculator: 'payroll-tax', about: 'Take-home pay of the offer', inputs: { pay: { number: 'pay2' } } },
        ],
        doors: [{ path: '/run-financial-scenario', says: 'See your money month by month after a move' }],
      },
      commute: {
        title: 'Count the hours you’d really give',
        lead: 'Time on the road is time at work that nobody pays.',
        steps: [
          'Divide take-home pay by all the hours it takes, the road included.',
          'Add fuel, parking or fares.',
          'Ask about days from home.',
        ],
        works: [offer],
        doors: [{ path: '/salary-hourly-converter', says: 'Your real hourly pay, with all costs' }],
      },
      compare: {
        title: 'Now compare the two in dollars',
        lead: 'Pay, tax, match, premiums and hours in one number each. What’s left is how you’d feel on a Monday.',
        steps: [
          'Before you say yes, ask if there’s room in the pay. Many offers have some.',
          'See what you’d lose by leaving: match money that isn’t yours yet, a bonus about to be paid.',
          'Get the offer in writing.',
        ],
        works: [offer],
        doors: [{ path: '/payroll-tax-calculator', says: 'A paycheck of the new job' }],
      },
    },
  }),
})
