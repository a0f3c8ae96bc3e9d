/** The tables and workings of the choose screen, as data. */
import { citing } from '#calculators/kit/citing.ts'
import type { Citation, Table, Working } from '#calculators/kit/presentation.ts'
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
export function mixTable({ mix }: Wallet, cards: readonly HouseholdDebt[]): Table {
  const rows = rewardCategories.flatMap((category) =>
    mix.parts
      .filter((part) => part.category === category && part.spend >= 0.5)
      .toSorted((a, b) => b.spend - a.spend)
      .map(({ id, spend, rate }) => [categories[category], nameIn(cards, id), spend, rate * 100, spend * rate]),
  )
  return {
    key: 'mix',
    title: mixWords.title,
    columns: [
      { label: mixWords.columns[0], unit: 'text' },
      { label: mixWords.columns[1], unit: 'text' },
      { label: mixWords.columns[2], unit: 'money' },
      { label: mixWords.columns[3], unit: 'percent' },
      { label: mixWords.columns[4], unit: 'money' },
    ],
    rows,
  }
}

export function worthTable({ cards: worth }: Wallet, cards: readonly HouseholdDebt[]): Table {
  return {
    key: 'worth',
    title: worthWords.title,
    columns: worthWords.columns.map((label, i) => ({ label, unit: i === 0 || i === 6 ? 'text' : 'money' })),
    rows: worth.map((one) => [
      nameIn(cards, one.id),
      one.spend,
      one.earned,
      one.adds,
      one.annualFee,
      one.net,
      one.breakEvenMonthly === null
        ? worthWords.never
        : one.breakEvenMonthly === 0
          ? worthWords.noFee
          : `$${Math.ceil(one.breakEvenMonthly).toLocaleString('en-US')}`,
    ]),
  }
}

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
