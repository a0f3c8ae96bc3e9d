/**
 * A day out for four with 150 dollars: how to get there, what to see, what to eat, something extra; then rain, whatever was planned. What
 * cannot be paid is not on offer; the free way always is.
 */
import { cards } from './cards.ts'
import { type Activity, kidsGame, partsOf } from './kit/activity.ts'

export const BUDGET = 150
export const PEOPLE = 4
interface Option {
  readonly name: string
  /** Dollars for one person. */
  readonly each: number
}
interface Stage {
  readonly ask: string
  readonly options: Readonly<Record<string, Option>>
}
const option = (name: string, each: number): Option => ({ name, each })
export const stages: readonly Stage[] = [
  {
    ask: 'How will you get there?',
    options: {
      bus: option('City bus, there and back', 5),
      train: option('Train, there and back', 11),
      walk: option('Walk and take a map', 0),
    },
  },
  {
    ask: 'What will you see?',
    options: { zoo: option('The zoo', 16), museum: option('The science museum', 9), park: option('The big park', 0) },
  },
  {
    ask: 'What will you eat?',
    options: {
      snack: option('Lunch at the snack bar', 12),
      pack: option('A packed lunch', 4),
      home: option('Food from home', 0),
    },
  },
  {
    ask: 'Something extra?',
    options: {
      none: option('No, keep some back', 0),
      ice: option('Ice cream for all', 4),
      gift: option('A small gift for each', 6),
    },
  },
  {
    ask: 'It rains. Now what?',
    options: {
      roof: option('Wait below a roof and tell jokes', 0),
      ponchos: option('Buy rain ponchos', 5),
      movie: option('Go to a movie', 9),
    },
  },
]
export const costOf = (stage: number, key: string): number => (stages[stage]?.options[key]?.each ?? 0) * PEOPLE

export interface TripState {
  readonly picks: readonly string[]
  readonly left: number
}
const lastStage = stages.length - 1
export const planATrip: Activity<TripState> = {
  about: cards['plan-a-trip'],
  game: kidsGame<TripState>({
    name: 'kids-plan-a-trip',
    begin: () => ({ picks: [], left: BUDGET }),
    offers: ({ picks, left }) =>
      Object.keys(stages[picks.length]?.options ?? {})
        .filter((key) => costOf(picks.length, key) <= left)
        .map((key) => `pick:${key}`),
    step: ({ picks, left }, choice) => {
      const key = partsOf(choice)[1]
      return { picks: [...picks, key], left: left - costOf(picks.length, key) }
    },
  }),
  told: ({ picks, left }) => {
    const stage = picks.length
    const last = picks.at(-1)
    const lastName = last === undefined ? '' : (stages[stage - 1]?.options[last]?.name ?? '')
    const spent = last === undefined ? 0 : costOf(stage - 1, last)
    const paid = spent === 0 ? lastName : `${lastName}: $${spent}`
    if (stage === 0)
      return [
        `You plan a day out for ${PEOPLE} people with $${BUDGET}.`,
        'Each price is for one. The bill is for all four.',
      ]
    if (stage > lastStage)
      return [
        `${paid}. The day is done, and $${left} is left of $${BUDGET}.`,
        last === 'roof'
          ? 'No one had a poncho, but you all had a laugh.'
          : 'You had kept enough back for the rain. That is a cushion.',
        'What did each of the four like best? A plan for a group has room for all.',
      ]
    return [`${paid}. You have $${left} left.`, ...(stage === lastStage ? ['Dark clouds roll in.'] : [])]
  },
  ask: ({ picks }) => stages[picks.length]?.ask ?? '',
  label: (choice, { picks }) => stages[picks.length]?.options[partsOf(choice)[1]]?.name ?? '',
  note: (choice, { picks }) => {
    const each = stages[picks.length]?.options[partsOf(choice)[1]]?.each ?? 0
    return each === 0 ? 'Free' : `$${each} each, $${each * PEOPLE} for all`
  },
  badges: ({ picks }) => (picks.length > lastStage ? ['plan'] : []),
  rules: [
    'You have $150 for four people.',
    'What you can’t pay for is not shown. A free way always is.',
    'It rains each time. There is no luck.',
  ],
  forGrownUps: 'Hand over the budget of a real outing and let them run it.',
}
