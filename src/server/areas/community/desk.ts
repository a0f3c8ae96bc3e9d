import type { FlagReason, NewAnswer, NewThread, WireScenario, WrittenAnswer } from '#wire/community.ts'
import { type Draft, refusalOf, troublesOf } from '#writing/community/judge.ts'
import { emptyFrame } from '#writing/community/template.ts'
import { troubleWords } from '#writing/community/words.ts'
import type { Writer } from './gate.ts'
import { type Refused, refusedBy } from './refusals.ts'
import type { CommunityRepository } from './store.ts'
import type { Written } from './writing.ts'

/** Reads the numbers of a calculator out of a link and writes them anew, so that nothing else travels along; null: cannot be read. */
export type ScenarioReader = (scenario: WireScenario) => Promise<WireScenario | null>

export type Done<T> = { readonly ok: true; readonly answer: T } | ({ readonly ok: false } & Refused)

/** What a body or a form asks for, judged and handed to the store. Both doors lead here, so that they can't differ. */
export interface Desk {
  ask(visitor: string, body: NewThread): Promise<Done<WrittenAnswer>>
  answer(visitor: string, thread: string, body: NewAnswer): Promise<Done<WrittenAnswer>>
  edit(
    visitor: string,
    id: string,
    body: {
      readonly secret: string
      readonly text: string
      readonly title?: string | undefined
      readonly agreed?: boolean | undefined
    },
  ): Promise<Done<WrittenAnswer>>
  drop(id: string, secret: string): Promise<Done<WrittenAnswer>>
  accept(thread: string, secret: string, answer: string | null): Promise<Done<WrittenAnswer>>
  vote(writer: Writer, id: string, on: boolean): Promise<Done<{ readonly votes: number }>>
  flag(writer: Writer, id: string, reason: FlagReason): Promise<Done<{ readonly isHidden: boolean }>>
}

export function desk(store: CommunityRepository, readScenario: ScenarioReader): Desk {
  return {
    ask: async (visitor, { title, text, tags, frame = emptyFrame, scenario = null, secret, device, agreed, work }) => {
      const refused = judged({ title, text, tags, frame }, agreed)
      if (refused) return refused
      const numbers = scenario === null ? null : await readScenario(scenario)
      if (scenario !== null && numbers === null)
        return {
          ok: false,
          status: 422,
          code: 'bad_scenario',
          message: troubleWords.scenario,
          fields: { scenario: troubleWords.scenario },
        }
      return told(
        await store.ask(
          { visitor, device },
          { title: title.trim(), text: text.trim(), tags: [...new Set(tags)], frame, scenario: numbers, secret, work },
        ),
      )
    },
    answer: async (visitor, thread, { text, secret, device, agreed, work }) =>
      judged({ text }, agreed) ??
      told(await store.answer({ visitor, device }, thread, { text: text.trim(), secret, work })),
    edit: async (visitor, id, { secret, text, title, agreed }) =>
      judged({ text, title }, agreed) ??
      told(await store.edit({ visitor }, id, { secret, text: text.trim(), title: title?.trim() })),
    drop: async (id, secret) => told(await store.drop(id, secret)),
    accept: async (thread, secret, answer) => told(await store.accept(thread, secret, answer)),
    vote: async (writer, id, on) => {
      const done = await store.vote(writer, id, on)
      return done.ok ? { ok: true, answer: { votes: done.votes } } : { ok: false, ...refusedBy(done) }
    },
    flag: async (writer, id, reason) => {
      const done = await store.flag(writer, id, reason)
      return done.ok ? { ok: true, answer: { isHidden: done.isHidden } } : { ok: false, ...refusedBy(done) }
    },
  }
}

/** What is wrong with a text whoever sends it; null where nothing is. */
function judged(draft: Draft, agreed = false): ({ readonly ok: false } & Refused) | null {
  const fields = troublesOf(draft)
  const [first] = Object.values(fields)
  if (first !== undefined) return { ok: false, status: 422, code: 'bad_text', message: first, fields }
  const refused = refusalOf(draft, agreed)
  return refused && { ok: false, status: 422, ...refused }
}

function told(written: Written): Done<WrittenAnswer> {
  if (!written.ok) return { ok: false, ...refusedBy(written) }
  const { ok: _, ...answer } = written
  return { ok: true, answer }
}
