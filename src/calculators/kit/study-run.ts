/** How a study begins: its law is brought, and its pieces are put in a row where nobody shares them. */
import { type Law, lawFrom, missingLaw, type Needs } from './law.ts'
import { type LawShelf, lawShelf } from './law-shelf.ts'
import type { AnyStudy, Pieces, PlannedStudy, Steps, StudyQuestion, StudyRun } from './study.ts'

interface LawOf<I, N extends Needs> {
  /** What the work stands on, as the calculator's own `law`. */
  readonly law: (asking: { readonly inputs: I; readonly year: number }) => N
}

/** A study of inputs and law, one step after another. */
export const lawStudy = <I, N extends Needs, S>({
  law,
  steps,
}: LawOf<I, N> & {
  readonly steps: (question: StudyQuestion<I, Law<N>>) => Steps<S>
}): PlannedStudy<I, S> => ({
  law,
  start: (question) => ({ steps: () => steps(question as StudyQuestion<I, Law<N>>), pieces: null }),
})

/** A study of inputs and law in independent pieces. */
export const pieceStudy = <I, N extends Needs, P, S>({
  law,
  pieces,
}: LawOf<I, N> & {
  readonly pieces: (question: StudyQuestion<I, Law<N>>) => Pieces<P, S>
}): PlannedStudy<I, S> => ({
  law,
  start: (question) => {
    const made = pieces(question as StudyQuestion<I, Law<N>>) as Pieces<unknown, S>
    return { steps: () => inARow(made), pieces: made }
  },
})

/** How often what is known so far is joined on the way, besides once after the first piece. */
const LOOKS = 4

/** Pieces one after another. */
export function* inARow<P, S>({ count, piece, join }: Pieces<P, S>): Steps<S> {
  const done: P[] = []
  let soFar: S | null = null
  for (let at = 0; at < count; at++) {
    const turns = piece(at)
    for (let turn = turns.next(); ; turn = turns.next()) {
      if (turn.done) {
        done.push(turn.value)
        break
      }
      yield { share: at / count, soFar }
    }
    if (at + 1 === count) break
    if (at === 0 || Math.floor(((at + 1) * LOOKS) / count) > Math.floor((at * LOOKS) / count)) soFar = join(done)
    yield { share: (at + 1) / count, soFar }
  }
  return wholeOf(join(done))
}

/** What all pieces told. */
export function wholeOf<S>(joined: S | null): S {
  if (joined === null) throw new Error('a study with all its pieces in has no result')
  return joined
}

/** The study of these inputs, ready to run. Law that is not on the shelf is fetched first. */
export async function begun<I, S>(
  study: AnyStudy<I, S>,
  inputs: I,
  told: { readonly year: number; readonly today: string },
  shelf: LawShelf = lawShelf(),
): Promise<StudyRun<S>> {
  if (typeof study === 'function') return { steps: () => study(inputs), pieces: null }
  const needs = study.law({ inputs, year: told.year })
  await missingLaw(needs, shelf)?.fetch()
  const law = lawFrom(needs, shelf)
  if (!law) throw new Error('the law of a study has not come')
  return study.start({ inputs, law, ...told })
}
