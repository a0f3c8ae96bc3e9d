import { citing } from '#calculators/kit/citing.ts'
import type { Citation, Working } from '#calculators/kit/presentation.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { carries } from '#engine/planning/cards/own-card.ts'
import { netRates, type RewardCard, type RewardWorld } from '#engine/planning/cards/reward-cards.ts'
import { foreignFee, graceRule, usualDaysToPay } from '#facts/lending/cards.ts'
import { creditCardCarryingBalance } from '#facts/lending/rates.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { nameOf } from '../cards/own-cards.tsx'
import { WorkingFold } from '../picture/working-fold.tsx'
import { sources as sourceWords, working as words } from './words.ts'

interface ChooseWorkingsProps {
  readonly cards: readonly HouseholdDebt[]
  readonly wallet: readonly RewardCard[]
  readonly world: RewardWorld
  readonly interest: number
}

/** How the best mix and each card's worth were worked out. */
export default function ChooseWorkings({ cards, wallet, world, interest }: ChooseWorkingsProps) {
  return <WorkingFold workings={chooseWorkings(cards, wallet, world, interest)} sources={chooseSources()} />
}

function chooseWorkings(
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

function chooseSources(): readonly Citation[] {
  const { fact } = citing(lendingSources)
  return [
    fact(graceRule, sourceWords.grace),
    fact(creditCardCarryingBalance, sourceWords.apr),
    fact(foreignFee, sourceWords.foreign),
    fact(usualDaysToPay, sourceWords.days),
  ].filter((one) => one !== null)
}
