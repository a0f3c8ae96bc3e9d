import type { ReactNode } from 'react'
import { useEarly } from '../../ui/use-early.ts'

/** A box to tick with its words. One that was ticked before this code had come stays ticked. */
export function EarlyCheck(props: {
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
  readonly children: ReactNode
}) {
  const { isOn, onTurn, children } = props
  const box = useEarly<HTMLInputElement>((element) => {
    if (element.checked && !isOn) onTurn(true)
  })
  return (
    <label className="flex min-h-11 items-center gap-3 py-1">
      <input
        ref={box}
        type="checkbox"
        className="size-5 flex-none accent-(--green)"
        checked={isOn}
        onChange={(event) => onTurn(event.target.checked)}
      />
      {children}
    </label>
  )
}
