/** What First Paycheck says. */
import { dollars, dollarsAndCents, plain } from '#calculators/kit/format.ts'
import { bonusCheck, lawYear } from '#teaching/games/first-paycheck/checks.precomputed.ts'
import {
  bonus,
  extra,
  hours,
  hoursShort,
  match,
  periods,
  planShares,
  points,
  wages,
} from '#teaching/games/first-paycheck/design.ts'
import {
  aprilOf,
  checkOf,
  depositsOf,
  type Job,
  matchOf,
  planOf,
  pointsOf,
  type Question,
  questions,
  type Stub,
  stubCost,
  stubOf,
  wageOf,
} from '#teaching/games/first-paycheck/game.ts'
import type { ClassPack } from '../../play/class-sheet.tsx'
import type { RulePart } from '../rule-sources.tsx'

const count = (many: number): string => `${plain(many)} ${many === 1 ? 'point' : 'points'}`

export const askWords: Readonly<Record<Question, (seed: number) => { readonly ask: string; readonly hint: string }>> = {
  land: (seed) => ({
    ask: 'How much lands in your account?',
    hint: `Your first two weeks: ${hours} hours at ${dollars(wageOf(seed))}, so ${dollars(checkOf(seed).gross)} before taxes. You’re single, with one job and no state income tax.`,
  }),
  w4: () => ({
    ask: 'Your W-4 asks how you file. What do you mark?',
    hint: 'You live alone, nobody depends on you, and this is your only job.',
  }),
  plan: (seed) => ({
    ask: 'How much of your pay goes into the 401(k)?',
    hint: `Your employer adds half of what you put in, up to ${match.upTo}% of your pay. Without it, ${dollars(checkOf(seed).net)} would land each time.`,
  }),
  stub: () => ({ ask: 'Here’s your third stub. What do you do?', hint: `You worked ${hours} hours again.` }),
  bonus: () => ({
    ask: `You earn a ${dollars(bonus)} bonus. How much of it lands?`,
    hint: 'Bonuses have a flat federal withholding rate.',
  }),
}

/** An answer as its button says it. */
export function answerText(seed: number, answer: string): { readonly label: string; readonly note?: string } {
  const [question, said = ''] = answer.split(':')
  const check = checkOf(seed)
  if (question === 'land')
    return {
      label: dollarsAndCents(said === 'net' ? check.net : said === 'all' ? check.gross : check.gross - check.federal),
    }
  if (question === 'bonus')
    return {
      label: dollarsAndCents(said === 'net' ? bonusCheck.net : said === 'all' ? bonus : bonus - bonusCheck.federal),
    }
  if (question === 'w4') {
    if (said === 'single') return { label: 'Single', note: 'And nothing else' }
    return said === 'head'
      ? { label: 'Head of household', note: 'Less is withheld' }
      : { label: `Single, and ${dollars(extra)} extra each time`, note: 'More is withheld' }
  }
  if (question === 'plan') {
    const at = planShares.findIndex((share) => String(share) === said)
    return { label: `${said}%`, note: `${dollars(check.planNet[at] ?? check.net)} would land each time` }
  }
  const stub = said as Stub
  return { label: stubActions[stub] }
}
const stubActions: Readonly<Record<Stub, string>> = {
  hours: 'Ask payroll about the hours',
  twice: 'Ask payroll about Social Security',
  right: 'Nothing: it’s right',
}

/** Why, in dollars: shown after the answer. */
export function reasonOf(seed: number, answer: string): string {
  const [question, said = ''] = answer.split(':')
  const check = checkOf(seed)
  if (question === 'land')
    return `${dollarsAndCents(check.gross)} less income tax of ${dollarsAndCents(check.federal)}, Social Security of ${dollarsAndCents(check.socialSecurity)} and Medicare of ${dollarsAndCents(check.medicare)} leaves ${dollarsAndCents(check.net)}.`
  if (question === 'bonus')
    return `${dollarsAndCents(bonusCheck.federal)} of income tax is withheld, then Social Security and Medicare. ${dollarsAndCents(bonusCheck.net)} lands. If too much was withheld, you get it back with your tax return.`
  if (question === 'w4') {
    const april = aprilOf(check, [answer])
    if (april > 0)
      return `Head of household needs someone you support at home. Too little is withheld, so you’d owe about ${dollars(april)} in April.`
    return april < 0
      ? `About ${dollars(-april)} too much is withheld in a year. You’d get it back, after lending it without interest.`
      : 'That’s all a single person with one job needs. What’s withheld comes close to the tax.'
  }
  if (question === 'plan') {
    const got = matchOf(check, Number(said))
    const most = matchOf(check, match.upTo)
    return got >= most
      ? `You get the whole match: ${dollars(got)} a year on top of your pay.`
      : `The match is ${dollars(got)} a year. At ${match.upTo}%, it would be ${dollars(most)}.`
  }
  const stub = stubOf(seed)
  if (stub === 'right') return 'Hours, rate and each line match. Keep the stub anyway.'
  return stub === 'hours'
    ? `The stub shows ${hours - hoursShort} hours. ${hoursShort} hours are missing, ${dollars(stubCost(seed))} before taxes.`
    : `Social Security was taken twice: ${dollarsAndCents(stubCost(seed))} too much.`
}

