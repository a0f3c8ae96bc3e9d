import { lazy, memo, Suspense, useEffect } from 'react'
import { LostPiece } from '../../ui/lost-piece.tsx'
import { afterPaint } from '../state/after-paint.ts'
import type { FormStore } from '../state/form-store.ts'
import { type Companioned, hasCompanion, places } from './places.ts'

const CompanionPiece = lazy(async () => ({ default: (await import('./own-pieces.tsx')).CompanionPiece }))

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
    <LostPiece what="This part of the page">
      <Suspense>
        <CompanionPiece slug={here} store={store} />
      </Suspense>
    </LostPiece>
  )
})
