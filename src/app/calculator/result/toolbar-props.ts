import type { RefObject } from 'react'
import type { Front } from '#calculators/kit/front.ts'
import type { FormStore } from '../state/form-store.ts'
import type { PageForm } from '../state/use-calculator.ts'

/** What the buttons under an answer need to know. */
export interface ToolbarProps {
  /** The form as it is at the moment of a click. Not a prop of its own, so that typing does not redraw the buttons. */
  formNow: RefObject<PageForm>
  /** The form as it is drawn, for an open panel, which waits until its answers are at hand. */
  awake: FormStore
  front: Front
  touched: boolean
  /** The result stands for an earlier question: what would carry it away has to wait. */
  isWaiting: boolean
  onProfile: (names: readonly string[]) => void
}
