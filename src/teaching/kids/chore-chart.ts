/** Five days with time for two things each: a home job without pay, a job for pay, or play. What nobody does, somebody else has to. */
import { shuffled } from '../games/kit/chance.ts'
import { cards } from './cards.ts'
import { type Activity, kidsGame, many, partsOf } from './kit/activity.ts'

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
export const PER_DAY = 2
/** What the ball costs, in tokens. */
export const BALL = 8

interface Chore {
  readonly name: string
  readonly done: string
  readonly picture: string
}
/** Everybody who lives in a home does some of these. */
export const homeJobs = {
  table: { name: 'Set the table', done: 'You set the table.', picture: 'utensils' },
  dog: { name: 'Feed the dog', done: 'The dog wags its tail.', picture: 'dog' },
  shirts: { name: 'Put your clothes away', done: 'Your clothes are put away.', picture: 'shirt' },
  toys: { name: 'Pick up your toys', done: 'Your toys are off the floor.', picture: 'toy-brick' },
  fish: { name: 'Feed the fish', done: 'The fish eat it all up.', picture: 'fish' },
} as const satisfies Readonly<Record<string, Chore>>
/** Extra jobs and their pay in tokens. */
export const paidJobs = {
  leaves: { name: 'Rake the leaves', done: 'The yard is clean.', picture: 'leaf', pay: 3 },
  car: { name: 'Wash the car', done: 'The car shines.', picture: 'car', pay: 4 },
  plants: { name: 'Water the plants', done: 'The plants look up.', picture: 'sprout', pay: 1 },
  books: { name: 'Sort the books', done: 'Each book has its place.', picture: 'book-open', pay: 2 },
  bike: { name: 'Clean the bikes', done: 'The bikes are clean.', picture: 'bike', pay: 2 },
  wood: { name: 'Stack the wood', done: 'The wood is in a row.', picture: 'tree-pine', pay: 3 },
} as const satisfies Readonly<Record<string, Chore & { readonly pay: number }>>
type HomeJob = keyof typeof homeJobs
type PaidJob = keyof typeof paidJobs

export interface ChoreState {
  readonly seed: number
  /** From 0; the number of days when it is over. */
  readonly day: number
  /** What was chosen today. */
  readonly today: readonly string[]
  readonly tokens: number
  readonly paid: number
  readonly helped: number
  readonly played: number
  /** What the last step was, and whether a day ended with its home job left. */
  readonly last: string | null
  readonly wasLeft: boolean
}
const homeOrder = (seed: number) => shuffled(seed, 'home', Object.keys(homeJobs) as HomeJob[])
/** The home job and the two jobs for pay of a day. */
export function jobsOf({ seed, day }: Pick<ChoreState, 'seed' | 'day'>): {
  readonly home: HomeJob
  readonly paid: readonly PaidJob[]
} {
  return {
    home: homeOrder(seed)[day] ?? 'table',
    paid: shuffled(seed, `paid:${day}`, Object.keys(paidJobs) as PaidJob[]).slice(0, 2),
  }
}
const isOver = ({ day }: ChoreState): boolean => day >= DAYS.length

const game = kidsGame<ChoreState>({
  name: 'kids-chore-chart',
  begin: (seed) => ({ seed, day: 0, today: [], tokens: 0, paid: 0, helped: 0, played: 0, last: null, wasLeft: false }),
  offers: (state) => {
    if (isOver(state)) return []
    const { home, paid } = jobsOf(state)
    return [`home:${home}`, ...paid.map((one) => `paid:${one}`), 'play'].filter((one) => !state.today.includes(one))
  },
  step: (state, choice) => {
    const [what, which] = partsOf(choice)
    const today = [...state.today, choice]
    const isNight = today.length >= PER_DAY
    return {
      ...state,
      tokens: state.tokens + (what === 'paid' ? paidJobs[which as PaidJob].pay : 0),
      paid: state.paid + (what === 'paid' ? 1 : 0),
      helped: state.helped + (what === 'home' ? 1 : 0),
      played: state.played + (what === 'play' ? 1 : 0),
      last: choice,
      day: state.day + (isNight ? 1 : 0),
      today: isNight ? [] : today,
      wasLeft: isNight && !today.some((one) => one.startsWith('home:')),
    }
  },
})

function lastLine(last: string): string {
  const [what, which] = partsOf(last)
  if (what === 'home') return homeJobs[which as HomeJob].done
  if (what === 'paid')
    return `${paidJobs[which as PaidJob].done} You earn ${many(paidJobs[which as PaidJob].pay, 'token')}.`
  return 'You play. That is good for you.'
}
const endLines = ({ tokens, paid, helped, played }: ChoreState): readonly string[] => [
  paid > 0
    ? `The week is done. You did ${many(paid, 'job')} for pay and have ${many(tokens, 'token')}.`
    : 'The week is done. You did no jobs for pay.',
  tokens >= BALL
    ? `A ball costs ${BALL}. You can buy it.`
    : `A ball costs ${BALL}. You need ${many(BALL - tokens, 'more token')}.`,
  helped > 0
    ? `You did ${many(helped, 'home job')}. They have no pay, but they help everyone.`
    : 'The home jobs were left for the others.',
  ...(played > 0 ? [`You played ${many(played, 'time')}. Rest is part of a good week.`] : []),
]

export const choreChart: Activity<ChoreState> = {
  about: cards['chore-chart'],
  game,
  told: (state) => {
    const { day, today, tokens, last, wasLeft } = state
    const before = [
      ...(last === null ? [] : [lastLine(last)]),
      ...(wasLeft ? ['Somebody else did your home job for you.'] : []),
    ]
    if (isOver(state)) return [...before, ...endLines(state)]
    return [
      ...before,
      `It is ${DAYS[day]}. You have time for ${many(PER_DAY - today.length, 'thing')}.`,
      `You have ${many(tokens, 'token')}. A ball costs ${BALL}.`,
    ]
  },
  ask: () => 'What will you do now?',
  label: (choice) => {
    const [what, which] = partsOf(choice)
    if (what === 'home') return homeJobs[which as HomeJob].name
    return what === 'paid' ? paidJobs[which as PaidJob].name : 'Play outside'
  },
  note: (choice) => {
    const [what, which] = partsOf(choice)
    if (what === 'home') return 'A home job, no pay'
    return what === 'paid' ? `Pays ${many(paidJobs[which as PaidJob].pay, 'token')}` : null
  },
  badges: (state) =>
    isOver(state)
      ? [...(state.helped > 0 ? (['helped'] as const) : []), ...(state.paid > 0 ? (['worked'] as const) : [])]
      : [],
  rules: [
    'The week has five days. Each day has time for two things.',
    'A home job has no pay. If you leave it, somebody else does it.',
    'A job for pay says its pay before you pick it.',
    'Luck picks which jobs come up. It does not change the pay.',
  ],
  forGrownUps: 'Some families pay for chores and some don’t. Choose one rule, say which jobs have pay, and keep it.',
}
