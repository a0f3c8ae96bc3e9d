import { dollars } from '#calculators/kit/format.ts'
import { defaultYear } from '#facts/default-year.ts'
import { earlyWithdrawal, planLoan, separationAge } from '#facts/retirement/early-withdrawal.ts'
import { taxYears } from '#facts/tax-years.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const law = taxYears[defaultYear]
const pay = 60_000
/** Half of what is put in, up to 6% of pay, paid with each of 24 paychecks. */
const inputs = { pay, contribute: 6, tiers: [{ rate: 50, width: 6 }], perYear: '24' }
const full = await answerOf('401k', inputs)
const part = await answerOf('401k', { ...inputs, contribute: 3 })
const { deferral, catchUp50, catchUp60To63, annualAdditions, rothCatchUpWagesOver } = law.plans.value
const paychecks = 24

export const matchLesson = defineLesson({
  about: {
    slug: '401k-match',
    unit: 'retirement',
    title: 'Am I leaving free money at work?',
    minutes: 5,
    level: 'start',
    about: ['401(k)', 'employer match', 'vesting', '401(k) loan'],
    after: ['account-order'],
    standards: ['investing', 'earning'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-15',
  },
  figures: {
    year: published(law.plans, law.year, 'count', String(law.year)),
    pay: given(pay, 'money'),
    half: given(50, 'percent'),
    six: given(6, 'percent'),
    three: given(3, 'percent'),
    own: worked(full('own'), 'money', '6% × $60,000'),
    ownPart: worked(part('own'), 'money', '3% × $60,000'),
    match: worked(full('match'), 'money', '50% × $3,600'),
    matchPart: worked(part('match'), 'money', '50% × $1,800'),
    missed: worked(part('missed'), 'money', '$1,800 − $900'),
    cost: worked(
      full('takeHomeCost') * paychecks,
      'money',
      '$3,600 less the federal income tax it saves: $132 from each of 24 paychecks',
    ),
    limit: published(law.plans, deferral, 'money'),
    limit50: worked(deferral + catchUp50, 'money', `${dollars(deferral)} + ${dollars(catchUp50)}`),
    limit60: worked(deferral + catchUp60To63, 'money', `${dollars(deferral)} + ${dollars(catchUp60To63)}`),
    together: published(law.plans, annualAdditions, 'money'),
    fifty: given(50, 'count'),
    sixty: given(60, 'count'),
    sixtyThree: given(63, 'count'),
    rothOver: published(law.plans, rothCatchUpWagesOver ?? Number.NaN, 'money'),
    extra: published(earlyWithdrawal, earlyWithdrawal.value.rate * 100, 'percent'),
    until: published(earlyWithdrawal, earlyWithdrawal.value.untilAge, 'count', '59½'),
    leaveAge: published(separationAge, separationAge.value.age, 'count'),
    leftAt: given(56, 'count'),
    loanShare: published(planLoan, planLoan.value.shareOfVested * 100, 'percent', 'half'),
    loanMost: published(planLoan, planLoan.value.cap, 'money'),
    quizPay: given(50_000, 'money'),
    quizRate: given(100, 'percent'),
    quizUpTo: given(4, 'percent'),
    quizMatch: worked(50_000 * 0.04, 'money', '4% × $50,000, matched dollar for dollar'),
    both: mistaken(4000, 'money', 'Your own money counted as the match'),
    ofRate: mistaken(200, 'money', '4% of 10% of pay'),
    balance: given(20_000, 'money'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: `You earn ${n.pay}. Your employer adds ${n.half} of what you put in, up to ${n.six} of your pay. You put in ${n.three}. How much free money do you miss each year?`,
      options: [n.missed, n.match, 'Nothing'],
      truth: 0,
      reveal: `You get ${n.matchPart} and could get ${n.match}. The other ${n.missed} stays with your employer.`,
    },
    idea: [
      'Many employers add money to your 401(k) when you do.',
      'That match is part of your pay, but you only get it if you put in your share.',
      'No investment promises a gain like that on day one.',
    ],
    example: [
      `You earn ${n.pay}. The plan matches ${n.half} of what you put in, up to ${n.six} of your pay.`,
      `Put in ${n.three}, or ${n.ownPart} a year, and your employer adds ${n.matchPart}.`,
      `Put in ${n.six}, or ${n.own}, and your employer adds ${n.match}. That’s ${n.missed} more, every year.`,
      `Pre-tax money costs you less than it looks. The ${n.own} lowers your take-home pay by about ${n.cost}, because you pay less income tax.`,
    ],
    tryIt: `Change your contribution from ${n.six} to ${n.three}, then past ${n.six}. Watch the match, and where it stops growing.`,
    facts: [
      {
        say: `In ${n.year}, you can put in up to ${n.limit}. It’s ${n.limit50} in the year you turn ${n.fifty} or later, and ${n.limit60} at ages ${n.sixty} to ${n.sixtyThree}. Your employer’s money doesn’t count toward that.`,
      },
      {
        say: `With your employer’s money, the limit is ${n.together} in ${n.year}. The extra amounts from age ${n.fifty} come on top of that.`,
      },
      {
        say: `Take money out before age ${n.until} and you usually owe ${n.extra} on top of income tax. If you leave a job in the year you turn ${n.leaveAge} or later, that job’s plan skips the ${n.extra}.`,
      },
      {
        say: `Did you earn more than ${n.rothOver} at that job last year? Then the extra you add from age ${n.fifty} has to go in as Roth money.`,
      },
      {
        say: `Many plans lend you money: up to ${n.loanShare} of what’s yours, and no more than ${n.loanMost}. You pay it back to your own account.`,
      },
    ],
    myth: {
      said: '“I can’t afford to put money in.”',
      answer: `Skipping the match is like turning down part of your pay. If ${n.six} is too much today, you could start with less and raise it with your next raise.`,
    },
    quiz: [
      {
        ask: `A plan matches ${n.quizRate} of what you put in, up to ${n.quizUpTo} of pay. You earn ${n.quizPay} and put in ${n.quizUpTo}. How much does your employer add?`,
        right: {
          says: n.quizMatch,
          figure: 'quizMatch',
          why: `${n.quizUpTo} of ${n.quizPay}, matched dollar for dollar.`,
        },
        wrong: [
          { says: n.both, figure: 'both', why: 'That’s your money and the match. Half of it is yours.' },
          {
            says: n.ofRate,
            figure: 'ofRate',
            why: `Check the decimal point. ${n.quizUpTo} is four dollars of every hundred.`,
          },
        ],
      },
      {
        ask: 'Your plan matches each paycheck, and you reach the yearly limit in August. What happens to the match after that?',
        right: {
          says: 'It may stop until January',
          why: 'No money from you means nothing to match. Some plans make it up after the year ends, which is called a true-up.',
        },
        wrong: [
          {
            says: 'It keeps coming at the same rate',
            why: 'The match follows your own contributions, and yours have stopped for the year.',
          },
          { says: 'It doubles to catch up', why: 'Plans don’t work that way. Ask whether yours has a true-up.' },
        ],
      },
      {
        ask: `You change jobs with ${n.balance} in the old plan. Which choice avoids tax now?`,
        right: {
          says: 'A direct rollover to the new plan or an IRA',
          why: 'The money never passes through your hands, so it isn’t income.',
        },
        wrong: [
          {
            says: 'A check made out to you, spent on moving costs',
            why: `That’s income, and before ${n.until} there’s usually ${n.extra} more.`,
          },
          {
            says: 'Moving it all to your checking account for safety',
            why: 'It counts as a withdrawal, so tax is due. You’d have only a short time to put it back.',
          },
        ],
      },
      {
        ask: `You leave your job at ${n.leftAt} and take money from that job’s plan. Do you owe the extra ${n.extra}?`,
        right: {
          says: 'No, only income tax',
          why: `You left in the year you turned ${n.leaveAge} or later. The rule is for that employer’s plan, not for an IRA.`,
        },
        wrong: [
          { says: `Yes, until ${n.until}`, why: 'That’s the rule for IRAs and for plans of jobs you left earlier.' },
          { says: 'No tax at all', why: 'Pre-tax money is income when it comes out, at any age.' },
        ],
      },
    ],
    summary: [
      'Put in at least enough to get your employer’s whole match.',
      'Before you leave a job or hit the limit early, check how the match is paid.',
    ],
    doNow: { say: 'Find the match rule in your benefits portal and compare it with what you put in now.' },
  }),
  widget: {
    calculator: '401k',
    inputs,
    ask: ['pay', 'contribute', 'tiers'],
    expects: [
      ['match', 'match'],
      ['own', 'own'],
    ],
  },
  doors: ['/financial-journey'],
  next: { lesson: 'roth-or-traditional', calculator: '401k' },
})
