/** The sale of a main home. Asked only once a price stands in its box. */
import { choices } from '../kit/choices.ts'
import { choice, date, duration, money, percent, points, toggle } from '../kit/field.ts'
import { when } from '../kit/section.ts'
import { startingSelling } from '../kit/starting-home.ts'
import { homeWords as words } from './words/form.en.ts'

export interface Home {
  readonly homePrice: number | null
}
export interface Couple extends Home {
  readonly status: string
}
const sells = ({ homePrice }: Home): boolean => homePrice !== null && homePrice > 0
const sellsAsCouple = (inputs: Couple): boolean => sells(inputs) && inputs.status === 'joint'
const sellsAlone = (inputs: Couple): boolean =>
  sells(inputs) && inputs.status !== 'joint' && inputs.status !== 'separate'

/** Five years, all that is asked about. */
const FIVE_YEARS = 60
const lived = { unit: 'years', min: 0, max: FIVE_YEARS, initial: FIVE_YEARS } as const

export const homeFields = {
  homePrice: money({ ...words.homePrice, initial: null, optional: true, max: 1e9, step: 1000 }),
  homeBasis: when(sells, money({ ...words.homeBasis, initial: null, optional: true, max: 1e9, step: 1000 })),
  homeCosts: when(sells, percent({ ...words.homeCosts, initial: points(startingSelling), max: 20, step: 0.25 })),
  homeSold: when(sells, date({ ...words.homeSold, initial: null, optional: true, min: '1997-05-07' })),
  homeOwned: when(sells, duration({ ...words.homeOwned, unit: 'years', min: 0, max: 1200, initial: 120 })),
  homeLived: when(sells, duration({ ...words.homeLived, ...lived })),
  spouseLived: when(sellsAsCouple, duration({ ...words.spouseLived, ...lived })),
  homeReason: when(sells, choice({ ...words.homeReason, initial: 'none', options: choices(words.homeReason.options) })),
  homeSinceLast: when(
    sells,
    duration({ ...words.homeSinceLast, unit: 'months', min: 0, max: 600, initial: null, optional: true }),
  ),
  homeDepreciation: when(sells, money({ ...words.homeDepreciation, initial: 0, max: 1e8 })),
  homeOtherUse: when(sells, duration({ ...words.homeOtherUse, unit: 'months', min: 0, max: 600, initial: 0 })),
  survivor: when(sellsAlone, toggle({ ...words.survivor, initial: false })),
}
