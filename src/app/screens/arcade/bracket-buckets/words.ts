/** What Bracket Buckets says. */
import { dollars, percentText } from '#calculators/kit/format.ts'
import { type Bucket, coinAmounts, coinKeys, pay, points, salary } from '#teaching/games/bracket-buckets/design.ts'
import { type Buckets, coinOf, mostPoints, offBy, questionOf } from '#teaching/games/bracket-buckets/game.ts'
import { pour, year } from '#teaching/games/bracket-buckets/law.precomputed.ts'
import { type PourKey, pourQuestions } from '#teaching/games/bracket-buckets/pour.ts'
import { coinWords } from './coins.ts'

const [first, second] = pour.slices
const rateText = (rate: number | undefined) => percentText((rate ?? 0) * 100)
export const bucketNames: Readonly<Record<Bucket, { readonly label: string; readonly note: string }>> = {
  ordinary: { label: 'Ordinary rates', note: 'Taxed slice by slice, like pay' },
  special: { label: 'Special rates', note: 'Taxed at lower rates of its own' },
  none: { label: 'Not taxed', note: 'No federal income tax' },
}

export const words = {
  title: 'Bracket Buckets',
  lead: 'Sort twenty kinds of money into taxed and not taxed, then pour a salary through the tax slices. About 7 minutes.',
  unit: 'Answer',
  partOne: 'Part 1: sort the coin',
  partTwo: (amount: number) => `Part 2: pour ${dollars(amount)} of pay`,
  points: 'Points',
  right: 'Right so far',
  hints: 'Hints',
  hint: 'Show a hint',
  hintCost: `−${points.hint} points`,
  hinted: 'Hint',
  isRight: 'Right',
  isWrong: 'Not quite',
  buckets: 'Your buckets',
  empty: 'Nothing yet',
  poured: 'Where the pay went',
  coinHint: (amount: number) => `${dollars(amount)}, on top of a ${dollars(salary)} salary. Single, no children.`,
  over: 'All sorted and poured.',
} as const

export const pourWords: Readonly<
  Record<PourKey, { readonly ask: string; readonly hint?: string; readonly why: string }>
> = {
  deduction: {
    ask: `You’re single and earn ${dollars(pay)}. How much does the standard deduction keep out of tax?`,
    hint: `The amounts are those of ${year}.`,
    why: `The standard deduction for one person is ${dollars(pour.deduction)}. It leaves ${dollars(pour.taxable)} to be taxed.`,
  },
  first: {
    ask: `${dollars(pour.taxable)} is left. How much of it lands in the ${rateText(first?.rate)} slice?`,
    why: `The ${rateText(first?.rate)} slice holds ${dollars(first?.amount ?? 0)}. The tax on it is ${dollars(first?.tax ?? 0)}.`,
  },
  second: {
    ask: `How much lands in the ${rateText(second?.rate)} slice?`,
    why: `The rest, ${dollars(second?.amount ?? 0)}, is taxed at ${rateText(second?.rate)}. That’s ${dollars(second?.tax ?? 0)}.`,
  },
  tax: {
    ask: 'What’s the federal income tax?',
    why: `The taxes of the slices add up to ${dollars(pour.tax)}.`,
  },
  marginal: {
    ask: 'You earn one more dollar. At what rate is it taxed?',
    hint: 'This is your marginal rate.',
    why: `It lands in the ${rateText(pour.marginal)} slice, so your marginal rate is ${rateText(pour.marginal)}.`,
  },
  effective: {
    ask: 'What share of all your pay goes to federal income tax?',
    hint: 'This is your effective rate.',
    why: `${dollars(pour.tax)} of ${dollars(pay)} is ${percentText((pour.tax / pay) * 100, 1)}.`,
  },
}

export const answerText = (answer: number, unit: 'money' | 'percent'): string =>
  unit === 'money' ? dollars(answer) : percentText(answer, 1)

/** What the last answer was worth, and why. Null before the first. */
export function feedback(state: Buckets): { readonly isRight: boolean; readonly text: string } | null {
  const poured = state.poured.at(-1)
  if (poured) return { isRight: poured.isRight, text: pourWords[poured.key].why }
  const sorted = state.sorted.at(-1)
  if (!sorted) return null
  const { label, why } = coinWords[sorted.coin]
  return { isRight: sorted.isRight, text: `${label}: ${why}` }
}

export function asked(state: Buckets): { readonly ask: string; readonly hint?: string } {
  const coin = coinOf(state)
  if (coin !== null) {
    const hint = state.isHinted ? ` ${words.hinted}: ${coinWords[coin].hint}` : ''
    return { ask: coinWords[coin].label, hint: `${words.coinHint(coinAmounts[coin])}${hint}` }
  }
  const question = questionOf(state)
  if (question === null) return { ask: words.over }
  const { ask, hint } = pourWords[question.key]
  return { ask, ...(hint === undefined ? {} : { hint }) }
}

export function narration(state: Buckets): string {
  const said = feedback(state)
  const { ask, hint } = asked(state)
  const before = said === null || state.isHinted ? '' : `${said.isRight ? words.isRight : words.isWrong}. ${said.text} `
  return `${before}${ask} ${hint ?? ''}`
}

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
export const ending = {
  said: (state: Buckets, score: number) => {
    const sorted = state.sorted.filter(({ isRight }) => isRight).length
    const poured = state.poured.filter(({ isRight }) => isRight).length
    return `You sorted ${sorted} of ${plural(coinKeys.length, 'coin')} and got ${poured} of ${pourQuestions.length} tax questions: ${score} of ${mostPoints} points.`
  },
  expected: 'Tax you’d have expected',
  due: 'Tax that’s due',
  surprise: 'Bills you didn’t expect',
  surpriseNote: 'Coins you took for untaxed or for lower rates',
  worry: 'Tax feared for nothing',
  note: `Each coin counted alone on top of a ${dollars(salary)} salary. Income tax only.`,
  mattered: (label: string, bucket: string, right: string, off: number) =>
    off < 0
      ? `You put “${label}” under “${bucket}”. It belongs under “${right}”. You’d have met a bill of ${dollars(-off)} you didn’t expect.`
      : `You put “${label}” under “${bucket}”. It belongs under “${right}”. You’d have set aside ${dollars(off)} for nothing.`,
  none: 'No coin went into a bucket that changes your tax. Nothing to do over.',
  missed: 'What you missed',
  belongs: (bucket: Bucket) => `Belongs under “${bucketNames[bucket].label}”.`,
  tools: {
    tax: { label: 'Tax Calculator', why: `${dollars(pay)} of pay, single: every slice with its tax.` },
    gains: { label: 'Capital Gains Tax', why: 'What a gain costs at your income.' },
  },
  lessons: [
    { slug: 'tax-brackets', title: 'Does a higher tax bracket tax all my money?' },
    { slug: 'deductions-and-credits', title: 'Which saves more, a deduction or a credit?' },
  ],
} as const

/** Dollars a sorting would have got wrong, each way. */
export function surprises(state: Buckets): { readonly bills: number; readonly fears: number } {
  const offs = state.sorted.map(offBy)
  return {
    bills: offs.reduce((sum, off) => sum + Math.max(0, -off), 0),
    fears: offs.reduce((sum, off) => sum + Math.max(0, off), 0),
  }
}
