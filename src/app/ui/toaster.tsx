import { Toast } from 'radix-ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import { TOAST_DURATION, type ToastTone, toasts } from './toast.ts'

const none = [] as const
const tones: Readonly<Record<ToastTone, string>> = {
  plain: 'border-line-strong bg-surface text-ink',
  good: 'border-green bg-green-tint text-ink',
  destructive: 'border-bad bg-bad-tint text-ink',
}

interface ToasterProps {
  /** The F8 that brought this code also asked for the focus. */
  readonly focused: boolean
}

/** The notification area. F8 moves the focus to it; swiping right dismisses. Loaded by `toaster-slot.tsx`. */
export default function Toaster({ focused }: ToasterProps) {
  const area = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (focused) area.current?.focus()
  }, [focused])
  const items = useSyncExternalStore(toasts.subscribe, toasts.list, () => none)
  return (
    <Toast.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50} label="Notification">
      {items.map(({ id, title, description, tone = 'plain', action, open }) => (
        <Toast.Root
          key={id}
          open={open}
          type={tone === 'destructive' || action ? 'foreground' : 'background'}
          onOpenChange={(next) => {
            if (!next) toasts.dismiss(id)
          }}
          className={`flex items-start gap-3 rounded-md border p-4 shadow-card data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=cancel]:transition-transform motion-reduce:transition-none ${tones[tone]}`}
        >
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-semibold text-sm">{title}</Toast.Title>
            {description ? (
              <Toast.Description className="mt-0.5 whitespace-pre-line text-ink-2 text-sm">
                {description}
              </Toast.Description>
            ) : null}
          </div>
          {action ? (
            <Toast.Action altText={action.altText} onClick={action.run} className="button shrink-0">
              {action.label}
            </Toast.Action>
          ) : null}
          <Toast.Close aria-label="Dismiss" className="-m-2 shrink-0 rounded-full p-2 text-ink-3 hover:text-ink">
            <Icon name="x" className="size-[18px]" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        ref={area}
        label="Notifications ({hotkey})"
        className="no-print fixed right-0 bottom-[76px] z-30 flex w-full max-w-[420px] flex-col gap-2 p-4 outline-none md:bottom-0"
      />
    </Toast.Provider>
  )
}
