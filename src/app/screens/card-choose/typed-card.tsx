import { useState } from 'react'
import { Link } from 'react-router'
import { rewardCategories } from '#engine/planning/cards/own-card.ts'
import { netRates, type RewardCard, type RewardWorld, wallet } from '#engine/planning/cards/reward-cards.ts'
import { bonusWorth } from '#engine/planning/cards/sign-up-bonus.ts'
import { blankCard, cardPlan, type TypedCard as Terms } from '../../state/card-plan.ts'
import { Marked } from '../../ui/marked.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Part } from '../device/screen-head.tsx'
import { TYPED, typedCard } from './wallet-of.ts'
import { categories, typed as words } from './words.ts'

const own = rewardCategories.filter((key) => key !== 'other')

/** What a typed card would do beside the cards there are, line by line. */
export function linesFor(terms: Terms, cards: readonly RewardCard[], world: RewardWorld): readonly string[] {
  const card = typedCard(terms)
  if (card === null) return [words.waiting]
  const all = wallet([...cards, card], world)
  const worth = all.cards.find(({ id }) => id === TYPED)
  if (worth === undefined) return []
  const fee = card.annualFee
  const carried = terms.carried ?? 0
  const interest = carried * (card.carriedApr ?? 0)
  const lines = [
    words.adds({ adds: worth.adds, spend: worth.spend }),
    fee > 0 ? words.net({ fee, net: worth.net }) : words.noFee,
  ]
  if (fee > 0)
    lines.push(worth.breakEvenMonthly === null ? words.never : words.breakEven({ monthly: worth.breakEvenMonthly }))
  if (interest > 0) {
    const perDollar = card.rates.other - netRates(card, { ...world, abroad: 0 }).other
    lines.push(words.interest({ interest, cents: perDollar }))
  }
  if (terms.bonus !== null && terms.bonus > 0) {
    const bonus = { amount: terms.bonus, spend: terms.bonusSpend ?? 0, months: terms.bonusMonths ?? 3 }
    const got = bonusWorth(bonus, card, cards, world)
    const monthly = rewardCategories.reduce((sum, key) => sum + world.spending[key], 0) / 12
    lines.push(
      got.isReached
        ? words.bonusReached({ value: got.value, moved: got.moved, amount: bonus.amount })
        : words.bonusMissed({ needed: got.neededMonthly, monthly }),
      words.firstYear({ net: worth.net + got.value - interest }),
    )
  }
  return lines
}

/** A card from an offer, typed in and weighed against the wallet. */
export function TypedCard(props: {
  readonly terms: Terms
  readonly cards: readonly RewardCard[]
  readonly world: RewardWorld
}) {
  const { terms, cards, world } = props
  const [round, setRound] = useState(0)
  const set = (part: Partial<Terms>) => cardPlan.set((now) => ({ ...now, typed: { ...now.typed, ...part } }))
  const percent = (key: 'base' | 'foreignFee' | 'apr', label: string, hint?: string) => (
    <NumberField
      label={label}
      hint={hint}
      kind="percent"
      max={100}
      value={terms[key]}
      onChange={(value) => set({ [key]: value })}
    />
  )
  const money = (key: 'annualFee' | 'cap' | 'bonus' | 'bonusSpend' | 'carried', label: string, hint?: string) => (
    <NumberField label={label} hint={hint} value={terms[key]} onChange={(value) => set({ [key]: value })} />
  )
  return (
    <Part title={words.title} note={words.note}>
      <div className="card p-4 md:p-5" key={round}>
        <div className="grid grid-cols-2 items-start gap-x-5 gap-y-4 md:grid-cols-4">
          {money('annualFee', words.annualFee)}
          {percent('base', words.base)}
          {own.map((key) => (
            <NumberField
              key={key}
              label={words.rate(categories[key])}
              hint={words.rateHint}
              kind="percent"
              max={100}
              value={terms.rates[key] ?? null}
              onChange={(value) => set({ rates: { ...terms.rates, [key]: value } })}
            />
          ))}
        </div>
        <details className="mt-2">
          <summary className="min-h-10 cursor-pointer py-2 font-semibold text-green text-sm">{words.more}</summary>
          <div className="mt-1 grid grid-cols-2 items-start gap-x-5 gap-y-4 md:grid-cols-4">
            {money('bonus', words.bonus, words.bonusHint)}
            {money('bonusSpend', words.bonusSpend)}
            <NumberField
              label={words.bonusMonths}
              kind="plain"
              suffix={words.months}
              min={1}
              max={24}
              value={terms.bonusMonths}
              onChange={(value) => set({ bonusMonths: value })}
            />
            {money('cap', words.cap, words.capHint)}
            {percent('foreignFee', words.foreignFee)}
            {money('carried', words.carried, words.carriedHint)}
            {percent('apr', words.apr)}
          </div>
        </details>
        <div className="mt-3 grid gap-1.5 border-line border-t pt-4" aria-live="polite">
          {linesFor(terms, cards, world).map((line) => (
            <p key={line}>
              <Marked text={line} />
            </p>
          ))}
          <p className="mt-1 flex flex-wrap items-center gap-4">
            <Link to="/credit-score-simulator">{words.simulator}</Link>
            <button
              type="button"
              className="button"
              onClick={() => {
                cardPlan.set((now) => ({ ...now, typed: blankCard }))
                setRound(round + 1)
              }}
            >
              {words.clear}
            </button>
          </p>
        </div>
      </div>
    </Part>
  )
}
