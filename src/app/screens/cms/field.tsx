import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react'

interface About {
  readonly label: string
  readonly hint?: string
  /** What is wrong with it, in words. */
  readonly trouble?: string | undefined
}

/** A box with its name above and, where it helps, a line below. */
export function Field({ label, hint, trouble, ...input }: About & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={`min-h-11 w-full min-w-0 rounded-md border bg-surface px-3 py-2 ${trouble ? 'border-bad' : 'border-edge'}`}
        aria-invalid={trouble ? true : undefined}
        aria-describedby={hint || trouble ? `${id}-more` : undefined}
      />
      <More id={`${id}-more`} hint={hint} trouble={trouble} />
    </div>
  )
}

/** The same for several lines. */
export function TextField({ label, hint, trouble, ...area }: About & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className="min-h-20 rounded-md border border-edge bg-surface p-3"
        aria-invalid={trouble ? true : undefined}
        aria-describedby={hint || trouble ? `${id}-more` : undefined}
      />
      <More id={`${id}-more`} hint={hint} trouble={trouble} />
    </div>
  )
}

function More(props: { readonly id: string; readonly hint: string | undefined; readonly trouble: string | undefined }) {
  const { id, hint, trouble } = props
  if (!hint && !trouble) return null
  return (
    <p id={id} className={`text-xs ${trouble ? 'text-bad' : 'text-ink-3'}`}>
      {trouble ?? hint}
    </p>
  )
}
