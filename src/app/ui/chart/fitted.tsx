import type { ReactNode } from 'react'
import { NARROW, useKnownWidth, WIDE } from './use-width.ts'

/**
 * A picture drawn for the width it has, so that its text keeps its size. A finished page doesn't know the width yet: it holds
 * the picture for a phone and for `wide`, and the style sheet shows the one that fits.
 */
export function Fitted({ wide = WIDE, draw }: { wide?: number | undefined; draw: (width: number) => ReactNode }) {
  const [ref, known] = useKnownWidth<HTMLDivElement>()
  return (
    <div ref={ref} className="@container">
      {known === null ? (
        <>
          <div className="@min-[440px]:hidden">{draw(NARROW)}</div>
          <div className="@max-[440px]:hidden">{draw(wide)}</div>
        </>
      ) : (
        draw(known)
      )}
    </div>
  )
}
