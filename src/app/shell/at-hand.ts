/**
 * What a page needs when nothing can be fetched any more: no connection, or a tab from before a new edition. It is brought once the page
 * stands and nothing else is waited for, and kept in memory.
 */
import { afterLoad } from '../ui/after-load.ts'

const bring = async () => {
  const [{ ErrorWords }, { PlainToasts }, { hearLostPresses }, { KeptNotice }] = await Promise.all([
    import('./error-words.tsx'),
    import('../ui/plain-toasts.tsx'),
    import('./lost-press.ts'),
    import('../state/kept-notice.tsx'),
  ])
  return { ErrorWords, PlainToasts, hearLostPresses, KeptNotice }
}
export type AtHand = Awaited<ReturnType<typeof bring>>

let here: AtHand | null = null
let coming: Promise<AtHand | null> | null = null

/** What has come; null before. */
export const atHand = (): AtHand | null => here

/** Brings it; null where it cannot be had, and the next one tries again. */
export function bringAtHand(): Promise<AtHand | null> {
  coming ??= bring().then(
    (parts) => {
      here = parts
      return parts
    },
    () => {
      coming = null
      return null
    },
  )
  return coming
}

/** Longest wait for a quiet moment, milliseconds. */
const PATIENCE = 4000
/** Brings it in a quiet moment, and hears of presses that bring nothing from then on. */
export function keepAtHand(): () => void {
  let isLeft = false
  let stop = () => {}
  const take = () =>
    bringAtHand().then((parts) => {
      if (!isLeft && parts) stop = parts.hearLostPresses()
    })
  void afterLoad().then(() => {
    if (isLeft) return
    // One browser has no such moments.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(take, { timeout: PATIENCE })
    else setTimeout(take, PATIENCE)
  })
  return () => {
    isLeft = true
    stop()
  }
}
