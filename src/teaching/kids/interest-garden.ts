/**
 * Ten seeds and ten seasons. Each season, eat some and keep the rest; what is kept grows by one tenth. Amounts are whole parts of a
 * seed, 10 to the power of 10 of them, so that ten seasons of tenths come out exactly: keeping all gives 25.937… seeds.
 */
import { cards } from './cards.ts'
import { type Activity, kidsGame, many, partsOf } from './kit/activity.ts'

export const SEASONS = 10
/** How many parts a seed is counted in. */
export const PART = 10 ** SEASONS
const START = 10

export interface GardenState {
  readonly season: number
  /** In parts of a seed. */
  readonly parts: number
  readonly eaten: number
}
export const wholeSeeds = ({ parts }: Pick<GardenState, 'parts'>): number => Math.floor(parts / PART)
/** Tenths of the next seed, 0 to 9. */
export const tenths = ({ parts }: Pick<GardenState, 'parts'>): number => Math.floor((parts % PART) / (PART / 10))
const meals = [1, 3, 5] as const

const game = kidsGame<GardenState>({
  name: 'kids-interest-garden',
  begin: () => ({ season: 0, parts: START * PART, eaten: 0 }),
  offers: (state) =>
    state.season >= SEASONS
      ? []
      : ['keep', ...meals.filter((meal) => meal <= wholeSeeds(state)).map((meal) => `eat:${meal}`)],
  step: ({ season, parts, eaten }, choice) => {
    const meal = choice === 'keep' ? 0 : Number(partsOf(choice)[1])
    const kept = parts - meal * PART
    return { season: season + 1, parts: kept + kept / 10, eaten: eaten + meal }
  },
})
const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const
/** '25 seeds and nine tenths of one'. */
export function amountText(state: Pick<GardenState, 'parts'>): string {
  const tenth = tenths(state)
  const whole = many(wholeSeeds(state), 'seed')
  return tenth === 0 ? whole : `${whole} and ${numberWords[tenth]} ${tenth === 1 ? 'tenth' : 'tenths'} of one`
}
export const interestGarden: Activity<GardenState> = {
  about: cards['interest-garden'],
  game,
  told: (state) => {
    const { season, eaten } = state
    if (season >= SEASONS)
      return [
        `After ten seasons you have ${amountText(state)}, and you ate ${eaten}.`,
        eaten === 0
          ? 'You kept them all. The new seeds grew seeds, too.'
          : 'If you keep them all, ten seeds turn into 25 seeds and nine tenths of one.',
        'It starts slow. The more there is, the more it grows.',
      ]
    return [
      `Season ${season + 1} of ${SEASONS}. You have ${amountText(state)}.`,
      season === 0
        ? 'For each ten you keep, one more grows.'
        : eaten === 0
          ? 'You have kept them all.'
          : `You ate ${many(eaten, 'seed')} so far.`,
    ]
  },
  ask: () => 'What will you do this season?',
  label: (choice) => (choice === 'keep' ? 'Keep them all' : `Eat ${partsOf(choice)[1]}`),
  badges: ({ season, eaten }) => (season >= SEASONS ? (eaten === 0 ? ['grew', 'waited'] : ['grew']) : []),
  rules: [
    'You begin with 10 seeds. There are 10 seasons.',
    'What you keep grows by one tenth each season.',
    'Parts of a seed count, too. There is no luck.',
  ],
  forGrownUps: 'Pay your own “house bank” 5% a month for a season. The page for grown-ups has one.',
}
