import { averageRetiredWorker } from '#facts/social-security/average-benefit.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const spending = 42_000
const benefit = 18_000
const gap = spending - benefit
const times = 1 / 0.04

/** Years from nothing to 25 years of spending when a share of take-home pay is saved at 5% above inflation: the annuity solved for time. */
const yearsToNumber = (saved: number) => Math.round(Math.log(1 + (0.05 * times * (1 - saved)) / saved) / Math.log(1.05))
const how = 'Years until savings at 5% above inflation are 25 times what you spend'

const inputs = {
  born: '1966-05',
  retireAge: 67,
  claimAge: 67,
  savings: 240_000,
  planTo: 95,
  saving: 700,
  spending: spending / 12,
  benefit: benefit / 12,
  rothShare: 100,
}
const plan = await answerOf('retirement', inputs)

export const howMuchRetire = defineLesson({
  about: {
    slug: 'how-much-retire',
    unit: 'retirement',
    title: 'How much money do I need to retire?',
    minutes: 6,
    level: 'next',
    about: ['retirement number', '25 times spending', 'nest egg', 'savings rate'],
    after: ['account-order'],
    standards: ['investing', 'saving'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    spending: given(spending, 'money'),
    benefit: given(benefit, 'money'),
    gap: worked(gap, 'money', '$42,000 − $18,000'),
    gapMonth: worked(plan('withdrawal'), 'money', '$24,000 ÷ 12'),
    four: given(4, 'percent'),
    times: worked(times, 'count', '1 ÷ 4%'),
    number: worked(gap * times, 'money', '$24,000 × 25'),
    average: published(averageRetiredWorker, averageRetiredWorker.value, 'money'),
    averageYear: worked(averageRetiredWorker.value * 12, 'money', '$2,071 × 12', 'about $24,900'),
    five: given(5, 'percent'),
    tenth: given(10, 'percent'),
    fifth: given(20, 'percent'),
    half: given(50, 'percent'),
    thirty: given(30, 'percent'),
    yearsTenth: worked(yearsToNumber(0.1), 'years', how),
    yearsFifth: worked(yearsToNumber(0.2), 'years', how),
    yearsThirty: worked(yearsToNumber(0.3), 'years', how),
    yearsHalf: worked(yearsToNumber(0.5), 'years', how),
    tax: given(20, 'percent'),
    kept: given(80, 'percent'),
    pretax: worked((gap * times) / 0.8, 'money', '$600,000 ÷ 80%'),
    more: worked((1 / 0.8 - 1) * 100, 'percent', '1 ÷ 80% − 1', '25% more'),
    same: mistaken(20, 'percent', 'The tax rate added to what you keep, not to what you take out', '20% more'),
    less: mistaken(-20, 'percent', 'Tax makes the pot you need larger', '20% less'),
    salaryShare: given(80, 'percent'),
    tenYears: mistaken(gap * 10, 'money', 'Ten years of the gap'),
    whole: mistaken(spending * times, 'money', 'Social Security left out'),
    cut: given(1000, 'money'),
    cutNumber: worked(1000 * times, 'money', '$1,000 × 25'),
    cutMonth: given(200, 'money'),
    planTo: given(inputs.planTo, 'count'),
    once: mistaken(1000, 'money', 'One year only'),
    month: mistaken(12_000, 'money', 'The yearly cut taken for a monthly one'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You’d spend ${n.spending} a year in retirement, and Social Security pays ${n.benefit} of it. About how much in savings could pay the rest?`,
      from: 100_000,
      to: 1_500_000,
      step: 25_000,
      truth: 'number',
      reveal: `About ${n.number} before tax. That’s ${n.times} times the ${n.gap} a year that Social Security doesn’t pay.`,
    },
    idea: [
      'Start with what you’ll spend in a year, not with what you earn.',
      'Take away Social Security and any pension.',
      `Multiply what’s left by about ${n.times}, then add something for taxes.`,
    ],
    example: [
      `You plan to spend ${n.spending} a year. Social Security pays ${n.benefit}. Your savings have to pay the other ${n.gap}, or ${n.gapMonth} a month.`,
      `If you take out ${n.four} of your savings a year, you need ${n.times} times what you take. ${n.gap} × ${n.times} is ${n.number}.`,
      `Is all of it in a pre-tax 401(k)? If ${n.tax} of each withdrawal goes to tax, you need ${n.pretax} to be left with the same spending money.`,
    ],
    tryIt: `Spend ${n.cutMonth} less a month and watch how much closer you get. This calculator lets your savings run down to zero at age ${n.planTo}, so it asks for less than the rule does.`,
    facts: [
      {
        say: `In January, the average retired worker’s check was ${n.average} a month. That’s ${n.averageYear} a year before your savings pay anything.`,
      },
      {
        say: `Save ${n.tenth} of your pay, and your number is about ${n.yearsTenth} away. Save ${n.fifth}, and it’s ${n.yearsFifth}. Save ${n.half}, and it’s ${n.yearsHalf}.`,
      },
      {
        say: `Saving more works twice. Your savings grow faster, and you get used to living on less, so your number drops. (This counts on ${n.five} a year above inflation.)`,
        source: 'assumption',
      },
      {
        say: `Each ${n.cut} you cut from a year’s spending takes ${n.cutNumber} off your number.`,
      },
    ],
    myth: {
      said: `“I’ll need ${n.salaryShare} of my salary.”`,
      answer:
        'Your bills don’t follow your salary. Two people with the same pay can spend very different amounts. Part of your pay goes to payroll tax and savings now, and both stop when you retire.',
    },
    quiz: [
      {
        ask: `Social Security leaves you ${n.gap} a year short. At ${n.four} a year, about how much do you need?`,
        right: { says: n.number, figure: 'number', why: `${n.gap} × ${n.times}.` },
        wrong: [
          {
            says: n.tenYears,
            figure: 'tenYears',
            why: 'That’s ten years of spending. Many retirements last thirty years.',
          },
          {
            says: n.whole,
            figure: 'whole',
            why: 'That’s for all of your spending. Social Security already pays part of it.',
          },
        ],
      },
      {
        ask: `You find a way to spend ${n.cut} less a year. How much lower is your number?`,
        right: {
          says: n.cutNumber,
          figure: 'cutNumber',
          why: `Every yearly dollar takes ${n.times} dollars of savings.`,
        },
        wrong: [
          { says: n.once, figure: 'once', why: 'You’d save that much every year, not only once.' },
          {
            says: n.month,
            figure: 'month',
            why: 'That treats it as a monthly cut, and this one is for the whole year.',
          },
        ],
      },
      {
        ask: `You’re saving ${n.tenth} of your pay. What would bring retirement closest?`,
        right: {
          says: 'Saving more of each paycheck',
          why: `Going from ${n.tenth} to ${n.thirty} moves your number from ${n.yearsTenth} away to ${n.yearsThirty}.`,
        },
        wrong: [
          {
            says: 'Looking for a better fund',
            why: 'Nobody knows ahead of time which fund will do better. What you save is up to you.',
          },
          {
            says: 'Checking your balance more often',
            why: 'Looking doesn’t add a dollar, and bad days are hard to watch.',
          },
        ],
      },
      {
        ask: `All your savings are pre-tax, and ${n.tax} of what you take out goes to tax. How much more do you need?`,
        right: {
          says: n.more,
          figure: 'more',
          why: `You keep ${n.kept} of what you take out. ${n.number} ÷ ${n.kept} is ${n.pretax}.`,
        },
        wrong: [
          {
            says: n.same,
            figure: 'same',
            why: 'The tax comes out of the larger amount too, so you need a bit more than that.',
          },
          { says: n.less, figure: 'less', why: 'Tax takes part of each withdrawal, so you need more, not less.' },
        ],
      },
    ],
    summary: [
      `Your number is about ${n.times} times what you’ll spend beyond Social Security and a pension.`,
      'Spending less helps twice: you save more now, and you need less later.',
    ],
    doNow: {
      say: `Multiply what you spent last month by twelve and take away a year of your Social Security estimate. ${n.times} times what’s left is your first target.`,
    },
  }),
  widget: {
    calculator: 'retirement',
    inputs,
    ask: ['spending', 'savings', 'retireAge'],
    expects: [['withdrawal', 'gapMonth']],
  },
  doors: ['/financial-journey', '/goals'],
  next: { lesson: '401k-match', calculator: 'retirement' },
})
