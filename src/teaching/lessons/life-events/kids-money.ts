import { defaultYear } from '#facts/default-year.ts'
import { basicsByAge, moneySkillAges } from '#facts/household/money-skills.ts'
import { trumpAccount } from '#facts/retirement/child-accounts.ts'
import { taxYears } from '#facts/tax-years.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const law = taxYears[defaultYear]
const allowance = 5
const save = 1.5
const goal = 30
const inputs = { ask: 'date', goal, saved: 0, deposit: save, frequency: 'weekly', rate: 0 }
const jar = await answerOf('savings', inputs)
const { selfControl, habits, decisions } = moneySkillAges.value
const { pilotDeposit, pilotBornFrom, pilotBornTo, perYear } = trumpAccount.value

export const kidsMoney = defineLesson({
  about: {
    slug: 'kids-money',
    unit: 'life-events',
    title: 'What can I teach my child about money, and when?',
    minutes: 5,
    level: 'start',
    about: ['allowance', 'savings jars', '530A account', 'teen Roth IRA', 'kids'],
    after: [],
    standards: ['earning', 'spending', 'saving'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-15',
  },
  figures: {
    allowance: given(allowance, 'money'),
    spend: given(3, 'money'),
    save: given(save, 'cents'),
    give: worked(allowance - 3 - save, 'cents', '$5 − $3 − $1.50'),
    goal: given(goal, 'money'),
    weeks: worked(goal / save, 'count', '$30 ÷ $1.50'),
    months: worked(jar('monthsToGoal'), 'months', '$30 at $1.50 a week, to the end of the month'),
    more: worked(save + 3, 'cents', '$1.50 + $3'),
    fast: worked(Math.ceil(goal / (save + 3)), 'count', '$30 ÷ $4.50, rounded up'),
    small: published(moneySkillAges, selfControl[0], 'count', `${selfControl[0]} to ${selfControl[1]}`),
    middle: published(moneySkillAges, habits[0], 'count', `${habits[0]} to ${habits[1]}`),
    teens: published(moneySkillAges, decisions[0], 'count', `${decisions[0]} to ${decisions[1]}`),
    seven: published(basicsByAge, basicsByAge.value, 'count'),
    seed: published(trumpAccount, pilotDeposit, 'money'),
    bornFrom: published(trumpAccount, pilotBornFrom, 'count', String(pilotBornFrom)),
    bornTo: published(trumpAccount, pilotBornTo, 'count', String(pilotBornTo)),
    perYear: published(trumpAccount, perYear, 'money'),
    adult: published(trumpAccount, trumpAccount.value.lockedUntilYearOfAge, 'count'),
    unearned: published(law.kiddieTax, law.kiddieTax.value.unearnedOver, 'money'),
    year: published(law.kiddieTax, law.year, 'count', String(law.year)),
    six: given(6, 'count'),
    twelve: given(12, 'count'),
    earned: given(1800, 'money'),
    roth: worked(Math.min(1800, law.ira.value.limit), 'money', 'The smaller of earnings and the yearly limit'),
    limit: mistaken(law.ira.value.limit, 'money', 'The limit for somebody who earns more'),
    none: mistaken(0, 'money', 'Children may have an IRA once they earn'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: 'By about what age are many money habits already forming?',
      options: [`Age ${n.seven}`, `Age ${n.twelve}`, `Age ${n.adult}`],
      truth: 0,
      reveal: `By about ${n.seven}, a review of research found, children have many of the basics: waiting, planning, thinking ahead. Later lessons still count.`,
    },
    idea: [
      'Children learn money by using it, in small amounts, again and again.',
      'Let them choose, and let a mistake be a mistake.',
      'A wasted dollar at six is a cheap lesson.',
    ],
    example: [
      `Your child gets ${n.allowance} a week and has three jars: ${n.spend} to spend, ${n.save} to save and ${n.give} to give.`,
      `They want a ${n.goal} toy. At ${n.save} a week, that’s ${n.goal} ÷ ${n.save}: ${n.weeks} weeks, or about ${n.months}.`,
      `If they save the ${n.spend} too, that’s ${n.more} a week, and the toy is theirs in ${n.fast} weeks. Let them choose which they’d rather do.`,
    ],
    tryIt: 'Try it with your child. Change what goes in the save jar each week and watch the date move.',
    facts: [
      {
        say: `Planning and self-control grow most at ages ${n.small}, habits at ${n.middle} and real money decisions at ${n.teens}.`,
      },
      {
        say: `U.S. citizens born from ${n.bornFrom} to ${n.bornTo} can get ${n.seed} from the government in a 530A account, also called a Trump account, if a parent asks for it. Others can add up to ${n.perYear} a year. It’s locked until the year they turn ${n.adult}.`,
      },
      {
        say: 'A teen with a job can have a Roth IRA, up to what they earned. A parent may put in the money.',
        source: 'irc',
      },
      {
        say: `If a child’s interest and dividends pass ${n.unearned} in ${n.year}, what’s above that is usually taxed at the parents’ rate.`,
      },
    ],
    myth: {
      said: '“Talking about money spoils childhood.”',
      answer:
        'Silence teaches too. Children notice worry and guess at the reason. A calm sentence, such as “that’s not in our plan this month,” teaches more than a lecture.',
    },
    quiz: [
      {
        ask: `What’s a good money lesson at age ${n.six}?`,
        right: {
          says: 'Choosing one of two toys',
          why: 'Having one means not having the other. That’s the first idea of money.',
        },
        wrong: [
          { says: 'What APR means', why: 'Percentages come later. Choices come first.' },
          {
            says: 'How much the family earns',
            why: 'That number means little yet, and it may be told on the playground.',
          },
        ],
      },
      {
        ask: 'Your child spends all their money in one day and is sad. What helps?',
        right: {
          says: 'Listening, and waiting for the next allowance',
          why: 'The feeling is the lesson. Talk about it without a lecture.',
        },
        wrong: [
          { says: 'Filling the jar again', why: 'Then spending it all has no result, so there’s nothing to learn.' },
          { says: 'Taking the allowance away', why: 'No money means no practice.' },
        ],
      },
      {
        ask: `Your teen earned ${n.earned} this summer. How much can go in their Roth IRA this year?`,
        right: {
          says: n.roth,
          figure: 'roth',
          why: 'What they earned is the limit when it’s below the yearly maximum.',
        },
        wrong: [
          { says: n.limit, figure: 'limit', why: 'That’s for people who earned at least that much.' },
          { says: n.none, figure: 'none', why: 'There’s no lowest age. Pay from work is what counts.' },
        ],
      },
      {
        ask: `Your ${n.twelve}-year-old wants to borrow for a bike. What teaches the most?`,
        right: {
          says: 'A written loan with payments and a little interest',
          why: 'They see what borrowing costs while the stakes are low.',
        },
        wrong: [
          { says: 'A gift they promise to repay some day', why: 'Loans without dates teach that loans don’t matter.' },
          { says: 'A flat no to all borrowing', why: 'They’ll borrow one day. Better to practice with you.' },
        ],
      },
    ],
    summary: [
      'Give small amounts, real choices and room for safe mistakes.',
      'Start with waiting and choosing, then saving for a goal, then earning and borrowing.',
    ],
    doNow: {
      say: 'Find three jars or envelopes and let your child label them: spend, save, give.',
      path: '/truepenny-kids',
    },
  }),
  widget: {
    calculator: 'savings',
    inputs,
    ask: ['deposit', 'goal', 'saved'],
    expects: [['monthsToGoal', 'months']],
  },
  doors: ['/truepenny-kids'],
  next: { lesson: 'job-loss', calculator: 'savings' },
})
