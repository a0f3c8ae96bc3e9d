import { defineGuide, type OwnWork } from './kit/guide.ts'
import { usual } from './kit/numbers.ts'

const yearly = (label: string, start: number) =>
  ({ kind: 'money', label, suffix: '/yr', start, min: 0, max: 1_000_000 }) as const
const plans: OwnWork = {
  own: 'health-plans',
  about: 'A year with each plan',
  inputs: {
    premiumA: { number: 'premiumA', times: 12 },
    deductibleA: { number: 'deductibleA' },
    mostA: { number: 'mostA' },
    hsaA: { number: 'hsaA' },
    premiumB: { number: 'premiumB', times: 12 },
    deductibleB: { number: 'deductibleB' },
    mostB: { number: 'mostB' },
    share: { number: 'share' },
  },
}

export const guide = defineGuide({
  about: {
    slug: 'health-plan-choice',
    title: 'Which health plan should I choose?',
    line: 'Doctors first, then a year with little care and a bad year in dollars, for the two plans you’re looking at.',
    asked: ['health plan choice', 'high deductible or PPO', 'open enrollment which plan', 'HDHP or PPO'],
    help: [],
    glossary: ['premium', 'deductible', 'coinsurance', 'out-of-pocket-maximum', 'hsa'],
    reviewed: '2026-11-23',
  },
  figures: {},
  sources: ['irs-pub-969', 'hhs-cost-sharing'],
  words: () => ({
    start: 'doctors',
    numbers: {
      premiumA: {
        kind: 'money',
        label: 'Plan A: your premium',
        hint: 'High-deductible plan',
        suffix: '/mo',
        start: 110,
        min: 0,
        max: 100_000,
      },
      deductibleA: yearly('Plan A: deductible', 2500),
      mostA: yearly('Plan A: out-of-pocket maximum', 7000),
      hsaA: yearly('Plan A: employer puts in HSA', 500),
      premiumB: {
        kind: 'money',
        label: 'Plan B: your premium',
        hint: 'Lower-deductible plan',
        suffix: '/mo',
        start: 160,
        min: 0,
        max: 100_000,
      },
      deductibleB: yearly('Plan B: deductible', 800),
      mostB: yearly('Plan B: out-of-pocket maximum', 4500),
      share: {
        kind: 'percent',
        label: 'Your share after the deductible',
        hint: 'Coinsurance, both plans',
        start: 20,
        min: 0,
        max: 100,
      },
      pay: usual.pay,
      born: usual.born,
    },
    steps: {
      doctors: {
        ask: 'Are your doctors and medicines covered by both plans?',
        hint: 'Each plan has a list of doctors (its network) and of medicines.',
        answers: [
          { says: 'Yes, or I have no regular ones', to: 'care' },
          { says: 'Only by one of them', to: 'network' },
        ],
      },
      care: {
        ask: 'How much care do you expect next year?',
        answers: [
          { says: 'Little: checkups and a cold', to: 'cash' },
          { says: 'Some: regular visits or medicines', to: 'compare' },
          { says: 'A lot: surgery, a baby, a costly medicine', to: 'worst' },
        ],
      },
      cash: {
        ask: 'Could you pay the larger deductible from savings if something happened?',
        answers: [
          { says: 'Yes', to: 'high' },
          { says: 'No', to: 'low' },
        ],
      },
    },
    ends: {
      network: {
        title: 'Start with the plan that covers your doctors',
        lead: 'Care outside a network can cost much more and may not count toward the yearly maximum.',
        steps: [
          'Call the office and ask if they take that plan next year.',
          'Look up each medicine on the plan’s list.',
          'If the other plan is far cheaper, ask what it would take to change doctors.',
        ],
        works: [plans],
        doors: [{ path: '/insurance-guide', says: 'Compare up to three plans, visit by visit' }],
      },
      compare: {
        title: 'Compare a usual year, then a bad one',
        lead: 'Add a year’s premiums to what you’d pay for care. The sum is the price of the plan.',
        steps: [
          'Add up last year’s bills before insurance. Your insurer’s site shows them.',
          'See which plan is cheaper at that amount.',
          'Then check that you could pay the worst year.',
        ],
        works: [plans],
        doors: [{ path: '/insurance-guide', says: 'Compare up to three plans, visit by visit' }],
      },
      worst: {
        title: 'Compare the worst year',
        lead: 'With a lot of care you’re likely to reach the yearly maximum. Then only premiums and that maximum count.',
        steps: [
          'Add a year’s premiums to each plan’s out-of-pocket maximum.',
          'Take off what an employer puts in an HSA.',
          'The smaller sum is the cheaper plan in a bad year.',
        ],
        works: [plans],
        doors: [{ path: '/insurance-guide', says: 'Compare up to three plans, visit by visit' }],
      },
      high: {
        title: 'The high-deductible plan may fit',
        lead: 'You’d pay less each month, and an HSA saves tax on what you put in.',
        steps: [
          'Put the premium you save into the HSA.',
          'Check that checkups and vaccines are free: they usually are in either plan.',
          'Keep the deductible in cash.',
        ],
        works: [
          plans,
          {
            calculator: 'hsa',
            about: 'What an HSA saves you',
            inputs: { income: { number: 'pay' }, born: { number: 'born' }, employer: 0 },
          },
        ],
        doors: [{ path: '/insurance-guide', says: 'Compare up to three plans, visit by visit' }],
      },
      low: {
        title: 'A smaller deductible may be worth its price',
        lead: 'You’d pay more each month so that one bad week doesn’t become a debt.',
        steps: [
          'See how much more it costs in a year with little care: that’s what the safety costs.',
          'Build up cash for next year’s choice.',
          'If your income is low, look at the marketplace: help with premiums depends on it.',
        ],
        works: [plans],
        doors: [{ path: '/insurance-guide', says: 'Compare up to three plans, visit by visit' }],
      },
    },
  }),
})
