/** Answers questions one after another, the newest first; a question taken back is dropped, even while it is worked on. */
import { type LawShelf, lawShelf } from '#calculators/kit/law-shelf.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import { completed } from './completed.ts'
import { loadCalculator } from './load-calculator.ts'
import type { Answer, Hold, Question, ToWorker } from './messages.ts'
import { inSlices } from './slices.ts'
import { works } from './work.ts'

export interface JobList {
  readonly hear: (message: ToWorker) => void
}

export function jobList(say: (answer: Answer) => void): JobList {
  const waiting: Question[] = []
  let running: number | null = null
  const dropped = new Set<number>()
  const law = lawShelf()
  let held: Hold | null = null

  const next = async (): Promise<void> => {
    const question = waiting.pop()
    if (!question) return
    const { id } = question
    running = id
    try {
      const found = await answerTo(question, law, () => dropped.has(id))
      if (found !== undefined) say({ id, found })
    } catch (problem) {
      if (!dropped.has(id)) say({ id, problem: String(problem) })
    }
    dropped.delete(id)
    running = null
    await next()
  }
  const ask = (question: Question) => {
    waiting.push(withFound(question, held))
    if (running === null) void next()
  }
  const takeBack = (id: number) => {
    const at = waiting.findIndex((question) => question.id === id)
    if (at >= 0) waiting.splice(at, 1)
    else if (running === id) dropped.add(id)
  }
  return {
    hear: (message) => {
      if (message.kind === 'hold') held = message
      else if (message.kind === 'take-back') takeBack(message.id)
      else ask(message)
    },
  }
}

/** The question with what its study has found, which was handed over before it. */
function withFound(question: Question, held: Hold | null): Question {
  if (question.held === undefined) return question
  if (held?.key !== question.held) throw new Error('A question stands on what is held no more.')
  return { ...question, payload: { ...question.payload, found: held.found } } as Question
}

/** Undefined when it was taken back on the way. Law these numbers need is brought first. */
async function answerTo(
  { slug, kind, payload: asked }: Question,
  law: LawShelf,
  isStopped: () => boolean,
): Promise<unknown> {
  const env = { ...asked.env, law }
  const calculator = await loadCalculator(slug)
  const all = 'who' in asked ? completed(calculator, asked.inputs, asked.who, env) : { inputs: asked.inputs }
  const payload = { ...asked, ...all, env }
  if (isStopped()) return undefined
  await bringMissing(calculator, payload.inputs, payload.env)
  if (isStopped()) return undefined
  return inSlices<unknown>(works[kind](calculator, payload as never), isStopped)
}
