/** Short notices. One at a time: a new one takes the place of the old. */

/** How long a toast stays (milliseconds). */
export const TOAST_DURATION = 5000
/** How long after leaving the screen a toast is forgotten (milliseconds). */
export const TOAST_REMOVE_DELAY = 1_000_000
/** Most toasts at a time. */
export const TOAST_LIMIT = 1

export type ToastTone = 'plain' | 'good' | 'destructive'
export interface ToastAction {
  /** The button's word: 'Undo'. */
  readonly label: string
  /** How to do the same without the button, for a screen reader that cannot reach it in time. */
  readonly altText: string
  readonly run: () => void
}
export interface ToastText {
  readonly title: string
  readonly description?: string
  readonly tone?: ToastTone
  readonly action?: ToastAction
}
export interface ToastItem extends ToastText {
  readonly id: string
  readonly open: boolean
}
export interface Toasts {
  readonly show: (text: ToastText) => string
  /** Closes one toast, or all. It leaves the list after the removal delay. */
  readonly dismiss: (id?: string) => void
  readonly list: () => readonly ToastItem[]
  readonly subscribe: (listener: () => void) => () => void
}

export function makeToasts(later: (run: () => void, milliseconds: number) => unknown): Toasts {
  let items: readonly ToastItem[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly ToastItem[]) => {
    items = next
    for (const listener of [...listeners]) listener()
  }
  return {
    show: (text) => {
      count += 1
      const id = String(count)
      change([{ ...text, id, open: true }, ...items].slice(0, TOAST_LIMIT))
      return id
    },
    dismiss: (id) => {
      const closing = items.filter((item) => item.open && (id === undefined || item.id === id))
      if (closing.length === 0) return
      change(items.map((item) => (closing.includes(item) ? { ...item, open: false } : item)))
      for (const { id: closed } of closing)
        later(() => change(items.filter((item) => item.id !== closed)), TOAST_REMOVE_DELAY)
    },
    list: () => items,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The toasts of this page. */
export const toasts: Toasts = makeToasts((run, milliseconds) => setTimeout(run, milliseconds))
export const toast = toasts.show
