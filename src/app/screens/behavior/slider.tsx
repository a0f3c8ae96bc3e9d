import { type CSSProperties, useId } from 'react'
import { figureText } from '#calculators/kit/format.ts'
import type { Unit } from '#calculators/kit/presentation.ts'
import { useEarly } from '../../ui/use-early.ts'

/** A number on a slider, said beside it. */
export function Slider(props: {
  readonly label: string
  readonly unit: Unit
  readonly from: number
  readonly to: number
  readonly step: number
  readonly value: number
  readonly onChange: (value: number) => void
  readonly isSmall?: boolean
}) {
  const { label, unit, from, to, step, value, onChange, isSmall = false } = props
  const id = useId()
  const slider = useEarly<HTMLInputElement>((element) => {
    if (Number(element.value) !== value) onChange(Number(element.value))
  })
  const text = figureText(value, unit)
  return (
    <div className="grid gap-1">
      <p className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm">
          {label}
        </label>
        <output htmlFor={id} className={`font-semibold font-serif ${isSmall ? '' : 'text-xl'}`}>
          {text}
        </output>
      </p>
      <input
        ref={slider}
        id={id}
        type="range"
        className="range h-11!"
        style={{ '--fill': `${((value - from) / (to - from)) * 100}%` } as CSSProperties}
        min={from}
        max={to}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        aria-valuetext={text}
      />
    </div>
  )
}
