import {
  type ComponentType,
  type CSSProperties,
  createContext,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react'
import type { Field, InputValue, RowValue, ShareValue } from '#calculators/kit/field.ts'
import { figureText } from '#calculators/kit/format.ts'
import { afterPaint } from '../state/after-paint.ts'
import { TermedText } from '../terms/termed.tsx'
import { control } from './control.tsx'
import type { PublishedRateProps } from './published-rate.tsx'
import { Segments } from './segments.tsx'

export interface FieldProps {
  name: string
  field: Field
  value: InputValue
  draft: string | undefined
  error: string | undefined
  hint: string | undefined
  /** 100% of a share field, in dollars. */
  base: number | undefined
  /** Names of the rows it is about, one to a line; see row-names.ts. */
  rowNames: string | undefined
  /** Set when the value came from the visitor's profile. */
  fromProfile: boolean
  onText: (name: string, text: string) => void
  onLeave: (name: string) => void
  onPut: (name: string, value: InputValue) => void
  onMark: (name: string, isUnread: boolean) => void
  /** Another object whenever whole sets of values came in: texts in boxes of lists are then over. */
  brought: ReadonlySet<string>
}

/** Few calculators ask for a list, or for its order. */
const RowsEditor = lazy(async () => ({ default: (await import('./rows-editor.tsx')).RowsEditor }))
const RankList = lazy(async () => ({ default: (await import('./rank-list.tsx')).RankList }))

/** Resolves once the fold around a question is opened; null outside folds. On the server everything is drawn. */
export const Meant = createContext<Promise<void> | null>(null)

/** A list in a fold nobody has opened stays the HTML it came as, and its code where it is. */
function OnceMeant({ children }: { readonly children: ReactNode }) {
  const meant = use(Meant)
  if (meant && !import.meta.env.SSR) use(meant)
  return children
}

/** One question of the form with its label, hint, error and unit, whatever its kind. */
export const FormField = memo(function FormField(props: FieldProps) {
  const {
    name,
    field,
    value,
    draft,
    error,
    hint,
    base,
    rowNames,
    fromProfile,
    onText,
    onLeave,
    onPut,
    onMark,
    brought,
  } = props
  const id = `f-${name}`
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
  const notes = (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="basis-full text-ink-3 text-xs">
          <TermedText id={`${id}-hint`} text={hint} />
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
        <Suspense>
          <OnceMeant>
            <RowsEditor
              name={name}
              field={field}
              rows={value as readonly RowValue[]}
              error={error}
              hint={hint}
              rowNames={rowNames}
              onPut={onPut}
              onMark={onMark}
              brought={brought}
            />
          </OnceMeant>
        </Suspense>
      </div>
    )
  if (field.kind === 'text' && rowNames !== undefined)
    return (
      <fieldset className="py-2" aria-describedby={described}>
        <legend className="float-left w-full pb-1 text-sm">{field.label}</legend>
        <Suspense>
          <RankList order={String(value)} rowNames={rowNames} onPut={(order) => onPut(name, order)} />
        </Suspense>
        {notes}
      </fieldset>
    )
  if (field.kind === 'choice' && field.options.length <= 3 && field.options.every((o) => o.label.length <= 14))
    return (
      <fieldset
        className="flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1 py-2"
        aria-describedby={described}
      >
        <legend className="float-left text-sm">
          <TermedText id={id} text={field.label} />
        </legend>
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
        <TermedText id={id} text={field.label} />
      </label>
      <div className="flex max-w-full flex-wrap items-center justify-end gap-1.5">
        {control({
          id,
          field,
          value,
          draft,
          bad: Boolean(error),
          described,
          rowNames,
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
