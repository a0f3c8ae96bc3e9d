import {
  memo,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { LostPiece } from './lost-piece.tsx'

/*
 * What stands below the first sight of a page: in the finished page as HTML, its code fetched later. One that cannot be had leaves the
 * page standing and says so.
 */

interface LateProps {
  readonly children: ReactNode
  /** What is said to be lost where it cannot be fetched; null: nothing is said. */
  readonly what?: string | null
  /** The room it takes where there is no HTML of it yet, as a class. */
  readonly room?: string
}

const unchanging = () => () => {}
/** Whether this drawing wakes finished HTML up. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => false,
    () => !import.meta.env.SSR,
  )

/**
 * Its code is fetched after the page stands. While `isStill` says that its HTML still says what is so, that HTML is kept until the code is
 * here, whatever the page draws anew around it: what somebody typed into it would be gone with it. What changes on the page is drawn here after
 * what stands above it, in slices that give way to the next key; a box in it must hold its own text.
 */
export function Late({
  children,
  what = 'This part',
  room = 'min-h-60',
  isStill = false,
}: LateProps & { readonly isStill?: boolean }) {
  const [isAwake, setAwake] = useState(!useIsHydrating())
  const wake = useCallback(() => setAwake(true), [])
  const later = useDeferredValue(children)
  return (
    <LostPiece what={what}>
      <Kept isStill={isStill && !isAwake} wake={wake} room={room}>
        {later}
      </Kept>
    </LostPiece>
  )
}
interface KeptProps {
  readonly isStill: boolean
  readonly wake: () => void
  readonly room: string
  readonly children: ReactNode
}
const Kept = memo(
  function Kept({ wake, room, children }: KeptProps) {
    return (
      <Suspense fallback={<div className={room} />}>
        <Here wake={wake}>{children}</Here>
      </Suspense>
    )
  },
  (_, { isStill }) => isStill,
)
function Here({ wake, children }: Pick<KeptProps, 'wake' | 'children'>) {
  useEffect(wake, [wake])
  return children
}

/** A change too: some helpers set a box without a key or a press. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'touchstart', 'input', 'change'] as const

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
 * Its code is not fetched either until the visitor does something: what came as HTML stays as it is. `isStill` is false as soon as it
 * says something else than that HTML.
 */
export function Sleeping({ isStill, ...late }: LateProps & { readonly isStill: boolean }) {
  const { children, what = 'The rest of this page', room = 'min-h-[2400px]' } = late
  const later = useDeferredValue(children)
  return (
    <LostPiece what={what}>
      <Asleep isStill={isStill} room={room}>
        {later}
      </Asleep>
    </LostPiece>
  )
}

interface AsleepProps {
  readonly isStill: boolean
  readonly room: string
  readonly children: ReactNode
}
const Asleep = memo(
  function Asleep({ isStill, room, children }: AsleepProps) {
    return (
      <Suspense fallback={<div className={room} />}>
        <Waking isStill={isStill}>{children}</Waking>
      </Suspense>
    )
  },
  // What sleeps must not be drawn anew, or React would take its HTML away before its script has come.
  (_, { isStill }) => isStill,
)

function Waking({ isStill, children }: Omit<AsleepProps, 'room'>) {
  const isHydrating = useIsHydrating()
  if (isHydrating && isStill) use(awake())
  return children
}
