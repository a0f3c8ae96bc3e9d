import { compareDeductibles } from '#engine/planning/insurance/deductible.ts'
import { employerHealthDeductible } from '#facts/insurance/employer-health.ts'
import { homeClaims } from '#facts/insurance/home-claims.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const premium = 1440
const saved = 240
const deductibles = compareDeductibles(
  { deductible: 500, premium },
  { deductible: 1500, premium: premium - saved },
  1500,
)
/** What the higher deductible saves on premiums, put aside each month without interest, until it pays for one claim. */
const inputs = { ask: 'date', goal: deductibles.atRisk, saved: 0, deposit: saved / 12, frequency: 'monthly', rate: 0 }
const aside = await answerOf('savings', inputs)
const expected = 0.03 * 20_000
const { any, windOrHail, water } = homeClaims.value

export const insuranceLogic = defineLesson({
  about: {
    slug: 'insurance-logic',
    unit: 'insurance',
    title: 'What’s worth insuring, and what isn’t?',
    minutes: 5,
    level: 'start',
    about: ['deductible', 'premium', 'risk', 'extended warranty'],
    after: ['emergency-fund'],
    standards: ['risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    chance: given(3, 'percent'),
    loss: given(20_000, 'money'),
    expected: worked(expected, 'money', '3% × $20,000'),
    premium: given(750, 'money'),
    extra: worked(750 - expected, 'money', '$750 − $600'),
    low: given(500, 'money'),
    high: given(1500, 'money'),
    more: worked(deductibles.atRisk, 'money', '$1,500 − $500'),
    saved: given(saved, 'money'),
    monthly: worked(saved / 12, 'money', '$240 ÷ 12'),
    years: worked(deductibles.breakEvenYears ?? Number.NaN, 'years', '$1,000 ÷ $240'),
    months: worked(aside('monthsToGoal'), 'months', '$1,000 ÷ $20 a month'),
    any: published(homeClaims, any, 'count'),
    windOrHail: published(homeClaims, windOrHail, 'count'),
    water: published(homeClaims, water, 'count'),
    shareWithout: worked((1 - 1 / any) ** 10 * 100, 'share', '(19 ÷ 20)¹⁰, each year alike'),
    ten: given(10, 'years'),
    health: published(employerHealthDeductible, employerHealthDeductible.value, 'money'),
    whole: mistaken(1500 / saved, 'years', 'The whole deductible instead of the difference'),
    oneYear: mistaken(1, 'years', 'A guess that the saving is as large as the difference'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: `There’s a ${n.chance} chance that you lose ${n.loss} this year. Insurance costs ${n.premium}. Is that a fair price?`,
      options: ['No, the risk is worth less than that', 'Yes, if losing that much would ruin you', 'Yes, always'],
      truth: 1,
      reveal: `The risk is worth ${n.expected} on average, so you pay ${n.extra} for certainty. That’s fair if the loss would ruin you, and a waste if it wouldn’t.`,
    },
    idea: [
      'Insure what would ruin you.',
      'Pay for the small stuff yourself, from savings.',
      'Over time, insurance costs more than it pays out, so keep it for losses you couldn’t handle.',
    ],
    example: [
      `A ${n.chance} chance of losing ${n.loss} costs ${n.expected} a year on average. A policy for ${n.premium} costs ${n.extra} more than that, and in return no year can ruin you.`,
      `Now a small risk. Your car policy has a ${n.low} deductible. With ${n.high} instead, you’d save ${n.saved} a year, but you’d pay ${n.more} more for a claim.`,
      `${n.more} ÷ ${n.saved} is ${n.years}. If you go longer than that between claims, the higher deductible wins.`,
    ],
    tryIt: `Say you put the ${n.monthly} a month you save on premiums in savings. At that pace it pays for one claim in ${n.months}. Change the amount and watch.`,
    facts: [
      {
        say: `About one insured home in ${n.any} has a claim in a year. For wind or hail it’s one in ${n.windOrHail}, and for water or frozen pipes one in ${n.water}.`,
      },
      {
        say: `At that rate, a home has about a ${n.shareWithout} chance of going ${n.ten} without a claim.`,
      },
      {
        say: `You may have a larger deductible than you think. In health plans from work that have one, it averages ${n.health} for one person.`,
      },
    ],
    myth: {
      said: '“I never had a claim, so it was wasted.”',
      answer: 'You bought protection, and you had it every day. A smoke alarm that never rings isn’t wasted either.',
    },
    quiz: [
      {
        ask: 'Money is tight. Which of these is the safest to drop?',
        right: {
          says: 'The phone warranty',
          why: 'A broken phone is annoying. It won’t take your home or your savings.',
        },
        wrong: [
          {
            says: 'Liability on your car',
            why: 'One bad crash can cost more than everything you own. Nearly every state requires it too.',
          },
          { says: 'Health insurance', why: 'A hospital stay is just the kind of bill that ruins people.' },
        ],
      },
      {
        ask: 'When does a higher deductible make sense?',
        right: {
          says: 'When your savings could pay it',
          why: 'Then you save on premiums, and a claim is a bad day, not a debt.',
        },
        wrong: [
          { says: 'When you have no savings', why: 'Then a claim would go on a credit card, at card rates.' },
          { says: 'When the premium stays the same', why: 'You’d take on more risk and get nothing for it.' },
        ],
      },
      {
        ask: `A higher deductible means ${n.more} more per claim and saves ${n.saved} a year. How long until it pays for one claim?`,
        right: { says: n.years, figure: 'years', why: `${n.more} ÷ ${n.saved}.` },
        wrong: [
          {
            says: n.whole,
            figure: 'whole',
            why: `You’d pay the first ${n.low} either way. Only the difference counts.`,
          },
          { says: n.oneYear, figure: 'oneYear', why: `One year saves ${n.saved}, which is less than a quarter of it.` },
        ],
      },
      {
        ask: 'How does an insurance company have the money for a big loss?',
        right: {
          says: 'Many small payments pay for a few big losses',
          why: 'Most people pay in and never need it. That’s what makes the price small.',
        },
        wrong: [
          {
            says: 'Everyone gets back about what they paid',
            why: 'Then nothing would be left for the few with big losses.',
          },
          {
            says: 'It saves your premiums in your name',
            why: 'Your premium goes into a shared pool, not an account of yours.',
          },
        ],
      },
    ],
    summary: [
      'Insure losses you couldn’t recover from, and pay for the rest from savings.',
      'Pick the highest deductible your savings could pay on a bad day.',
    ],
    doNow: {
      say: 'Look up one deductible you have, and ask your insurer what a higher one would save you in a year.',
      path: '/insurance-guide',
    },
  }),
  widget: {
    calculator: 'savings',
    inputs,
    ask: ['deposit', 'goal', 'saved'],
    expects: [['monthsToGoal', 'months']],
  },
  doors: ['/insurance-guide', '/usa-wealth-building-games/storm-jar'],
  next: { lesson: 'health-plan', calculator: 'emergency-fund' },
})
