import type { CommunityText, TextState, ThreadSummary } from '#wire/community.ts'
import { textStates } from '#wire/community.ts'
import { emptyFrame, type Frame } from '#writing/community/template.ts'
import { plainWords } from '#writing/community/text/plain-words.ts'
import type { TextsTable, ThreadsTable } from '../../store/community-tables.ts'

/** A damaged list reads as empty: the text itself is still worth showing. */
export function stringsIn(json: string): string[] {
  const value = parsed(json)
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

export function frameIn(json: string): Frame {
  const value = parsed(json)
  if (typeof value !== 'object' || value === null) return emptyFrame
  const { income, debts, age, state } = value as Readonly<Record<string, unknown>>
  const band = (of: unknown) => (Number.isInteger(of) ? (of as number) : null)
  return {
    income: band(income),
    debts: band(debts),
    age: band(age),
    state: typeof state === 'string' ? state : null,
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown
  } catch {
    return null
  }
}

export const stateOf = (state: string): TextState => textStates.find((one) => one === state) ?? 'hidden'

/** A text as anybody may see it: what is not shown has no words. */
export function shownText(row: TextsTable, asker: Pick<TextsTable, 'name' | 'origin'> | null): CommunityText {
  const isShown = row.state === 'shown'
  return {
    id: row.id,
    name: row.name,
    text: isShown ? row.body : '',
    at: row.created_at,
    changedAt: row.changed_at,
    votes: Number(row.votes),
    isAsker: asker !== null && row.origin === 'visitor' && asker.origin === 'visitor' && row.name === asker.name,
    isOperator: row.origin === 'operator',
    state: stateOf(row.state),
    note: row.note,
    needs: isShown ? stringsIn(row.needs) : [],
  }
}

const EXCERPT = 180

export function summaryOf(thread: ThreadsTable, question: TextsTable): ThreadSummary {
  return {
    id: thread.id,
    slug: thread.slug,
    title: thread.title,
    excerpt: plainWords(question.body, EXCERPT),
    tags: stringsIn(thread.tags),
    name: question.name,
    at: thread.created_at,
    activeAt: thread.active_at,
    answers: Number(thread.answers),
    votes: Number(question.votes),
    isAnswered: thread.accepted !== null,
    isOperator: question.origin === 'operator',
    isLocked: Number(thread.locked) === 1,
    hasScenario: thread.scenario_link !== null,
  }
}
