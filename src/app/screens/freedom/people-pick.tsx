import { type Persona, personas, type Setup } from '#teaching/games/freedom/life.ts'
import { people, peopleWords } from './words/people-words.ts'

/** One of the others. */
function chanceOf(now: Persona): Persona {
  const others = personas.filter((persona) => persona !== now)
  return others[(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % others.length] ?? now
}

/** Who to be. Before the first choice only; afterwards the game would be another one. */
export function PeoplePick(props: { readonly setup: Setup; readonly onPick: (setup: Setup) => void }) {
  const { setup, onPick } = props
  return (
    <fieldset className="no-print mb-5 min-w-0">
      <legend className="font-semibold font-serif text-lg">{peopleWords.ask}</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {personas.map((persona) => (
          <label
            key={persona}
            className="card flex min-h-11 items-start gap-3 p-3.5 has-checked:border-green has-checked:bg-green-tint"
          >
            <input
              type="radio"
              name="persona"
              className="mt-1 size-4.5 flex-none accent-(--green)"
              checked={setup.persona === persona}
              onChange={() => onPick({ persona, children: false })}
            />
            <span>
              <span className="font-semibold">{people[persona].name}</span>
              <span className="block text-ink-2 text-sm">{people[persona].said}</span>
            </span>
          </label>
        ))}
      </div>
      <p className="mt-2">
        <button
          type="button"
          className="button min-h-11!"
          onClick={() => onPick({ persona: chanceOf(setup.persona), children: false })}
        >
          {peopleWords.random}
        </button>
      </p>
      {setup.persona === 'sam' ? (
        <label className="mt-2 flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            className="size-5 accent-(--green)"
            checked={setup.children}
            onChange={(event) => onPick({ persona: 'sam', children: event.target.checked })}
          />
          {peopleWords.children}
        </label>
      ) : null}
    </fieldset>
  )
}
