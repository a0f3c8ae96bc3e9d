import { dateText } from '#calculators/kit/format.ts'
import { taxDeadlines } from '#facts/calendar/tax-deadlines.ts'
import { latePenalties, lookBackYears } from '#facts/tax-years/filing.ts'
import { estimatedTaxSafeHarbor } from '#facts/tax-years/standing.ts'
import { shareOf } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { law, lawYear } from '../kit/law.ts'
import { defineLesson } from '../kit/lesson.ts'

const perCheck = 115.38
const inputs = {
  view: 'paycheck',
  pay: 60_000,
  unit: 'year',
  frequency: 'biweekly',
  status: 'single',
  extra: perCheck,
} as const
const withExtra = await answerOf('payroll-tax', inputs)
const usual = await answerOf('payroll-tax', { ...inputs, extra: 0 })
const tax = await answerOf('tax', { status: 'single', pay: inputs.pay })
const twoJobs = await answerOf('payroll-tax', { ...inputs, extra: 0, otherJobPay: 30_000 })
const safe = estimatedTaxSafeHarbor.value
const late = latePenalties.value
const dayOf = (what: RegExp) => taxDeadlines.value.find(({ due }) => due.some((one) => what.test(one)))?.date ?? ''
const due = dayOf(new RegExp(`^Federal tax return for ${lawYear}`))
const extended = dayOf(new RegExp(`^Extended federal tax return for ${lawYear}`))
const bonus = law.payroll.value.supplementalRate

