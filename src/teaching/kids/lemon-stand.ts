/**
 * Seven days at a lemonade stand, in whole cents. First the cups to make (15 cents each, what is not sold is poured out), then the price,
 * then the weather: sunny 60, cloudy 30, rainy 10 of 100. The weather decides how many come by, the price how many of them buy.
 */
import { share } from '../games/kit/chance.ts'
import { cards } from './cards.ts'
import { type Activity, kidsGame, many, partsOf } from './kit/activity.ts'
import { dollars } from './kit/cents.ts'

export const DAYS = 7
export const CUP_COST = 15
export const START = 600
export const prices = [25, 50, 75, 100, 125, 150] as const
export const batches = [10, 20, 30] as const
export type Weather = 'sunny' | 'cloudy' | 'rainy'
export const passersBy: Readonly<Record<Weather, number>> = { sunny: 30, cloudy: 18, rainy: 6 }

export const weatherOn = (seed: number, day: number): Weather => {
  const draw = share(seed, `weather:${day}`)
  return draw < 0.6 ? 'sunny' : draw < 0.9 ? 'cloudy' : 'rainy'
}
/** How many want a cup: at 25 cents all who pass, and one in six at 150. */
export const wanted = (weather: Weather, price: number): number =>
  Math.floor((passersBy[weather] * (175 - price)) / 150)

export interface Day {
  readonly cups: number
  readonly price: number
  readonly weather: Weather
  readonly sold: number
  readonly sales: number
  readonly costs: number
}
export interface StandState {
  readonly seed: number
  readonly cash: number
  /** Cups made today, before the price is set. */
  readonly cups: number | null
  readonly days: readonly Day[]
}
const game = kidsGame<StandState>({
  name: 'kids-lemon-stand',
  begin: (seed) => ({ seed, cash: START, cups: null, days: [] }),
  offers: ({ cash, cups, days }) => {
    if (days.length >= DAYS) return []
    if (cups !== null) return prices.map((price) => `price:${price}`)
    return [...batches.filter((batch) => batch * CUP_COST <= cash).map((batch) => `make:${batch}`), 'rest']
  },
  step: (state, choice) => {
    const { seed, cash, days } = state
    const weather = weatherOn(seed, days.length)
    if (choice === 'rest')
      return { ...state, days: [...days, { cups: 0, price: 0, weather, sold: 0, sales: 0, costs: 0 }] }
    const [what, number] = partsOf(choice)
    if (what === 'make') return { ...state, cups: Number(number), cash: cash - Number(number) * CUP_COST }
    const [price, cups] = [Number(number), state.cups ?? 0]
    const sold = Math.min(cups, wanted(weather, price))
    const day = { cups, price, weather, sold, sales: sold * price, costs: cups * CUP_COST }
    return { ...state, cash: cash + day.sales, cups: null, days: [...days, day] }
  },
})
const dayLines = (day: Day): readonly string[] =>
  day.cups === 0
    ? [`You took the day off. It was ${day.weather}.`]
    : [
        `It was ${day.weather}. You sold ${day.sold} of ${day.cups} cups.`,
        `Sales ${dollars(day.sales)}, costs ${dollars(day.costs)}. ${day.sales >= day.costs ? 'Profit' : 'Loss'}: ${dollars(Math.abs(day.sales - day.costs))}.`,
        day.sold === day.cups
          ? 'All cups were sold. Some people may have left with none.'
          : `You poured out ${many(day.cups - day.sold, 'cup')}.`,
      ]

export const lemonStand: Activity<StandState> = {
  about: cards['lemon-stand'],
  game,
  told: ({ cash, cups, days }) => {
    const last = days.at(-1)
    if (days.length >= DAYS && last) {
      const change = cash - START
      return [
        ...dayLines(last),
        `The week is over. You have ${dollars(cash)}.`,
        change >= 0
          ? `That is ${dollars(change)} more than you began with.`
          : `That is ${dollars(-change)} less than you began with.`,
        'Would you set the same price next time?',
      ]
    }
    if (cups !== null)
      return [`You made ${cups} cups for ${dollars(cups * CUP_COST)}.`, `You have ${dollars(cash)} left.`]
    return [
      ...(last ? dayLines(last) : ['Each cup costs 15 cents to make.']),
      `Day ${days.length + 1} of ${DAYS}. You have ${dollars(cash)}.`,
    ]
  },
  ask: ({ cups }) => (cups === null ? 'How many cups will you make?' : 'What price will you set for one cup?'),
  label: (choice) => {
    const [what, number] = partsOf(choice)
    return what === 'rest' ? 'Take the day off' : what === 'make' ? `${number} cups` : dollars(Number(number))
  },
  note: (choice) => {
    const [what, number] = partsOf(choice)
    return what === 'make' ? `Costs ${dollars(Number(number) * CUP_COST)}` : null
  },
  badges: ({ days }) => (days.length >= DAYS && days.some(({ sold }) => sold > 0) ? ['shop'] : []),
  rules: [
    'You begin with $6.00. A cup costs 15 cents to make.',
    'Out of 100 days, 60 are sunny, 30 are cloudy and 10 are rainy.',
    'On a sunny day 30 people pass by. On a cloudy day 18 do, and on a rainy day 6.',
    'At 25 cents all of them want a cup. At $1.00 half of them do. At $1.50 one in six does.',
    'Cups that are not sold are poured out.',
    'Profit is what you sold less what it cost.',
  ],
  forGrownUps: 'Ask “what would you change?” before you say what you’d change.',
}
