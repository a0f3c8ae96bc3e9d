import { memo, type ReactNode, Suspense, use, useSyncExternalStore } from 'react'

const unchanging = () => () => {}
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'touchstart'] as const

let woken: Promise<void> | null = null
/** Settles with the first sign of a visitor. */
function awake(): Promise<void> {
  woken ??= new Promise((resolve) => {
    const wake = () => {
      for (const sign of signs) removeEventListener(sign, wake, true)
      resolve()
    }
    for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })
  })
  return woken
}

/**
 * What came as HTML and is below what a visitor sees first: it stays as it is, and its script is not fetched, until the visitor does
 * something. `isStill` is false as soon as it says something else than that HTML.
 */
export const Waiting = memo(
  function Waiting({ isStill, children }: { readonly isStill: boolean; readonly children: ReactNode }) {
    return (
      <Suspense fallback={<div className="min-h-[2400px]" />}>
        <Asleep isStill={isStill}>{children}</Asleep>
      </Suspense>
    )
  },
  // What sleeps must not be drawn anew, or React would take its HTML away before its script has come.
  (_, { isStill }) => isStill,
)

function Asleep({ isStill, children }: { readonly isStill: boolean; readonly children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    unchanging,
    () => false,
    () => !import.meta.env.SSR,
  )
  if (isHydrating && isStill) use(awake())
  return children
}
