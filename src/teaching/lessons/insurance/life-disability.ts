import {
  disabilityChance,
  disabilityDecision,
  disabilityPolicy,
  disabilityWaitMonths,
} from '#facts/insurance/disability.ts'
import { groupTermLife } from '#facts/insurance/group-term.ts'
import { incomeMultiple } from '#facts/insurance/life-need.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const yearly = 35_000
/** A family that needs $35,000 at the start of each of 20 years, on money that earns 2% above inflation; nothing else counted. */
const inputs = {
  family: 'partner',
  partnerPay: 0,
  children: [],
  spending: yearly / 12,
  mortgage: 0,
  savings: 100_000,
  college: 'none',
  final: 0,
  until: 'years',
  years: 240,
  grownShare: 100,
  benefits: false,
  safeReturn: 2,
  inflation: 0,
}
const need = await answerOf('life-insurance', inputs)

export const lifeDisability = defineLesson({
  about: {
    slug: 'life-disability',
    unit: 'insurance',
    title: 'How much life and disability insurance do I need?',
    minutes: 6,
    level: 'next',
    about: ['life insurance', 'term life', 'disability insurance', 'survivor'],
    after: ['insurance-logic'],
    standards: ['risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    yearly: given(yearly, 'money'),
    years: given(20, 'years'),
    rate: given(2, 'percent'),
    plain: worked(yearly * 20, 'money', '$35,000 × 20'),
    need: worked(need('living'), 'money', 'The first $35,000 now, then one each year for 19 years, at 2%'),
    have: given(100_000, 'money'),
    gap: worked(need('gap'), 'money', 'The need less $100,000 of savings'),
    rounded: worked(need('policy'), 'money', 'The next size that is usually sold'),
    chance: published(disabilityChance, 1 / disabilityChance.value.chance, 'count'),
    young: published(disabilityChance, disabilityChance.value.fromAge, 'count'),
    wait: published(disabilityWaitMonths, disabilityWaitMonths.value, 'months'),
    decision: published(disabilityDecision, disabilityDecision.value.days, 'count'),
    replaceLow: published(disabilityPolicy, disabilityPolicy.value.replacesLow * 100, 'percent'),
    replaceHigh: published(disabilityPolicy, disabilityPolicy.value.replacesHigh * 100, 'percent'),
    multipleLow: published(incomeMultiple, incomeMultiple.value.low, 'count'),
    multipleHigh: published(incomeMultiple, incomeMultiple.value.high, 'count'),
    free: published(groupTermLife, groupTermLife.value.free, 'money'),
    one: published(disabilityChance, disabilityChance.value.chance, 'ratio', 'About one in four'),
    oneIn20: mistaken(1 / 20, 'ratio', 'Too low by a factor of five', 'About one in 20'),
    oneIn100: mistaken(1 / 100, 'ratio', 'Too low by a factor of 25', 'About one in 100'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: `How many of today’s ${n.young}-year-old workers will become disabled before full retirement age?`,
      options: [n.oneIn100, n.oneIn20, n.one],
      truth: 2,
      reveal: `About one in ${n.chance}, Social Security estimates. Life insurance pays nothing for that. Disability insurance does.`,
    },
    idea: [
      'Your paycheck may be the largest thing you own.',
      'If someone lives on it, insure it for as long as they will need it.',
      'A simple term policy does that for the least money.',
    ],
    example: [
      `Your family would need ${n.yearly} a year for ${n.years}. Multiplied out, that’s ${n.plain}.`,
      `But money set aside earns something. At ${n.rate} above inflation, ${n.need} today is enough to pay ${n.yearly} at the start of each year.`,
      `You already have ${n.have} they could use. That leaves ${n.gap}, so a policy of about ${n.rounded} would do.`,
      'Survivor benefits from Social Security can lower that a lot when there are children. The full calculator counts them.',
    ],
    tryIt: 'Change the years of support and the savings. Watch how fast the gap grows or shrinks.',
    facts: [
      {
        say: `Social Security disability pays nothing for the first ${n.wait}, and a first decision takes about ${n.decision} days on average. Savings have to last until then.`,
      },
      {
        say: `A disability policy usually replaces ${n.replaceLow} to ${n.replaceHigh} of your pay. If you paid the premiums yourself with taxed money, the benefit is tax-free.`,
        source: 'irc',
      },
      {
        say: `The first ${n.free} of life insurance from an employer is free of income tax for you. It usually ends when the job does.`,
      },
      {
        say: `“${n.multipleLow} to ${n.multipleHigh} times your pay” is a rule of thumb, not a law. With no one to support, you may need nothing. With small children, you may need more.`,
        source: 'assumption',
      },
    ],
    myth: {
      said: '“Only the one who earns money needs life insurance.”',
      answer:
        'Someone who looks after children or parents does work that would have to be paid for. Add up what that would cost for the years it’s needed.',
    },
    quiz: [
      {
        ask: 'You’re single with no debts, and no one depends on your pay. How much life insurance do you need?',
        right: {
          says: 'Little or none',
          why: 'No one loses your paycheck. Insuring it for yourself, with disability coverage, comes first.',
        },
        wrong: [
          { says: `${n.multipleLow} times your pay`, why: 'That rule is for people with a family to support.' },
          {
            says: 'As much as you can get',
            why: 'It would pay someone who doesn’t need it, and you’d pay for it every month.',
          },
        ],
      },
      {
        ask: 'When does life insurance through work usually end?',
        right: { says: 'With the job', why: 'Ask whether you could take it with you, and at what price.' },
        wrong: [
          {
            says: 'At retirement age, wherever you work',
            why: 'It belongs to that employer’s plan, so it rarely follows you.',
          },
          { says: 'Never, once you have it', why: 'It’s a benefit of the job, like the health plan.' },
        ],
      },
      {
        ask: `How likely is a ${n.young}-year-old worker to become disabled before full retirement age?`,
        right: { says: n.one, figure: 'one', why: 'That’s Social Security’s own estimate.' },
        wrong: [
          {
            says: n.oneIn20,
            figure: 'oneIn20',
            why: 'It’s more likely than that. Illness counts too, not only accidents.',
          },
          { says: n.oneIn100, figure: 'oneIn100', why: 'It’s far more likely than that.' },
        ],
      },
      {
        ask: `You want ${n.rounded} of coverage for ${n.years}. Which kind usually costs the least?`,
        right: { says: 'Term life', why: `It pays only if you die in those ${n.years}, and that’s what you need.` },
        wrong: [
          { says: 'Whole life', why: 'It lasts all your life and builds cash, so it costs many times as much.' },
          { says: 'A policy for each child', why: 'Children have no paycheck that anyone lives on.' },
        ],
      },
    ],
    summary: [
      'Insure your paycheck for the people and the years that depend on it.',
      'A long illness can stop your pay too, so look at disability coverage as well.',
    ],
    doNow: {
      say: 'Look in your benefits portal for two numbers: life insurance through work, and the share of pay your disability plan replaces.',
      path: '/insurance-guide',
    },
  }),
  widget: {
    calculator: 'life-insurance',
    inputs,
    ask: ['spending', 'years', 'savings'],
    expects: [
      ['living', 'need'],
      ['gap', 'gap'],
    ],
  },
  doors: ['/insurance-guide', '/insurance-hub'],
  next: { lesson: 'wills-and-names', calculator: 'life-insurance' },
})
