import type { ReactNode } from 'react'
import { boxText } from '#calculators/kit/box-text.ts'
import type { CellField, Field, InputValue, ShareValue } from '#calculators/kit/field.ts'
import { NumberBox } from '../../ui/number-box.tsx'
import { SelectBox, SwitchBox, TextBox } from './boxes.tsx'

interface ControlProps {
  id: string
  field: Exclude<Field, { kind: 'rows' }> | CellField
  value: InputValue
  draft: string | undefined
  bad: boolean
  described: string | undefined
  label?: string
  wide?: boolean
  /** Names of the rows a number picks from, one to a line. */
  rowNames?: string | undefined
  onText: (text: string) => void
  onLeave: () => void
  onPut: (value: InputValue) => void
}

const pers = { month: '/mo', year: '/yr', week: '/wk', day: '/day', hour: '/hr' } as const

/** The box, list, switch or picker of a field. Also used for the cells of a row. */
export function control(props: ControlProps): ReactNode {
  const { id, field, value, draft, bad, described, label, wide = false, onText, onLeave, onPut } = props
  const aria = { 'aria-describedby': described, 'aria-invalid': bad || undefined, 'aria-label': label }
  if (field.kind === 'number' && field.picks && props.rowNames !== undefined)
    return (
      <RowPicker
        {...aria}
        id={id}
        noun={field.picks.noun}
        names={props.rowNames.split('\n')}
        value={value}
        wide={wide}
        onPut={onPut}
      />
    )
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
        <SelectBox id={id} className={`select ${wide ? 'w-full' : ''}`} value={String(value)} onPick={onPut} {...aria}>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectBox>
      )
    case 'toggle':
      return <SwitchBox id={id} on={value === true} onTurn={onPut} {...aria} />
    case 'month':
    case 'date':
      return (
        <TextBox
          id={id}
          type={field.kind}
          className={`select ${wide ? 'w-full' : ''}`}
          value={draft ?? String(value ?? '')}
          min={field.min}
          max={field.max}
          onText={onText}
          onBlur={onLeave}
          {...aria}
        />
      )
    case 'text':
      return (
        <TextBox
          id={id}
          type="text"
          className={`select ${wide ? 'w-full' : ''}`}
          maxLength={field.maxLength}
          value={String(value)}
          onText={onPut}
          {...aria}
        />
      )
  }
}

/** One row of another list, by its name. A number past the end of the list waits for a choice. */
function RowPicker(props: {
  id: string
  noun: string
  names: readonly string[]
  value: InputValue
  wide: boolean
  onPut: (value: InputValue) => void
}) {
  const { noun, names, value, wide, onPut, ...rest } = props
  return (
    <SelectBox
      {...rest}
      className={`select ${wide ? 'w-full' : ''}`}
      value={String(value)}
      onPick={(picked) => onPut(Number(picked))}
    >
      {Number(value) > names.length ? (
        <option value={String(value)} disabled>
          Choose a {noun.toLowerCase()}
        </option>
      ) : null}
      {names
        .map((name, index) => ({ name, number: index + 1 }))
        .map(({ name, number }) => (
          <option key={number} value={number}>
            {name}
          </option>
        ))}
    </SelectBox>
  )
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
