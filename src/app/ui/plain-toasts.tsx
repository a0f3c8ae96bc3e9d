import { useEffect, useSyncExternalStore } from 'react'
import { TOAST_DURATION, toasts } from './toast.ts'

const none = [] as const

/** The notices where the notification area itself could not be fetched: the same words and buttons, without its swipes. */
export function PlainToasts() {
  const open = useSyncExternalStore(toasts.subscribe, toasts.list, () => none).find((item) => item.open)
  const id = open?.id
  const isLasting = open?.action !== undefined
  useEffect(() => {
    if (id === undefined || isLasting) return
    const timer = setTimeout(() => toasts.dismiss(id), 2 * TOAST_DURATION)
    return () => clearTimeout(timer)
  }, [id, isLasting])
  return (
    <div role="status" className="no-print fixed right-0 bottom-[76px] z-30 w-full max-w-[420px] p-4 md:bottom-0">
      {open ? (
        <div className="rounded-md border border-line-strong bg-surface p-4 text-sm shadow-card">
          <p className="font-semibold">{open.title}</p>
          {open.description ? <p className="mt-0.5 whitespace-pre-line text-ink-2">{open.description}</p> : null}
          <p className="mt-2 flex gap-2">
            {open.action ? (
              <button
                type="button"
                className="button"
                onClick={() => {
                  open.action?.run()
                  toasts.dismiss(open.id)
                }}
              >
                {open.action.label}
              </button>
            ) : null}
            <button type="button" className="button" onClick={() => toasts.dismiss(open.id)}>
              Dismiss
            </button>
          </p>
        </div>
      ) : null}
    </div>
  )
}
