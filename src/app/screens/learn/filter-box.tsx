import { useId } from 'react'
import { useAddressBox } from '../listing/address-box.ts'
import type { FilterName, HubFilters } from './hub-filters.ts'

/** One choice of the library. The box holds what is chosen; the address follows. */
export function FilterBox(props: {
  readonly name: FilterName
  readonly label: string
  readonly any: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly filters: HubFilters
  readonly alive: boolean
  readonly put: (name: FilterName, value: string) => void
}) {
  const { name, label, any, options, filters, alive, put } = props
  const id = useId()
  const box = useAddressBox<HTMLSelectElement>(filters[name], alive, (next) => put(name, next))
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <select
        id={id}
        ref={box}
        defaultValue=""
        onChange={(event) => put(name, event.target.value)}
        className="select w-full"
      >
        <option value="">{any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
