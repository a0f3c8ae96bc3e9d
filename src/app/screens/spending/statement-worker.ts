/** The worker: reads a bank's file off the page's own thread. Long lists come back in parts, so that the page never waits for one. */
import type { FoundExpense, FoundOther } from '#engine/spending/sort-out.ts'
import { type StatementAnswer, type StatementAsked, type StatementFound, statementJob } from './statement-job.ts'

export type FromWorker =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'expenses'; readonly list: readonly FoundExpense[] }
  | { readonly kind: 'other'; readonly list: readonly FoundOther[] }
  /** The end. The lists came before. */
  | { readonly kind: 'found'; readonly found: Omit<StatementFound, 'expenses' | 'other'> }
  | { readonly kind: 'refused'; readonly answer: Extract<StatementAnswer, { ok: false }> }

const PART = 2000
const say = (message: FromWorker) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<StatementAsked>) => {
  const work = statementJob(data)
  let told = -1
  for (;;) {
    const turn = work.next()
    if (turn.done) {
      tell(turn.value)
      return
    }
    if (turn.value - told < 0.02) continue
    told = turn.value
    say({ kind: 'progress', share: told })
  }
})

function tell(answer: StatementAnswer): void {
  if (!answer.ok) {
    say({ kind: 'refused', answer })
    return
  }
  const { expenses, other, ...found } = answer.found
  for (let at = 0; at < expenses.length; at += PART) say({ kind: 'expenses', list: expenses.slice(at, at + PART) })
  for (let at = 0; at < other.length; at += PART) say({ kind: 'other', list: other.slice(at, at + PART) })
  say({ kind: 'found', found })
}