export interface StubLine {
  readonly label: string
  readonly first: string
  readonly third: string
}
/** The first stub, which was right, beside the third. */
export function stubLines(seed: number): readonly StubLine[] {
  const { gross, socialSecurity, medicare } = checkOf(seed)
  const stub = stubOf(seed)
  const paidHours = hours - (stub === 'hours' ? hoursShort : 0)
  const part = paidHours / hours
  const line = (label: string, first: number, times = part): StubLine => ({
    label,
    first: dollarsAndCents(first),
    third: dollarsAndCents(first * times),
  })
  return [
    { label: 'Hours', first: String(hours), third: String(paidHours) },
    line('Rate', wageOf(seed), 1),
    line('Gross pay', gross),
    line('Social Security', socialSecurity, part * (stub === 'twice' ? 2 : 1)),
    line('Medicare', medicare),
  ]
}

export const words = {
  title: 'First Paycheck',
  lead: 'A first job, five decisions: the deposit, the W-4, the 401(k), a stub to check and a bonus. About 5 minutes.',
  unit: 'Question',
  stub: 'Your third stub beside the first',
  line: 'Line',
  first: 'First',
  third: 'Third',
  yours: (label: string, got: number) => `You chose “${label}”: ${count(got)}`,
  narrate: (seed: number, answer: string) =>
    `${words.yours(answerText(seed, answer).label, pointsOf(seed, answer))}. ${reasonOf(seed, answer)}`,
  ending: (job: Job, score: number) => {
    const check = checkOf(job.seed)
    const got = matchOf(check, planOf(job))
    return `In a year, ${dollars(depositsOf(job))} lands in your account and ${got > 0 ? `your employer adds ${dollars(got)} to your 401(k)` : 'none of the employer match is claimed'}: ${count(score)} of ${questions.length * points.each}.`
  },
  figures: { lands: 'Lands in a year', plan: 'Your 401(k) money', match: 'Employer match', april: 'Next April' },
  april: (amount: number) =>
    amount > 0 ? `Owe ${dollars(amount)}` : amount < 0 ? `Refund ${dollars(-amount)}` : 'About even',
  answers: 'Your five answers',
} as const

export const tools = {
  pay: { label: 'Payroll Tax', why: 'This job’s paycheck, line by line, with your own state.' },
  plan: { label: '401(k)', why: 'What this share and match grow to.' },
} as const
export const lessons = {
  pay: 'Why is my paycheck smaller than my salary?',
  w4: 'The W-4 and filing',
  match: 'The employer match',
}

export const rules: readonly RulePart[] = [
  {
    title: 'How it’s played',
    items: [
      `Your code draws the wage, ${dollars(wages.from)} to ${dollars(wages.to)} an hour, and what’s on the third stub: hours missing, Social Security taken twice, or nothing wrong. Each is equally likely.`,
      `You work ${hours} hours every two weeks, ${periods} times a year. You’re single, with one job, and there’s no state tax.`,
      `Federal withholding, Social Security and Medicare follow the ${lawYear} rules. Hours, wage, bonus, match and the stub are made up.`,
    ],
  },
  {
    title: 'Points',
    items: [
      `${points.each} for each right answer.`,
      `401(k): points rise with the share of the match you claim, ${points.each} from ${match.upTo}% on.`,
      `W-4: ${points.each} for single alone, ${points.extra} for single with extra withholding, none for head of household.`,
    ],
  },
]

export const classPack: ClassPack = {
  goal: 'Read a first paycheck, fill in a W-4 and claim the match.',
  minutes: '5 minutes',
  standards: ['Earning income'],
  before: [
    {
      ask: 'What is the difference between gross and net pay?',
      answer: 'Gross is before taxes and deductions; net is what lands.',
    },
    { ask: 'Which three federal taxes come out of a paycheck?', answer: 'Income tax, Social Security and Medicare.' },
    { ask: 'What is a W-4 for?', answer: 'It tells the employer how much income tax to withhold.' },
    { ask: 'What is an employer match?', answer: 'Money the employer adds when you put some in.' },
    { ask: 'What could be wrong on a pay stub?', answer: 'Hours, rate, a tax line, a deduction you didn’t choose.' },
    { ask: 'Is a big tax refund a gift?', answer: 'No. It’s your own money, withheld beyond the tax.' },
  ],
  after: [
    { ask: 'What share of the gross pay landed?', answer: 'Net divided by gross; see the first answer.' },
    { ask: 'What would the wrong W-4 have cost or lent?', answer: 'See your answers in the result.' },
    { ask: 'How much was the whole match in a year?', answer: 'See “Employer match”, or the reason beside it.' },
    {
      ask: 'What was on the third stub?',
      answer: 'Depends on the code: hours missing, Social Security twice, or right.',
    },
    {
      ask: 'Why did the bonus look taxed more?',
      answer: 'A flat rate is withheld from bonuses. The tax itself is settled on the return.',
    },
    { ask: 'Which line of a real stub would you check first?', answer: 'Own answer. Hours and rate are a good start.' },
  ],
}
