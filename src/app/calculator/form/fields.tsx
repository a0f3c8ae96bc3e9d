import { type ComponentType, type CSSProperties, memo, type ReactNode, useEffect, useId, useState } from 'react'
import type { CellField, Field, InputValue, RowValue, ShareValue } from '#calculators/kit/field.ts'
import { figureText } from '#calculators/kit/format.ts'
import { boxText, stateCodes } from '#calculators/kit/read-field.ts'
import { NumberBox } from '../../ui/number-box.tsx'
import { afterPaint } from '../state/after-paint.ts'
import type { PublishedRateProps } from './published-rate.tsx'
import { RowsEditor } from './rows-editor.tsx'

export interface FieldProps {
  name: string
  field: Field
  value: InputValue
  draft: string | undefined
  error: string | undefined
  hint: string | undefined
  /** 100% of a share field, in dollars. */
  base: number | undefined
  /** Set when the value came from the visitor's profile. */
  fromProfile: boolean
  onText: (name: string, text: string) => void
  onLeave: (name: string) => void
  onPut: (name: string, value: InputValue) => void
  onMark: (name: string, isUnread: boolean) => void
  /** Another object whenever whole sets of values came in: texts in boxes of lists are then over. */
  brought: ReadonlySet<string>
}

/** One question of the form with its label, hint, error and unit, whatever its kind. */
export const FormField = memo(function FormField(props: FieldProps) {
  const { name, field, value, draft, error, hint, base, fromProfile, onText, onLeave, onPut, onMark, brought } = props
  const id = `f-${name}`
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
  const notes = (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="basis-full text-ink-3 text-xs">
          {hint}
        </p>
      ) : null}
      {field.kind === 'percent' && field.published ? (
        <Published since={field.published.asOf} label={field.label} value={value} onUse={(rate) => onPut(name, rate)} />
      ) : null}
      {fromProfile ? <p className="basis-full text-green text-xs">From your numbers</p> : null}
      {error ? (
        <p id={`${id}-error`} className="basis-full text-bad text-xs" role="alert">
          {error}
        </p>
      ) : null}
    </>
  )
  if (field.kind === 'rows')
    return (
      <div className="py-2">
        <RowsEditor
          name={name}
          field={field}
          rows={value as readonly RowValue[]}
          error={error}
          hint={hint}
          onPut={onPut}
          onMark={onMark}
          brought={brought}
        />
      </div>
    )
  if (field.kind === 'choice' && field.options.length <= 3 && field.options.every((o) => o.label.length <= 14))
    return (
      <fieldset
        className="flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1 py-2"
        aria-describedby={described}
      >
        <legend className="float-left text-sm">{field.label}</legend>
        <Segments name={id} options={field.options} value={String(value)} onChange={(next) => onPut(name, next)} />
        {notes}
      </fieldset>
    )
  const unitButtons =
    field.kind === 'share' ? (
      <ShareUnit name={name} label={field.label} value={value as ShareValue} base={base} onPut={onPut} />
    ) : null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1 py-2">
      <label htmlFor={id} className="flex-[1_1_6rem] text-sm">
        {field.label}
      </label>
      <div className="flex max-w-full flex-wrap items-center justify-end gap-1.5">
        {control({
          id,
          field,
          value,
          draft,
          bad: Boolean(error),
          described,
          onText: (text) => onText(name, text),
          onLeave: () => onLeave(name),
          onPut: (next) => onPut(name, next),
        })}
        {unitButtons}
      </div>
      {'slider' in field && field.slider ? (
        <Slider field={field} label={field.label} value={value} onPut={(next) => onPut(name, next)} />
      ) : null}
      {notes}
    </div>
  )
})

/** A later average than the starting value's, when there is one. Comes after the page is painted; nothing is missed without it. */
function Published(props: PublishedRateProps) {
  const [Line, setLine] = useState<ComponentType<PublishedRateProps> | null>(null)
  useEffect(() => {
    let left = false
    const bring = async () => {
      const found = await import('./published-rate.tsx').catch(() => null)
      if (found && !left) setLine(() => found.PublishedRate)
    }
    const callOff = afterPaint(bring)
    return () => {
      left = true
      callOff()
    }
  }, [])
  return Line ? <Line {...props} /> : null
}

interface ControlProps {
  id: string
  field: Exclude<Field, { kind: 'rows' }> | CellField
  value: InputValue
  draft: string | undefined
  bad: boolean
  described: string | undefined
  label?: string
  wide?: boolean
  onText: (text: string) => void
  onLeave: () => void
  onPut: (value: InputValue) => void
}

const pers = { month: '/mo', year: '/yr', week: '/wk', day: '/day', hour: '/hr' } as const

