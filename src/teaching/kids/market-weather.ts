/**
 * One thousand tokens in five jars, 200 at a time, then ten real years. Each year a jar grows or shrinks as its kind of thing did, rounded
 * to whole tokens; then everything may stay, be spread evenly, or go to the cash jar.
 */
import { oneOf } from '../games/kit/chance.ts'
import { cards } from './cards.ts'
import { type Activity, kidsGame, partsOf } from './kit/activity.ts'
import { type MarketRun, marketRuns } from './market-years.precomputed.ts'

export const TOKENS = 1000
export const PORTION = 200
export const YEARS = 10
export const jarNames = { cash: 'Cash', bonds: 'Bonds', stocks: 'Stocks', homes: 'Homes', gold: 'Gold' } as const
export type JarName = keyof typeof jarNames
export const jars = Object.keys(jarNames) as readonly JarName[]
export type Jars = Readonly<Record<JarName, number>>
const about: Readonly<Record<JarName, string>> = {
  cash: 'Safe and slow',
  bonds: 'Loans to the government',
  stocks: 'Small parts of big companies',
  homes: 'House prices',
  gold: 'A metal people trust',
}
export interface MarketState {
  readonly run: MarketRun
  readonly jars: Jars
  /** Tokens not in a jar yet. */
  readonly hand: number
  readonly year: number
  readonly fled: boolean
  /** How many jars were filled at the start. */
  readonly filled: number
}
const none: Jars = { cash: 0, bonds: 0, stocks: 0, homes: 0, gold: 0 }
const mapped = (of: (jar: JarName) => number): Jars => ({
  cash: of('cash'),
  bonds: of('bonds'),
  stocks: of('stocks'),
  homes: of('homes'),
  gold: of('gold'),
})
export const totalOf = (state: Jars): number => jars.reduce((sum, jar) => sum + state[jar], 0)
/** The jars after one year of a run, each in whole tokens. */
export const afterYear = (run: MarketRun, year: number, held: Jars): Jars =>
  mapped((jar) => Math.round(held[jar] * (1 + (run[jar][year] ?? 0))))
/** The same total in five parts; what does not divide stays in the cash jar. */
export function spread(held: Jars): Jars {
  const total = totalOf(held)
  const part = Math.floor(total / jars.length)
  return { ...mapped(() => part), cash: total - part * (jars.length - 1) }
}
/** What a start would have become with nothing moved. */
export function untouched(run: MarketRun, start: Jars): number {
  let held = start
  for (let year = 0; year < YEARS; year++) held = afterYear(run, year, held)
  return totalOf(held)
}
const isOver = ({ year }: MarketState): boolean => year >= YEARS

const game = kidsGame<MarketState>({
  name: 'kids-market-weather',
  begin: (seed) => ({ run: oneOf(seed, 'run', marketRuns), jars: none, hand: TOKENS, year: 0, fled: false, filled: 0 }),
  offers: (state) =>
    isOver(state) ? [] : state.hand > 0 ? jars.map((jar) => `fill:${jar}`) : ['stay', 'spread', 'cash'],
  step: (state, choice) => {
    const [what, which] = partsOf(choice)
    const { run, year, hand } = state
    if (what === 'fill') {
      const jar = which as JarName
      const filled = state.filled + (state.jars[jar] === 0 ? 1 : 0)
      return { ...state, filled, hand: hand - PORTION, jars: { ...state.jars, [jar]: state.jars[jar] + PORTION } }
    }
    const held =
      what === 'spread' ? spread(state.jars) : what === 'cash' ? { ...none, cash: totalOf(state.jars) } : state.jars
    return { ...state, year: year + 1, jars: afterYear(run, year, held), fled: state.fled || what === 'cash' }
  },
})
/** 1250 → '1,250'. */
const count = (tokens: number): string => String(tokens).replace(/\B(?=(\d{3})+$)/g, ',')
const percent = (rate: number): string => `${Math.abs(Math.round(rate * 100))}%`
const weatherLine = (jar: JarName, rate: number): string =>
  Math.round(rate * 100) === 0
    ? `${jarNames[jar]} stayed about the same.`
    : `${jarNames[jar]} went ${rate < 0 ? 'down' : 'up'} ${percent(rate)}.`

export const marketWeather: Activity<MarketState> = {
  about: cards['market-weather'],
  game,
  told: (state) => {
    const { run, year, hand } = state
    const total = totalOf(state.jars)
    if (hand > 0)
      return [
        'You have five jars and ten real years ahead. At least one of them is scary.',
        `There are ${count(hand)} tokens to put in.`,
      ]
    const news =
      year > 0
        ? jars
            .filter((jar) => jar !== 'homes' || state.jars.homes > 0)
            .map((jar) => weatherLine(jar, run[jar][year - 1] ?? 0))
        : []
    if (isOver(state))
      return [
        ...news,
        `After ten years you have ${count(total)} tokens.`,
        `Left alone, 200 in each jar would have made ${count(untouched(run, spread({ ...none, cash: TOKENS })))}. All in stocks would have made ${count(untouched(run, { ...none, stocks: TOKENS }))}. All in cash would have made ${count(untouched(run, { ...none, cash: TOKENS }))}.`,
        `The years were ${run.from} to ${run.from + YEARS - 1}. The next ten will not be the same.`,
      ]
    return [
      ...news,
      year === 0
        ? `All ${count(total)} tokens are in. Year 1 is next.`
        : `Year ${year} is over. You have ${count(total)} tokens.`,
    ]
  },
  ask: ({ hand }) => (hand > 0 ? `Which jar gets the next ${PORTION}?` : 'What will you do for the next year?'),
  label: (choice) => {
    const [what, which] = partsOf(choice)
    if (what === 'fill') return jarNames[which as JarName]
    return what === 'stay' ? 'Leave it' : what === 'spread' ? 'Spread it out evenly' : 'Move it all to cash'
  },
  note: (choice) => {
    const [what, which] = partsOf(choice)
    return what === 'fill' ? about[which as JarName] : null
  },
  badges: (state) =>
    isOver(state)
      ? [...(state.filled > 1 ? (['spread'] as const) : []), ...(state.fled ? [] : (['waited'] as const))]
      : [],
  rules: [
    'The ten years are real ones. Luck picks which ten.',
    'In one of them at least, stocks fell by 20% or more.',
    'Costs and taxes are left out. House prices are shown with no rent.',
  ],
  forGrownUps: 'No stock tips: talk about how the fall felt. Yearly returns: Aswath Damodaran, NYU Stern.',
}
