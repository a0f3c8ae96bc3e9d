/** The calculators' own pieces. Few calculators have one, so the list comes with those that do. */
import { type ComponentType, lazy, Suspense, use, useSyncExternalStore } from 'react'
import { LostPiece } from '../../ui/lost-piece.tsx'
import type { FormStore } from '../state/form-store.ts'
import type { CalculatorForm } from '../state/use-calculator.ts'
import type { Companioned } from './places.ts'

interface Kept {
  /** In words, for the line that stands there when the file could not be fetched. */
  readonly what: string
  readonly Piece: ComponentType<{ readonly form: CalculatorForm }>
}

const pieces: Readonly<Record<Companioned, Kept>> = {
  'budget-planner': {
    what: 'Your saved budget',
    Piece: lazy(async () => ({ default: (await import('./budget-planner/budget-binding.tsx')).BudgetBinding })),
  },
  'net-worth': {
    what: 'Your snapshots',
    Piece: lazy(async () => ({ default: (await import('./net-worth/snapshots.tsx')).Snapshots })),
  },
  'emergency-fund': {
    what: 'The button that uses your budget’s essentials',
    Piece: lazy(async () => ({ default: (await import('./emergency-fund/essentials.tsx')).BudgetEssentialsOffer })),
  },
  'money-saving-challenge-generator': {
    what: 'Your savings board',
    Piece: lazy(async () => ({
      default: (await import('./money-saving-challenge-generator/saving-board.tsx')).SavingBoard,
    })),
  },
  'currency-converter': {
    what: 'Newer exchange rates',
    Piece: lazy(async () => ({ default: (await import('./currency-converter/fresh-rates.tsx')).FreshRates })),
  },
}

export function CompanionPiece({ slug, store }: { readonly slug: Companioned; readonly store: FormStore }) {
  const { what, Piece } = pieces[slug]
  return (
    <LostPiece what={what}>
      <Suspense>
        <Awake Piece={Piece} store={store} />
      </Suspense>
    </LostPiece>
  )
}

function Awake({ Piece, store }: { Piece: Kept['Piece']; store: FormStore }) {
  const form = useSyncExternalStore(store.subscribe, store.get, store.opening)
  if (!form) use(store.first)
  return form ? <Piece form={form} /> : null
}
