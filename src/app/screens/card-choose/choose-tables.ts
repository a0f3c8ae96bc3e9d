/** The tables and workings of the choose screen, as data. */
import { citing } from '#calculators/kit/citing.ts'
import type { Citation, Working } from '#calculators/kit/presentation.ts'
import { american as say } from '#calculators/kit/say.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { carries, rewardCategories } from '#engine/planning/cards/own-card.ts'
import {
  NO_CARD,
  netRates,
  type RewardCard,
  type RewardWorld,
  type Wallet,
} from '#engine/planning/cards/reward-cards.ts'
import { foreignFee, graceRule, usualDaysToPay } from '#facts/lending/cards.ts'
import { creditCardCarryingBalance } from '#facts/lending/rates.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { nameOf } from '../cards/own-cards.tsx'
import { categories, mix as mixWords, sources as sourceWords, working as words, worth as worthWords } from './words.ts'

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
        say.money(spend),
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

export function chooseWorkings(
  cards: readonly HouseholdDebt[],
  wallet: readonly RewardCard[],
  world: RewardWorld,
  interest: number,
): readonly Working[] {
  const at = cards.findIndex((card) => carries(card))
  const card = cards[at]
  const own = wallet.find(({ id }) => id === card?.id)
  const keep =
    card !== undefined && own !== undefined
      ? words.keepLines({
          name: nameOf(card),
          reward: own.rates.groceries,
          apr: own.carriedApr ?? 0,
          days: world.daysToPay,
          kept: netRates(own, world).groceries,
        })
      : words.keepPlain
  return [
    { title: words.keep, lines: keep, steps: words.keepSteps },
    { title: words.mix, lines: words.mixLines, steps: words.mixSteps },
    { title: words.worth, lines: words.worthLines },
    { title: words.breakEven, lines: words.breakEvenLines },
    { title: words.interest, lines: words.interestLines({ interest }) },
  ]
}

export function chooseSources(): readonly Citation[] {
  const { fact } = citing(lendingSources)
  return [
    fact(graceRule, sourceWords.grace),
    fact(creditCardCarryingBalance, sourceWords.apr),
    fact(foreignFee, sourceWords.foreign),
    fact(usualDaysToPay, sourceWords.days),
  ].filter((one) => one !== null)
}
