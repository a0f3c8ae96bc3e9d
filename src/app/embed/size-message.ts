/**
 * How an embedded calculator says how tall it is: `{ type: 'truepenny:size', height }`, in CSS pixels, whenever that changes and
 * whenever the page around it sends `{ type: 'truepenny:size' }`. Nothing else ever leaves the frame.
 */
export const SIZE_MESSAGE = 'truepenny:size'

/** Starts telling the page around this one. Does nothing in a window of its own. */
export function tellSize(frame: Window = window): void {
  const host = frame.parent
  if (host === frame) return
  const root = frame.document.documentElement
  let height = 0
  const tell = () => host.postMessage({ type: SIZE_MESSAGE, height }, '*')
  new ResizeObserver(() => {
    const now = Math.ceil(root.getBoundingClientRect().height)
    if (now === height) return
    height = now
    tell()
  }).observe(root)
  frame.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === host && height > 0 && isAsked(data)) tell()
  })
}

const isAsked = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === SIZE_MESSAGE
