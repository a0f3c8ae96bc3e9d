import { crossings, type HealthPlan, totalCost, worstCost } from '#engine/planning/insurance/health-plan.ts'
import { marketplaceEnrollment } from '#facts/calendar/enrollment.ts'
import { defaultYear } from '#facts/default-year.ts'
import { specialEnrollment } from '#facts/household/life-events.ts'
import { outOfPocketLimits } from '#facts/insurance/cost-limits.ts'
import { premiumShares } from '#facts/insurance/marketplace.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const noVisits = { count: 0, price: 0 }
const bare = { coinsurance: 0.2, copay: null, employerHsa: 0, ownHsa: 0, taxRate: 0 }
const low: HealthPlan = { ...bare, premium: 2400, deductible: 750, outOfPocketMost: 4000 }
const hsa: HealthPlan = { ...bare, premium: 1800, deductible: 3400, outOfPocketMost: 7000 }
const [even = Number.NaN] = crossings(low, hsa, noVisits, 5000)
const cost = (plan: HealthPlan, bills: number) => totalCost(plan, bills, noVisits)

/** A family's whole HSA limit from paychecks, in the 22% bracket. */
const inputs = { coverage: 'family', yours: 8750, employer: 0, how: 'payroll', status: 'joint', income: 150_000 }
const account = await answerOf('hsa', inputs)

const now = outOfPocketLimits.in(defaultYear)
const next = outOfPocketLimits.in(defaultYear + 1)
const credit = premiumShares.in(defaultYear)

