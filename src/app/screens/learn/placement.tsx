import { useState } from 'react'
import type { PlacementItem } from '#teaching/lesson-pages/page.ts'
import { setPlaced } from '../../state/lesson-progress.ts'
import { AskOne } from './ask-one.tsx'
import { useQuestions } from './use-questions.ts'
import { words } from './words.ts'

const say = words.education.place
const load = async (): Promise<readonly PlacementItem[]> =>
  (await import('#teaching/lesson-pages/placement.precomputed.ts')).items

/** Eight questions that say which courses a visitor could skip. */
export function Placement() {
  const [asked, ask] = useQuestions(load)
  const [round, setRound] = useState(0)
  return (
    <section aria-labelledby="place" className="card grid gap-3 p-5">
      <h2 id="place" className="text-xl">
        {say.title}
      </h2>
      <p className="text-ink-2 text-sm">{say.note}</p>
      {asked.at === 'here' ? (
        <AskOne
          key={round}
          items={asked.items}
          titleOf={({ unitTitle }, at) => say.at(at + 1, asked.items.length, unitTitle)}
          onAnswer={() => undefined}
          onEnd={(right) => setPlaced(right.map(({ unit }) => unit))}
          end={(right) => <Placed items={asked.items} right={right} onAgain={() => setRound((now) => now + 1)} />}
        />
      ) : (
        <Start state={asked.at} label={say.start} ask={ask} />
      )}
    </section>
  )
}

/** The button that fetches questions, and what became of it. */
export function Start(props: {
  readonly state: 'rest' | 'loading' | 'lost'
  readonly label: string
  readonly ask: () => void
}) {
  const { state, label, ask } = props
  return (
    <p className="flex flex-wrap items-center gap-3">
      <button type="button" className="button button-main min-h-11" disabled={state === 'loading'} onClick={ask}>
        {label}
      </button>
      <span role="status" className="text-ink-2 text-sm">
        {state === 'loading' ? say.loading : state === 'lost' ? say.lost : ''}
      </span>
    </p>
  )
}

function Placed(props: {
  readonly items: readonly PlacementItem[]
  readonly right: readonly PlacementItem[]
  readonly onAgain: () => void
}) {
  const { items, right, onAgain } = props
  const first = items.find((item) => !right.includes(item))
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-serif text-lg">{say.result(right.length, items.length)}</p>
      {right.length > 0 ? <p>{say.known(right.map(({ unitTitle }) => unitTitle).join(', '))}</p> : null}
      {first ? <p>{say.first(first.unitTitle)}</p> : null}
      <button type="button" className="button min-h-11" onClick={onAgain}>
        {say.again}
      </button>
    </div>
  )
}
