import type { Scenario } from '../state/scenarios.ts'

interface ScenarioListProps {
  saved: readonly Scenario[]
  picked: readonly string[]
  isReadable: (scenario: Scenario) => boolean
  onPick: (name: string) => void
  onOpen: (scenario: Scenario) => void
  onRemove: (scenario: Scenario) => void
}

/** The saved scenarios: which stand beside the numbers on the page, and what can be done with each. */
export function ScenarioList({ saved, picked, isReadable, onPick, onOpen, onRemove }: ScenarioListProps) {
  if (saved.length === 0)
    return (
      <p className="text-ink-2 text-sm">
        Nothing saved yet. Save these numbers, change something, and compare the two side by side.
      </p>
    )
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)]" aria-label="Saved scenarios">
      {saved.map((scenario) => {
        const { name } = scenario
        const readable = isReadable(scenario)
        return (
          <li key={name} className="flex min-h-11 flex-wrap items-center gap-x-4 border-line border-b text-sm">
            <label className="flex min-w-[min(100%,9rem)] flex-1 items-center gap-2 py-1.5 [overflow-wrap:anywhere]">
              <input
                type="checkbox"
                className="size-4 flex-none accent-green"
                checked={picked.includes(name) && readable}
                disabled={!readable}
                onChange={() => onPick(name)}
              />
              <span className="min-w-0">
                {name}
                {readable ? '' : ' (saved with an older version of this calculator, so it can’t be opened)'}
              </span>
            </label>
            {readable ? (
              <button
                type="button"
                className="min-h-9 text-green underline underline-offset-2"
                onClick={() => onOpen(scenario)}
              >
                Open<span className="sr-only"> {name}</span>
              </button>
            ) : null}
            <button
              type="button"
              className="min-h-9 text-green underline underline-offset-2"
              onClick={() => onRemove(scenario)}
            >
              Remove<span className="sr-only"> {name}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
