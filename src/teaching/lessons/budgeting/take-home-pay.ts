import { dollars, percentText } from '#calculators/kit/format.ts'
import { taxYears } from '#facts/tax-years.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { law, lawYear } from '../kit/law.ts'
import { defineLesson } from '../kit/lesson.ts'

const before = taxYears[2025]
const inputs = {
  pay: 60_000,
  unit: 'year',
  frequency: 'biweekly',
  status: 'single',
  state: 'US',
  planPercent: 0,
  hsa: 0,
} as const
const paid = await answerOf('payroll-tax', inputs)
/** $100 of pre-tax 401(k) out of a paycheck in the 22% bracket. */
const inTwentyTwo = await answerOf('payroll-tax', { ...inputs, pay: 75_000 })
const { socialSecurityRate, medicareRate, wageBase } = law.payroll.value
const standard = law.standardDeduction.value.single
const insured = (pay: number) => pay * (socialSecurityRate + medicareRate)

export const takeHomePay = defineLesson({
  about: {
    slug: 'take-home-pay',
    unit: 'budgeting',
    title: 'Why is my paycheck smaller than my salary?',
    minutes: 6,
    level: 'start',
    about: ['paycheck', 'gross and net pay', 'FICA', 'withholding', 'pay stub', 'tax brackets'],
    after: [],
    standards: ['earning'],
    reviewed: '2026-11-23',
    reviewBy: '2027-01-15',
  },
  figures: {
    salary: given(60_000, 'money'),
    year: given(Number(lawYear), 'count', lawYear),
    incomeTax: worked(
      paid('federalYear'),
      'money',
      `${dollars(inputs.pay)} less the standard deduction of ${dollars(standard)}, then each bracket’s rate on its part`,
    ),
    payroll: worked(
      paid('payrollYear'),
      'money',
      `${percentText((socialSecurityRate + medicareRate) * 100)} of ${dollars(inputs.pay)}`,
    ),
    kept: worked(
      paid('takeHomeYear'),
      'money',
      `${dollars(inputs.pay)} − ${dollars(paid('federalYear'))} − ${dollars(paid('payrollYear'))}`,
    ),
    check: worked(paid('netPay'), 'money', `${dollars(paid('takeHomeYear'))} ÷ 26`),
    perCheck: worked(paid('grossPay'), 'money', `${dollars(inputs.pay)} ÷ 26`),
    checks: given(26, 'count'),
    five: given(5, 'percent'),
    fivePercent: worked(paid('grossPay') * 0.05, 'money', '5% of one paycheck'),
    twiceMonthly: worked(26 - 24, 'count', '26 paychecks less 2 in each of 12 months', 'two'),
    securityRate: published(law.payroll, socialSecurityRate * 100, 'percent'),
    wageBase: published(law.payroll, wageBase, 'money'),
    medicareRate: published(law.payroll, medicareRate * 100, 'percent'),
    moreRate: published(law.additionalMedicare, law.additionalMedicare.value.rate * 100, 'percent'),
    moreOver: published(law.additionalMedicare, law.additionalMedicare.value.over.single, 'money'),
    highPay: given(200_000, 'money'),
    oldBase: mistaken(before.payroll.value.wageBase, 'money', 'The limit of 2025'),
    hundred: given(100, 'money'),
    bracket: given(22, 'percent'),
    netCost: worked(inTwentyTwo('planHundred'), 'money', '$100 less 22% of income tax saved'),
    wholeHundred: mistaken(100, 'money', 'No tax saved'),
    taxedAsRaise: mistaken(inTwentyTwo('raiseHundred'), 'cents', 'Social Security and Medicare taken off too'),
    thousand: given(1000, 'money'),
    onThousand: worked(insured(1000), 'cents', 'Both rates on $1,000'),
    securityAlone: mistaken(1000 * socialSecurityRate, 'money', 'Social Security only'),
    bothHalves: mistaken(2 * insured(1000), 'money', 'Your share and your employer’s'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You’re single and earn ${n.salary} a year. What do you take home after federal taxes?`,
      from: 20_000,
      to: 60_000,
      step: 500,
      truth: 'kept',
      reveal: `About ${n.kept}, before any state tax. That’s ${n.check} in each of ${n.checks} paychecks.`,
    },
    idea: [
      'Your salary is the number on the offer letter.',
      'Your take-home pay is what lands in your account.',
      'Plan with the second one, because you never hold the first.',
    ],
    example: [
      `You earn ${n.salary}, file as single, and take the standard deduction. Federal income tax for ${n.year} comes to ${n.incomeTax}.`,
      `Social Security and Medicare take another ${n.payroll}. Your stub may call them FICA.`,
      `That leaves ${n.kept} a year. Paid every two weeks, ${n.perCheck} on paper becomes ${n.check} in your account.`,
      'Most states take a part as well. So do health insurance and retirement plans, if you have them.',
    ],
    tryIt: `Put ${n.five} into a 401(k). That’s ${n.fivePercent} a check, and your paycheck shrinks by less. Then set it back to zero and put ${n.fivePercent} into an HSA.`,
    facts: [
      {
        say: `In ${n.year}, you pay ${n.securityRate} for Social Security on pay up to ${n.wageBase}, and ${n.medicareRate} for Medicare on all of it.`,
      },
      { say: `From pay above ${n.moreOver}, your employer holds back another ${n.moreRate} for Medicare.` },
      {
        say: 'A pre-tax 401(k) lowers your income tax, but not Social Security or Medicare tax. Health premiums and HSA money taken from your paycheck usually lower all three.',
        source: 'irc',
      },
      {
        say: `Paid every two weeks, you get ${n.checks} checks a year. So ${n.twiceMonthly} months bring a third one.`,
      },
    ],
    myth: {
      said: '“A raise can push me into a higher bracket and leave me with less.”',
      answer:
        'Only the part of your pay above the edge is taxed at the higher rate. The rest is taxed as before. Some credits and benefits do shrink as pay rises, and that’s a separate thing to check.',
    },
    quiz: [
      {
        ask: `You earn ${n.highPay} in ${n.year}. Where does your Social Security tax stop?`,
        right: {
          says: n.wageBase,
          figure: 'wageBase',
          why: 'Pay above this isn’t taxed for Social Security. Medicare goes on.',
        },
        wrong: [
          {
            says: n.oldBase,
            figure: 'oldBase',
            why: 'That was the limit for an earlier year. It usually rises each year.',
          },
          { says: 'It never stops', why: 'That’s true of Medicare, not of Social Security.' },
        ],
      },
      {
        ask: `You’re in the ${n.bracket} bracket and put ${n.hundred} into a pre-tax 401(k). How much smaller is your paycheck?`,
        right: { says: n.netCost, figure: 'netCost', why: 'You skip the income tax on that money for now.' },
        wrong: [
          {
            says: n.wholeHundred,
            figure: 'wholeHundred',
            why: 'That would be a Roth 401(k), which saves no tax today.',
          },
          {
            says: n.taxedAsRaise,
            figure: 'taxedAsRaise',
            why: 'That also skips Social Security and Medicare tax, and a 401(k) doesn’t.',
          },
        ],
      },
      {
        ask: `What do Social Security and Medicare take from ${n.thousand} of ordinary pay?`,
        right: {
          says: n.onThousand,
          figure: 'onThousand',
          why: `That’s ${n.securityRate} and ${n.medicareRate}, added up.`,
        },
        wrong: [
          { says: n.securityAlone, figure: 'securityAlone', why: 'That’s Social Security alone.' },
          { says: n.bothHalves, figure: 'bothHalves', why: 'That includes the half your employer pays on top.' },
        ],
      },
      {
        ask: 'Which of these lowers your Social Security and Medicare tax?',
        right: {
          says: 'HSA money taken from your paycheck',
          why: 'Through your employer’s plan, it isn’t counted as pay.',
        },
        wrong: [
          { says: 'A pre-tax 401(k)', why: 'It lowers income tax only. The other two still count that pay.' },
          { says: 'A Roth IRA', why: 'You pay into it with money that was taxed already.' },
        ],
      },
    ],
    summary: ['Budget with take-home pay.', 'Saving before tax costs your paycheck less than the amount you save.'],
    doNow: {
      say: 'Take your last pay stub and find gross pay, net pay and each line between them.',
      path: '/payroll-tax-calculator',
    },
  }),
  widget: {
    calculator: 'payroll-tax',
    inputs,
    ask: ['pay', 'planPercent', 'hsa'],
    expects: [
      ['netPay', 'check'],
      ['takeHomeYear', 'kept'],
      ['federalYear', 'incomeTax'],
      ['payrollYear', 'payroll'],
    ],
  },
  doors: ['/budget-buddy'],
  next: { lesson: 'spending-plan', calculator: 'payroll-tax' },
})
