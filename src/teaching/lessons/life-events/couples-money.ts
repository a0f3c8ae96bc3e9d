import { defaultYear } from '#facts/default-year.ts'
import { specialEnrollment } from '#facts/household/life-events.ts'
import { communityPropertyStates } from '#facts/state-rules/marital-property.ts'
import { taxYears } from '#facts/tax-years.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const law = taxYears[defaultYear]
const one = 60_000
const other = 40_000
const bills = 2500
const inputs = { status: 'joint', pay: one, spousePay: other }
const tax = async (asked: Readonly<Record<string, unknown>>) => (await answerOf('tax', asked))('federalTax')
const joint = await tax(inputs)
const singles = (await tax({ status: 'single', pay: one })) + (await tax({ status: 'single', pay: other }))
const alone = await tax({ status: 'single', pay: one + other })
const oneEarner = await tax({ ...inputs, pay: one + other, spousePay: 0 })
const share = one / (one + other)
const yearly = bills * 12

export const couplesMoney = defineLesson({
  about: {
    slug: 'couples-money',
    unit: 'life-events',
    title: 'How can a couple split money fairly?',
    minutes: 5,
    level: 'next',
    about: ['joint account', 'splitting bills', 'marriage and taxes', 'money talk'],
    after: ['spending-plan'],
    standards: ['spending', 'saving'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-15',
  },
  figures: {
    year: published(law.standardDeduction, law.year, 'count', String(law.year)),
    one: given(one, 'money'),
    other: given(other, 'money'),
    both: worked(one + other, 'money', '$60,000 + $40,000'),
    bills: given(bills, 'money'),
    half: worked(bills / 2, 'money', '$2,500 ÷ 2'),
    halfOne: worked(((yearly / 2) * 100) / one, 'percent', '$15,000 ÷ $60,000'),
    halfOther: worked(((yearly / 2) * 100) / other, 'percent', '$15,000 ÷ $40,000'),
    shareOne: worked(share * 100, 'percent', '$60,000 ÷ $100,000'),
    shareOther: worked((1 - share) * 100, 'percent', '$40,000 ÷ $100,000'),
    byShareOne: worked(bills * share, 'money', '60% × $2,500'),
    byShareOther: worked(bills * (1 - share), 'money', '40% × $2,500'),
    each: worked((yearly * 100) / (one + other), 'percent', '$30,000 ÷ $100,000'),
    byShare: worked(bills * share, 'money', '60% × $2,500', '$1,500 and $1,000'),
    even: mistaken(bills / 2, 'money', 'Half each', '$1,250 each'),
    turned: mistaken(bills * (1 - share), 'money', 'The shares turned around', '$1,000 and $1,500'),
    deduction: published(law.standardDeduction, law.standardDeduction.value.joint, 'money'),
    joint: worked(joint, 'money', 'Federal income tax on a joint return'),
    singles: worked(singles, 'money', '$5,020 + $2,620'),
    alone: worked(alone, 'money', 'Federal income tax of one person with $100,000'),
    oneEarner: worked(oneEarner, 'money', 'Federal income tax of a couple with one paycheck of $100,000'),
    states: published(communityPropertyStates, communityPropertyStates.value.length, 'count'),
    jobDays: published(specialEnrollment, specialEnrollment.value.jobDays, 'count'),
    marketDays: published(specialEnrollment, specialEnrollment.value.marketplaceDays, 'count'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: `One partner earns ${n.one}, the other ${n.other}. They split ${n.bills} of monthly bills in half. Who gives up the larger share of their pay?`,
      options: ['The one who earns more', 'The one who earns less', 'Both the same'],
      truth: 1,
      reveal: `The one who earns less pays ${n.halfOther} of their pay, and the other pays ${n.halfOne}. Half each is simple, but it isn’t the same effort.`,
    },
    idea: [
      'First agree on goals, on debts and on what each of you can spend without asking.',
      'Then pick how to split the bills: half each, or by income.',
      'Which accounts you use comes last, and a monthly talk keeps it all working.',
    ],
    example: [
      `One of you earns ${n.one} and the other ${n.other}. Shared bills are ${n.bills} a month.`,
      `Half each is ${n.half}. That takes ${n.halfOne} of the first paycheck and ${n.halfOther} of the second.`,
      `By income, you earn ${n.shareOne} and ${n.shareOther} of your ${n.both}. So you pay ${n.byShareOne} and ${n.byShareOther}, and each of you gives up ${n.each}.`,
      'Neither one is the right answer for everyone. The fair one is the one you’d both pick without knowing which of you earns more.',
    ],
    tryIt: 'Married, or thinking about it? Change both paychecks and watch the tax on a joint return.',
    facts: [
      {
        say: `Marriage doesn’t always change your tax. With ${n.one} and ${n.other}, a joint return owes ${n.joint} in ${n.year}. Two single returns owe ${n.singles}, the same.`,
      },
      {
        say: `With one paycheck of ${n.both}, it does: ${n.alone} as a single person, but ${n.oneEarner} for a couple. The joint standard deduction is ${n.deduction}.`,
      },
      {
        say: `In ${n.states} states, most of what either of you earns while married belongs to both, whoever’s name is on it.`,
      },
      {
        say: `A wedding opens a door to health coverage: at least ${n.jobDays} days for a plan at work and ${n.marketDays} for a marketplace plan. Then it closes until fall.`,
      },
    ],
    myth: {
      said: '“Fair means half.”',
      answer:
        'Half is one way. Others are by income, by who uses what, or everything in one pot. Fair is what you’d both agree to from either seat.',
    },
    quiz: [
      {
        ask: `You earn ${n.shareOne} of your joint income. How do you split ${n.bills} by income?`,
        right: { says: n.byShare, figure: 'byShare', why: `${n.shareOne} and ${n.shareOther} of ${n.bills}.` },
        wrong: [
          { says: n.even, figure: 'even', why: 'That’s half each, whatever you earn.' },
          { says: n.turned, figure: 'turned', why: 'That gives the larger part to the smaller paycheck.' },
        ],
      },
      {
        ask: 'What makes a good first money talk?',
        right: {
          says: 'Goals and debts, with nothing hidden',
          why: 'You can’t plan around what one of you doesn’t know.',
        },
        wrong: [
          { says: 'Who spent too much last month', why: 'Blame ends talks. Start with what you both want.' },
          { says: 'Which bank to use', why: 'That’s easy once you know what the money is for.' },
        ],
      },
      {
        ask: 'Your partner owes money, and the lender wins in court. Can it reach your joint account?',
        right: { says: 'Yes, often', why: 'Joint money can count as theirs. State law decides how much.' },
        wrong: [
          { says: 'No, half is always safe', why: 'In many states it isn’t, so ask before you share an account.' },
          { says: 'Only if you both signed the loan', why: 'The account itself is what’s shared.' },
        ],
      },
      {
        ask: 'You’re married and have children. Should you file jointly or separately?',
        right: {
          says: 'Compare both',
          why: 'Joint is usually cheaper, but not for everyone, such as with some student loan plans.',
        },
        wrong: [
          { says: 'Always separately', why: 'Separate returns lose several credits.' },
          {
            says: 'Whatever you did when single',
            why: 'Single isn’t a choice if you’re married on the last day of the year.',
          },
        ],
      },
    ],
    summary: [
      'Talk about goals, debts and privacy first. Then choose half each, by income or one pot.',
      'Remember that either owner can take all the money out of a joint account.',
    ],
    doNow: {
      say: 'Set a date for a twenty-minute money talk this month, and each bring one goal and one worry.',
      path: '/relationship-with-money',
    },
  }),
  widget: {
    calculator: 'tax',
    inputs,
    ask: ['status', 'pay', 'spousePay'],
    expects: [['totalTax', 'joint']],
  },
  doors: ['/relationship-with-money', '/budget-buddy'],
  next: { lesson: 'kids-money', calculator: 'tax' },
})
