import { dollars } from '#calculators/kit/format.ts'
import { defaultYear } from '#facts/default-year.ts'
import { taxYears } from '#facts/tax-years.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const law = taxYears[defaultYear]
const earned = 7500
const growth = 1.07 ** 30
const rothIn = earned * (1 - 0.22)
const traditionalEnd = earned * growth

/** The Roth amount beside a traditional one whose tax saving is invested at the same return, with no tax on the way. */
const inputs = {
  born: '1990-05',
  income: 75_000,
  contribution: rothIn,
  keepUp: 'once',
  untilAge: 66,
  laterRate: 22,
  annualReturn: 7,
  inflation: 0,
  dividendYield: 0,
  gainsTax: 0,
}
const even = await answerOf('roth-ira', inputs)
const { limit, catchUp50, rothMagi, deductionMagi } = law.ira.value

export const rothOrTraditional = defineLesson({
  about: {
    slug: 'roth-or-traditional',
    unit: 'retirement',
    title: 'Roth or traditional: should I pay the tax now or later?',
    minutes: 6,
    level: 'next',
    about: ['Roth IRA', 'traditional IRA', 'tax now or later', 'tax bracket'],
    after: ['401k-match', 'tax-brackets'],
    standards: ['investing'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-15',
  },
  figures: {
    year: published(law.ira, law.year, 'count', String(law.year)),
    earned: given(earned, 'money'),
    rate: given(22, 'percent'),
    low: given(12, 'percent'),
    high: given(24, 'percent'),
    years: given(30, 'years'),
    growth: given(7, 'percent'),
    rothIn: worked(rothIn, 'money', '$7,500 less 22%'),
    rothEnd: worked(even('rothWorth'), 'cents', '$5,850 × 1.07³⁰'),
    traditionalEnd: worked(traditionalEnd, 'cents', '$7,500 × 1.07³⁰'),
    traditionalKept: worked(traditionalEnd * 0.78, 'cents', '$57,091.91 less 22%'),
    limit: published(law.ira, limit, 'money'),
    limit50: worked(limit + catchUp50, 'money', `${dollars(limit)} + ${dollars(catchUp50)}`),
    limitIraPlan: mistaken(limit + law.plans.value.catchUp50, 'money', 'The extra amount of a 401(k)'),
    fifty: given(50, 'count'),
    age: given(52, 'count'),
    rothFrom: published(law.ira, rothMagi.single.from, 'money'),
    rothTo: published(law.ira, rothMagi.single.to, 'money'),
    rothJointFrom: published(law.ira, rothMagi.joint.from, 'money'),
    rothJointTo: published(law.ira, rothMagi.joint.to, 'money'),
    deductFrom: published(law.ira, deductionMagi.coveredSingle.from, 'money'),
    deductTo: published(law.ira, deductionMagi.coveredSingle.to, 'money'),
    deductJointFrom: published(law.ira, deductionMagi.coveredJoint.from, 'money'),
    deductJointTo: published(law.ira, deductionMagi.coveredJoint.to, 'money'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: `Your tax rate is ${n.rate} now and will be ${n.rate} when you retire. Which account leaves you more to spend?`,
      options: ['Roth', 'Traditional', 'They come out the same'],
      truth: 2,
      reveal: 'They come out the same, to the penny. Only a change in your tax rate makes one of them better.',
    },
    idea: [
      'With a Roth you pay the tax now, and with a traditional account you pay it later.',
      'If the rate is the same both times, so is the result.',
      'So ask when your rate will be lower: now, or in retirement.',
    ],
    example: [
      `You have ${n.earned} of pay to save, your rate is ${n.rate}, and it grows ${n.growth} a year for ${n.years}.`,
      `Roth: after tax, ${n.rothIn} goes in. It grows to ${n.rothEnd}, and all of it is yours.`,
      `Traditional: the whole ${n.earned} goes in and grows to ${n.traditionalEnd}. After ${n.rate} tax, you keep ${n.traditionalKept}.`,
      `Same rate, same money. If the later rate drops to ${n.low}, traditional wins. If it rises to ${n.high}, Roth wins.`,
    ],
    tryIt: `Change your tax rate at withdrawal to ${n.low}, then ${n.rate}, then ${n.high}. Watch which account comes out ahead. Both accounts get ${n.rothIn} here, and the tax that traditional saves now is invested on the side.`,
    facts: [
      {
        say: `In ${n.year}, you can put ${n.limit} into IRAs, or ${n.limit50} in the year you turn ${n.fifty} or later. Roth and traditional share that one limit.`,
      },
      {
        say: `How much you can put in a Roth IRA shrinks from ${n.rothFrom} to ${n.rothTo} of income if you’re single, and from ${n.rothJointFrom} to ${n.rothJointTo} on a joint return.`,
      },
      {
        say: `If you have a plan at work, the traditional IRA deduction fades from ${n.deductFrom} to ${n.deductTo} single, and from ${n.deductJointFrom} to ${n.deductJointTo} on a joint return.`,
      },
      {
        say: 'A Roth IRA never makes you take money out while you live. A traditional IRA does, starting in your seventies.',
        source: 'irc',
      },
      {
        say: 'What you put in a Roth IRA yourself can come out at any age with no tax and no penalty. What it earned has to wait.',
        source: 'irc',
      },
    ],
    myth: {
      said: '“Roth is better because the growth is tax-free.”',
      answer:
        'Growth works the same on both. Taking a share of the tax before the growth or the same share after it leaves you the same amount. The rate decides, not the growth.',
    },
    quiz: [
      {
        ask: `You pay ${n.rate} now and expect ${n.low} in retirement. Which leaves you more?`,
        right: { says: 'Traditional', why: `You skip ${n.rate} now and pay ${n.low} later.` },
        wrong: [
          { says: 'Roth', why: `You’d pay ${n.rate} today to skip ${n.low} later.` },
          { says: 'They’re the same', why: 'Only when both rates are the same.' },
        ],
      },
      {
        ask: 'You’re an apprentice in a low-income year and expect to earn much more later. Which fits better?',
        right: { says: 'Roth', why: 'Your rate is low this year. Pay the tax while it is.' },
        wrong: [
          { says: 'Traditional', why: 'You’d save little tax now and pay a higher rate later.' },
          { says: 'Neither one', why: 'Early years have the longest time to grow, so they’re worth using.' },
        ],
      },
      {
        ask: `You turn ${n.age} in ${n.year}. How much can you put in your IRAs this year?`,
        right: { says: n.limit50, figure: 'limit50', why: `The limit plus the extra amount from age ${n.fifty}.` },
        wrong: [
          { says: n.limit, figure: 'limit', why: `That’s the limit before the year you turn ${n.fifty}.` },
          {
            says: n.limitIraPlan,
            figure: 'limitIraPlan',
            why: 'That adds the 401(k)’s extra amount, which is larger.',
          },
        ],
      },
      {
        ask: `You compare ${n.earned} in a Roth with ${n.earned} in a traditional IRA. What makes it a fair comparison?`,
        right: {
          says: 'Also investing the tax that traditional saves',
          why: `A Roth with ${n.earned} holds more, because its tax is already paid. The tax saved has to count on the other side.`,
        },
        wrong: [
          {
            says: 'Nothing, the amounts are already equal',
            why: 'They look equal, but part of the traditional one belongs to the IRS.',
          },
          {
            says: 'Using a lower return for the Roth',
            why: 'The same funds earn the same return in both accounts.',
          },
        ],
      },
    ],
    summary: [
      'Same tax rate, same result. A lower rate now favors Roth, and a lower rate later favors traditional.',
      'Nobody knows future tax law, so having some of each is one way to spread the risk.',
    ],
    doNow: { say: 'Find the taxable income on your last Form 1040 and see which tax bracket it falls in.' },
  }),
  widget: {
    calculator: 'roth-ira',
    inputs,
    ask: ['contribution', 'laterRate', 'untilAge'],
    expects: [
      ['rothWorth', 'rothEnd'],
      ['traditionalWorth', 'traditionalKept'],
    ],
  },
  doors: ['/financial-journey'],
  next: { lesson: 'social-security-when', calculator: 'roth-ira' },
})
