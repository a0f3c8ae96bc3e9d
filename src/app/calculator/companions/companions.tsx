import { type ComponentType, lazy, memo, Suspense, use, useEffect, useSyncExternalStore } from 'react'
import { LostPiece } from '../../ui/lost-piece.tsx'
import { afterPaint } from '../state/after-paint.ts'
import type { FormStore } from '../state/form-store.ts'
import type { CalculatorForm } from '../state/use-calculator.ts'

interface Kept {
  /** In words, for the line that stands there when the file could not be fetched. */
  readonly what: string
  /** Above the questions, or under the result and its first chart over the whole width. */
  readonly place: 'form' | 'result'
  readonly Piece: ComponentType<{ readonly form: CalculatorForm }>
}

/** What a calculator keeps or reads on this device besides its form, by slug. Fetched with its own page only. */
const companions: Readonly<Record<string, Kept>> = {
  'budget-planner': {
    what: 'Your saved budget',
    place: 'form',
    Piece: lazy(async () => ({ default: (await import('./budget-planner/budget-binding.tsx')).BudgetBinding })),
  },
  'net-worth': {
    what: 'Your snapshots',
    place: 'result',
    Piece: lazy(async () => ({ default: (await import('./net-worth/snapshots.tsx')).Snapshots })),
  },
  'emergency-fund': {
    what: 'The button that uses your budget’s essentials',
    place: 'form',
    Piece: lazy(async () => ({ default: (await import('./emergency-fund/essentials.tsx')).BudgetEssentialsOffer })),
  },
  'money-saving-challenge-generator': {
    what: 'Your savings board',
    place: 'result',
    Piece: lazy(async () => ({
      default: (await import('./money-saving-challenge-generator/saving-board.tsx')).SavingBoard,
    })),
  },
  'currency-converter': {
    what: 'Newer exchange rates',
    place: 'form',
    Piece: lazy(async () => ({ default: (await import('./currency-converter/fresh-rates.tsx')).FreshRates })),
  },
}

interface CompanionProps {
  readonly place: Kept['place']
  readonly slug: string
  readonly store: FormStore
  /** Brings what answers. */
  readonly wake: () => void
}

/** The calculator's own piece for this place of the page, if it has one. It wakes up once the page stands. */
export const Companion = memo(function Companion({ place, slug, store, wake }: CompanionProps) {
  const kept = companions[slug]
  const isHere = kept?.place === place
  useEffect(() => (isHere ? afterPaint(wake) : undefined), [isHere, wake])
  if (!kept || !isHere) return null
  return (
    <LostPiece what={kept.what}>
      <Suspense>
        <Awake Piece={kept.Piece} store={store} />
      </Suspense>
    </LostPiece>
  )
})

function Awake({ Piece, store }: { Piece: Kept['Piece']; store: FormStore }) {
  const form = useSyncExternalStore(store.subscribe, store.get, store.opening)
  if (!form) use(store.first)
  return form ? <Piece form={form} /> : null
}
