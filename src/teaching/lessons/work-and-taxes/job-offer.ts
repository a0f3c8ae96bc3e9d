import { employerHealth, employerHealthDeductible } from '#facts/insurance/employer-health.ts'
import { slowestVesting } from '#facts/retirement/plan-rules.ts'
import { overtimeRule } from '#facts/state-rules/pay-law.ts'
import { selfEmployment } from '#facts/tax-years/standing.ts'
import { reckoned } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const { single, family, workerSingle, workerFamily } = employerHealth.value
const a = { pay: 65_000, premium: workerFamily }
const b = { pay: 60_000, premium: workerSingle }
const match = b.pay * 0.03
const worthA = a.pay - a.premium
const worthB = b.pay - b.premium + match
/** Premiums are asked by the month. Both jobs put 6% into the plan, so that only pay, premium and match differ. */
const inputs = {
  pay: a.pay,
  unit: 'year',
  premium: Math.round((a.premium / 12) * 100) / 100,
  match: 0,
  deferral: 6,
  compare: 'offer',
  pay2: b.pay,
  unit2: 'year',
  premium2: b.premium / 12,
  match2: 3,
} as const
const offer = await answerOf('salary-hourly-converter', inputs)
const hourly = await answerOf('salary-hourly-converter', { pay: 52_000, unit: 'year' })
const contract = await answerOf('salary-hourly-converter', {
  pay: 30,
  unit: 'hour',
  compare: 'contract',
  contractRate: 30,
  contractHours: 40,
  contractWeeks: 52,
  contractCosts: 0,
  contractPremium: 0,
})

