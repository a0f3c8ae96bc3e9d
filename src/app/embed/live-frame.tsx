import { useEffect, useRef, useState } from 'react'
import { FIRST_HEIGHT } from './embed-code.ts'
import { SIZE_MESSAGE } from './size-message.ts'

/** An embedded calculator in a page of ours, as tall as it says it is. `onSize`: its height and width when it does. */
export function LiveFrame(props: { src: string; title: string; onSize?: (height: number, width: number) => void }) {
  const { src, title, onSize } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [first] = useState(src)
  const shown = useRef(src)
  const tell = useRef(onSize)
  useEffect(() => {
    tell.current = onSize
  })
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      const element = frame.current
      if (!element || source !== element.contentWindow || origin !== location.origin) return
      const height = heightIn(data)
      if (height === null) return
      element.style.height = `${height}px`
      tell.current?.(height, element.clientWidth)
    }
    window.addEventListener('message', hear)
    // It may have spoken before anybody listened.
    frame.current?.contentWindow?.postMessage({ type: SIZE_MESSAGE }, location.origin)
    return () => window.removeEventListener('message', hear)
  }, [])
  // Replaced, not set: an address set anew would be a step that Back has to take.
  useEffect(() => {
    if (shown.current === src) return
    shown.current = src
    frame.current?.contentWindow?.location.replace(src)
  }, [src])
  return (
    <iframe
      ref={frame}
      src={first}
      title={title}
      loading="lazy"
      className="block w-full rounded-md border border-line"
      style={{ height: FIRST_HEIGHT }}
    />
  )
}

function heightIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== SIZE_MESSAGE) return null
  return 'height' in data && typeof data.height === 'number' && data.height > 0 && data.height < 20_000
    ? data.height
    : null
}
