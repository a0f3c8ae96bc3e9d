import { useId } from 'react'
import { useEarly } from '../../ui/use-early.ts'

/** A few choices side by side, one of them taken. */
export function Segments(props: {
  name: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  label?: string
}) {
  const unique = useId()
  const group = useEarly<HTMLDivElement>((element) => {
    const taken = element.querySelector<HTMLInputElement>('input:checked')?.value
    if (taken !== undefined && taken !== props.value) props.onChange(taken)
  })
  return (
    <div ref={group} className="segments" role="radiogroup" aria-label={props.label}>
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
