import { LabelledSelect } from '../device/labelled-select.tsx'
import { useAddressBox } from './address-box.ts'

/** One choice of a list whose filters stand in the address. The box holds what is chosen; the address follows. */
export function AddressSelect<Name extends string>(props: {
  readonly name: Name
  readonly label: string
  /** Words for no choice. */
  readonly any: string
  readonly options: readonly (readonly [value: string, words: string])[]
  /** As the address says it; '' for none. */
  readonly value: string
  readonly alive: boolean
  readonly put: (name: Name, value: string) => void
  readonly className?: string
}) {
  const { name, label, any, options, value, alive, put, className } = props
  const { ref } = useAddressBox<HTMLSelectElement>(value, alive, (next) => put(name, next))
  return (
    <LabelledSelect
      ref={ref}
      name={name}
      label={label}
      none={any}
      options={options}
      defaultValue=""
      {...(className ? { className } : {})}
      onChange={(event) => put(name, event.target.value)}
    />
  )
}
