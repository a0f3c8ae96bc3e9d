import { useState } from 'react'
import { groupDigits, moneyText, readNumber } from '#calculators/kit/number-text.ts'
import { useTypedBefore } from '../device/typed-before.ts'

interface Props {
  readonly label: string
  readonly mark: '$' | '%'
  readonly most: number
  readonly value: number | null
  readonly onValue: (value: number | null) => void
}

/** One number in a row: what is typed stays as typed until the box is left; blank is not zero. */
export function NumberCell({ label, mark, most, value, onValue }: Props) {
  const [typing, setTyping] = useState<string | null>(null)
  const shown = typing ?? (value === null ? '' : mark === '%' ? groupDigits(value, 3) : moneyText(value))
  const bad = typing !== null && typing.trim() !== '' && readWithin(typing, most) === null
  const type = (text: string) => {
    setTyping(text)
    if (text.trim() === '') onValue(null)
    else {
      const read = readWithin(text, most)
      if (read !== null) onValue(read)
    }
  }
  const box = useTypedBefore(shown, type)
  return (
    <label className="grid gap-1 text-sm">
      <span>{label}</span>
      <span className="flex items-center rounded-sm border border-(--edge) bg-surface px-2.5 text-base focus-within:outline-2 focus-within:outline-green">
        {mark === '$' ? (
          <span className="text-ink-3" aria-hidden="true">
            $
          </span>
        ) : null}
        <input
          ref={box}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          aria-invalid={bad}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            if (!bad) setTyping(null)
          }}
          className="min-h-[38px] w-full min-w-0 bg-transparent text-right outline-none"
        />
        {mark === '%' ? (
          <span className="pl-1 text-ink-3" aria-hidden="true">
            %
          </span>
        ) : null}
      </span>
      {bad ? <span className="text-bad">Use a number from 0 to {moneyText(most)}.</span> : null}
    </label>
  )
}

function readWithin(text: string, most: number): number | null {
  const read = readNumber(text)
  return read.ok && read.value >= 0 && read.value <= most ? read.value : null
}
