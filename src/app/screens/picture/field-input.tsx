import type { FieldKind } from '#engine/household/field.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { MonthPick } from '../device/month-pick.tsx'
import { SelectBox, TextBox } from '../device/text-box.tsx'
import type { FieldWords } from './words/field-words.ts'

/** A value as a form holds it; null is not said. */
export type Draft = string | number | boolean | null

/** Decimals to percent points and back, without the dust of binary fractions. */
const toPoints = (decimal: number): number => Number((decimal * 100).toPrecision(12))
const toDecimal = (points: number): number => Number((points / 100).toPrecision(12))

const isText = (value: Draft): value is string => typeof value === 'string'
const isNumber = (value: Draft): value is number => typeof value === 'number'

/** One field of a list's entry, drawn from its description. */
export function FieldInput(props: {
  readonly field: FieldKind & { readonly needed: boolean }
  readonly words: FieldWords
  readonly value: Draft
  readonly onChange: (value: Draft) => void
  readonly error?: string | undefined
  /** Entries of the list that a field of kind `entry` names. */
  readonly entries: readonly (readonly [id: string, name: string])[]
}) {
  const { field, words, value, onChange, error, entries } = props
  const { label, hint, suffix } = words
  const number = isNumber(value) ? value : null
  const text = isText(value) ? value : ''
  switch (field.kind) {
    case 'text':
      return <TextBox label={label} hint={hint} value={text} onChange={onChange} maxLength={field.most} error={error} />
    case 'money':
    case 'whole': {
      const kind = field.kind === 'money' ? 'money' : 'plain'
      const least = field.least ?? 0
      return (
        <NumberField {...{ label, hint, suffix, kind, error, onChange }} value={number} min={least} max={field.most} />
      )
    }
    case 'rate':
      return (
        <NumberField
          {...{ label, hint, error }}
          suffix={suffix ?? '%'}
          kind="percent"
          value={number === null ? null : toPoints(number)}
          min={toPoints(field.least ?? 0)}
          max={toPoints(field.most)}
          onChange={(points) => onChange(points === null ? null : toDecimal(points))}
        />
      )
    case 'flag':
      return field.needed ? (
        <label className="flex items-start gap-2.5 self-center text-sm">
          <input
            type="checkbox"
            className="size-5 flex-none accent-(--green)"
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span>
            {label}
            {hint ? <span className="block text-ink-3 text-xs">{hint}</span> : null}
          </span>
        </label>
      ) : (
        <SelectBox
          {...{ label, hint }}
          value={value === true ? 'yes' : value === false ? 'no' : ''}
          onChange={(next) => onChange(next === '' ? null : next === 'yes')}
          options={yesNo}
          none="Not sure"
        />
      )
    case 'choice': {
      const options = field.of.map((one) => [one, words.options?.[one] ?? one] as const)
      const none = field.needed ? undefined : 'Not sure'
      return (
        <SelectBox
          {...{ label, hint, options }}
          {...(none === undefined ? {} : { none })}
          value={text}
          onChange={(next) => onChange(next === '' ? null : next)}
        />
      )
    }
    case 'entry':
      return (
        <SelectBox
          {...{ label, hint }}
          value={text}
          options={entries}
          none="Not said"
          onChange={(next) => onChange(next === '' ? null : next)}
        />
      )
    case 'day':
      return (
        <TextBox
          {...{ label, hint, error }}
          type="date"
          value={text}
          onChange={(next) => onChange(next === '' ? null : next)}
        />
      )
    case 'month':
      return (
        <MonthPick
          label={label}
          hint={hint ?? (field.needed ? '' : 'Optional')}
          value={isText(value) ? value : undefined}
          onChange={onChange}
          years={words.years ?? [-100, 0]}
        />
      )
    case 'log':
      return null
  }
}

const yesNo = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const
