/** Runs inside a page: notes, for every key press that changes the headline, the milliseconds until the frame that shows it. */

declare global {
  interface Window {
    benchKeys: {
      /** Key press to painted headline, one for each key press that changed it. */
      readonly painted: number[]
      /** What the browser itself says an event took, to the next 8 ms (Event Timing). */
      readonly events: number[]
      /** How long each task of the page over 50 ms took, the answer's own and all that follows it. */
      readonly tasks: number[]
    }
  }
}

export function watchKeys(headline: string): void {
  const painted: number[] = []
  const events: number[] = []
  const tasks: number[] = []
  window.benchKeys = { painted, events, tasks }
  let pressed = 0
  addEventListener(
    'keydown',
    (event) => {
      pressed = event.timeStamp
    },
    true,
  )
  const place = document.querySelector(headline)
  if (!place) return
  new MutationObserver(() => {
    const from = pressed
    if (from === 0) return
    pressed = 0
    // The task right after the frame, ahead of whatever else waits: React's later work would otherwise count as painting.
    requestAnimationFrame(() => {
      void scheduler.postTask(() => painted.push(performance.now() - from), { priority: 'user-blocking' })
    })
  }).observe(place, { childList: true, characterData: true, subtree: true })
  const long: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') events.push(entry.duration)
  }).observe(long)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (pressed > 0 || painted.length > 0) tasks.push(entry.duration)
  }).observe({ type: 'longtask' })
}
