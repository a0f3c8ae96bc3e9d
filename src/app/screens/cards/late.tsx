import { type ReactNode, Suspense } from 'react'
import { LostPiece } from '../../ui/lost-piece.tsx'

/** What stands below the first sight of a screen: in the finished page as HTML, its code fetched after the page stands. */
export function Late({ children }: { readonly children: ReactNode }) {
  return (
    <LostPiece what="This part">
      <Suspense fallback={<div className="min-h-60" />}>{children}</Suspense>
    </LostPiece>
  )
}
