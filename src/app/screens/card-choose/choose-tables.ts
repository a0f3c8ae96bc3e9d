/** The tables of the choose screen, as rows of words. */
import { american as say } from '#calculators/kit/say.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { rewardCategories } from '#engine/planning/cards/own-card.ts'
import { NO_CARD, type Wallet } from '#engine/planning/cards/reward-cards.ts'
import { nameOf } from '../cards/own-cards.tsx'
import { categories, mix as mixWords, worth as worthWords } from './words.ts'

const nameIn = (cards: readonly HouseholdDebt[], id: string): string =>
  id === NO_CARD ? mixWords.none : nameOf(cards.find((card) => card.id === id) ?? { name: '' })

/** Each category's cards, most spending first. */
export const mixRows = ({ mix }: Wallet, cards: readonly HouseholdDebt[]): readonly (readonly string[])[] =>
  rewardCategories.flatMap((category) =>
    mix.parts
      .filter((part) => part.category === category && part.spend >= 0.5)
      .toSorted((a, b) => b.spend - a.spend)
      .map(({ id, spend, rate }) => [
        categories[category],
        nameIn(cards, id),
        mixWords.kept(rate),
        say.money(spend * rate),
      ]),
  )

/** What each card adds, and the spending from which its fee comes back. */
export const worthRows = ({ cards: worth }: Wallet, cards: readonly HouseholdDebt[]): readonly (readonly string[])[] =>
  worth.map((one) => [
    nameIn(cards, one.id),
    say.money(one.spend),
    say.money(one.adds),
    say.money(one.annualFee),
    say.money(one.net),
    one.breakEvenMonthly === null
      ? worthWords.never
      : one.breakEvenMonthly === 0
        ? worthWords.noFee
        : say.money(Math.ceil(one.breakEvenMonthly)),
  ])
