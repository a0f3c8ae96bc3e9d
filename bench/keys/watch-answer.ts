/**
 * Runs inside a page: marks each key press, and the first task after the frame that shows what it changed elsewhere in the page. Where nothing
 * changes, the frame after the key press. `headline`: what must change where there is one; else any text of the page.
 */
export function watchAnswer({
  headline,
  pressed,
  painted,
}: {
  headline: string
  pressed: string
  painted: string
}): void {
  let isPending = false
  const seen = { answers: 0 }
  Object.assign(window, { benchAnswers: seen })
  const after = () =>
    requestAnimationFrame(() => {
      // The task right after the frame, ahead of whatever else waits: later work would otherwise count as painting.
      void scheduler.postTask(() => performance.mark(painted), { priority: 'user-blocking' })
    })
  addEventListener(
    'keydown',
    () => {
      isPending = true
      performance.mark(pressed)
    },
    true,
  )
  addEventListener('keyup', () => {
    if (document.querySelector(headline)) return
    // Nothing to wait for by name: what the press itself drew.
    if (isPending) after()
    isPending = false
  })
  new MutationObserver((changes) => {
    const place = document.querySelector(headline)
    if (!isPending || (place && !changes.some(({ target }) => place.contains(target)))) return
    isPending = false
    seen.answers++
    after()
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

declare global {
  interface Window {
    benchAnswers: { answers: number }
  }
}
