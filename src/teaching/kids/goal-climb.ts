/** A goal of 24 to 60 tokens, 6 tokens a week, and each week one thing that tempts for 1 to 5. The week it is reached, it ends. */
import { between, oneOf } from '../games/kit/chance.ts'
import { cards } from './cards.ts'
import { type Activity, kidsGame, many, partsOf } from './kit/activity.ts'

export const WEEKLY = 6
export const goals = {
  ball: { name: 'a soccer ball', cost: 24 },
  puzzle: { name: 'a big puzzle', cost: 36 },
  tent: { name: 'a play tent', cost: 48 },
  scope: { name: 'a telescope', cost: 60 },
} as const
type Goal = keyof typeof goals
const temptations = [
  'a bag of chips',
  'a glow stick',
  'a trading card',
  'a slushy',
  'a key ring',
  'a bouncy ball',
  'a comic',
  'a pen that glows',
] as const

export interface ClimbState {
  readonly seed: number
  readonly goal: Goal | null
  readonly saved: number
  readonly week: number
  readonly bought: number
  readonly skipped: number
  readonly last: 'start' | 'skip' | 'buy'
}
export interface Temptation {
  readonly name: string
  readonly cost: number
}
export const temptationOf = ({ seed, week }: Pick<ClimbState, 'seed' | 'week'>): Temptation => ({
  name: oneOf(seed, `tempt:${week}`, temptations),
  cost: between(seed, `cost:${week}`, 1, 5),
})
/** Weeks still to go when nothing more is bought. */
export const weeksLeft = (cost: number, saved: number): number => Math.max(0, Math.ceil((cost - saved) / WEEKLY))
const costOf = ({ goal }: ClimbState): number => (goal === null ? 0 : goals[goal].cost)
const isThere = (state: ClimbState): boolean => state.goal !== null && state.saved >= costOf(state)

const game = kidsGame<ClimbState>({
  name: 'kids-goal-climb',
  begin: (seed) => ({ seed, goal: null, saved: 0, week: 0, bought: 0, skipped: 0, last: 'start' }),
  offers: (state) => {
    if (isThere(state)) return []
    return state.goal === null ? Object.keys(goals).map((goal) => `goal:${goal}`) : ['skip', 'buy']
  },
  step: (state, choice) => {
    if (state.goal === null) return { ...state, goal: partsOf(choice)[1] as Goal, saved: WEEKLY, week: 1 }
    const isBuy = choice === 'buy'
    const saved = state.saved - (isBuy ? temptationOf(state).cost : 0)
    return {
      ...state,
      saved: saved + WEEKLY,
      week: state.week + 1,
      bought: state.bought + (isBuy ? 1 : 0),
      skipped: state.skipped + (isBuy ? 0 : 1),
      last: isBuy ? 'buy' : 'skip',
    }
  },
})
export const goalClimb: Activity<ClimbState> = {
  about: cards['goal-climb'],
  game,
  told: (state) => {
    const { goal, saved, week } = state
    if (goal === null) return [`You get ${WEEKLY} tokens each week.`, 'What would you like to save for?']
    const { name, cost } = goals[goal]
    if (isThere(state))
      return [
        `Week ${week}: you have ${many(saved, 'token')}. You can get ${name}.`,
        state.bought === 0
          ? 'You kept to your plan each week.'
          : `You bought ${many(state.bought, 'small thing')} on the way, and still got here.`,
        `With nothing bought, it takes ${many(weeksLeft(cost, 0), 'week')}. You took ${week}.`,
      ]
    return [
      `Week ${week}. You have ${saved} of ${cost} tokens for ${name}.`,
      `If you skip all small things, it takes ${many(weeksLeft(cost, saved), 'more week', 'more weeks')}.`,
    ]
  },
  ask: (state) => {
    if (state.goal === null) return 'Pick your goal.'
    const { name, cost } = temptationOf(state)
    return `You see ${name} for ${many(cost, 'token')}. What will you do?`
  },
  label: (choice) => {
    if (choice === 'skip') return 'Skip it'
    if (choice === 'buy') return 'Buy it'
    const { name } = goals[partsOf(choice)[1] as Goal]
    return `Save for ${name}`
  },
  note: (choice, state) => {
    if (choice === 'skip') return 'All your tokens stay for the goal.'
    if (choice === 'buy') return `You would have ${many(state.saved - temptationOf(state).cost, 'token')} left.`
    const { cost } = goals[partsOf(choice)[1] as Goal]
    return `${cost} tokens, ${weeksLeft(cost, 0)} weeks`
  },
  badges: (state) => (isThere(state) ? ['plan', ...(state.skipped > 0 ? (['waited'] as const) : [])] : []),
  rules: [
    'You get 6 tokens each week.',
    'Each week one small thing shows up. It costs 1 to 5 tokens, each just as likely.',
    'When you have enough for the goal, you win it.',
  ],
  forGrownUps: 'Copy it with a real goal that costs less than $60.',
}
