import { useId } from 'react'
import type { Answering } from '#calculators/kit/definition.ts'
import { isMoney } from '#calculators/kit/format.ts'
import type { Unit } from '#calculators/kit/presentation.ts'
import type { Figure } from '#calculators/kit/presets.ts'
import { NumberBox } from '../../ui/number-box.tsx'

interface SolveBoxesProps {
  calculator: Answering
  free: readonly string[]
  figures: readonly Figure[]
  unknown: string
  onUnknown: (name: string) => void
  figure: Figure
  onFigure: (key: string) => void
  /** What the figure is now, in words. */
  now: string
  target: string
  onTarget: (text: string) => void
  problemId: string | undefined
}

const suffixes: Partial<Readonly<Record<Unit, string>>> = { percent: '%', months: 'months', years: 'years' }

/** What to find, which result, and what it should be. Long names are cut in their boxes, never wider than the panel. */
export function SolveBoxes(props: SolveBoxesProps) {
  const { calculator, free, figures, unknown, figure, target, problemId } = props
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[repeat(3,minmax(0,1fr))]">
      <div className="grid min-w-0 content-start gap-1">
        <label htmlFor={`${id}-u`} className="text-sm">
          Find
        </label>
        <select
          id={`${id}-u`}
          className="select w-full min-w-0 text-ellipsis"
          value={unknown}
          onChange={(event) => props.onUnknown(event.target.value)}
        >
          {free.map((name) => (
            <option key={name} value={name}>
              {calculator.fields[name]?.label}
            </option>
          ))}
        </select>
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <label htmlFor={`${id}-f`} className="text-sm">
          So that
        </label>
        <select
          id={`${id}-f`}
          className="select w-full min-w-0 text-ellipsis"
          value={figure.key}
          onChange={(event) => props.onFigure(event.target.value)}
        >
          {figures.map((one) => (
            <option key={one.key} value={one.key}>
              {one.label}
            </option>
          ))}
        </select>
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <label htmlFor={`${id}-t`} className="text-sm">
          Is <span className="text-ink-2">(now {props.now})</span>
        </label>
        <NumberBox
          id={`${id}-t`}
          text={target}
          onText={props.onTarget}
          prefix={isMoney(figure.unit) ? '$' : undefined}
          suffix={suffixes[figure.unit]}
          bad={problemId !== undefined}
          describedBy={problemId}
          className="w-full"
        />
      </div>
    </div>
  )
}
