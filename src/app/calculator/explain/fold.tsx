import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPaper } from '../panels/paper.ts'
import { usePartsPage } from './part.tsx'

/** A heading that opens what stands under it. It opens without scripts too, and stays open through every redrawing. */
export function Fold(props: {
  readonly name: string
  readonly title: string
  readonly lead?: string | undefined
  /** Draws what stands under it only once it was opened: long schedules. */
  readonly isLong?: boolean
  readonly children: ReactNode
}) {
  const { name, title, lead, isLong = false, children } = props
  const { open } = usePartsPage()
  const box = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(() => open.get(name) ?? false)
  const turn = (now: boolean) => {
    open.set(name, now)
    setOpen(now)
  }
  useEffect(() => {
    // Opened as plain HTML, before the page was awake here.
    if (!box.current?.open) return
    open.set(name, true)
    setOpen(true)
  }, [open, name])
  useEffect(() => {
    if (!isLong || isOpen) return
    // The page is drawn for paper as soon as this event is over.
    const unfold = () => {
      if (onPaper().schedule) flushSync(() => setOpen(true))
    }
    window.addEventListener('beforeprint', unfold)
    return () => window.removeEventListener('beforeprint', unfold)
  }, [isLong, isOpen])
  return (
    <details
      ref={box}
      id={name}
      className="fold border-line border-t"
      open={isOpen}
      onToggle={(event) => turn(event.currentTarget.open)}
    >
      <summary className="flex list-none items-center gap-3 py-3.5">
        <h2 className="flex-1 text-lg">{title}</h2>
        <span className="fold-mark text-green" aria-hidden="true" />
      </summary>
      <div className="pb-5">
        {lead ? <p className="mb-3 max-w-[65ch] text-ink-2">{lead}</p> : null}
        {isLong && !isOpen ? null : children}
      </div>
    </details>
  )
}
