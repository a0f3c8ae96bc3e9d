import { defineGuide } from './kit/guide.ts'
import { usual } from './kit/numbers.ts'
import { cardPayoff, cushion } from './kit/usual-works.ts'

export const guide = defineGuide({
  about: {
    slug: 'which-account-next',
    title: 'Which account should my next dollar go to?',
    line: 'Cash, a 401(k), a card, an HSA or an IRA: six questions lead to the account that does the most for you.',
    asked: ['which account next', 'where to put extra money', '401k or Roth IRA or HSA', 'where should I save first'],
    help: [],
    glossary: ['employer-match', 'hsa', 'roth', 'pretax', 'emergency-fund'],
    reviewed: '2026-11-23',
  },
  figures: {},
  sources: ['personalfinance-flowchart', 'money-guy-foo', 'irs-pub-969'],
  words: () => ({
    start: 'cushion',
    numbers: {
      essentials: usual.essentials,
      savings: usual.savings,
      aside: usual.aside,
      pay: usual.pay,
      share: { kind: 'percent', label: 'You put in', hint: 'Percent of pay', start: 3, min: 0, max: 100 },
      matchRate: {
        kind: 'percent',
        label: 'Your employer adds',
        hint: 'For each dollar of yours',
        start: 50,
        min: 0,
        max: 200,
      },
      matchUpTo: { kind: 'percent', label: 'Up to this much of pay', start: 6, min: 0, max: 100 },
      born: usual.born,
      cardBalance: usual.cardBalance,
      cardApr: usual.cardApr,
      cardPayment: usual.cardPayment,
    },
    steps: {
      cushion: {
        ask: 'Could you pay a surprise bill of about a month’s costs from cash?',
        hint: 'A little cash keeps a car repair off a credit card.',
        answers: [
          { says: 'Yes', to: 'match' },
          { says: 'Not yet', to: 'first-cash' },
        ],
      },
      match: {
        ask: 'Does your employer add money when you save in a retirement plan at work?',
        hint: 'Your benefits page calls it a match.',
        answers: [
          { says: 'Yes, and I don’t get all of it yet', to: 'take-match' },
          { says: 'Yes, and I get all of it', to: 'debt' },
          { says: 'No plan or no match', to: 'debt' },
        ],
      },
      debt: {
        ask: 'Do you owe anything at a high rate, such as a card you don’t pay in full?',
        hint: 'Paying off a debt earns its interest rate, and nothing can take that back.',
        answers: [
          { says: 'Yes', to: 'pay-card' },
          { says: 'No', to: 'fund' },
        ],
      },
      fund: {
        ask: 'Do you have three to six months of essential costs in cash?',
        answers: [
          { says: 'Yes', to: 'hsa' },
          { says: 'Not yet', to: 'fill-fund' },
        ],
      },
      hsa: {
        ask: 'Does your health plan let you use an HSA?',
        hint: 'Plan papers say “HSA-eligible”.',
        answers: [
          { says: 'Yes, and I haven’t filled it', to: 'use-hsa' },
          { says: 'No, or it’s full', to: 'tax' },
        ],
      },
      tax: {
        ask: 'Do you expect your tax rate in retirement to be higher or lower than now?',
        hint: 'Early in a career it’s often higher later. In your best-paid years it’s often lower later.',
        answers: [
          { says: 'Higher, or I can’t tell', to: 'roth' },
          { says: 'Lower', to: 'pretax' },
        ],
      },
    },
    ends: {
      'first-cash': {
        title: 'Start with a small cash cushion',
        lead: 'One month of essential costs in a savings account comes first for many people, while minimum payments go on.',
        steps: [
          'Open or pick a savings account apart from your everyday one.',
          'Set an automatic transfer for the day after payday, even a small one.',
          'Once a month of costs is there, come back to this guide.',
        ],
        works: [cushion],
        doors: [{ path: '/goals', says: 'Set it as a savings goal' }],
      },
      'take-match': {
        title: 'Take the whole match first',
        lead: 'Money your employer adds is a return no other account offers on day one.',
        steps: [
          'Find the match rule on your benefits page: how much they add, and up to what share of pay.',
          'Raise what you put in until you get all of it. Most plans let you change it online.',
          'Ask when the match is yours to keep. Some plans make you stay some years.',
        ],
        works: [
          {
            calculator: '401k',
            about: 'Your match',
            inputs: {
              pay: { number: 'pay' },
              contribute: { number: 'share' },
              tiers: [{ rate: { number: 'matchRate' }, width: { number: 'matchUpTo' } }],
              born: { number: 'born' },
            },
          },
        ],
        doors: [{ path: '/financial-journey', says: 'See the whole order with your numbers' }],
      },
      'pay-card': {
        title: 'Pay down the high-rate debt',
        lead: 'Few investments can be counted on to earn what a card charges.',
        steps: [
          'Keep every minimum payment going.',
          'Send all that’s left to the debt with the highest rate.',
          'When it’s gone, move its payment to the next one.',
        ],
        works: [cardPayoff],
        doors: [{ path: '/debt-payoff', says: 'Plan all your debts month by month' }],
      },
      'fill-fund': {
        title: 'Fill the emergency fund',
        lead: 'Three to six months of essential costs, more if your pay goes up and down, so that a lost job isn’t a new debt.',
        steps: [
          'Keep it in a savings account insured by the FDIC or NCUA.',
          'Go on taking your full employer match meanwhile.',
          'Stop when it’s full. More cash than that tends to lose to prices.',
        ],
        works: [cushion],
        doors: [{ path: '/run-financial-scenario', says: 'Test your money against a lost job' }],
      },
      'use-hsa': {
        title: 'Put money in the HSA',
        lead: 'It’s the one account that can skip tax going in, growing and coming out, when it pays for health care.',
        steps: [
          'Put it in through payroll if you can: that also saves Social Security and Medicare tax.',
          'Keep receipts. You can pay yourself back later.',
          'Once you hold enough for a bad year’s bills, many HSAs let you invest the rest.',
        ],
        works: [
          {
            calculator: 'hsa',
            about: 'What an HSA saves you',
            inputs: { income: { number: 'pay' }, born: { number: 'born' }, employer: 0 },
          },
        ],
        doors: [{ path: '/insurance-guide', says: 'Compare health plans for the year' }],
      },
      roth: {
        title: 'Use a Roth account',
        lead: 'You pay tax now, at a rate you know, and none when you take it out in retirement.',
        steps: [
          'Check that your income is under the Roth IRA limit. Above it, ask your plan for a Roth 401(k).',
          'Pick a low-cost, broad fund inside. The account is only the box.',
          'You can take back what you put into a Roth IRA, but not what it earned, without tax or penalty.',
        ],
        works: [
          {
            calculator: 'roth-ira',
            about: 'Your Roth IRA',
            inputs: { income: { number: 'pay' }, born: { number: 'born' } },
          },
        ],
        doors: [{ path: '/financial-journey', says: 'See the whole order with your numbers' }],
      },
      pretax: {
        title: 'Put more into a pretax account',
        lead: 'You skip tax at today’s higher rate and pay it later at a lower one.',
        steps: [
          'A 401(k) at work is the simplest: it comes out of your paycheck before tax.',
          'With no plan at work, look at a traditional IRA.',
          'Pick a low-cost, broad fund inside.',
        ],
        works: [
          {
            calculator: 'traditional-ira',
            about: 'Before tax or Roth, in an IRA',
            inputs: { income: { number: 'pay' }, born: { number: 'born' } },
          },
        ],
        doors: [{ path: '/financial-journey', says: 'See the whole order with your numbers' }],
      },
    },
  }),
})
