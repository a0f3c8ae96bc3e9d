/** What a typed text does to the form. While what reads it has not come, it stands in its box and waits. */
import type { Answering, Tool } from '#calculators/kit/definition.ts'
import { type Field, type InputValue, initialInputs } from '#calculators/kit/field.ts'
import type { Read } from '#calculators/kit/number-text.ts'
import { type FormState, type Ground, settle, without } from './form-state.ts'
import type { Reader } from './reader.ts'

interface Desk {
  readonly tool: Tool
  readonly ground: Ground
  readonly calculator: Answering | null
  readonly reader: Reader | null
}

export function typed(
  { tool, ground, calculator, reader }: Desk,
  form: FormState,
  name: string,
  text: string,
): FormState {
  const field = tool.fields[name]
  if (!field) return form
  const drafts = { ...form.drafts, [name]: text }
  const read = reader && readDraft(reader, field, formValue(form, field, name, ground), text)
  // "1,25" is on its way to "1,250": it waits, and is asked about when the box is left.
  if (!read || (!read.ok && read.unfinished))
    return { ...form, drafts, lastTyped: name, problems: without(form.problems, [name]) }
  if (!read.ok) return { ...form, drafts, lastTyped: name, problems: { ...form.problems, [name]: read.message } }
  return { ...settle(calculator, ground, form, { [name]: read.value }, [name]), drafts, lastTyped: name }
}

/** The form after a box was left: what can be read is said as we say it, what can't is asked about. */
export function left({ tool, ground, reader }: Omit<Desk, 'calculator'>, form: FormState, name: string): FormState {
  const [field, draft] = [tool.fields[name], form.drafts[name]]
  if (!field || !reader || form.problems[name] || draft === undefined) return form
  const read = readDraft(reader, field, formValue(form, field, name, ground), draft)
  return read.ok
    ? { ...form, drafts: without(form.drafts, [name]) }
    : { ...form, problems: { ...form.problems, [name]: read.message } }
}

/** What was typed before it could be read. */
export const readDrafts = (desk: Desk, form: FormState): FormState =>
  Object.entries(form.drafts).reduce((now, [name, text]) => typed(desk, now, name, text), form)

const formValue = (form: FormState, field: Field, name: string, ground: Ground) =>
  form.edits[name] ?? initialInputs({ [name]: field }, ground)[name]

/** What stands in a box, read; a bare number in the unit its share has now. */
function readDraft(read: Reader, field: Field, value: InputValue | undefined, text: string): Read<InputValue> {
  const isPercent = field.kind === 'share' && shareUnit(value) === 'pct' && !/[%$]/.test(text) && text.trim() !== ''
  return read(field, isPercent ? `${text}%` : text)
}
const shareUnit = (value: InputValue | undefined) =>
  typeof value === 'object' && value !== null && 'unit' in value ? value.unit : 'usd'
