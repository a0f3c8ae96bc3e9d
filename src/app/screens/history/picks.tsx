import { Segments } from '../../calculator/form/segments.tsx'
import { Swatch } from '../../ui/chart/swatch.tsx'
import { useEarly } from '../../ui/use-early.ts'
import { type Asked, views } from './asked.ts'
import { lineColors, lineKeys } from './lines.ts'
import { lineNames, words } from './words.ts'

export type Change = (part: Partial<Asked>) => void
interface PicksProps {
  readonly asked: Asked
  readonly change: Change
}

/** Which view of the record is shown. */
export function ViewPicks({ asked, change }: PicksProps) {
  return (
    <fieldset className="no-print mt-5 flex flex-wrap gap-2">
      <legend className="sr-only">{words.view}</legend>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          className="button min-h-11"
          aria-pressed={asked.view === view}
          onClick={() => change({ view })}
        >
          {words.views[view]}
        </button>
      ))}
    </fieldset>
  )
}

/** Which lines are compared; at least one. */
export function LinePicks({ asked, change }: PicksProps) {
  const early = useEarly<HTMLFieldSetElement>((element) => {
    const lines = ticked(element, lineKeys)
    if (lines.length > 0 && lines.join() !== asked.lines.join()) change({ lines })
  })
  return (
    <fieldset ref={early} className="no-print mt-4 flex flex-wrap items-center gap-2">
      <legend className="mb-1.5 text-ink-2 text-sm">{words.compare}</legend>
      {lineKeys.map((key) => {
        const isOn = asked.lines.includes(key)
        const rest = asked.lines.filter((one) => one !== key)
        return (
          <label
            key={key}
            className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-3.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-copper ${isOn ? 'border-ink-2 bg-surface' : 'border-line text-ink-2'}`}
          >
            <input
              type="checkbox"
              value={key}
              className="size-4 accent-(--green)"
              checked={isOn}
              disabled={isOn && rest.length === 0}
              onChange={() =>
                change({ lines: isOn ? rest : lineKeys.filter((one) => one === key || rest.includes(one)) })
              }
            />
            <Swatch color={lineColors[key]} />
            {lineNames[key]}
          </label>
        )
      })}
    </fieldset>
  )
}

/** Which of `keys` are ticked in a group of boxes, as the page shows them. */
export const ticked = <K extends string>(group: Element, keys: readonly K[]): readonly K[] => {
  const on = new Set([...group.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value))
  return keys.filter((key) => on.has(key))
}

/** A choice of few, with its name above. */
export function Choice<V extends string>(props: {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [V, string])[]
  readonly value: V
  readonly onChange: (value: V) => void
}) {
  const { name, label, options, value, onChange } = props
  return (
    <div>
      <p className="mb-1 text-sm" aria-hidden="true">
        {label}
      </p>
      <Segments
        name={name}
        label={label}
        options={options.map(([key, words]) => ({ value: key, label: words }))}
        value={value}
        onChange={(next) => onChange(options.find(([key]) => key === next)?.[0] ?? value)}
      />
    </div>
  )
}
