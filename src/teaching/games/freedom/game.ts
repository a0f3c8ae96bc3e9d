/** Thirty years as a game: what each state offers, and what each choice leads to. */
import type { Game } from '../kit/game.ts'
import { cardOffers } from './answers.ts'
import { changed } from './change.ts'
import { GO, planOffers } from './changes.ts'
import { helpOffers } from './help.ts'
import { type Life, personas, type Setup } from './life.ts'
import { begin } from './people.ts'
import { scoreOf } from './score.ts'
import { answeredAt, gone, helpedOn } from './turn.ts'

/** A state's offers are asked for twice running, to show them and to check the choice; they never change. */
let latest: { readonly life: Life; readonly offers: readonly string[] } | null = null
export function offersOf(life: Life): readonly string[] {
  if (latest?.life !== life) latest = { life, offers: offersNow(life) }
  return latest.offers
}
function offersNow(life: Life): readonly string[] {
  const { phase } = life
  switch (phase.kind) {
    case 'plan':
      return planOffers(life)
    case 'cards': {
      const card = life.cards[phase.at]
      return card === undefined ? [] : cardOffers(card, life)
    }
    case 'help':
      return helpOffers(life)
    case 'over':
      return []
  }
}
/** '7:plan', '7:joy', '7:help': the year and what is asked in it. */
export function questionOf({ year, phase, cards }: Life): string {
  if (phase.kind === 'cards') return `${year}:${cards[phase.at]?.kind ?? ''}`
  return `${year}:${phase.kind}`
}

function step(life: Life, choice: string): Life {
  if (!offersOf(life).includes(choice)) throw new RangeError(`not on offer: ${choice}`)
  const { phase } = life
  if (phase.kind === 'cards') return answeredAt(life, phase.at, choice)
  if (phase.kind === 'help') return helpedOn(life, choice, phase.reckoning)
  return choice === GO ? gone(life) : changed(life, choice)
}

export const thirtyYears: Game<Setup, Life> = {
  name: 'freedom',
  version: 2,
  begin,
  offers: offersOf,
  step,
  score: (life) => scoreOf(life).total,
  question: questionOf,
}

export function readSetup(value: unknown): Setup | null {
  if (typeof value !== 'object' || value === null) return null
  const { persona, children } = value as Partial<Record<keyof Setup, unknown>>
  const known = personas.find((one) => one === persona)
  if (known === undefined || typeof children !== 'boolean') return null
  return { persona: known, children: children && known === 'sam' }
}
