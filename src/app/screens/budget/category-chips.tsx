import { DEFAULT_CATEGORIES } from '#engine/budget/default-categories.ts'
import { shortName } from './month-spending.ts'

/** One category of thirteen, one tap. */
export function CategoryChips(props: {
  readonly name: string
  readonly value: string
  readonly onChange: (key: string) => void
}) {
  const { name, value, onChange } = props
  return (
    <fieldset>
      <legend className="mb-2 text-sm">Category</legend>
      <div className="flex flex-wrap gap-2">
        {DEFAULT_CATEGORIES.map((category) => (
          <label
            key={category.key}
            className="relative inline-flex min-h-10 items-center rounded-full border border-line-strong px-3.5 text-sm hover:bg-sunk has-checked:border-green has-checked:bg-green has-checked:text-on-green has-focus-visible:outline-2 has-focus-visible:outline-copper has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={value === category.key}
              onChange={() => onChange(category.key)}
              aria-label={category.name}
            />
            {shortName(category.key)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
