/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

type Texts<K extends string> = Readonly<Record<K, string>>

export const fitWords = {
  use: ({ ways }: { ways: readonly string[] }) => `**To make it fit, you could use** ${ways.join(', or ')}.`,
  fewerSteps: 'fewer steps',
  smallerLeast: 'a smaller “Smallest step”',
  smallerUnits: 'smaller amounts under “Round to”',
  goalOf: ({ goal }: Texts<'goal'>) => `a goal of ${goal}`,
  moreSteps: 'more steps',
  largerMost: 'a larger “Largest step”',
  goalUpTo: ({ goal }: Texts<'goal'>) => `a goal of at most ${goal}`,
  addSteps: ({ left }: Texts<'left'>) =>
    `**Add steps for the ${left} left**, or remove some from the lists of skipped and missed steps.`,
}

export const repairWords = {
  moved: ({ moved, from, to }: Texts<'moved' | 'from' | 'to'>) =>
    `**${moved} from ${from} moved** to the ${to} left. Your goal and end date stay the same.`,
  movedWithin: ({ moved, from, to, largest }: Texts<'moved' | 'from' | 'to' | 'largest'>) =>
    `**${moved} from ${from} moved** to the ${to} left. Your goal and end date stay the same. No step grows by more than ${largest}.`,
  nearlyOne: ({ steps }: Texts<'steps'>) => `**You’re nearly there.** You don’t need the last ${steps} anymore.`,
}

export const sumWords = {
  exact: ({ steps, goal }: Texts<'steps' | 'goal'>) => `**Your ${steps} add up to exactly ${goal}**, to the cent.`,
  exactOne: ({ steps, goal }: Texts<'steps' | 'goal'>) => `**Your ${steps} adds up to exactly ${goal}**, to the cent.`,
  exactSaved: ({ steps, goal, saved }: Texts<'steps' | 'goal' | 'saved'>) =>
    `**Your ${steps} and the ${saved} you’ve saved add up to exactly ${goal}**, to the cent.`,
  odd: ({ day, amount }: Texts<'day' | 'amount'>, say: Say) => ` The uneven amount is on ${say.date(day)}: ${amount}.`,
}

export const heavyWords = {
  day: ({ day }: Texts<'day'>, say: Say) => `on ${say.date(day)}`,
  span: ({ from, to }: Texts<'from' | 'to'>, say: Say) => `from ${say.date(from)} to ${say.date(to)}`,
  plain: ({ amount, when }: Texts<'amount' | 'when'>) => `**Your heaviest four weeks add up to ${amount}**, ${when}.`,
  eased: ({ amount, when, even }: Texts<'amount' | 'when' | 'even'>) =>
    `**Your heaviest four weeks add up to ${amount}**, ${when}. In zigzag order, no four weeks would add up to more than ${even}.`,
}

export const startWords = {
  rising: ({ first, day, largest, later }: Texts<'first' | 'day' | 'largest' | 'later'>, say: Say) =>
    `**Your first step is ${first}**, on ${say.date(day)}. The largest, ${largest}, comes on ${say.date(later)}.`,
  falling: ({ first, day }: Texts<'first' | 'day'>, say: Say) =>
    `**Your largest step comes first**, ${first} on ${say.date(day)}. Every step after that is the same or less.`,
}

interface Interest {
  readonly apy: number
  readonly earned: number
  readonly day: string
  readonly today: number
  readonly inflation: number
}
const earns = ({ apy, earned, day }: Interest, say: Say) =>
  `**At ${say.percent(apy)} APY, you’d earn about ${say.money(earned)}** by ${say.date(day)}, before taxes.`
export const interestWords = {
  rise: (v: Interest, say: Say) =>
    `${earns(v, say)} If prices rise ${say.percent(v.inflation)} a year, the total is worth ${say.money(v.today)} in start-date dollars.`,
  fall: (v: Interest, say: Say) =>
    `${earns(v, say)} If prices fall ${say.percent(-v.inflation)} a year, the total is worth ${say.money(v.today)} in start-date dollars.`,
}

export const listWords = {
  outside: ({ steps }: { steps: number }) => `**Your lists include steps outside 1 to ${steps}.** We left those out.`,
  both: ({ count }: { count: number }, say: Say) =>
    `**${say.count(count, 'step is', 'steps are')} listed as both saved and missed.** We count that as saved.`,
}

export const notIncluded = {
  plan: () => 'Not included: taxes on interest, or other bills that come due in a heavy week.',
  reached: () => 'There’s nothing left to plan. A larger goal would start a new plan.',
  none: () => 'We only make a plan when its steps can add up to your goal exactly.',
}
