/** Answers questions one after another, the newest first; a question taken back is dropped, even while it is worked on. */
import { type LawShelf, lawShelf } from '#calculators/kit/law-shelf.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import { completed } from './completed.ts'
import { loadCalculator } from './load-calculator.ts'
import type { Answer, Question } from './messages.ts'
import { inSlices } from './slices.ts'
import { works } from './work.ts'

export interface JobList {
  readonly ask: (question: Question) => void
  readonly takeBack: (id: number) => void
}

export function jobList(say: (answer: Answer) => void): JobList {
  const waiting: Question[] = []
  let running: number | null = null
  const dropped = new Set<number>()
  const law = lawShelf()

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
  return {
    ask: (question) => {
      waiting.push(question)
      if (running === null) void next()
    },
    takeBack: (id) => {
      const at = waiting.findIndex((question) => question.id === id)
      if (at >= 0) waiting.splice(at, 1)
      else if (running === id) dropped.add(id)
    },
  }
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
