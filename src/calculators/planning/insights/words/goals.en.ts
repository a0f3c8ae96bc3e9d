import type { InsightWords } from '../insight-words.ts'

const goals = 'Open your goals'

export const goalWords: InsightWords<'goals-pace' | 'goal-past-date' | 'goal-soon' | 'goal-undated' | 'goal-reached'> =
  {
    'goals-pace': {
      label: 'Pace of your goals',
      rule: 'What all goals with a date need each month against what’s left each month. Interest isn’t counted.',
      figures: { count: 'Goals with a date', gap: 'Short a month' },
      says: {
        good: ({ needed, left }, say) =>
          `Your goals need ${say.money(needed)} a month, and ${say.money(left)} is left. You can reach them on time.`,
        watch: ({ needed, gap }, say) =>
          `Your goals need ${say.money(needed)} a month, ${say.money(gap)} more than is left. You could move a date, lower a target or pick which comes first.`,
      },
      way: 'Plan all your goals',
    },
    'goal-past-date': {
      label: 'Goal past its date',
      rule: 'A goal’s date has passed before the target was reached.',
      says: {
        watch: ({ name, until, gap }, say) =>
          `${name} was due in ${say.month(until)} and needs ${say.money(gap)} more. You could set a new date or call it done.`,
      },
      way: goals,
    },
    'goal-soon': {
      label: 'Goal due soon',
      rule: 'A goal is due within these months, and what’s left each month won’t reach it.',
      limit: 'Months ahead',
      figures: { gap: 'Still needed', short: 'Short by then' },
      says: {
        watch: ({ name, until, gap, short }, say) =>
          `${name} is due in ${say.month(until)} and still needs ${say.money(gap)}. With what’s left each month, you’d be ${say.money(short)} short. You could move the date or part of another goal.`,
      },
      way: goals,
    },
    'goal-undated': {
      label: 'Goal without a date',
      rule: 'A goal has no date, so nothing says what it needs each month.',
      figures: { count: 'Goals without a date' },
      says: {
        watch: ({ name, gap }, say) =>
          `${name} needs ${say.money(gap)} more and has no date. A date shows what to save each month. You could pick one, even a rough one.`,
      },
      way: goals,
    },
    'goal-reached': {
      label: 'Goal reached',
      rule: 'A goal’s target is saved.',
      says: {
        good: ({ name, saved }, say) => `${name} is reached: ${say.money(saved)} saved.`,
      },
      way: goals,
    },
  }
