import { dateText, percentText } from '#calculators/kit/format.ts'
import { paymentForms } from '#facts/tax-years/filing.ts'
import { estimatedTaxSafeHarbor } from '#facts/tax-years/standing.ts'
import { reckoned, shareOf } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { law, lawYear } from '../kit/law.ts'
import { defineLesson } from '../kit/lesson.ts'

const profit = 10_000
const inputs = { status: 'single', pay: 60_000, selfEmployment: profit } as const
const both = await answerOf('tax', inputs)
const job = await answerOf('tax', { status: 'single', pay: 60_000 })
const forty = await answerOf('tax', { status: 'single', pay: 0, selfEmployment: 40_000 })
const more = both('totalTax') - job('totalTax')
const own = law.selfEmployment.value
const business = law.qualifiedBusinessIncome.value
const forms = paymentForms.value
const [april, june, september, january] = estimatedTaxSafeHarbor.value.dueMonthDays
const day = (monthDay: string | undefined) => dateText(`${lawYear}-${monthDay ?? ''}`).replace(/,.*/, '')

export const sideIncome = defineLesson({
  about: {
    slug: 'side-income',
    unit: 'work-and-taxes',
    title: 'What changes when I earn money on the side?',
    minutes: 6,
    level: 'next',
    about: ['side hustle', 'self-employment tax', '1099', 'estimated tax', 'mileage', 'gig work', '1099-K'],
    after: ['tax-brackets'],
    standards: ['earning'],
    reviewed: '2026-11-23',
    reviewBy: '2027-01-31',
  },
  figures: {
    year: published(law.mileage, Number(lawYear), 'count', lawYear),
    pay: given(inputs.pay, 'money'),
    profit: given(profit, 'money'),
    rate: published(law.selfEmployment, (own.socialSecurityRate + own.medicareRate) * 100, 'percent'),
    factor: published(law.selfEmployment, own.netEarningsFactor * 100, 'percent'),
    ownTax: worked(
      both('selfEmploymentTax'),
      'money',
      `${percentText((own.socialSecurityRate + own.medicareRate) * 100)} of ${shareOf(own.netEarningsFactor * 100, profit)}`,
    ),
    incomeTax: worked(
      both('incomeTax') - job('incomeTax'),
      'money',
      'Income tax with the profit less income tax without it',
    ),
    more: worked(more, 'money', 'Federal tax with the profit less federal tax without it'),
    share: worked((more / profit) * 100, 'share', reckoned(more, ['÷', profit])),
    total: worked(both('totalTax'), 'money', reckoned(job('totalTax'), ['+', more])),
    jobTax: worked(job('totalTax'), 'money', 'The tax on $60,000 of pay'),
    least: published(law.selfEmployment, own.minimumNetEarnings, 'money'),
    bigProfit: given(40_000, 'money'),
    bigTax: worked(
      forty('selfEmploymentTax'),
      'money',
      `${percentText((own.socialSecurityRate + own.medicareRate) * 100)} of ${shareOf(own.netEarningsFactor * 100, 40_000)}`,
    ),
    mileCents: published(
      law.mileage,
      law.mileage.value.business * 100,
      'ratio',
      `${law.mileage.value.business * 100} cents`,
    ),
    miles: given(1000, 'count'),
    milesOff: worked(1000 * law.mileage.value.business, 'money', '1,000 miles at the business rate'),
    milesLow: mistaken(1000 * law.mileage.value.medical, 'money', 'The rate for medical trips'),
    milesCharity: mistaken(1000 * law.mileage.value.charity, 'money', 'The rate for driving as a volunteer'),
    qbi: published(law.qualifiedBusinessIncome, business.rate * 100, 'percent'),
    qbiSingle: published(law.qualifiedBusinessIncome, business.taxableIncomeOver.single, 'money'),
    qbiJoint: published(law.qualifiedBusinessIncome, business.taxableIncomeOver.joint, 'money'),
    april: published(estimatedTaxSafeHarbor, 4, 'count', day(april)),
    june: published(estimatedTaxSafeHarbor, 6, 'count', day(june)),
    september: published(estimatedTaxSafeHarbor, 9, 'count', day(september)),
    january: published(estimatedTaxSafeHarbor, 1, 'count', day(january)),
    appDollars: published(paymentForms, forms.appDollars, 'money'),
    appPayments: published(paymentForms, forms.appPayments, 'count'),
    contractor: published(paymentForms, forms.contractor, 'money'),
    cash: given(900, 'money'),
    asideLow: given(25, 'percent'),
    asideHigh: given(30, 'percent'),
    tenth: given(10, 'percent'),
    half: given(50, 'percent'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You earn ${n.pay} at a job and make ${n.profit} of profit on the side. How much federal tax does the side money add?`,
      from: 0,
      to: 8000,
      step: 50,
      truth: 'more',
      reveal: `About ${n.more}, or ${n.share} of the profit. No one holds it back for you, and your state may want some too.`,
    },
    idea: [
      'Side profit is taxed twice: once as income, and once for Social Security and Medicare.',
      'No employer holds the tax back, so you set it aside.',
      'But you also get to subtract what it cost you to earn it.',
    ],
    example: [
      `With only the ${n.pay} job, you’d owe ${n.jobTax} of federal income tax.`,
      `Add ${n.profit} of profit. Self-employment tax is ${n.rate} of ${n.factor} of that: ${n.ownTax}.`,
      `Income tax goes up by ${n.incomeTax}. That’s after two breaks: you deduct half of the self-employment tax, and part of the profit.`,
      `The side money adds ${n.more}, so the whole bill is ${n.total}. You’d keep about three-quarters of the profit, before state tax.`,
    ],
    tryIt: 'Raise the profit and watch the tax. Then lower your pay and see what changes.',
    facts: [
      {
        say: `Self-employment tax starts at ${n.least} of net earnings for the year. On ${n.bigProfit} of profit, it’s ${n.bigTax}.`,
      },
      {
        say: `In ${n.year}, each business mile in your own car takes ${n.mileCents} off your profit. Driving to a regular job doesn’t count.`,
      },
      {
        say: `Most people with side profit can also deduct about ${n.qbi} of that profit. It’s for taxable income up to ${n.qbiSingle}, or ${n.qbiJoint} on a joint return. Above that, more rules apply.`,
      },
      {
        say: `Estimated tax is due four times: ${n.april}, ${n.june}, ${n.september} and the next ${n.january}. You could also have more held back at your job.`,
      },
      {
        say: `Payment apps send a form only above ${n.appDollars} and ${n.appPayments} payments. Businesses send a 1099-NEC from ${n.contractor} in ${n.year}. The income is taxable with or without a form.`,
      },
    ],
    myth: {
      said: '“No 1099, no tax.”',
      answer:
        'The form tells the IRS what you were paid. It doesn’t decide what’s taxable. Cash and small jobs count too.',
    },
    quiz: [
      {
        ask: 'You have a middle income. About how much of your side profit could you set aside for tax?',
        right: {
          says: `${n.asideLow} to ${n.asideHigh}`,
          why: `Federal tax alone took ${n.share} here. A state can add to that.`,
        },
        wrong: [
          { says: n.tenth, figure: 'tenth', why: 'That leaves out most of the self-employment tax.' },
          { says: n.half, figure: 'half', why: 'That’s safe, but far more than most people owe.' },
        ],
      },
      {
        ask: `You drove ${n.miles} business miles in ${n.year}. How much comes off your profit?`,
        right: { says: n.milesOff, figure: 'milesOff', why: `${n.mileCents} for each mile.` },
        wrong: [
          { says: n.milesLow, figure: 'milesLow', why: 'That’s the rate for medical trips.' },
          { says: n.milesCharity, figure: 'milesCharity', why: 'That’s the rate for driving as a volunteer.' },
        ],
      },
      {
        ask: `You made ${n.cash} in cash and got no form. What about tax?`,
        right: { says: 'It’s taxable', why: 'You report it, and your costs too.' },
        wrong: [
          { says: 'It’s tax-free without a form', why: 'The form is for the payer. The income counts either way.' },
          {
            says: 'It’s tax-free because it’s small',
            why: `Above ${n.least} of profit, even self-employment tax applies.`,
          },
        ],
      },
      {
        ask: 'What can a solo 401(k) do for a side business?',
        right: {
          says: 'Let you save as both worker and boss',
          why: 'You can put in part of your pay and an employer’s share, within limits.',
        },
        wrong: [
          {
            says: 'Make all self-employment tax go away',
            why: 'It lowers income tax. Self-employment tax is still due.',
          },
          { says: 'Replace your job’s 401(k)', why: 'You can have both. Some limits are shared.' },
        ],
      },
    ],
    summary: [
      'Side profit owes income tax and self-employment tax, and no one holds it back.',
      'Track your costs and miles, and move part of each payment into savings for tax.',
    ],
    doNow: {
      say: 'Open a place for tax money, and move part of your next side payment there the same day.',
      path: '/irregular-income',
    },
  }),
  widget: {
    calculator: 'tax',
    inputs,
    ask: ['pay', 'selfEmployment', 'status'],
    expects: [
      ['totalTax', 'total'],
      ['selfEmploymentTax', 'ownTax'],
    ],
  },
  doors: ['/irregular-income'],
  next: { lesson: 'new-deductions', calculator: 'payroll-tax' },
})
