/** The boxes of a form that hold no number. What was chosen before their code came is kept, as in a number box. */
import type { ComponentProps } from 'react'
import { useEarly, useEarlyText } from '../../ui/use-early.ts'

type Own<T extends 'select' | 'input'> = Omit<ComponentProps<T>, 'value' | 'checked' | 'onChange' | 'ref'>

/** A list to choose from. */
export function SelectBox(props: Own<'select'> & { value: string; onPick: (value: string) => void }) {
  const { value, onPick, ...rest } = props
  const box = useEarly<HTMLSelectElement>((element) => {
    if (element.value !== value && element.value !== '') onPick(element.value)
  })
  return <select {...rest} ref={box} value={value} onChange={(event) => onPick(event.target.value)} />
}

/** A line of text, a day or a month. */
export function TextBox(props: Own<'input'> & { value: string; onText: (text: string) => void }) {
  const { value, onText, ...rest } = props
  const box = useEarlyText(value, onText)
  return <input {...rest} ref={box} value={value} onChange={(event) => onText(event.target.value)} />
}

export function SwitchBox(props: Own<'input'> & { on: boolean; onTurn: (on: boolean) => void }) {
  const { on, onTurn, ...rest } = props
  const box = useEarly<HTMLInputElement>((element) => {
    if (element.checked !== on) onTurn(element.checked)
  })
  return (
    <input
      {...rest}
      ref={box}
      type="checkbox"
      role="switch"
      className="switch"
      checked={on}
      aria-checked={on}
      onChange={(event) => onTurn(event.target.checked)}
    />
  )
}
