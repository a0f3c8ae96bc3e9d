import { useState } from 'react'
import { NumberField, type NumberKind } from '../../ui/number-field.tsx'

/** An amount that counts when its box is left, so that a half-typed number warns nobody. One that cannot be read never counts. */
export function SettledNumber(props: {
  readonly label: string
  readonly value: number | null
  readonly onSettle: (value: number | null) => void
  readonly hint?: string
  readonly kind?: NumberKind
  readonly suffix?: string
  readonly max?: number
}) {
  const { value, onSettle, ...rest } = props
  const [draft, setDraft] = useState<{ value: number | null } | null>(null)
  const settle = () => {
    if (draft && draft.value !== value) onSettle(draft.value)
    setDraft(null)
  }
  return (
    <fieldset onBlur={settle} className="min-w-0">
      <NumberField
        {...rest}
        value={draft ? draft.value : value}
        onChange={(next) => setDraft({ value: next })}
        onUnreadable={() => setDraft(null)}
      />
    </fieldset>
  )
}
