import { monthText } from '#calculators/kit/format.ts'
import type { Month } from '#engine/month.ts'
import { Icon } from '../../ui/icon.tsx'
import { SelectBox } from '../device/text-box.tsx'
import { words } from './words.ts'

/** Which month the screen speaks of. */
export function MonthSwitch(props: {
  readonly months: readonly Month[]
  readonly month: Month
  readonly onChange: (month: Month) => void
}) {
  const { months, month, onChange } = props
  const at = months.indexOf(month)
  const step = (by: number, label: string, icon: string) => {
    const to = months[at + by]
    return (
      <button
        type="button"
        className="button min-h-10 px-3"
        aria-label={label}
        disabled={to === undefined}
        onClick={() => to && onChange(to)}
      >
        <Icon name={icon} className="size-[18px]" />
      </button>
    )
  }
  return (
    <div className="no-print flex items-end gap-2">
      {step(-1, words.earlier, 'arrow-left')}
      <div className="w-48">
        <SelectBox
          label={words.month}
          labelHidden
          value={month}
          onChange={(value) => value !== '' && onChange(value as Month)}
          options={[...months].reverse().map((one) => [one as string, monthText(one)] as const)}
        />
      </div>
      {step(1, words.next, 'arrow-right')}
    </div>
  )
}
