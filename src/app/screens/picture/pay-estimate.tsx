import { lazy, Suspense } from 'react'
import type { Picture } from '../../state/picture.ts'

/** Where a page tells how it estimated take-home pay. */
export const PAY_FOLD = 'take-home-estimate'

const PayFold = lazy(async () => ({ default: (await import('./pay-fold.tsx')).PayFold }))

/** How take-home pay was estimated, below everything else; nothing where the visitor said it. */
export function PayEstimate({ picture: { household, pay } }: { readonly picture: Picture }) {
  return pay === null ? null : (
    <section className="mt-8 border-line border-b" id={PAY_FOLD} aria-label="Pay estimate">
      <Suspense fallback={<div className="min-h-14" />}>
        <PayFold household={household} pay={pay} />
      </Suspense>
    </section>
  )
}
