import { memo, type RefObject, useEffect, useState } from 'react'
import type { Front } from '#calculators/kit/front.ts'
import type { Waiting } from '../state/use-missing.ts'
import { waitingText } from './waiting-note.tsx'

/** On a phone: the headline's number, at the foot of the screen while the answer itself is out of sight. */
export const AnswerBar = memo(function AnswerBar(props: {
  front: Front
  waiting: Waiting | null
  card: RefObject<HTMLElement | null>
}) {
  const { front, waiting, card } = props
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    if (!card.current) return
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true), {
      rootMargin: '-64px 0px -84px 0px',
    })
    watch.observe(card.current)
    return () => watch.disconnect()
  }, [card])
  if (isSeen || !front.main) return null
  return (
    <div
      className="no-print numbers fixed inset-x-3 bottom-[84px] z-[5] flex items-baseline justify-between gap-x-4 rounded-md bg-green px-4 py-2 text-on-green shadow-card md:hidden"
      aria-hidden="true"
    >
      <span className="truncate">{waiting ? waitingText(waiting) : front.main.label}</span>
      <b className="whitespace-nowrap">{waiting ? '…' : front.main.text}</b>
    </div>
  )
})
