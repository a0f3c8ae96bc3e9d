import { dollarsAndCents } from '#calculators/kit/format.ts'
import { defaultYear } from '#facts/default-year.ts'
import {
  afterJobCoverMonths,
  firstEnrollment,
  lateShare,
  medicareAge,
  medigapMonths,
  partALookBackMonths,
} from '#facts/retirement/medicare-enrollment.ts'
import { taxYears } from '#facts/tax-years.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const law = taxYears[defaultYear]
/** Somebody of 67 whose conversion takes them one dollar over the first edge. */
const inputs = {
  born: '1959-05',
  status: 'single',
  income: 0,
  otherIncome: 104_000,
  contribution: 0,
  pretax: 100_000,
  convert: 5001,
}
const over = await answerOf('roth-ira', inputs)
const { partBPremium, partBDeductible, irmaa, irmaaIncomeYear } = law.medicare.value
const [, step] = irmaa
const monthly = (step?.partB ?? 0) + (step?.partD ?? 0)
const window = firstEnrollment.value.monthsBefore + 1 + firstEnrollment.value.monthsAfter
const yearsBefore = law.year - irmaaIncomeYear

export const medicare = defineLesson({
  about: {
    slug: 'medicare',
    unit: 'retirement',
    title: 'How do I sign up for Medicare without a penalty?',
    minutes: 7,
    level: 'deeper',
    about: ['Medicare at 65', 'Part B penalty', 'IRMAA', 'Medigap', 'COBRA'],
    after: ['social-security-when'],
    standards: ['risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-30',
  },
  figures: {
    year: published(law.medicare, law.year, 'count', String(law.year)),
    age: published(medicareAge, medicareAge.value, 'count'),
    window: worked(window, 'months', 'Three before, the birthday month, three after'),
    before: published(firstEnrollment, firstEnrollment.value.monthsBefore, 'count', 'three'),
    afterJob: published(afterJobCoverMonths, afterJobCoverMonths.value, 'months'),
    medigap: published(medigapMonths, medigapMonths.value, 'months'),
    lookBack: published(partALookBackMonths, partALookBackMonths.value, 'months'),
    partB: published(law.medicare, partBPremium, 'cents'),
    deductible: published(law.medicare, partBDeductible, 'money'),
    drugCap: published(law.medicarePartD, law.medicarePartD.value.outOfPocketCap, 'money'),
    late: published(lateShare, lateShare.value * 100, 'percent'),
    fullMonths: given(12, 'count'),
    lateMonths: given(24, 'months', '24'),
    lateTwo: worked(2 * lateShare.value * 100, 'percent', '2 × 10%', '20% more, for life'),
    lateCost: worked(
      Math.round(partBPremium * 0.2 * 10) / 10,
      'cents',
      `20% × ${dollarsAndCents(partBPremium)}, to the nearest dime`,
    ),
    lateOnce: mistaken(10, 'percent', 'Only the first full year counted', '10% more, for life'),
    lateYear: mistaken(21, 'percent', 'Counted like interest, and for one year', '20% more, for one year'),
    edge: published(law.medicare, step?.single ?? 0, 'money'),
    edgeJoint: published(law.medicare, step?.joint ?? 0, 'money'),
    extra: worked(
      monthly,
      'cents',
      `${dollarsAndCents(step?.partB ?? 0)} for Part B and ${dollarsAndCents(step?.partD ?? 0)} for drug coverage`,
    ),
    cliff: worked(over('medicare'), 'cents', `${dollarsAndCents(monthly)} × 12`),
    cliffYear: worked(over('medicare'), 'money', `${dollarsAndCents(monthly)} × 12`),
    other: given(104_000, 'money'),
    convert: given(5001, 'money'),
    income: worked(104_000 + 5001, 'money', '$104,000 + $5,001'),
    dollar: given(1, 'money'),
    back: worked(yearsBefore, 'years', `${law.year} − ${irmaaIncomeYear}`),
    surchargeYear: given(law.year + 1, 'count', String(law.year + 1)),
    incomeYear: worked(
      law.year + 1 - yearsBefore,
      'count',
      `${law.year + 1} − ${yearsBefore} years`,
      String(law.year + 1 - yearsBefore),
    ),
    wrongYear: mistaken(law.year, 'count', 'One year back', String(law.year)),
    sameYear: mistaken(law.year + 1, 'count', 'The same year', String(law.year + 1)),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You’re single and on Medicare, and your income is ${n.dollar} over the first surcharge line. How much more do you pay for the year?`,
      from: 0,
      to: 3000,
      step: 50,
      truth: 'cliffYear',
      reveal: `About ${n.cliffYear}. It’s a cliff, not a slope: the first dollar over the line costs the whole step.`,
    },
    idea: [
      `You get ${n.window} around your birthday month at ${n.age} to sign up.`,
      'Miss it without coverage from a job, and you pay more for life.',
      'Your premium also looks at your income from two years before.',
    ],
    example: [
      `You’re single, ${n.age} or older, with ${n.other} of income. You move ${n.convert} from a traditional IRA to a Roth IRA.`,
      `That makes your income ${n.income}, which is ${n.dollar} over the first line. The line is ${n.edge} if you’re single and ${n.edgeJoint} on a joint return.`,
      `Medicare looks back ${n.back}. When it gets to this year, it adds ${n.extra} a month to your premiums, or ${n.cliff} for the year.`,
      `Moving ${n.dollar} less would have avoided it. The surcharge lasts one year. Each new year looks at a new tax return.`,
    ],
    tryIt: `Lower the amount converted to Roth by one dollar and watch the added Medicare premiums. Then raise it and look for the next step.`,
    facts: [
      {
        say: `Your window opens ${n.before} months before the month you turn ${n.age} and closes ${n.before} months after it. Still covered by a job, yours or your spouse’s? You have ${n.afterJob} after it ends to get Part B.`,
      },
      {
        say: `In ${n.year}, Part B costs ${n.partB} a month with a ${n.deductible} deductible, and you stop paying for covered drugs at ${n.drugCap} a year.`,
      },
      {
        say: `Each full ${n.fullMonths} months you were late adds ${n.late} to Part B for as long as you have it.`,
      },
      {
        say: `Insurers have to sell you a Medigap policy in the first ${n.medigap} of Part B at ${n.age} or later. After that, most can say no or charge more for your health.`,
      },
      {
        say: `Sign up after ${n.age} and Part A starts up to ${n.lookBack} back. No HSA money can go in for those months, so stop deposits early.`,
      },
    ],
    myth: {
      said: '“COBRA counts as job coverage.”',
      answer: `Not for Part B. Your time to sign up runs from the day the job or its coverage ended, whichever came first. Keeping COBRA doesn’t stop the clock.`,
    },
    quiz: [
      {
        ask: `You turn ${n.age} in June. When can you sign up?`,
        right: {
          says: 'March to September',
          why: `It’s ${n.before} months before June, June itself and ${n.before} months after.`,
        },
        wrong: [
          {
            says: 'June to December',
            why: 'That starts too late. Signing up before your birthday month means no gap.',
          },
          { says: 'October to December', why: 'That’s when people change plans they already have.' },
        ],
      },
      {
        ask: `Which year’s income sets your Medicare surcharge in ${n.surchargeYear}?`,
        right: {
          says: n.incomeYear,
          figure: 'incomeYear',
          why: 'It’s the newest tax return the agency has when it sets premiums.',
        },
        wrong: [
          { says: n.wrongYear, figure: 'wrongYear', why: 'That return isn’t filed yet when premiums are set.' },
          { says: n.sameYear, figure: 'sameYear', why: 'That year isn’t over, so nobody knows it.' },
        ],
      },
      {
        ask: `You sign up for Part B ${n.lateMonths} full months late, with no job coverage. What does it cost you?`,
        right: {
          says: n.lateTwo,
          figure: 'lateTwo',
          why: `Two full years at ${n.late} each. On ${n.partB}, that’s ${n.lateCost} a month.`,
        },
        wrong: [
          { says: n.lateOnce, figure: 'lateOnce', why: 'You were late by two full years, and both count.' },
          {
            says: n.lateYear,
            figure: 'lateYear',
            why: 'It doesn’t end after a year. You pay it as long as you have Part B.',
          },
        ],
      },
      {
        ask: 'When is the best time to buy a Medigap policy?',
        right: {
          says: `The first ${n.medigap} of Part B`,
          why: 'No insurer can turn you down for your health then.',
        },
        wrong: [
          { says: 'When you get sick', why: 'By then most insurers may refuse you or charge more.' },
          { says: 'Any open enrollment in the fall', why: 'That one is for Medicare Advantage and drug plans.' },
        ],
      },
    ],
    summary: [
      `Put the ${n.window} around your birthday month on the calendar now, even if you plan to keep working.`,
      'Retired, or lost income? Form SSA-44 asks Medicare to use your lower income.',
    ],
    doNow: {
      say: `Add two dates to your calendar: ${n.before} months before the month you turn ${n.age}, and ${n.before} months after it.`,
    },
  }),
  widget: {
    calculator: 'roth-ira',
    inputs,
    ask: ['otherIncome', 'convert', 'status'],
    expects: [['medicare', 'cliff']],
  },
  doors: ['/smart-financial-checklist'],
  next: { lesson: 'making-it-last', calculator: 'social-security' },
})