export const healthPlan = defineLesson({
  about: {
    slug: 'health-plan',
    unit: 'insurance',
    title: 'Which health plan is cheaper for me?',
    minutes: 7,
    level: 'next',
    about: ['deductible', 'out-of-pocket maximum', 'HSA', 'open enrollment'],
    after: ['insurance-logic'],
    standards: ['risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-10-01',
  },
  figures: {
    premiumLow: given(low.premium, 'money'),
    premiumHsa: given(hsa.premium, 'money'),
    deductibleLow: given(low.deductible, 'money'),
    deductibleHsa: given(hsa.deductible, 'money'),
    share: given(20, 'percent'),
    mostLow: given(low.outOfPocketMost, 'money'),
    mostHsa: given(hsa.outOfPocketMost, 'money'),
    premiumGap: worked(low.premium - hsa.premium, 'money', '$2,400 − $1,800'),
    quiet: given(500, 'money'),
    quietLow: worked(cost(low, 500), 'money', '$2,400 + $500'),
    quietHsa: worked(cost(hsa, 500), 'money', '$1,800 + $500'),
    even: worked(even, 'money', 'Care at which both plans cost $3,300'),
    evenCost: worked(cost(hsa, even), 'money', '$1,800 + $1,500'),
    bills: given(10_000, 'money'),
    billsLow: worked(cost(low, 10_000), 'money', '$2,400 + $750 + 20% × $9,250'),
    billsHsa: worked(cost(hsa, 10_000), 'money', '$1,800 + $3,400 + 20% × $6,600'),
    worstLow: worked(worstCost(low), 'money', '$2,400 + $4,000'),
    worstHsa: worked(worstCost(hsa), 'money', '$1,800 + $7,000'),
    deductibleOnly: mistaken(hsa.deductible, 'money', 'The deductible taken for the break-even'),
    deductibleGap: mistaken(hsa.deductible - low.deductible, 'money', 'The difference of the deductibles'),
    yearNow: published(now, defaultYear, 'count', String(defaultYear)),
    yearNext: published(next, defaultYear + 1, 'count', String(defaultYear + 1)),
    self: published(now, now.value.self, 'money'),
    family: published(now, now.value.family, 'money'),
    selfNext: published(next, next.value.self, 'money'),
    familyNext: published(next, next.value.family, 'money'),
    hsaIn: worked(account('limit'), 'money', 'The family limit of the year'),
    bracket: given(22, 'percent'),
    hsaSaved: worked(account('taxSaved'), 'money', '$8,750 × (22% + 7.65%)'),
    window: published(specialEnrollment, specialEnrollment.value.marketplaceDays, 'count', '60 days'),
    jobWindow: mistaken(specialEnrollment.value.jobDays, 'count', 'The time a job’s plan gives', '30 days'),
    lastDay: published(marketplaceEnrollment, 31, 'count', 'December 31'),
    firstDay: published(marketplaceEnrollment, 1, 'count', 'November 1'),
    lastLarge: published(premiumShares.in(2025), 2025, 'count', '2025'),
    povertyTop: published(credit, credit.value.noneOver ?? Number.NaN, 'percent'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `Plan A has a ${n.deductibleLow} deductible. Plan B has a ${n.deductibleHsa} deductible and costs ${n.premiumGap} less a year. After that, both charge you ${n.share}. How much care in a year makes them cost the same?`,
      from: 0,
      to: 5000,
      step: 100,
      truth: 'even',
      reveal: `At ${n.even} of care. Below that, plan B is cheaper. Above it, plan A is.`,
    },
    idea: [
      'The premium is only part of the price.',
      'Add what you’d pay for care in a good year, a normal year and a terrible one.',
      'Then pick the plan you could afford in the terrible one.',
    ],
    example: [
      `Plan A costs ${n.premiumLow} in premiums. You pay the first ${n.deductibleLow} of care, then ${n.share}, up to ${n.mostLow}. Plan B comes with an HSA and costs ${n.premiumHsa}. You pay the first ${n.deductibleHsa}, then ${n.share}, up to ${n.mostHsa}.`,
      `Good year, ${n.quiet} of care: A costs ${n.quietLow} and B costs ${n.quietHsa}. At ${n.even} of care, both cost ${n.evenCost}.`,
      `Rough year, ${n.bills} of care: A costs ${n.billsLow} and B costs ${n.billsHsa}.`,
      `Terrible year: A stops at ${n.worstLow} and B at ${n.worstHsa}. That’s before any tax the HSA saves.`,
    ],
    tryIt: `Plan B’s edge is its HSA. Change what you put in and your pay, and watch the tax you’d save.`,
    facts: [
      {
        say: `In ${n.yearNow}, most plans can’t charge you more than ${n.self} for one person or ${n.family} for a family. That’s for covered care in the network, and premiums come on top. In ${n.yearNext}, it’s ${n.selfNext} and ${n.familyNext}.`,
      },
      {
        say: `A family that puts ${n.hsaIn} in an HSA from paychecks saves ${n.hsaSaved} in tax in the ${n.bracket} bracket. Payroll tax is part of that.`,
      },
      {
        say: `Marketplace sign-up for ${n.yearNext} began ${n.firstDay} and ends by ${n.lastDay} at the latest, and sooner in many states.`,
      },
      {
        say: `The larger premium tax credits ended with ${n.lastLarge}. In ${n.yearNow}, there’s no credit above ${n.povertyTop} of the poverty line.`,
      },
    ],
    myth: {
      said: '“A high deductible is only for healthy people.”',
      answer:
        'Not always. If the premium is low enough, or your employer adds to your HSA, it can also win in a terrible year. Add up all the parts before you decide.',
    },
    quiz: [
      {
        ask: 'At how much care do plans A and B above cost the same?',
        right: {
          says: n.even,
          figure: 'even',
          why: 'There, plan A’s smaller deductible has just made up for its higher premium.',
        },
        wrong: [
          {
            says: n.deductibleOnly,
            figure: 'deductibleOnly',
            why: 'That’s plan B’s deductible. Plan A pulls ahead sooner.',
          },
          {
            says: n.deductibleGap,
            figure: 'deductibleGap',
            why: 'That’s the gap between the deductibles. The premium gap is much smaller.',
          },
        ],
      },
      {
        ask: 'Which of these counts toward your out-of-pocket maximum?',
        right: { says: 'Your deductible', why: 'Deductible, copays and coinsurance in the network all count.' },
        wrong: [
          { says: 'Your premiums', why: 'Premiums come on top, even in the worst year.' },
          { says: 'Care the plan doesn’t cover', why: 'Only covered care counts, so check before a big bill.' },
        ],
      },
      {
        ask: 'You lose your job’s health plan. How long do you have to sign up on the marketplace?',
        right: {
          says: n.window,
          figure: 'window',
          why: 'It runs from the day the coverage ended, and you can start earlier.',
        },
        wrong: [
          { says: n.jobWindow, figure: 'jobWindow', why: 'That’s how long a spouse’s job plan has to let you in.' },
          { says: 'Any time you like', why: 'Miss it, and you wait for open enrollment in the fall.' },
        ],
      },
      {
        ask: 'You see a doctor outside the network. Does the bill count toward your maximum?',
        right: { says: 'Maybe not', why: 'Plans don’t have to count it. Emergencies have their own rules.' },
        wrong: [
          { says: 'Always', why: 'The legal maximum is for care in the network.' },
          {
            says: 'Yes, at twice the rate',
            why: 'Some plans have a second, higher maximum. No plan counts a bill twice.',
          },
        ],
      },
    ],
    summary: [
      'Compare plans by premium plus your share, in a good, a normal and a terrible year.',
      'Count what an HSA saves and what your employer adds to it.',
    ],
    doNow: {
      say: 'Find your plan’s summary of benefits and write down three numbers: premium, deductible and out-of-pocket maximum.',
      path: '/insurance-guide',
    },
  }),
  widget: {
    calculator: 'hsa',
    inputs,
    ask: ['coverage', 'yours', 'income'],
    expects: [['taxSaved', 'hsaSaved']],
  },
  doors: ['/insurance-guide', '/insurance-hub'],
  next: { lesson: 'auto-home-renters', calculator: 'hsa' },
})
