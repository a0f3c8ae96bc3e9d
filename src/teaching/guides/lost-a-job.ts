import { continuationDays, specialEnrollment } from '#facts/household/life-events.ts'
import { continuation } from '#facts/insurance/continuation.ts'
import { earlyWithdrawal } from '#facts/retirement/early-withdrawal.ts'
import { published } from '../lessons/kit/figure.ts'
import { defineGuide } from './kit/guide.ts'
import { usual } from './kit/numbers.ts'
import { runway } from './kit/usual-works.ts'

export const guide = defineGuide({
  about: {
    slug: 'lost-a-job',
    title: 'I lost my job. What comes first?',
    line: 'Benefits this week, health coverage with its deadlines, and how long your money lasts.',
    asked: ['lost my job', 'laid off', 'got fired what to do', 'unemployment what now', 'no income'],
    help: [
      { line: 'local', says: 'For help with rent, food and power near you.' },
      { line: 'debt', says: 'A nonprofit counselor can call your lenders with you.' },
      { line: 'crisis', says: 'When it all gets to be too much, someone answers day and night.' },
    ],
    glossary: ['unemployment-insurance', 'cobra', 'medicaid', 'emergency-fund', 'forbearance'],
    reviewed: '2026-11-23',
  },
  figures: {
    choose: published(continuationDays, continuationDays.value.choose, 'count'),
    months: published(continuation, continuation.value.monthsAfterJobLoss, 'count'),
    price: published(
      continuation,
      continuation.value.mostShareOfPremium,
      'share',
      `${continuation.value.mostShareOfPremium * 100}%`,
    ),
    market: published(specialEnrollment, specialEnrollment.value.marketplaceDays, 'count'),
    penalty: published(earlyWithdrawal, earlyWithdrawal.value.rate, 'share', `${earlyWithdrawal.value.rate * 100}%`),
  },
  words: (said) => ({
    start: 'first',
    numbers: {
      essentials: usual.essentials,
      savings: usual.savings,
      weekly: {
        kind: 'money',
        label: 'Unemployment pay',
        hint: 'On your state’s letter',
        suffix: '/wk',
        start: 350,
        min: 0,
        max: 5000,
      },
      weeks: { kind: 'plain', label: 'For how many weeks', suffix: 'weeks', start: 20, min: 0, max: 60 },
    },
    steps: {
      first: {
        ask: 'What worries you most right now?',
        hint: 'Whatever it is: file for unemployment this week. In most states it starts when you file, not when you lost the job.',
        answers: [
          { says: 'Rent, food or bills this month', to: 'now' },
          { says: 'Health coverage', to: 'care' },
          { says: 'How long my money lasts', to: 'months' },
        ],
      },
      care: {
        ask: 'Are you in the middle of treatment with doctors you want to keep?',
        answers: [
          { says: 'Yes', to: 'cobra' },
          { says: 'No', to: 'market' },
        ],
      },
      months: {
        ask: 'Could cash and benefits carry your essentials for about three months?',
        answers: [
          { says: 'Yes', to: 'carry' },
          { says: 'No', to: 'cut' },
          { says: 'I’m thinking of my 401(k)', to: 'retirement' },
        ],
      },
    },
    ends: {
      now: {
        title: 'Get help with this month first',
        lead: 'Asking early gets you more help. Many people need it once.',
        steps: [
          'Call 211: they know who helps with rent, food and power near you.',
          'File for unemployment and for food benefits (SNAP) today.',
          'Call your landlord or mortgage company, then power, then the car lender, before the due dates.',
          'Pause what isn’t needed. Cards come last.',
        ],
        works: [runway],
        doors: [
          { path: '/guide/which-debt-first', says: 'Guide: which debt first' },
          { path: '/smart-life-manager', says: 'What’s due and when' },
        ],
      },
      cobra: {
        title: 'Keeping your plan may be worth its price',
        lead: `COBRA keeps the same plan for up to ${said.months} months. You pay up to ${said.price} of its whole price.`,
        steps: [
          `You have ${said.choose} days to choose, and coverage can reach back to the day it ended.`,
          'Ask what the monthly price is before you decide.',
          `Compare with the marketplace: you have ${said.market} days there as well.`,
          'With little income, ask about Medicaid. You can apply any day.',
        ],
        works: [runway],
        doors: [{ path: '/insurance-guide', says: 'Compare what plans cost in a year' }],
      },
      market: {
        title: 'Look at Medicaid and the marketplace',
        lead: `Losing job coverage opens the marketplace for ${said.market} days. What you pay depends on this year’s income.`,
        steps: [
          'Start at HealthCare.gov. It also tells you if Medicaid fits.',
          'Estimate income for the whole year, with unemployment pay in it.',
          `You still have ${said.choose} days to choose COBRA, in case something happens meanwhile.`,
        ],
        works: [runway],
        doors: [{ path: '/insurance-guide', says: 'Compare what plans cost in a year' }],
      },
      carry: {
        title: 'You have time. Make it last',
        lead: 'A plan for the months ahead lets you say no to the wrong job.',
        steps: [
          'Make a bare budget: what must be paid, and little else.',
          'Put severance and unused leave in savings. Tax is taken out of both.',
          'Look at your plan each month, and cut a step earlier than you need to.',
        ],
        works: [runway],
        doors: [
          { path: '/run-financial-scenario', says: 'See it month by month' },
          { path: '/budget-planner-calculator', says: 'Make the bare budget' },
        ],
      },
      cut: {
        title: 'Spend as little as you can, and call before you miss a payment',
        lead: 'Every week your money lasts longer is a week more to find the right work.',
        steps: [
          'Stop all saving and extra debt payments for now. Keep the minimums.',
          'Ask about student loan payments set by income. They can be very low.',
          'Ask each lender for a hardship plan before the due date.',
          'A short-term job can help if it pays more than the benefits you’d lose.',
        ],
        works: [runway],
        doors: [
          { path: '/spending-patterns', says: 'Find what repeats in your spending' },
          { path: '/guide/which-debt-first', says: 'Guide: which debt first' },
        ],
      },
      retirement: {
        title: 'Retirement money comes last',
        lead: `Taking it out early usually means income tax and ${said.penalty} more. It also stops growing.`,
        steps: [
          'Leave the old plan where it is, or have it sent straight to an IRA.',
          'Use benefits, cash and hardship plans first.',
          'Money you put into a Roth IRA yourself comes out free of tax.',
          'If you must, take only a month’s need at a time.',
        ],
        works: [runway],
        doors: [{ path: '/run-financial-scenario', says: 'See it month by month' }],
      },
    },
  }),
})
