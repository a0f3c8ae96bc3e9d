import { displacedWithWork } from '#facts/household/jobs.ts'
import { continuationDays, specialEnrollment } from '#facts/household/life-events.ts'
import { continuation } from '#facts/insurance/continuation.ts'
import { employerHealth } from '#facts/insurance/employer-health.ts'
import { earlyWithdrawal, separationAge } from '#facts/retirement/early-withdrawal.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const essentials = 3000
const savings = 12_000
const weekly = 400
const weeks = 20
const inputs = {
  ...{ housing: 1800, food: 600, utilities: 300, transport: 200, insurance: 100 },
  ...{ debtMinimums: 0, medical: 0, childcare: 0, other: 0 },
  ...{ savings, benefits: 'own', weekly, weeks },
}
const fund = await answerOf('emergency-fund', inputs)
const benefits = fund('benefits')
const { mostShareOfPremium, monthsAfterJobLoss } = continuation.value
const cobra = (yearly: number) => (yearly * mostShareOfPremium) / 12

export const jobLoss = defineLesson({
  about: {
    slug: 'job-loss',
    unit: 'life-events',
    title: 'I lost my job. What do I do first?',
    minutes: 5,
    level: 'start',
    about: ['layoff', 'unemployment benefits', 'COBRA', 'severance', '401(k) after a job'],
    after: ['emergency-fund', 'health-plan'],
    standards: ['earning', 'risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    essentials: given(essentials, 'money'),
    savings: given(savings, 'money'),
    months: worked(fund('monthsCovered'), 'months', '$12,000 ÷ $3,000'),
    weekly: given(weekly, 'money'),
    weeks: given(weeks, 'count'),
    benefits: worked(benefits, 'money', '19 paid weeks × $400'),
    longer: worked((savings + benefits) / essentials, 'ratio', '($12,000 + $7,600) ÷ $3,000', 'about 6½ months'),
    chooseDays: published(continuationDays, continuationDays.value.choose, 'count'),
    cobraMonths: published(continuation, monthsAfterJobLoss, 'months', '18 months'),
    cobraShare: published(continuation, mostShareOfPremium * 100, 'percent'),
    cobraSingle: worked(cobra(employerHealth.value.single), 'money', '$9,325 × 102% ÷ 12', 'about $790'),
    cobraFamily: worked(cobra(employerHealth.value.family), 'money', '$26,993 × 102% ÷ 12', 'about $2,290'),
    market: published(specialEnrollment, specialEnrollment.value.marketplaceDays, 'count'),
    backToWork: published(displacedWithWork, displacedWithWork.value * 100, 'percent', 'Two out of three'),
    jobYears: given(3, 'years', 'three years'),
    from: published(displacedWithWork, 2021, 'count', '2021'),
    to: published(displacedWithWork, 2023, 'count', '2023'),
    asked: published(displacedWithWork, 2024, 'count', 'January 2024'),
    leaveAge: published(separationAge, separationAge.value.age, 'count'),
    extra: published(earlyWithdrawal, earlyWithdrawal.value.rate * 100, 'percent'),
    age: given(35, 'count'),
    out: given(10_000, 'money'),
    bracket: given(12, 'percent'),
    lost: worked(10_000 * (0.12 + earlyWithdrawal.value.rate), 'money', '$10,000 × (12% + 10%)'),
    penaltyOnly: mistaken(10_000 * earlyWithdrawal.value.rate, 'money', 'The extra 10% only'),
    taxOnly: mistaken(1200, 'money', 'Income tax only'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: 'You lost your job today. Which call comes first?',
      options: ['A recruiter', 'Your state’s unemployment office', 'Your 401(k) plan'],
      truth: 1,
      reveal:
        'The unemployment office, or its website. Benefits count from the week you file, and most states don’t pay for weeks before that.',
    },
    idea: [
      'Do four things in this order: file, insure, cut, call.',
      'File for benefits, keep health coverage, cut to what you need, then call whoever you owe.',
      'Retirement money comes last, because taking it out early is so costly.',
    ],
    example: [
      `You need ${n.essentials} a month for the basics and have ${n.savings} saved. On savings alone, that lasts ${n.months}.`,
      `You file right away and get ${n.weekly} a week for up to ${n.weeks} weeks. Many states don’t pay the first week, so count on ${n.benefits}.`,
      `Savings plus benefits last ${n.longer}. File a month late, and you go four weeks longer without a check.`,
    ],
    tryIt: 'Put in your own numbers. Then lower the rent or the groceries and watch how many months your savings last.',
    facts: [
      {
        say: `COBRA keeps your old health plan for up to ${n.cobraMonths}, at up to ${n.cobraShare} of the full price. For an average plan that’s ${n.cobraSingle} a month for one person and ${n.cobraFamily} for a family.`,
      },
      {
        say: `A marketplace plan may cost less, because help depends on income. You have ${n.market} days from the loss of coverage. Dropping COBRA later doesn’t give you new days.`,
      },
      {
        say: 'A loan from your 401(k) may come due. Until the day your tax return is due, extensions included, you can put that amount in an IRA. If you don’t, it’s income.',
        source: 'irc',
      },
      {
        say: `If you lost the job in the year you turn ${n.leaveAge} or later, taking money from that job’s plan skips the extra ${n.extra}.`,
      },
      {
        say: `${n.backToWork} people who lost a job of ${n.jobYears} or more from ${n.from} to ${n.to} had work again by ${n.asked}.`,
      },
    ],
    myth: {
      said: '“I have to pay for COBRA right away.”',
      answer: `You have ${n.chooseDays} days to choose it, and it then reaches back to the day your coverage ended. You’d owe the premiums for that time too.`,
    },
    quiz: [
      {
        ask: 'What’s the first thing to do after losing a job?',
        right: { says: 'File for unemployment benefits', why: 'Each week you wait is usually a week without a check.' },
        wrong: [
          { says: 'Cash out your 401(k)', why: 'That’s the last resort. It costs tax now and growth later.' },
          { says: 'Wait until severance ends', why: 'Rules differ by state, so file and let the state tell you.' },
        ],
      },
      {
        ask: 'How do you find the cheapest health coverage?',
        right: {
          says: 'Compare COBRA with the marketplace',
          why: 'Your lower income may mean help with premiums, or Medicaid.',
        },
        wrong: [
          { says: 'Go without for a few months', why: 'One broken bone could cost more than a year of premiums.' },
          { says: 'Take COBRA without looking', why: 'It’s easy, but you pay the part your employer used to pay.' },
        ],
      },
      {
        ask: `You’re ${n.age} and cash out ${n.out} of a 401(k) in the ${n.bracket} bracket. About how much do you lose to federal tax?`,
        right: {
          says: n.lost,
          figure: 'lost',
          why: `${n.bracket} income tax and the extra ${n.extra}. State tax may come on top.`,
        },
        wrong: [
          { says: n.penaltyOnly, figure: 'penaltyOnly', why: `That’s only the extra ${n.extra}. It’s income too.` },
          {
            says: n.taxOnly,
            figure: 'taxOnly',
            why: `That’s only the income tax. You’re young enough to owe the extra ${n.extra}.`,
          },
        ],
      },
      {
        ask: 'How is severance pay taxed?',
        right: { says: 'Like your paycheck', why: 'Income tax and payroll tax come out, so plan with what’s left.' },
        wrong: [
          { says: 'It’s tax-free, like a gift', why: 'It’s pay for your work, just later.' },
          { says: 'Only if it’s over a month’s pay', why: 'Every dollar of it counts as wages.' },
        ],
      },
    ],
    summary: [
      'File, insure, cut, call: benefits first, then health coverage, then your budget, then your lenders.',
      'Leave retirement money alone if you can, and check the deadlines before they pass.',
    ],
    doNow: {
      say: 'Make one page with logins, policy numbers and people to call, and tell one person where it is.',
      path: '/smart-life-manager',
    },
  }),
  widget: {
    calculator: 'emergency-fund',
    inputs,
    ask: ['housing', 'food', 'savings'],
    expects: [
      ['essentials', 'essentials'],
      ['monthsCovered', 'months'],
      ['benefits', 'benefits'],
    ],
  },
  doors: ['/run-financial-scenario', '/smart-life-manager'],
  next: { lesson: 'debt-trouble', calculator: 'emergency-fund' },
})
