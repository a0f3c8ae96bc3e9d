/** What is written in a form, apart from what it began with. Consent and codes are no part of a draft: they are given anew. */
import type { DraftEntry } from '../../state/text-drafts.ts'

const GIVEN_ANEW = ['publish', 'secret', 'form', 'text-id']

interface Box {
  readonly name: string
  readonly type: string
  value: string
  readonly checked?: boolean
  readonly defaultChecked?: boolean
  readonly defaultValue?: string
  readonly options?: ArrayLike<{ readonly value: string; readonly defaultSelected: boolean }>
  click(): void
  dispatchEvent(event: Event): boolean
}
/** A form's boxes, as `form.elements` has them. */
export type Boxes = Iterable<unknown>

const isBox = (element: unknown): element is Box =>
  typeof element === 'object' &&
  element !== null &&
  'name' in element &&
  'value' in element &&
  typeof element.name === 'string' &&
  element.name !== '' &&
  !GIVEN_ANEW.includes(element.name) &&
  'type' in element &&
  element.type !== 'submit' &&
  element.type !== 'button'
const boxesOf = (boxes: Boxes): readonly Box[] => [...boxes].filter(isBox)

const isChoice = (box: Box): boolean => box.type === 'checkbox'
function beganWith(box: Box): string {
  if (box.defaultValue !== undefined) return box.defaultValue
  const options = Array.from(box.options ?? [])
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** What differs from how the form began. */
export const writtenIn = (boxes: Boxes): readonly DraftEntry[] =>
  boxesOf(boxes)
    .filter((box) => (isChoice(box) ? box.checked && !box.defaultChecked : box.value !== beganWith(box)))
    .map(({ name, value }) => ({ name, value }))

/** Puts a draft back where nothing was written since. True where it brought anything back. */
export function bringBack(boxes: Boxes, draft: readonly DraftEntry[]): boolean {
  let isBack = false
  for (const box of boxesOf(boxes)) {
    const entry = draft.find(({ name, value }) => name === box.name && (!isChoice(box) || value === box.value))
    if (!entry || (isChoice(box) ? box.checked : box.value !== beganWith(box))) continue
    if (isChoice(box)) box.click()
    else {
      box.value = entry.value
      box.dispatchEvent(new Event('input', { bubbles: true }))
    }
    isBack = true
  }
  return isBack
}
