/** What the answer says: headline, the line under it, figures, hints that follow the numbers, calendar. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

/** As in "Save $5 a week". */
export const rhythms = {
  day: 'a day',
  week: 'a week',
  'two-weeks': 'every 2 weeks',
  'half-month': 'twice a month',
  month: 'a month',
}
export const between = ({ least, most }: Record<'least' | 'most', string>) => `${least} to ${most}`
export const more = ({ count, noun }: { count: number; noun: { one: string; many: string } }, say: Say) =>
  say.count(count, `more ${noun.one}`, `more ${noun.many}`)

interface Plan {
  /** "$1 to $52". */
  readonly amounts: string
  /** "a week". */
  readonly each: string
  /** "52 weeks". */
  readonly steps: string
}
interface Limited {
  readonly limit: string
  readonly each: string
  readonly total: string
  readonly goal: string
}
export const headlines = {
  plan: ({ amounts, each, steps }: Plan) => `Save **${amounts}** ${each} for **${steps}** to reach your goal.`,
  once: ({ amounts }: Plan) => `Save **${amounts}** once to reach your goal.`,
  reached: ({ saved }: { saved: string }) => `You’ve reached your goal: **${saved}** is saved.`,
  noSteps: ({ left }: { left: string }) => `There are **no steps left** to save the remaining **${left}**.`,
  tooLittle: ({ limit, each, total, goal }: Limited) =>
    `At ${limit} or more ${each}, you’d save **${total}**, more than your **${goal}** goal.`,
  tooLittleLeft: ({ limit, each, total, goal }: Limited) =>
    `At ${limit} or more ${each}, you’d save **${total}**, more than the **${goal}** left.`,
  tooMuch: ({ limit, each, total, goal }: Limited) =>
    `At ${limit} or less ${each}, you’d save only **${total}** of your **${goal}** goal.`,
  tooMuchLeft: ({ limit, each, total, goal }: Limited) =>
    `At ${limit} or less ${each}, you’d save only **${total}** of the **${goal}** left.`,
  noneBetween: ({ unit, least, most }: Record<'unit' | 'least' | 'most', string>) =>
    `No step in ${unit} fits between **${least}** and **${most}**.`,
  noneUnder: ({ unit, most }: Record<'unit' | 'most', string>) => `No step in ${unit} can be **${most}** or less.`,
}
export const unitNames = { cent: 'cents', dollar: 'whole dollars', five: '$5 bills' }

export const underneath = {
  end: ({ goal, day, average }: Record<'goal' | 'day' | 'average', string>, say: Say) =>
    `You’d have ${goal} on ${say.date(day)}, saving ${average} a week on average.`,
  endAfter: ({ goal, day, saved, average }: Record<'goal' | 'day' | 'saved' | 'average', string>, say: Say) =>
    `With the ${saved} you’ve saved, you’d have ${goal} on ${say.date(day)}. The whole plan is ${average} a week on average.`,
  board: 'Check off steps on the board below, in any order.',
}

export const figureNames = {
  averagePerWeek: 'Average a week',
  firstStep: 'First step',
  lastStep: 'Last step',
  smallestStep: 'Smallest step',
  largestStep: 'Largest step',
  heaviestFourWeeks: 'Most in any four weeks',
  stillToSave: 'Left to save',
  sumOfSteps: 'Total of all steps',
  stepsLeft: 'Steps left',
  endMonth: 'End date',
  interest: 'Interest before taxes',
  endBalance: 'Goal plus interest',
  endBalanceToday: 'Goal plus interest, start-date dollars',
} satisfies Readonly<Record<string, FigureName>>

export const hintWords = {
  pattern: {
    up: 'Small first, largest last: 1, 2, 3, …',
    reverse: 'Largest first, while you’re motivated',
    flat: 'The same amount every time',
    zigzag: 'A small step, then a large one, so any two in a row are about alike',
    random: 'In an order that your shuffle word sets',
    payday: 'Steps after a payday are three times the others.',
    envelopes: 'Numbered amounts. Draw them in any order you like.',
  },
  everyPayday: 'Every step follows a payday at this pace, so all are equal.',
}
export const errorWords = { mostTooSmall: () => 'Enter the smallest step or more, or leave one blank' }

export const questions = {
  goal: (target: string) => `What goal fits ${target} a week?`,
  steps: (target: string) => `How many steps would bring it to ${target} a week?`,
  most: (target: string) => `What goal keeps your largest step at ${target}?`,
}

export const calendarWords = {
  title: ({ step }: { step: string }) => `Savings challenge: ${step}`,
  note: ({ amount, saved, goal }: Record<'amount' | 'saved' | 'goal', string>) =>
    `Save ${amount}. That brings you to ${saved} of ${goal}.`,
}
