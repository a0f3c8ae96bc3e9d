import type { Verdict } from '#teaching/rules/rule.ts'

/** What the page of rules of thumb says. */
export const ruleWords = {
  kind: 'Investing lessons',
  title: 'Rules of thumb, tested',
  lead: 'Which money rules can you trust? We try 25 on your own numbers, and on the past where it has an answer.',
  answer: (kept: number, of: number, isSample: boolean) =>
    of === 0
      ? 'Add a few numbers, and see which rules yours would keep.'
      : `${isSample ? 'This household keeps' : 'You keep'} ${kept} of ${of === 1 ? '1 rule' : `${of} rules`}.`,
  rests:
    'Those are the rules these numbers can be checked against. A rule is a quick guess: open one to see when it fails.',
  mine: 'My rules',
  mineNote: 'The rules we can check your numbers against. Take off what doesn’t fit you, or set your own limit.',
  mineEmpty: 'There’s nothing to check yet. Fill in the numbers below, or open a rule and try it there.',
  kept: 'Kept',
  notKept: 'Not kept',
  since: (day: string) => `since ${day}`,
  limitMost: 'Your limit, at most',
  limitLeast: 'Your limit, at least',
  ruleLimit: (limit: string) => `The rule says ${limit}`,
  change: 'Change',
  takeOff: 'Take off my list',
  putBack: 'Put back',
  takenOff: (count: number) => (count === 1 ? '1 rule taken off' : `${count} rules taken off`),
  all: 'All 25 rules',
  show: 'Show',
  every: 'All',
  try: 'Try it with your numbers',
  past: 'What the record says',
  holds: 'Holds when',
  breaks: 'Breaks when',
  origin: 'Where it’s from',
  working: 'Formula',
  sources: 'Sources',
  open: 'Open',
  withNumbers: 'with these numbers',
  lesson: 'The lesson behind it',
  disclaimer: 'Past markets are US only, before fees and taxes, and they don’t say what comes next.',
} as const

export const verdictWords: Readonly<Record<Verdict, string>> = {
  solid: 'Solid',
  start: 'A useful start',
  sometimes: 'Only sometimes',
  outdated: 'Outdated',
}
