import { useEffect, useRef, useState } from 'react'
import type { MarkdownBox } from './markdown-box.ts'

/**
 * The box for an article's text. A plain box at once; the editor with marks, completion and search takes its place when it has come, and
 * where it cannot come the plain box stays. What stands in it belongs to whoever draws it: a new `given` takes the place of the text.
 */
export function TextEditor(props: {
  readonly label: string
  readonly text: string
  /** Counts up when the text was changed by something else than typing here. */
  readonly given: number
  readonly onText: (text: string) => void
}) {
  const { label, text, given, onText } = props
  const place = useRef<HTMLDivElement>(null)
  const box = useRef<MarkdownBox>(null)
  const latest = useRef({ text, onText })
  latest.current = { text, onText }
  const [isRich, setRich] = useState(false)

  useEffect(() => {
    let isWanted = true
    import('./markdown-box.ts').then(
      ({ openMarkdownBox }) => {
        if (!isWanted || !place.current) return
        box.current = openMarkdownBox(place.current, {
          label,
          text: latest.current.text,
          onText: (next) => latest.current.onText(next),
        })
        setRich(true)
      },
      () => {},
    )
    return () => {
      isWanted = false
      box.current?.close()
      box.current = null
    }
  }, [label])

  useEffect(() => {
    if (given > 0) box.current?.put(latest.current.text)
  }, [given])

  return (
    <div className="grid gap-1">
      <p className="font-medium text-sm" aria-hidden="true">
        {label}
      </p>
      <div ref={place} className="overflow-hidden rounded-md border border-edge bg-surface" hidden={!isRich} />
      {isRich ? null : (
        <textarea
          aria-label={label}
          value={text}
          onChange={(event) => onText(event.target.value)}
          className="min-h-[60vh] w-full rounded-md border border-edge bg-surface p-3 font-mono text-sm"
        />
      )}
    </div>
  )
}
