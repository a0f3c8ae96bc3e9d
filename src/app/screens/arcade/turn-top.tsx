import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Around what a game shows now. When the next turn comes, its top is brought into sight where it isn't, and the focus stays in the game
 * where the pressed button is gone.
 */
export function TurnTop({ turn, children }: { readonly turn: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(turn)
  useEffect(() => {
    const element = box.current
    if (element === null || shown.current === turn) return
    shown.current = turn
    if (document.activeElement === document.body) element.focus({ preventScroll: true })
    const { top } = element.getBoundingClientRect()
    if (top < 0 || top > innerHeight / 2) element.scrollIntoView({ block: 'start' })
  }, [turn])
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 outline-none">
      {children}
    </div>
  )
}
