import { type RefObject, useEffect, useRef, useState } from 'react'
import { afterLoad } from '../ui/after-load.ts'
import { FIRST_HEIGHT } from './embed-code.ts'
import { SIZE_MESSAGE } from './size-message.ts'

/**
 * An embedded calculator in a page of ours, as tall as it says it is. `onSize`: its height and width when it does. A page of its own, so it is
 * fetched once ours has come.
 */
export function LiveFrame(props: Framed) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    let isGone = false
    afterLoad().then(() => {
      if (!isGone) setDue(true)
    })
    return () => {
      isGone = true
    }
  }, [])
  if (isDue) return <Live {...props} />
  return (
    <div className={look} style={{ height: FIRST_HEIGHT }}>
      <noscript>
        <Frame {...props} />
      </noscript>
    </div>
  )
}
interface Framed {
  readonly src: string
  readonly title: string
  readonly onSize?: (height: number, width: number) => void
}

const look = 'block w-full rounded-md border border-line'
function Frame({ src, title, frame }: Framed & { readonly frame?: RefObject<HTMLIFrameElement | null> }) {
  return <iframe ref={frame} src={src} title={title} loading="lazy" className={look} style={{ height: FIRST_HEIGHT }} />
}

function Live({ src, title, onSize }: Framed) {
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
  return <Frame src={first} title={title} frame={frame} />
}

function heightIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== SIZE_MESSAGE) return null
  return 'height' in data && typeof data.height === 'number' && data.height > 0 && data.height < 20_000
    ? data.height
    : null
}
