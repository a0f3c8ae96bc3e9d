import type { FormEvent, ReactNode } from 'react'
import type { useDraft } from './use-draft.ts'
import { formNotes } from './words.ts'

/** A form whose words are kept until they are posted; it says so where those in its boxes are from before. Without scripts it goes to `action`. */
export function DraftForm(props: {
  readonly draft: ReturnType<typeof useDraft>
  readonly action: string | undefined
  readonly className: string
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}) {
  const { draft, action, className, onSubmit, children } = props
  return (
    <form
      ref={draft.form}
      method="post"
      action={action}
      className={className}
      onInput={draft.onInput}
      onSubmit={onSubmit}
      noValidate
    >
      <p role="status" className={draft.isBack ? 'rounded-md bg-sunk px-4 py-3' : 'sr-only'}>
        {draft.isBack ? formNotes.draft : ''}
      </p>
      {children}
    </form>
  )
}
