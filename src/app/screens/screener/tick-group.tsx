import { useId } from 'react'
import { useEarly } from '../../ui/use-early.ts'

export interface Tick {
  readonly value: string
  readonly label: string
  /** Matches if it alone were chosen; null where that says nothing. */
  readonly count: number | null
}

/** Choices side by side, several or one; each says how many it would leave. */
export function TickGroup(props: {
  readonly label: string
  readonly labelHidden?: boolean
  readonly type: 'checkbox' | 'radio'
  readonly ticks: readonly Tick[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}) {
  const { label, labelHidden = false, type, ticks, chosen, onChange } = props
  const name = useId()
  const early = useEarly<HTMLFieldSetElement>((element) => {
    const ticked = [...element.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)
    if (ticked.join() !== chosen.join()) onChange(ticked)
  })
  const press = (value: string, isOn: boolean) => {
    if (type === 'radio') onChange([value])
    else onChange(ticks.map((one) => one.value).filter((one) => (one === value ? !isOn : chosen.includes(one))))
  }
  return (
    <fieldset ref={early} className="min-w-0">
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 font-semibold text-sm'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {ticks.map(({ value, label: words, count }) => {
          const isOn = chosen.includes(value)
          return (
            <label
              key={value}
              className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-3.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-copper ${isOn ? 'border-green bg-green-tint text-green-ink' : 'border-line-strong'}`}
            >
              <input
                type={type}
                name={type === 'radio' ? name : undefined}
                value={value}
                className="size-4 accent-(--green)"
                checked={isOn}
                onChange={() => press(value, isOn)}
              />
              <span>
                {words}
                {count === null ? null : <span className="text-ink-2"> {count}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