/** The box, list, switch or picker of a field. Also used for the cells of a row. */
export function control(props: ControlProps): ReactNode {
  const { id, field, value, draft, bad, described, label, wide = false, onText, onLeave, onPut } = props
  const aria = { 'aria-describedby': described, 'aria-invalid': bad || undefined, 'aria-label': label }
  switch (field.kind) {
    case 'money':
    case 'percent':
    case 'number':
    case 'duration':
    case 'share': {
      const share = field.kind === 'share' ? (value as ShareValue) : null
      const prefix = field.kind === 'money' || share?.unit === 'usd' ? '$' : undefined
      const suffix =
        field.kind === 'money'
          ? field.per && pers[field.per]
          : field.kind === 'percent'
            ? `%${field.per ? pers[field.per] : ''}`
            : field.kind === 'share'
              ? share?.unit === 'pct'
                ? '%'
                : undefined
              : field.kind === 'duration' &&
                  typeof value === 'number' &&
                  value % 12 !== 0 &&
                  field.unit === 'years' &&
                  draft === undefined
                ? undefined
                : field.kind === 'number' && field.grouped === false
                  ? undefined
                  : field.unit
      return (
        <NumberBox
          id={id}
          text={draft ?? boxText(field, value)}
          onText={onText}
          onLeave={onLeave}
          onStep={(direction) => onPut(stepped(field, value, direction))}
          prefix={prefix}
          suffix={suffix}
          bad={bad}
          describedBy={described}
          label={label}
          className={wide ? 'w-full' : field.kind === 'share' ? 'w-[7.4rem]' : 'w-[9.75rem]'}
        />
      )
    }
    case 'choice':
      return (
        <select
          id={id}
          className={`select ${wide ? 'w-full' : ''}`}
          value={String(value)}
          onChange={(event) => onPut(event.target.value)}
          {...aria}
        >
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )
    case 'toggle':
      return (
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="switch"
          checked={value === true}
          aria-checked={value === true}
          onChange={(event) => onPut(event.target.checked)}
          {...aria}
        />
      )
    case 'month':
    case 'date':
      return (
        <input
          id={id}
          type={field.kind}
          className={`select ${wide ? 'w-full' : ''}`}
          value={draft ?? String(value ?? '')}
          min={field.min}
          max={field.max}
          onChange={(event) => onText(event.target.value)}
          onBlur={onLeave}
          {...aria}
        />
      )
    case 'state':
      return (
        <select
          id={id}
          className="select"
          value={String(value)}
          onChange={(event) => onPut(event.target.value)}
          {...aria}
        >
          {stateCodes.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
      )
    case 'text':
      return (
        <input
          id={id}
          type="text"
          className={`select ${wide ? 'w-full' : ''}`}
          maxLength={field.maxLength}
          value={String(value)}
          onChange={(event) => onPut(event.target.value)}
          {...aria}
        />
      )
  }
}

function stepped(field: Field | CellField, value: InputValue, direction: 1 | -1): InputValue {
  if (field.kind === 'share') {
    const share = value as ShareValue
    const step = share.unit === 'pct' ? 1 : 1000
    const most = share.unit === 'pct' ? field.maxPct : field.maxUsd
    return { amount: Math.min(most, Math.max(0, share.amount + direction * step)), unit: share.unit }
  }
  if (!('step' in field)) return value
  const next = (typeof value === 'number' ? value : 0) + direction * field.step
  return Math.min(field.max, Math.max(field.min, Number(next.toPrecision(12))))
}

export function Segments(props: {
  name: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  label?: string
}) {
  const unique = useId()
  return (
    <div className="segments" role="radiogroup" aria-label={props.label}>
      {props.options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={`${props.name}-${unique}`}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}

/** Dollars or percent; switching keeps the amount's meaning. */
function ShareUnit(props: {
  name: string
  label: string
  value: ShareValue
  base: number | undefined
  onPut: FieldProps['onPut']
}) {
  const { name, label, value, base, onPut } = props
  const change = (unit: string) => {
    if (unit === value.unit || (unit !== 'usd' && unit !== 'pct')) return
    const whole = base ?? 0
    const amount = unit === 'usd' ? (whole * value.amount) / 100 : whole > 0 ? (value.amount / whole) * 100 : 0
    onPut(name, { amount: Math.min(unit === 'pct' ? 100 : 1e9, Number(amount.toFixed(unit === 'usd' ? 2 : 4))), unit })
  }
  return (
    <Segments
      name={`${name}-unit`}
      label={`${label}: dollars or percent`}
      options={[
        { value: 'usd', label: '$' },
        { value: 'pct', label: '%' },
      ]}
      value={value.unit}
      onChange={change}
    />
  )
}

function Slider(props: {
  field: Extract<Field, { min: number }>
  label: string
  value: InputValue
  onPut: (value: InputValue) => void
}) {
  const { field, label, value, onPut } = props
  const range = field.slider ?? { from: field.min, to: field.max }
  const now = typeof value === 'number' ? value : range.from
  const fill = Math.min(100, Math.max(0, ((now - range.from) / (range.to - range.from)) * 100))
  const unit =
    field.kind === 'money'
      ? 'money'
      : field.kind === 'percent'
        ? 'percent'
        : field.kind === 'duration'
          ? 'months'
          : 'count'
  return (
    <input
      type="range"
      className="range basis-full"
      style={{ '--fill': `${fill}%` } as CSSProperties}
      min={range.from}
      max={range.to}
      step={field.step}
      value={Math.min(range.to, Math.max(range.from, now))}
      onChange={(event) => onPut(Number(event.target.value))}
      aria-label={`${label}, slider`}
      aria-valuetext={figureText(now, unit)}
    />
  )
}
