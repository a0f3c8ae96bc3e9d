import { type RefObject, useEffect, useRef, useState } from 'react'
import { draftOf, keepDraft } from '../../state/text-drafts.ts'
import { bringBack, writtenIn } from './form-draft.ts'

/** Keeps what is written in a form until it is posted. A form that came back from the server has its values already. */
export function useDraft(of: string): {
  readonly form: RefObject<HTMLFormElement | null>
  readonly onInput: () => void
  /** Something was brought back. */
  readonly isBack: boolean
  readonly forget: () => void
} {
  const form = useRef<HTMLFormElement>(null)
  const isLeft = useRef(false)
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    if (form.current && bringBack(form.current.elements, draftOf(of))) setBack(true)
  }, [of])
  return {
    form,
    isBack,
    onInput: () => {
      if (form.current && !isLeft.current) keepDraft(of, writtenIn(form.current.elements))
    },
    forget: () => {
      isLeft.current = true
      keepDraft(of, [])
    },
  }
}
