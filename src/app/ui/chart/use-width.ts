import { type RefObject, useEffect, useRef, useState } from 'react'

/** A finished page holds a picture for a phone and for this width beside its form; the style sheet shows the one that fits. */
export const WIDE = 640
export const NARROW = 340

/** The width an element really has, so that a chart is drawn for it and its text keeps its size. Null until known. */
export function useKnownWidth<T extends HTMLElement>(): readonly [RefObject<T | null>, number | null] {
  const ref = useRef<T>(null)
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.round(entry?.contentRect.width ?? 0)
      if (next > 0) setWidth(next)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}

/** The same; until known: `first`. */
export function useWidth<T extends HTMLElement>(first: number): readonly [RefObject<T | null>, number] {
  const [ref, width] = useKnownWidth<T>()
  return [ref, width ?? first]
}
