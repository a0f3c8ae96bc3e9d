/**
 * The choices that mattered most: the same luck is played again with one choice left out or answered otherwise, and once more with a
 * change made in the first year that was never made and would have helped.
 */
import type { Turns } from '#calculators/kit/turns.ts'
import { type Answers, answered, answersOf, type Run } from '../kit/game.ts'
import { GO, thingOf } from './changes.ts'
import { offersOf, questionOf, thirtyYears } from './game.ts'
import { type Life, type Setup, wealthOf } from './life.ts'
import { freedomOf } from './meters.ts'

export interface Mattered {
  /** The year of the choice, from 0, and the age then. */
  readonly year: number
  readonly age: number
  /** What was chosen; null where a change was never made. */
  readonly chosen: string | null
  /** What was tried instead; null where the change was left out. */
  readonly other: string | null
  /** As played less with the other choice: points, wealth at the end in dollars, and how free, as a share. */
  readonly points: number
  readonly dollars: number
  readonly freedom: number
  /** What it is ranked by: points, and how free also beyond the full 45 points. Below zero, the other way was better. */
  readonly weight: number
}
/** Points for being free a second time, where the score counts no further. */
const BEYOND = 20

interface Try {
  readonly year: number
  readonly age: number
  readonly chosen: string | null
  readonly other: string | null
  readonly answers: Answers
}

/** The run's answers with a change put in front of the first year's others. */
function withFirst(answers: Answers, question: string, choice: string): Answers {
  return new Map([...answers, [question, [choice, ...(answers.get(question) ?? [])]]])
}

/** Everything worth trying: each choice made, and each thing of the first year left as it was. */
function triesOf(run: Run<Setup>): readonly Try[] {
  const tries: Try[] = []
  let life = thirtyYears.begin(run.seed, run.setup)
  const first = life
  const touched = new Set<string>()
  run.choices.forEach((choice, at) => {
    const { year, person, phase } = life
    const base = { year, age: person.age, chosen: choice }
    if (phase.kind === 'plan' && choice !== GO) {
      if (year === 0) touched.add(thingOf(choice))
      tries.push({ ...base, other: null, answers: answersOf(thirtyYears, run, at, null) })
    } else if (phase.kind !== 'plan')
      for (const other of offersOf(life))
        if (other !== choice) tries.push({ ...base, other, answers: answersOf(thirtyYears, run, at, other) })
    life = thirtyYears.step(life, choice)
  })
  const whole = answersOf(thirtyYears, run)
  // Going without insurance looks clever only in hindsight.
  for (const other of offersOf(first))
    if (other !== GO && !other.endsWith(':off') && !touched.has(thingOf(other)))
      tries.push({
        year: 0,
        age: first.person.age,
        chosen: null,
        other,
        answers: withFirst(whole, questionOf(first), other),
      })
  return tries
}

/** What a choice is about, so that a list names each thing once: 'plan', 'cover:health', 'joy'. */
const about = ({ chosen, other }: Pick<Mattered, 'chosen' | 'other'>): string => {
  const choice = chosen ?? other ?? ''
  return choice.startsWith('cover:') ? thingOf(choice) : (choice.split(':')[0] ?? '')
}

/** A finished run's choices, the largest difference first, each thing once. Yields between replays. */
export function* matteredTurns(run: Run<Setup>, end: Life): Turns<readonly Mattered[]> {
  const points = thirtyYears.score(end)
  const wealth = wealthOf(end.money)
  const free = freedomOf(end).share
  const found: Mattered[] = []
  for (const { answers, ...tried } of triesOf(run)) {
    const instead = answered(thirtyYears, run, answers).end
    const by = points - thirtyYears.score(instead)
    const freedom = free - freedomOf(instead).share
    found.push({
      ...tried,
      points: by,
      dollars: wealth - wealthOf(instead.money),
      freedom,
      weight: by + BEYOND * freedom,
    })
    yield
  }
  const seen = new Set<string>()
  return (
    found
      .filter(({ weight }) => Math.abs(weight) >= 0.05)
      // A bad idea nobody had is no choice.
      .filter(({ chosen, weight }) => chosen !== null || weight < 0)
      .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      .filter((one) => {
        const key = about(one)
        if (seen.has(key)) return false
        seen.add(key)
        return true
      })
  )
}
