import type { ReactNode } from 'react'
import { useKnownWidth } from './use-width.ts'

/** Beside the form of a wide page. */
const WIDE = 640
/** On a phone. */
const NARROW = 340

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
