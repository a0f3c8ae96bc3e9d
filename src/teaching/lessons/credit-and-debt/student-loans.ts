import { assistancePayment } from '#engine/student/repayment-assistance.ts'
import { loanRates, undergraduateLimits } from '#facts/student/loans.ts'
import { forgivenessFreeOfTax, planDates, publicServicePayments, repaymentAssistance } from '#facts/student/plans.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const rateFrom = (from: string) => (loanRates.value.find((row) => row.from === from)?.unsubsidized ?? Number.NaN) * 100
const inputs = {
  loans: [{ kind: 'unsubsidized', balance: 30_000, rate: rateFrom('2025-07') }],
  agi: 45_000,
  filing: 'single',
  dependents: 0,
} as const
const plans = await answerOf('student-loan', inputs)
const rule = repaymentAssistance.value
const atEdge = assistancePayment(50_000, 0, rule)
const overEdge = assistancePayment(50_001, 0, rule)
const [first = 0, second = 0, third = 0] = undergraduateLimits.value.dependentByYear

export const studentLoans = defineLesson({
  about: {
    slug: 'student-loans',
    unit: 'credit-and-debt',
    title: 'How do I borrow for school and pay it back?',
    minutes: 8,
    level: 'next',
    about: ['student loan', 'RAP', 'IBR', 'PSLF', 'FAFSA', 'subsidized loan', 'refinance student loans'],
    after: ['compare-loans'],
    standards: ['earning', 'credit'],
    reviewed: '2026-11-23',
    reviewBy: '2027-06-30',
  },
  figures: {
    owed: given(30_000, 'money'),
    rate: published(loanRates, rateFrom('2025-07'), 'percent'),
    newRate: published(loanRates, rateFrom('2026-07'), 'percent'),
    schoolYear: given(2025, 'count', '2025-26'),
    newYear: given(2026, 'count', '2026-27'),
    income: given(45_000, 'money'),
    standard: worked(plans('standardFirstPayment'), 'cents', '$30,000 at 6.39% in 120 level payments'),
    assistance: worked(plans('rapFirstPayment'), 'money', '4% of $45,000 ÷ 12'),
    ibr: worked(plans('ibrFirstPayment'), 'cents', '10% of income above 1.5 times the poverty guideline, ÷ 12'),
    standardCost: worked(plans('standardCost'), 'money', 'All payments of the 10-year plan'),
    assistanceCost: worked(plans('rapCost'), 'money', 'All payments of RAP, with pay rising 3% a year'),
    dearer: worked(plans('rapCost') - plans('standardCost'), 'money', 'The second less the first'),
    firstYear: published(undergraduateLimits, first, 'money'),
    secondYear: published(undergraduateLimits, second, 'money'),
    thirdYear: published(undergraduateLimits, third, 'money'),
    inTotal: published(undergraduateLimits, undergraduateLimits.value.dependentTotal, 'money'),
    newFrom: published(planDates, 202_607, 'month'),
    edge: given(50_000, 'money'),
    over: given(50_001, 'money'),
    atEdge: worked(atEdge, 'cents', '4% of $50,000 ÷ 12'),
    overEdge: worked(overEdge, 'cents', '5% of $50,001 ÷ 12'),
    jump: worked(overEdge - atEdge, 'cents', '$208.34 − $166.67', '$41.67 more'),
    cent: mistaken(0.01, 'cents', 'The higher rate on the last dollar only', '1 cent more'),
    nothing: mistaken(0, 'cents', 'No change until the next thousand', 'Nothing more'),
    forgiven: published(repaymentAssistance, rule.forgivenAfterPayments, 'count'),
    service: published(publicServicePayments, publicServicePayments.value, 'count'),
    taxedFrom: published(
      forgivenessFreeOfTax,
      forgivenessFreeOfTax.value.throughYear + 1,
      'count',
      String(forgivenessFreeOfTax.value.throughYear + 1),
    ),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `Under the new plan called RAP, an income of ${n.edge} means ${n.atEdge} a month. You earn one dollar more. How much more do you pay each month?`,
      from: 0,
      to: 200,
      step: 1,
      truth: 'jump',
      reveal: `It’s ${n.jump}. One dollar moves all of your income to a higher rate, not only that dollar.`,
    },
    idea: [
      'Borrow federal first, and only what helps you finish.',
      'Federal loans come with plans that follow your income, and with ways out when life goes wrong.',
      'Then choose a plan by your income and your job.',
    ],
    example: [
      `You owe ${n.owed} at ${n.rate}, the rate for undergraduates in ${n.schoolYear}. You earn ${n.income} and file as single.`,
      `The standard plan takes ${n.standard} a month for ten years, ${n.standardCost} in total.`,
      `Plans that follow your income start lower: ${n.ibr} on IBR, or ${n.assistance} on RAP.`,
      `Lower now means longer. With pay that rises three percent a year, RAP would cost ${n.assistanceCost}, or ${n.dearer} more.`,
    ],
    tryIt:
      'Change your income and watch which plan starts lowest. Then say you’re going for public service forgiveness.',
    facts: [
      {
        say: `A dependent undergraduate may borrow ${n.firstYear} in the first year, ${n.secondYear} in the second and ${n.thirdYear} in later ones, up to ${n.inTotal}. New loans in ${n.newYear} carry ${n.newRate}.`,
      },
      {
        say: `Loans made since ${n.newFrom} have two plans: a standard one, and RAP. RAP takes a share of all your income, waives unpaid interest, and forgives what’s left after ${n.forgiven} payments.`,
      },
      {
        say: `Public service jobs can end federal loans after ${n.service} payments.`,
      },
      {
        say: `From ${n.taxedFrom} on, debt forgiven by income plans counts as income for federal tax again. Public service forgiveness doesn’t.`,
      },
    ],
    myth: {
      said: '“The private loan has a lower rate, so it’s better.”',
      answer:
        'The rate in the ad is for the best credit. And once a federal loan becomes a private one, its income plans and its forgiveness are gone for good.',
    },
    quiz: [
      {
        ask: 'Which loan would you use first?',
        right: { says: 'Subsidized federal', why: 'It costs no interest while you’re in school.' },
        wrong: [
          { says: 'Private', why: 'It has no income plan and fewer ways out.' },
          { says: 'Parent PLUS', why: 'It has a higher rate, and your parent owes it.' },
        ],
      },
      {
        ask: `Under RAP, your income goes from ${n.edge} to ${n.over}. What changes each month?`,
        right: {
          says: n.jump,
          figure: 'jump',
          why: `The payment goes from ${n.atEdge} to ${n.overEdge}. RAP rates apply to all your income.`,
        },
        wrong: [
          { says: n.cent, figure: 'cent', why: 'That’s how tax brackets work. RAP’s steps don’t.' },
          { says: n.nothing, figure: 'nothing', why: 'A single dollar over the edge is enough.' },
        ],
      },
      {
        ask: 'You refinance federal loans with a private lender. What happens?',
        right: {
          says: 'Income plans and forgiveness end',
          why: 'The new loan is an ordinary private loan, and there’s no way back.',
        },
        wrong: [
          { says: 'You keep them at a lower rate', why: 'They belong to the federal loan, and it’s been paid off.' },
          { says: 'Only public service forgiveness ends', why: 'The income-driven plans end too.' },
        ],
      },
      {
        ask: 'What does “subsidized” mean?',
        right: { says: 'No interest while you’re in school', why: 'The government pays it for you during that time.' },
        wrong: [
          { says: 'You don’t have to pay it back', why: 'That’s a grant. A loan has to be repaid.' },
          { says: 'Your school pays half', why: 'The school isn’t part of the loan.' },
        ],
      },
    ],
    summary: [
      'Federal first, and no more than you need to finish.',
      'Pick the plan by income and job, and look at the total too.',
    ],
    doNow: {
      say: 'Put in your loans and your income, and see every plan you could use.',
      path: '/student-loan-calculator',
    },
  }),
  widget: {
    calculator: 'student-loan',
    inputs,
    ask: ['agi', 'dependents', 'pslf'],
    expects: [
      ['standardFirstPayment', 'standard'],
      ['rapFirstPayment', 'assistance'],
      ['ibrFirstPayment', 'ibr'],
      ['rapCost', 'assistanceCost'],
    ],
  },
  doors: ['/debt-payoff'],
  next: { lesson: 'debt-payoff', calculator: 'student-loan' },
})