export const jobOffer = defineLesson({
  about: {
    slug: 'job-offer',
    unit: 'work-and-taxes',
    title: 'Which job offer really pays more?',
    minutes: 5,
    level: 'start',
    about: ['job offer', 'benefits', '401(k) match', 'health insurance premium', '1099 or W-2', 'vesting', 'overtime'],
    after: ['take-home-pay'],
    standards: ['earning'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    payA: given(a.pay, 'money'),
    payB: given(b.pay, 'money'),
    raise: worked(a.pay - b.pay, 'money', '$65,000 − $60,000'),
    premiumA: given(a.premium, 'money'),
    premiumB: given(b.premium, 'money'),
    matchRate: given(50, 'percent'),
    matchUpTo: given(6, 'percent'),
    match: worked(match, 'money', '50% of 6% of $60,000'),
    worthA: worked(worthA, 'money', reckoned(a.pay, ['−', a.premium])),
    worthB: worked(worthB, 'money', reckoned(b.pay, ['−', b.premium], ['+', match])),
    ahead: worked(worthB - worthA, 'money', reckoned(worthB, ['−', worthA])),
    afterTax: worked(
      offer('offerAhead'),
      'money',
      'Both offers after federal and payroll tax, with 6% into the 401(k)',
    ),
    familyPlan: published(employerHealth, family, 'money'),
    singlePlan: published(employerHealth, single, 'money'),
    workerFamily: published(employerHealth, workerFamily, 'money'),
    workerSingle: published(employerHealth, workerSingle, 'money'),
    deductible: published(employerHealthDeductible, employerHealthDeductible.value, 'money'),
    surveyed: published(employerHealth, 2025, 'count', '2025'),
    salary: given(52_000, 'money'),
    weekHours: given(40, 'count'),
    hourly: worked(hourly('hourly'), 'cents', '$52,000 ÷ 52 weeks ÷ 40 hours'),
    yearHours: worked(hourly('hoursWorked'), 'count', '40 hours × 52 weeks'),
    bothHalves: published(
      selfEmployment,
      (selfEmployment.value.socialSecurityRate + selfEmployment.value.medicareRate) * 100,
      'percent',
    ),
    contractRate: given(30, 'money'),
    equalRate: worked(
      contract('equalContractRate'),
      'cents',
      'The rate that leaves as much after tax, before any benefits',
    ),
    lessKept: worked(
      -contract('contractAhead'),
      'money',
      'Take-home of the job less take-home of the contract, 2,080 hours',
    ),
    cliff: published(slowestVesting, slowestVesting.value.cliffYears, 'years'),
    left: given(2, 'years'),
    overtimeAfter: published(overtimeRule, overtimeRule.value.afterHours, 'count'),
    payGap: mistaken(a.pay - b.pay, 'money', 'The pay alone'),
    noPremium: mistaken(a.pay - b.pay - match, 'money', 'Pay and match without the premiums'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: `Offer A pays ${n.payA}, takes ${n.premiumA} for health insurance and has no match. Offer B pays ${n.payB}, takes ${n.premiumB} and matches ${n.match} in a 401(k). Which is worth more?`,
      options: ['Offer A', 'Offer B', 'They’re the same'],
      truth: 1,
      reveal: `Offer B, by ${n.ahead} a year before taxes. A bigger salary isn’t always a bigger offer.`,
    },
    idea: [
      'Pay is one part of a job offer.',
      'Add what the employer puts in, and take off what the job costs you.',
      'Then divide by the hours it takes.',
    ],
    example: [
      `Offer A pays ${n.payA}. Your share of the health plan is ${n.premiumA}, and there’s no match. That leaves ${n.worthA}.`,
      `Offer B pays ${n.payB}. Your share of the health plan is ${n.premiumB}. It matches ${n.matchRate} of what you save, up to ${n.matchUpTo} of pay, so ${n.match}.`,
      `${n.payB}, less ${n.premiumB}, plus ${n.match} makes ${n.worthB}. Offer B is ahead by ${n.ahead}.`,
      `After federal and payroll taxes it’s still ahead, by about ${n.afterTax} a year.`,
    ],
    tryIt: 'Change the pay of the second offer until the two are even. Then take its match away.',
    facts: [
      {
        say: `In ${n.surveyed}, the average family health plan at work cost ${n.familyPlan}. Workers paid ${n.workerFamily} and employers the rest. For one person it was ${n.singlePlan}, and workers paid ${n.workerSingle}.`,
      },
      {
        say: `Look at the deductible too. For single coverage it averaged ${n.deductible}. You pay that before most of the plan’s benefits start.`,
      },
      {
        say: `A salary of ${n.salary} at ${n.weekHours} hours a week is ${n.hourly} an hour. A full-time year has ${n.yearHours} hours.`,
      },
      {
        say: `On a 1099 you pay both halves of Social Security and Medicare tax: ${n.bothHalves} of most of your profit. To match ${n.contractRate} an hour on a W-2, you’d need about ${n.equalRate}, before any benefits.`,
      },
    ],
    myth: {
      said: '“A higher salary is a better offer.”',
      answer: `Here ${n.raise} more in pay loses to a cheaper health plan and a ${n.match} match. Time off, hours and the commute count too.`,
    },
    quiz: [
      {
        ask: `Offer A: ${n.payA} of pay, ${n.premiumA} for health insurance, no match. Offer B: ${n.payB}, ${n.premiumB} and a ${n.match} match. Before taxes, which is ahead?`,
        right: { says: `B, by ${n.ahead}`, figure: 'ahead', why: `${n.worthB} against ${n.worthA}.` },
        wrong: [
          {
            says: `A, by ${n.payGap}`,
            figure: 'payGap',
            why: 'That’s the pay alone. It leaves out the health plan and the match.',
          },
          {
            says: `A, by ${n.noPremium}`,
            figure: 'noPremium',
            why: `That counts the match but leaves out the health plan, which costs ${n.premiumA} at A and ${n.premiumB} at B.`,
          },
        ],
      },
      {
        ask: `One job pays ${n.contractRate} an hour on a W-2. Another pays ${n.contractRate} on a 1099, for the same hours. Which leaves you more?`,
        right: {
          says: 'The W-2 job',
          why: `By about ${n.lessKept} a year, since the 1099 worker pays both halves of the tax.`,
        },
        wrong: [
          {
            says: 'The 1099 job',
            why: 'No tax is taken from each check, so it feels like more. The bill comes later.',
          },
          { says: 'They’re the same', why: 'The rate is the same, but the payroll tax isn’t.' },
        ],
      },
      {
        ask: `Your match is yours only after ${n.cliff}, all at once. You leave after ${n.left}. How much of the match do you keep?`,
        right: {
          says: 'None of it',
          why: 'That’s a “cliff”: nothing until the date, then everything. Your own money is always yours.',
        },
        wrong: [
          { says: 'Two-thirds of it', why: 'Some plans do vest in steps. This one doesn’t.' },
          { says: 'All of it', why: 'Only what you put in yourself is yours from day one.' },
        ],
      },
      {
        ask: 'Who must be paid overtime by federal law?',
        right: {
          says: `Nonexempt workers past ${n.overtimeAfter} hours a week`,
          why: 'It depends on your duties and pay, not on your title.',
        },
        wrong: [
          { says: 'Everyone who works late', why: 'Exempt employees don’t get it, however long the week.' },
          { says: 'Only people paid by the hour', why: 'Some salaried workers are nonexempt and get overtime too.' },
        ],
      },
    ],
    summary: [
      'Compare pay plus what the employer adds, less what the job costs you.',
      'Then look at the hours, and at when the match becomes yours.',
    ],
    doNow: { say: 'Ask an employer, or your own, for two numbers: your share of the health plan, and the match.' },
  }),
  widget: {
    calculator: 'salary-hourly-converter',
    inputs,
    ask: ['pay', 'pay2', 'match2'],
    expects: [['offerAhead', 'afterTax']],
  },
  doors: ['/run-financial-scenario'],
  next: { lesson: 'w4-and-filing', calculator: 'salary-hourly-converter' },
})
