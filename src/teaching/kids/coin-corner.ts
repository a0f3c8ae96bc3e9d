/** Coins on a table: five sums to make, any right mix counts. A coin that is too big for what is still missing is not on offer. */
import { cards } from './cards.ts'
import { type Activity, kidsGame, many, partsOf } from './kit/activity.ts'

/** Cents, each worth making once. */
export const targets = [7, 16, 25, 41, 68] as const
export const coins = [1, 5, 10, 25] as const
const names: Readonly<Record<number, string>> = { 1: 'Penny', 5: 'Nickel', 10: 'Dime', 25: 'Quarter' }

export interface CoinState {
  readonly at: number
  /** Cents of the coins on the table, as they were put down. */
  readonly table: readonly number[]
  /** How many sums were made with as few coins as can be. */
  readonly fewest: number
}
export const sumOf = (table: readonly number[]): number => table.reduce((sum, coin) => sum + coin, 0)
/** The fewest coins that make an amount: with these four coins, always the largest that fits. */
export function fewestCoins(cents: number): number {
  let left = cents
  let count = 0
  for (const coin of coins.toReversed()) {
    count += Math.floor(left / coin)
    left %= coin
  }
  return count
}
const targetOf = ({ at }: CoinState): number => targets[at] ?? 0
const isMade = (state: CoinState): boolean => state.at < targets.length && sumOf(state.table) === targetOf(state)

const game = kidsGame<CoinState>({
  name: 'kids-coin-corner',
  begin: () => ({ at: 0, table: [], fewest: 0 }),
  offers: (state) => {
    if (state.at >= targets.length) return []
    if (isMade(state)) return ['next']
    const left = targetOf(state) - sumOf(state.table)
    return coins.filter((coin) => coin <= left).map((coin) => `coin:${coin}`)
  },
  step: (state, choice) => {
    if (choice === 'next') {
      const isFewest = state.table.length === fewestCoins(targetOf(state))
      return { at: state.at + 1, table: [], fewest: state.fewest + (isFewest ? 1 : 0) }
    }
    return { ...state, table: [...state.table, Number(partsOf(choice)[1])] }
  },
})

export const coinCorner: Activity<CoinState> = {
  about: cards['coin-corner'],
  game,
  told: (state) => {
    if (state.at >= targets.length)
      return ['You made all five sums.', state.fewest > 0 ? 'You found the short way, too.' : 'Each mix was right.']
    const [sum, goal] = [sumOf(state.table), targetOf(state)]
    if (!isMade(state))
      return [`Make ${many(goal, 'cent')}.`, sum === 0 ? 'Pick a coin.' : `You have ${many(sum, 'cent')}.`]
    const [used, best] = [state.table.length, fewestCoins(goal)]
    return [
      `Yes. That is ${many(goal, 'cent')}.`,
      used === best
        ? `You used ${many(used, 'coin')}. That is as few as can be.`
        : `You used ${many(used, 'coin')}. It can be done with ${best}.`,
    ]
  },
  ask: (state) => (isMade(state) ? 'On to the next sum?' : 'Which coin comes next?'),
  label: (choice) => (choice === 'next' ? 'Go on' : (names[Number(partsOf(choice)[1])] ?? '')),
  note: (choice) => (choice === 'next' ? null : many(Number(partsOf(choice)[1]), 'cent')),
  badges: (state) => (state.at >= targets.length ? ['counted'] : []),
  rules: [
    'There are five sums: 7, 16, 25, 41 and 68 cents.',
    'All mixes that make the sum are right.',
    'A coin that is too big goes off the table.',
    'There is no luck in this game.',
  ],
  forGrownUps: 'Try the same sums with real coins on a table.',
}
