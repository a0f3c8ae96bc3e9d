/**
 * A game costs 40 tokens and 10 come in each week. Wait four weeks, or borrow 40 now: the lender adds a fee of 2 for each week in which
 * anything is still owed, then a payment is made. From the tenth week the whole income goes to the loan, so every loan ends.
 */
import { cards } from './cards.ts'
import { type Activity, kidsGame, many, partsOf } from './kit/activity.ts'

export const PRICE = 40
export const WEEKLY = 10
export const FEE = 2
const FULL_FROM = 10

export type Ending = 'waited' | 'changed' | 'fast' | 'slow'
export interface BenchState {
  readonly way: 'wait' | 'borrow' | null
  readonly week: number
  /** Tokens in hand. */
  readonly tokens: number
  readonly owed: number
  readonly fees: number
  readonly paid: number
  readonly ending: Ending | null
}
/** What paying all ten a week costs in fees: the fewest there can be. */
export const LEAST_FEES = (() => {
  let [owed, fees] = [PRICE, 0]
  while (owed > 0) {
    fees += FEE
    owed = Math.max(0, owed + FEE - WEEKLY)
  }
  return fees
})()
const game = kidsGame<BenchState>({
  name: 'kids-borrow-bench',
  begin: () => ({ way: null, week: 0, tokens: 0, owed: 0, fees: 0, paid: 0, ending: null }),
  offers: ({ way, week, tokens, ending }) => {
    if (ending !== null) return []
    if (way === null) return ['wait', 'borrow']
    if (way === 'wait') return tokens >= PRICE ? ['buy', 'keep'] : ['wait', 'borrow']
    return week >= FULL_FROM ? ['pay:all'] : ['pay:all', 'pay:half', 'pay:none']
  },
  step: (state, choice) => {
    if (choice === 'wait') return { ...state, way: 'wait', week: state.week + 1, tokens: state.tokens + WEEKLY }
    if (choice === 'buy') return { ...state, tokens: state.tokens - PRICE, ending: 'waited' }
    if (choice === 'keep') return { ...state, ending: 'changed' }
    if (choice === 'borrow') {
      // What was saved pays its part at once.
      return { ...state, way: 'borrow', tokens: 0, owed: PRICE - state.tokens, paid: state.tokens }
    }
    const due = state.owed + FEE
    const part = partsOf(choice)[1]
    const payment = Math.min(due, part === 'all' ? WEEKLY : part === 'half' ? WEEKLY / 2 : 0)
    const owed = due - payment
    const fees = state.fees + FEE
    const next = {
      ...state,
      week: state.week + 1,
      tokens: state.tokens + WEEKLY - payment,
      owed,
      fees,
      paid: state.paid + payment,
    }
    return owed > 0 ? next : { ...next, ending: fees <= LEAST_FEES ? 'fast' : 'slow' }
  },
})
const endingLines = ({ ending, fees, paid, tokens, week }: BenchState): readonly string[] => {
  if (ending === 'waited')
    return [
      `It took ${many(week, 'week')}. You got the game for ${PRICE} tokens and owe nothing.`,
      'Waiting cost you time. It cost you no tokens.',
    ]
  if (ending === 'changed')
    return [
      `After ${many(week, 'week')} you looked again and kept your ${many(tokens, 'token')}.`,
      'When you wait, you can still change your mind.',
    ]
  const price = `You had the game right away. It cost ${many(paid, 'token')}: ${PRICE} for the game and ${many(fees, 'token')} in fees.`
  return ending === 'fast'
    ? [price, 'You paid it off fast, so the fees stayed low.']
    : [price, 'Small payments feel easy. The fee comes each week, so slow is costly.']
}
export const borrowBench: Activity<BenchState> = {
  about: cards['borrow-bench'],
  game,
  told: (state) => {
    const { way, week, tokens, owed, fees, ending } = state
    if (ending !== null) return [...endingLines(state), 'There are four ways this can end. Try one more.']
    if (way === null)
      return [
        `A game costs ${PRICE} tokens. You get ${WEEKLY} each week and have none yet.`,
        `You can borrow, but the lender takes a fee of ${FEE} for each week you owe.`,
      ]
    if (way === 'wait') return [`Week ${week}. You have ${tokens} of ${PRICE} tokens.`]
    return [
      fees === 0
        ? `You have the game. You owe ${many(owed, 'token')}.`
        : `You still owe ${many(owed, 'token')}. Fees so far: ${fees}.`,
      `This week you get ${WEEKLY} tokens, and the fee of ${FEE} is added.`,
      ...(week >= FULL_FROM ? ['The lender has waited long enough. All of your pay goes to the loan now.'] : []),
    ]
  },
  ask: ({ way, tokens }) =>
    way === 'borrow'
      ? 'How much will you pay back this week?'
      : tokens >= PRICE
        ? 'You have enough. What now?'
        : 'Borrow now, or wait a week?',
  label: (choice, { way, tokens }) =>
    ({
      wait: way === null ? 'Wait and save' : 'Wait one more week',
      borrow: tokens > 0 ? 'Borrow the rest now' : 'Borrow it now',
      buy: 'Buy the game',
      keep: 'Keep the tokens',
      'pay:all': 'Pay all I get',
      'pay:half': 'Pay half',
      'pay:none': 'Pay nothing',
    })[choice] ?? '',
  note: (choice) =>
    choice === 'pay:all'
      ? `Up to ${WEEKLY} tokens`
      : choice === 'pay:half'
        ? `${WEEKLY / 2} tokens`
        : choice === 'pay:none'
          ? 'The fee is added all the same.'
          : null,
  badges: ({ ending }) =>
    ending === null ? [] : ending === 'waited' || ending === 'changed' ? ['waited', 'plan'] : ['cost'],
  rules: [
    `You get ${WEEKLY} tokens a week. The game costs ${PRICE}.`,
    `A loan costs ${FEE} tokens for each week you still owe.`,
    `After week ${FULL_FROM}, all of your pay goes to the loan.`,
    'There is no luck.',
  ],
  forGrownUps: 'You could offer a small loan in writing, with dates and a fee, and keep to it.',
}
