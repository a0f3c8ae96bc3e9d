/** What the wallet's numbers mean. */
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { carries, rewardRates } from '#engine/planning/cards/own-card.ts'
import type { Wallet } from '#engine/planning/cards/reward-cards.ts'
import { usualApr } from '../cards/card-rules.ts'
import { nameOf } from '../cards/own-cards.tsx'
import { screens } from '../cards/words.ts'
import { findings as words } from './words.ts'

export interface ChooseFinding {
  readonly tone: 'good' | 'watch' | 'act'
  readonly text: string
  readonly link?: { readonly to: string; readonly words: string }
}

export function chooseFindings(
  cards: readonly HouseholdDebt[],
  { cards: worth, mix }: Wallet,
  interest: number,
  abroad: number,
): readonly ChooseFinding[] {
  const found: ChooseFinding[] = []
  const names = (wanted: (card: HouseholdDebt) => boolean) => cards.filter(wanted).map(nameOf)
  const tell = (list: readonly string[], text: (v: { names: readonly string[] }) => string) => {
    if (list.length > 0) found.push({ tone: 'watch', text: text({ names: list }) })
  }
  if (interest > mix.value && interest >= 1)
    found.push({
      tone: 'act',
      text: words.interest({ interest, rewards: mix.value }),
      link: { to: screens.cost.path, words: words.toCost },
    })
  for (const one of worth) {
    const card = cards.find(({ id }) => id === one.id)
    if (card === undefined || one.annualFee <= 0) continue
    const name = nameOf(card)
    if (one.net < 0) found.push({ tone: 'watch', text: words.fee({ name, fee: one.annualFee, adds: one.adds }) })
    else
      found.push({
        tone: 'good',
        text: words.pays({ name, fee: one.annualFee, adds: one.adds, from: one.breakEvenMonthly ?? 0 }),
      })
  }
  for (const one of worth) {
    const card = cards.find(({ id }) => id === one.id)
    if (card !== undefined && one.isFull)
      found.push({ tone: 'watch', text: words.full({ name: nameOf(card), monthly: one.spend / 12 }) })
  }
  tell(
    names((card) => rewardRates(card) === null),
    words.unknownRewards,
  )
  tell(
    names(({ annualFee }) => annualFee === null),
    words.unknownFee,
  )
  tell(
    names((card) => carries(card) && card.apr === null),
    (v) => words.unknownApr({ ...v, apr: usualApr }),
  )
  if (abroad > 0)
    tell(
      names(({ foreignFee }) => foreignFee === null),
      words.unknownForeign,
    )
  return found
}
