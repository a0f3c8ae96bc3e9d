import { dollars } from '#calculators/kit/format.ts'
import { insuranceAmount } from '#engine/social-security/pia.ts'
import { defaultYear } from '#facts/default-year.ts'
import { benefitFormula, formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { earningsTestRates } from '#facts/social-security/earnings-test.ts'
import { lifeTable } from '#facts/social-security/life-table.ts'
import { delayedCredits, fullRetirementAge, spouseRules } from '#facts/social-security/rules.ts'
import { trustFundOutlook } from '#facts/social-security/trust-fund.ts'
import { taxYears } from '#facts/tax-years.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const law = taxYears[defaultYear]
const pia = 2000
/** Born in 1966, not working before claiming. */
const inputs = { birthDate: '1966-05-02', knows: 'benefit', pia, workUntil: 720, claimAge: 840 }
const claimed = await answerOf('social-security', inputs)
const [early, full, late] = [claimed('atEarliest'), claimed('atFullAge'), claimed('at70')]

/** Age in months at which a later and larger check has paid as much as an earlier one, no interest. */
const evenAge = (from: number, low: number, until: number, high: number) =>
  until * 12 + ((until - from) * 12 * low) / (high - low)

const { bendPoints, earningsTestUnder } = law.socialSecurity.value
const [first = 0, second = 0] = bendPoints
const families = { familyFirst: 0, familySecond: 0, familyThird: 0, projected: false }
const formulaBenefit = insuranceAmount(5000, { first, second, ...families }, formulaLaw)

/** Average years left at an age: half of the deaths of a year lie in each half of it. */
const yearsLeft = (survivors: readonly number[], age: number) =>
  survivors.slice(age + 1).reduce((sum, alive) => sum + alive, 0) / (survivors[age] ?? 1) + 0.5
const { retirement } = trustFundOutlook.value

export const socialSecurityWhen = defineLesson({
  about: {
    slug: 'social-security-when',
    unit: 'retirement',
    title: 'When should I start Social Security: 62, 67 or 70?',
    minutes: 8,
    level: 'next',
    about: ['claiming age', 'full retirement age', 'break-even', 'survivor benefit'],
    after: ['how-much-retire'],
    standards: ['investing', 'risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-15',
  },
  figures: {
    year: published(law.socialSecurity, law.year, 'count', String(law.year)),
    fullAge: published(fullRetirementAge, fullRetirementAge.value.laterBirths / 12, 'count'),
    born: published(fullRetirementAge, 1960, 'count', '1960'),
    sixtyTwo: given(62, 'count'),
    seventy: given(70, 'count'),
    full: worked(full, 'money', 'The benefit at full retirement age'),
    early: worked(early, 'money', '$2,000 × 70%'),
    late: worked(late, 'money', '$2,000 × 124%'),
    yearly: published(delayedCredits, delayedCredits.value.laterBirths, 'percent'),
    gap: worked(late - early, 'money', '$2,480 − $1,400'),
    gapShare: worked((late / early - 1) * 100, 'share', '$2,480 ÷ $1,400 − 1'),
    once: mistaken(pia * 1.08, 'money', 'One year of waiting instead of three'),
    evenEarly: worked(evenAge(62, early, 67, full), 'months', '60 checks of $1,400, made up at $600 a month from 67'),
    evenLate: worked(
      evenAge(67, full, 70, late),
      'months',
      '36 checks of $2,000, made up at $480 a month from 70',
      '82½',
    ),
    ahead: worked(60 * early, 'money', '60 × $1,400'),
    perMonth: worked(full - early, 'money', '$2,000 − $1,400'),
    share1: published(benefitFormula, benefitFormula.value.shares[0] * 100, 'percent'),
    share2: published(benefitFormula, benefitFormula.value.shares[1] * 100, 'percent'),
    share3: published(benefitFormula, benefitFormula.value.shares[2] * 100, 'percent'),
    bend1: published(law.socialSecurity, first, 'money'),
    bend2: published(law.socialSecurity, second, 'money'),
    average: given(5000, 'money'),
    formula: worked(
      formulaBenefit,
      'cents',
      `90% × ${dollars(first)} + 32% × ${dollars(5000 - first)}, down to the dime`,
    ),
    woman: worked(yearsLeft(lifeTable.value.female, 67), 'years', 'From the Social Security life table'),
    man: worked(yearsLeft(lifeTable.value.male, 67), 'years', 'From the Social Security life table'),
    testOver: published(law.socialSecurity, earningsTestUnder, 'money'),
    testPer: published(earningsTestRates, earningsTestRates.value.underFullAge, 'money'),
    dollar: given(1, 'money'),
    runsOut: published(trustFundOutlook, retirement.year, 'count', String(retirement.year)),
    payable: published(trustFundOutlook, retirement.payableShare * 100, 'percent'),
    married: published(spouseRules, spouseRules.value.divorcedMarriageYears, 'years'),
    five: mistaken(5, 'years', 'Half of what the law asks for'),
    one: mistaken(1, 'years', 'The rule for a marriage that lasts'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: `Your benefit would be ${n.full} a month at ${n.fullAge}. How much more is a check at ${n.seventy} than one at ${n.sixtyTwo}?`,
      options: ['About a quarter more', 'About half more', 'About three-quarters more'],
      truth: 2,
      reveal: `At ${n.sixtyTwo} you’d get ${n.early} a month, and at ${n.seventy} you’d get ${n.late}. That’s ${n.gapShare} more, every month for life.`,
    },
    idea: [
      `Each month you wait, from ${n.sixtyTwo} to ${n.seventy}, makes every check larger.`,
      'Waiting is a kind of insurance: it pays off if you live a long time.',
      'If you’re married, the larger check goes on to whoever lives longer.',
    ],
    example: [
      `You were born in ${n.born} or later, so your full age is ${n.fullAge}. Your benefit then is ${n.full} a month.`,
      `Claim at ${n.sixtyTwo} and it’s ${n.early}. Wait until ${n.seventy} and it’s ${n.late}, or ${n.gap} a month more.`,
      `By ${n.fullAge}, the early checks add up to ${n.ahead}. The full check makes up ${n.perMonth} of that each month, so you’re even at ${n.evenEarly}.`,
      `From ${n.fullAge} to ${n.seventy}, the break-even comes at about ${n.evenLate}. Live past that, and waiting paid.`,
    ],
    tryIt: 'Change the age you claim and watch the monthly check. Then put in the benefit from your own statement.',
    facts: [
      {
        say: `At ${n.fullAge}, a woman lives ${n.woman} more on average and a man ${n.man}. Both averages are past the break-even ages above.`,
      },
      {
        say: `Lower pay gets a larger share back. In ${n.year}, you get ${n.share1} of the first ${n.bend1} of average monthly pay, ${n.share2} up to ${n.bend2} and ${n.share3} above. An average of ${n.average} pays ${n.formula} at full age.`,
      },
      {
        say: `Working before full age? In ${n.year}, ${n.dollar} is held back for every ${n.testPer} you earn over ${n.testOver}. It isn’t lost: your check is raised for it at full age.`,
      },
      {
        say: `If Congress does nothing, the trust fund runs out around ${n.runsOut}. Taxes coming in would still pay ${n.payable} of benefits.`,
      },
      {
        say: 'A pension from a job that paid no Social Security tax no longer cuts your benefit. Two old rules that did that are gone.',
        source: 'social-security-act',
      },
    ],
    myth: {
      said: '“It won’t be there when I’m old.”',
      answer:
        'Payroll tax from today’s workers pays most of the benefits. The open question is how to pay the rest, not whether there’s anything left.',
    },
    quiz: [
      {
        ask: `Your benefit is ${n.full} at ${n.fullAge}. What is it if you wait until ${n.seventy}?`,
        right: {
          says: n.late,
          figure: 'late',
          why: `Each of the three years you wait adds ${n.yearly} of the full benefit.`,
        },
        wrong: [
          { says: n.once, figure: 'once', why: 'That’s one year of waiting. You waited three.' },
          { says: n.full, figure: 'full', why: `It keeps growing after ${n.fullAge}, until ${n.seventy}.` },
        ],
      },
      {
        ask: 'In a couple, the one with the larger benefit waits. Who gains the most?',
        right: {
          says: 'The one who lives longer',
          why: 'A survivor keeps the larger of the two checks, often for many years.',
        },
        wrong: [
          {
            says: 'Nobody, it evens out',
            why: 'It evens out on average for one life. With two lives, the longer one counts.',
          },
          { says: 'The one who dies first', why: 'They have the fewest years to collect the larger check.' },
        ],
      },
      {
        ask: 'You claim early and keep working, and part of your benefit is held back. What happens to that money?',
        right: {
          says: 'It comes back as a higher check',
          why: 'At full age, Social Security counts the months it held back and raises your benefit.',
        },
        wrong: [
          { says: 'It’s gone', why: 'Many people believe that and stop working for no reason.' },
          { says: 'You get it back with your tax refund', why: 'It’s not a tax. The IRS never had it.' },
        ],
      },
      {
        ask: 'How long must a marriage have lasted for you to claim on an ex-spouse’s record?',
        right: {
          says: n.married,
          figure: 'married',
          why: 'It takes nothing from your ex, and they don’t have to know.',
        },
        wrong: [
          { says: n.five, figure: 'five', why: 'Close, but the law wants a longer marriage.' },
          { says: n.one, figure: 'one', why: 'That’s enough while you’re still married.' },
        ],
      },
    ],
    summary: [
      'Waiting means fewer checks but larger ones, and the larger ones last as long as you do.',
      'Decide as a couple: the higher earner’s check is the one that stays.',
    ],
    doNow: {
      say: 'Sign in at ssa.gov and look up your benefit at full retirement age on your statement. Then put it in the calculator above.',
    },
  }),
  widget: {
    calculator: 'social-security',
    inputs,
    ask: ['pia', 'claimAge', 'marital'],
    expects: [
      ['monthlyBenefit', 'late'],
      ['atFullAge', 'full'],
      ['atEarliest', 'early'],
    ],
  },
  doors: ['/financial-journey'],
  next: { lesson: 'medicare', calculator: 'social-security' },
})
