import { type FormEvent, useEffect, useState } from 'react'
import { NumberField } from '#app/ui/number-field.tsx'
import { SEEDS } from '#teaching/games/kit/code.ts'
import { solves, sumOf } from '#teaching/kids/home/grown-up-sum.ts'
import { grownUpWords } from './words.ts'

const words = grownUpWords.gate

/** A sum before the page. What is behind it is named, so that a grown-up knows why to solve it. */
export function Gate({ onOpen }: { readonly onOpen: () => void }) {
  const [seed, setSeed] = useState(0)
  const [answer, setAnswer] = useState<number | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => setSeed((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS), [])
  const sum = sumOf(seed)
  const check = (event: FormEvent) => {
    event.preventDefault()
    if (solves(sum, answer)) return onOpen()
    setTries(tries + 1)
    setSeed((seed + 1) % SEEDS)
    setAnswer(null)
  }
  return (
    <section className="card max-w-xl p-5 md:p-7" aria-labelledby="gate">
      <h2 id="gate" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">{words.note}</p>
      <form className="grid max-w-60 gap-3" onSubmit={check}>
        <NumberField
          key={tries}
          kind="plain"
          label={<span className="font-semibold text-xl">{words.label(sum.a, sum.b)}</span>}
          value={answer}
          onChange={setAnswer}
          max={999}
        />
        <button type="submit" className="button button-main min-h-14!">
          {words.check}
        </button>
      </form>
      <p role="status" className="mt-3 min-h-6 text-bad">
        {tries > 0 ? words.wrong : ''}
      </p>
      <h3 className="mt-3 font-semibold">{words.inside}</h3>
      <ul className="mt-1 grid list-disc gap-0.5 pl-5 text-ink-2">
        {Object.values(grownUpWords.parts).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </section>
  )
}
