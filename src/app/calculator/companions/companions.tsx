import { lazy, memo, Suspense, useEffect } from 'react'
import { afterPaint } from '../state/after-paint.ts'
import type { FormStore } from '../state/form-store.ts'

/** Where a calculator keeps or reads something on this device besides its form: above the questions, or under the result and its first chart over the whole width. */
const places = {
  'budget-planner': 'form',
  'net-worth': 'result',
  'emergency-fund': 'form',
  'money-saving-challenge-generator': 'result',
  'currency-converter': 'form',
} as const
export type Companioned = keyof typeof places
const hasCompanion = (slug: string): slug is Companioned => Object.hasOwn(places, slug)

const CompanionPiece = lazy(async () => ({ default: (await import('./pieces.tsx')).CompanionPiece }))

interface CompanionProps {
  readonly place: (typeof places)[Companioned]
  readonly slug: string
  readonly store: FormStore
  /** Brings what answers. */
  readonly wake: () => void
}

/** The calculator's own piece for this place of the page, if it has one. It wakes up once the page stands. */
export const Companion = memo(function Companion({ place, slug, store, wake }: CompanionProps) {
  const here = hasCompanion(slug) && places[slug] === place ? slug : null
  useEffect(() => (here ? afterPaint(wake) : undefined), [here, wake])
  if (!here) return null
  return (
    <Suspense>
      <CompanionPiece slug={here} store={store} />
    </Suspense>
  )
})
