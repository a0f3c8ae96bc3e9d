import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { figureText } from '#calculators/kit/format.ts'
import { readNumber } from '#calculators/kit/number-text.ts'
import { aims, type Preset, quickFigures, unknowns } from '#calculators/kit/presets.ts'
import type { Wanted } from '#calculators/kit/solve-for.ts'
import type { CalculatorForm } from '../state/use-calculator.ts'
import { useAsked } from '../worker/use-asked.ts'
import { SolveAnswer } from './solve-answer.tsx'
import { SolveBoxes } from './solve-boxes.tsx'

/** Numbers changed while an answer stands are solved for anew after this long, in milliseconds. */
const SOLVE_PAUSE = 60

/** Makes any number the unknown: which value of this input gives that result? */
export function SolvePanel({ form }: { form: CalculatorForm }) {
  const { calculator, resultInputs: inputs, env, evaluation } = form
  const id = useId()
  const free = unknowns(calculator, inputs)
  const figures = useMemo(
    () => aims(calculator, calculator.study ? quickFigures(calculator, inputs, env) : evaluation.figures),
    [calculator, inputs, env, evaluation],
  )
  const [unknown, setUnknown] = useState(free[0] ?? '')
  const [figureKey, setFigureKey] = useState(() => calculator.mainFigure(inputs))
  const [target, setTarget] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const question = useMemo(() => wanted && { inputs, env, ...wanted }, [wanted, inputs, env])
  const solved = useAsked(calculator.slug, 'solve', question, SOLVE_PAUSE)
  const asked = useMemo(() => ({ inputs, env }), [inputs, env])
  const presets = useAsked(calculator.slug, 'presets', asked)
  const answer = useRef<HTMLDivElement>(null)
  const brought = useRef<Wanted | null>(null)
  const isHere = solved.last !== null && !solved.isBehind
  // Once for each press; an answer that follows a changed number must not move the page.
  useEffect(() => {
    if (!isHere || brought.current === wanted) return
    brought.current = wanted
    answer.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere, wanted])
  const figure = figures.find((one) => one.key === figureKey) ?? figures[0]
  const chosen = free.includes(unknown) ? unknown : free[0]
  if (!figure || chosen === undefined)
    return <p className="text-ink-2">There’s no number to solve for with this result.</p>

  const solve = () => {
    const read = readNumber(target)
    setProblem(read.ok ? null : target.trim() === '' ? 'Enter the result you want.' : read.message)
    setWanted(read.ok ? { unknown: chosen, figure: figure.key, target: read.value } : null)
  }
  const take = (preset: Preset) => {
    setUnknown(preset.unknown)
    setFigureKey(preset.figure)
    setTarget(String(preset.target))
    setProblem(null)
    setWanted({ unknown: preset.unknown, figure: preset.figure, target: preset.target })
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        solve()
      }}
    >
      <Presets
        offered={presets.last?.answer ?? null}
        isBehind={presets.isBehind}
        isLost={presets.isLost}
        onTake={take}
      />
      <p className="text-ink-2 text-sm">
        Or pick the number to find and the result you want. Your other numbers stay the same.
      </p>
      <SolveBoxes
        calculator={calculator}
        free={free}
        figures={figures}
        unknown={chosen}
        onUnknown={setUnknown}
        figure={figure}
        onFigure={setFigureKey}
        now={figureText(evaluation.figures[figure.key] ?? 0, figure.unit)}
        target={target}
        onTarget={setTarget}
        problemId={problem ? `${id}-p` : undefined}
      />
      {problem ? (
        <p id={`${id}-p`} className="text-bad text-sm" role="alert">
          {problem}
        </p>
      ) : null}
      <p>
        <button type="submit" className="button button-main max-sm:w-full" disabled={form.waiting !== null}>
          Solve
        </button>
      </p>
      <div ref={answer} className="scroll-mb-40" role="status" aria-busy={solved.isBehind && !solved.isLost}>
        {wanted && solved.isLost ? (
          <p>This couldn’t be worked out. Check your connection and press Solve again.</p>
        ) : wanted && solved.last ? (
          <div className={solved.isBehind ? 'opacity-50' : ''}>
            <SolveAnswer form={form} wanted={solved.last.payload} solution={solved.last.answer} />
          </div>
        ) : wanted ? (
          <p className="text-ink-2 text-sm">Solving…</p>
        ) : null}
      </div>
    </form>
  )
}

function Presets(props: {
  offered: readonly Preset[] | null
  isBehind: boolean
  isLost: boolean
  onTake: (preset: Preset) => void
}) {
  const { offered, isBehind, isLost, onTake } = props
  if (isLost && !offered) return null
  return (
    <ul className={`grid min-h-33 content-start gap-1.5 ${isBehind ? 'opacity-50' : ''}`} aria-label="Common questions">
      {offered?.map((preset) => (
        <li key={preset.question}>
          <button
            type="button"
            className="min-h-10 w-full rounded-md bg-sunk px-3.5 py-2 text-left text-sm hover:bg-green-tint"
            onClick={() => onTake(preset)}
          >
            {preset.question}
          </button>
        </li>
      ))}
    </ul>
  )
}