export const w4AndFiling = defineLesson({
  about: {
    slug: 'w4-and-filing',
    unit: 'work-and-taxes',
    title: 'Is a big tax refund good news?',
    minutes: 6,
    level: 'start',
    about: ['tax refund', 'Form W-4', 'withholding', 'filing deadline', 'bonus tax', 'two jobs', 'tax extension'],
    after: ['take-home-pay'],
    standards: ['earning'],
    reviewed: '2026-11-23',
    reviewBy: '2027-02-28',
  },
  figures: {
    pay: given(inputs.pay, 'money'),
    perCheck: given(perCheck, 'cents'),
    checks: given(26, 'count'),
    usualCheck: worked(usual('netPay'), 'money', 'Pay of two weeks after federal and payroll tax'),
    extraCheck: worked(withExtra('netPay'), 'money', 'The usual paycheck less the extra amount'),
    refund: worked(withExtra('refund'), 'money', '$115.38 × 26 paychecks', '$3,000'),
    perMonth: worked(3000 / 12, 'money', '$3,000 ÷ 12'),
    otherPay: given(30_000, 'money'),
    twoJobsOwe: worked(-twoJobs('refund'), 'money', 'The tax on $90,000 less what two separate jobs withhold'),
    fixPerCheck: worked(-twoJobs('refund') / 26, 'money', 'That amount ÷ 26 paychecks'),
    oweUnder: published(estimatedTaxSafeHarbor, safe.oweUnder, 'money'),
    thisYear: published(estimatedTaxSafeHarbor, safe.shareOfThisYear * 100, 'percent'),
    lastYear: published(estimatedTaxSafeHarbor, safe.shareOfLastYear * 100, 'percent'),
    lastYearHigh: published(estimatedTaxSafeHarbor, safe.shareOfLastYearHighIncome * 100, 'percent'),
    highAgi: published(estimatedTaxSafeHarbor, safe.highIncomeAgiOver, 'money'),
    year: published(taxDeadlines, Number(lawYear), 'count', lawYear),
    due: published(taxDeadlines, Number(due.slice(0, 4)), 'count', dateText(due)),
    extended: published(taxDeadlines, Number(extended.slice(0, 4)), 'count', dateText(extended)),
    lateFiling: published(latePenalties, late.lateFiling * 100, 'percent'),
    latePaying: published(latePenalties, late.latePaying * 100, 'percent'),
    bonusRate: published(law.payroll, bonus * 100, 'percent'),
    bonus: given(1000, 'money'),
    bonusHeld: worked(bonus * 1000, 'money', shareOf(bonus * 100, 1000)),
    bracket: worked(tax('bracketRate'), 'percent', 'The bracket of $60,000 of single pay'),
    bonusTop: mistaken(
      1000 * law.payroll.value.supplementalRateOverMillion,
      'money',
      'The rate for bonuses above a million dollars',
    ),
    bonusFica: mistaken(
      1000 * (law.payroll.value.socialSecurityRate + law.payroll.value.medicareRate),
      'money',
      'Social Security and Medicare tax, which come off as well',
    ),
    records: published(lookBackYears, lookBackYears.value, 'years'),
    oneYear: mistaken(1, 'years', 'The usual wait for a refund'),
    tenYears: mistaken(10, 'years', 'How long the IRS may collect a tax it has billed'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: `You get a ${n.refund} tax refund. Where did the money come from?`,
      options: ['Your own paychecks', 'A bonus from the government', 'Interest on your taxes'],
      truth: 0,
      reveal: `It was yours all year. That’s ${n.perMonth} a month you could have had for bills, debt or savings.`,
    },
    idea: [
      'A refund is usually your own money, paid back without interest.',
      'Your W-4 tells your employer how much tax to hold back.',
      'You could aim for a refund near zero, without a penalty.',
    ],
    example: [
      `You earn ${n.pay} and get ${n.checks} paychecks a year. With a plain W-4, each one is about ${n.usualCheck} after federal taxes.`,
      `Now you have ${n.perCheck} more held back each time. The check drops to ${n.extraCheck}.`,
      `By year end you’ve sent ${n.refund} too much. You get it back months later, with no interest.`,
      `Some people like it that way, as forced savings. But ${n.perMonth} a month could also pay down a card or build a cushion.`,
    ],
    tryIt:
      'Set the extra amount to zero: the paycheck grows and the refund shrinks. Then add pay from another job, and watch the refund turn into a bill.',
    facts: [
      {
        say: `There’s no underpayment penalty if you owe less than ${n.oweUnder}. You’re also safe if you paid ${n.thisYear} of this year’s tax, or ${n.lastYear} of last year’s. That’s ${n.lastYearHigh} if last year’s income was over ${n.highAgi}.`,
      },
      {
        say: `A ${n.year} return is due ${n.due}. An extension gives you until ${n.extended} to file. It doesn’t give you more time to pay.`,
      },
      {
        say: `Filing late costs ${n.lateFiling} of the unpaid tax a month. Paying late costs ${n.latePaying}. So file on time even if you can’t pay yet.`,
      },
      {
        say: `Employers usually hold back a flat ${n.bonusRate} of a bonus for federal tax. If your bracket is ${n.bracket}, you get part of it back when you file.`,
      },
    ],
    myth: {
      said: '“My bonus is taxed more than my pay.”',
      answer: `More is held back, but the tax is the same. When you file, a bonus counts like any other pay.`,
    },
    quiz: [
      {
        ask: `You have two jobs, ${n.pay} and ${n.otherPay}. You left the two-jobs part of both W-4s blank. What happens?`,
        right: {
          says: 'Too little tax is held back',
          why: `Each job acts as if it’s your only one. You’d owe about ${n.twoJobsOwe}, or ${n.fixPerCheck} more from each paycheck.`,
        },
        wrong: [
          { says: 'Too much tax is held back', why: 'It’s the other way around. Both jobs count the same deduction.' },
          {
            says: 'It comes out even',
            why: 'It would if each job knew about the other. The W-4 is how you tell them.',
          },
        ],
      },
      {
        ask: 'It’s April and you can’t pay your tax bill. What costs least?',
        right: {
          says: 'File on time and ask for a payment plan',
          why: 'The charge for filing late is ten times the one for paying late.',
        },
        wrong: [
          {
            says: 'Wait to file until you have the money',
            why: 'The late-filing charge starts right away, and it’s the big one.',
          },
          { says: 'File an extension and pay in October', why: 'An extension moves the paperwork, not the payment.' },
        ],
      },
      {
        ask: `You get a ${n.bonus} bonus. How much does the employer usually hold back for federal income tax?`,
        right: { says: n.bonusHeld, figure: 'bonusHeld', why: `It’s a flat ${n.bonusRate}.` },
        wrong: [
          {
            says: n.bonusTop,
            figure: 'bonusTop',
            why: 'That’s the top rate. It’s used only for bonuses above a million dollars.',
          },
          {
            says: n.bonusFica,
            figure: 'bonusFica',
            why: 'That’s Social Security and Medicare tax. It comes off too, but it isn’t income tax.',
          },
        ],
      },
      {
        ask: 'How long does it help to keep tax records, at the least?',
        right: {
          says: n.records,
          figure: 'records',
          why: 'That’s how long the IRS usually has to question a return after you file it.',
        },
        wrong: [
          { says: n.oneYear, figure: 'oneYear', why: 'The IRS can ask about a return for longer than that.' },
          {
            says: n.tenYears,
            figure: 'tenYears',
            why: 'Some records are worth keeping that long, but it isn’t the usual minimum.',
          },
        ],
      },
    ],
    summary: [
      'A refund means you lent the government money all year.',
      'A new job, a second job or a baby is a good time to check your W-4. And file on time, even if you can’t pay.',
    ],
    doNow: { say: 'Find last year’s refund and divide it by twelve. Would you rather have that each month?' },
  }),
  widget: {
    calculator: 'payroll-tax',
    inputs,
    ask: ['pay', 'extra', 'otherJobPay'],
    expects: [
      ['refund', 'refund'],
      ['netPay', 'extraCheck'],
    ],
  },
  next: { lesson: 'tax-brackets', calculator: 'payroll-tax' },
})
