import { wellBeingMeans } from '#facts/household/well-being.ts'
import { answerOf } from '../kit/answered.ts'
import { given, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

/** Money set aside each month with no interest counted: the goal divided by the months. */
const goal = {
  ask: 'deposit',
  goal: 1200,
  by: 12,
  saved: 0,
  rate: 0,
  compareRate: 0,
  taxKind: 'none',
  inflation: 0,
} as const
const needed = async (change: { by?: number; goal?: number }) =>
  (await answerOf('savings', { ...goal, ...change }))('depositNeeded')

const monthly = await needed({})
const slower = await needed({ by: 18 })
const smaller = await needed({ goal: 900 })
const meanAt = (age: number) => wellBeingMeans.value.byAge.find(({ from }) => from === age)?.mean ?? Number.NaN

export const whatIsMoneyFor = defineLesson({
  about: {
    slug: 'what-is-money-for',
    unit: 'money-basics',
    title: 'What do I want my money to do?',
    minutes: 4,
    level: 'start',
    about: ['goals', 'saving goal', 'financial well-being', 'where to start'],
    after: [],
    standards: ['spending', 'saving'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    goal: given(1200, 'money'),
    year: given(12, 'months', '12 months'),
    monthly: worked(monthly, 'money', '$1,200 ÷ 12 months'),
    longer: given(18, 'months', '18 months'),
    slower: worked(slower, 'money', '$1,200 ÷ 18 months'),
    less: given(900, 'money'),
    smaller: worked(smaller, 'money', '$900 ÷ 12 months'),
    scaleTop: given(100, 'count'),
    mean: published(wellBeingMeans, wellBeingMeans.value.all, 'count'),
    young: published(wellBeingMeans, meanAt(25), 'count'),
    retired: published(wellBeingMeans, meanAt(65), 'count'),
    youngTo: given(35, 'count'),
    oldFrom: given(65, 'count'),
    oldTo: given(74, 'count'),
    reported: published(wellBeingMeans, 2017, 'count', '2017'),
    wanted: given(300, 'money'),
    have: given(200, 'money'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: 'You’d like to “save more.” What does that wish need before it’s a plan?',
      options: ['An amount and a date', 'A bigger paycheck', 'More willpower'],
      truth: 0,
      reveal: 'An amount and a date. Divide one by the other, and you know what to set aside each month.',
    },
    idea: [
      'A goal is a wish with an amount and a date.',
      'Those two turn it into a monthly number.',
      'Then you can look at that number and say yes, no or not yet.',
    ],
    example: [
      `Your car will need about ${n.goal} of work in the next ${n.year}. Spread over those months, that’s ${n.monthly} a month.`,
      `If that’s too much right now, you have two things to move. Give it ${n.longer}, and it drops to ${n.slower} a month.`,
      `Or fix only what can’t wait. For ${n.less} in ${n.year}, you’d need ${n.smaller} a month.`,
      'Nothing here asks for willpower. You changed a date or an amount until the number fit.',
    ],
    tryIt: 'Type a goal of your own. Then move the date and watch the monthly amount.',
    facts: [
      {
        say: 'A federal agency asked people what financial well-being means to them. They named four things: control day to day, room for a shock, being on track for goals, and the freedom to choose.',
        source: 'cfpb-well-being-2017',
      },
      {
        say: `The agency scores it from zero to ${n.scaleTop}. In its ${n.reported} report, the average US adult scored ${n.mean}.`,
      },
      {
        say: `Adults under ${n.youngTo} averaged ${n.young}. Those from ${n.oldFrom} to ${n.oldTo} averaged ${n.retired}, the highest of any age group. So pay alone doesn’t decide it.`,
      },
    ],
    myth: {
      said: '“Goals are for people with money left over.”',
      answer:
        'It’s often the other way around. Once a goal has a date and an amount, you can set that money aside first. What’s left is what you spend.',
    },
    quiz: [
      {
        ask: 'Which of these is a plan?',
        right: {
          says: `${n.goal} a year from now, ${n.monthly} a month`,
          why: 'It has an amount and a date, so you can tell each month if you’re on track.',
        },
        wrong: [
          {
            says: 'I’ll save as much as I can this year',
            why: 'It’s a good wish. Without an amount, you can’t tell if it’s working.',
          },
          {
            says: 'I want to be rich one day',
            why: '“One day” is no date, so no month ever feels like the one to start in.',
          },
        ],
      },
      {
        ask: `Your two goals need ${n.wanted} a month, and you have ${n.have}. What could you do?`,
        right: { says: 'Move a date or an amount', why: 'Something has to give, and these two cost you nothing.' },
        wrong: [
          { says: 'Put the rest on a credit card', why: 'Interest would make both goals cost more.' },
          { says: 'Drop both goals', why: `You still have ${n.have} a month, and that’s enough for one of them.` },
        ],
      },
      {
        ask: 'What does the agency’s well-being score measure?',
        right: {
          says: 'How your money lets you live',
          why: 'It asks about security and choice, in the present and the future.',
        },
        wrong: [
          { says: 'How much you earn', why: 'Pay can help, but none of the ten questions asks about it.' },
          {
            says: 'How good your credit is',
            why: 'A credit score tells lenders about your debts, not how you’re doing.',
          },
        ],
      },
      {
        ask: 'Which first goal helps most people?',
        right: { says: 'A small cash cushion', why: 'It keeps the next surprise from turning into new debt.' },
        wrong: [
          { says: 'A promising stock', why: 'If you need the money in a bad month, you may have to sell at a loss.' },
          { says: 'A bigger home', why: 'It’s a fine goal, but it’s hard to keep if one repair bill throws you off.' },
        ],
      },
    ],
    summary: [
      'Give each goal an amount and a date.',
      'If the monthly number doesn’t fit, move the date or the amount.',
    ],
    doNow: { say: 'Write down one goal with an amount and a date, and see what it takes each month.', path: '/goals' },
  }),
  widget: {
    calculator: 'savings',
    inputs: goal,
    ask: ['goal', 'by', 'saved'],
    expects: [['depositNeeded', 'monthly']],
  },
  doors: ['/goals', '/relationship-with-money'],
  next: { lesson: 'net-worth', calculator: 'savings' },
})
