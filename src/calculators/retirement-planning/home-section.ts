/** The home, a sale, a move. */
import { count, money, percent } from '../kit/field.ts'
import { section, when } from '../kit/section.ts'
import { stateChoice } from '../kit/states.ts'
import { balance } from './field-limits.ts'
import * as start from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const owns = ({ homeValue }: { readonly homeValue: number }): boolean => homeValue > 0
export interface Sells {
  readonly homeValue: number
  readonly sellAge: number | null
}
const sells = ({ homeValue, sellAge }: Sells): boolean => homeValue > 0 && sellAge !== null

const owes = ({ homeValue, mortgage }: { readonly homeValue: number; readonly mortgage: number }): boolean =>
  homeValue > 0 && mortgage > 0
const moves = ({ moveAge }: { readonly moveAge: number | null }): boolean => moveAge !== null

export const home = section(
  sectionWords.home.title,
  {
    homeValue: money({ ...words.homeValue, ...balance, initial: 0, profile: 'homeValue' }),
    mortgage: when(owns, money({ ...words.mortgage, ...balance, initial: 0, profile: 'loanBalance' })),
    mortgageRate: when(
      owes,
      percent({
        ...words.mortgageRate,
        per: 'year',
        max: 25,
        step: 0.125,
        initial: start.mortgageRate,
        profile: 'loanRate',
      }),
    ),
    mortgagePayment: when(
      owns,
      money({ ...words.mortgagePayment, per: 'month', max: 1_000_000, step: 50, initial: 0 }),
    ),
    sellAge: when(owns, count({ ...words.sellAge, min: 30, max: 110, initial: null, optional: true })),
    nextHome: when(sells, money({ ...words.nextHome, ...balance, initial: 0 })),
    rentAfter: when(sells, money({ ...words.rentAfter, per: 'month', max: 100_000, step: 50, initial: 0 })),
    homeBasis: when(sells, money({ ...words.homeBasis, ...balance, initial: null, optional: true })),
    sellingCosts: when(sells, percent({ ...words.sellingCosts, max: 30, step: 0.5, initial: start.sellingCosts })),
    homeGrowth: when(
      owns,
      percent({ ...words.homeGrowth, per: 'year', min: -10, max: 15, step: 0.25, initial: start.homeGrowth }),
    ),
    moveAge: count({ ...words.moveAge, min: 30, max: 110, initial: null, optional: true }),
    moveState: when(moves, { ...stateChoice(words.noState), label: words.moveState }),
  },
  { more: sectionWords.home.more },
)
