import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  communityId,
  type FlagReason,
  flagReasons,
  type NewThread,
  newAnswer,
  newThread,
  type WrittenAnswer,
} from '#wire/community.ts'
import type { FormTold } from '#wire/page-context.ts'
import { idIn } from '#writing/community/address.ts'
import { withHidden } from '#writing/community/judge.ts'
import { scenarioIn } from '#writing/community/scenario-link.ts'
import { formWords } from '#writing/community/words.ts'
import { Problem } from '../../http/problems.ts'
import type { Desk, Done } from './desk.ts'
import type { CommunityRepository } from './store.ts'

export interface FormParts {
  readonly store: CommunityRepository
  readonly desk: Desk
  /** Draws the page the form was sent to. */
  readonly draw: (request: FastifyRequest, reply: FastifyReply, told: FormTold) => Promise<FastifyReply>
}

/** Takes forms as browsers send them, as text. */
export function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
}

/** The fields of a form; a line's end is one sign, as people count. */
function fieldsOf(request: FastifyRequest) {
  const sent = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
  const all = (name: string) => sent.getAll(name).map((value) => value.replaceAll('\r\n', '\n'))
  const first = (name: string): string => all(name)[0] ?? ''
  const band = (name: string): number | null => (/^\d{1,2}$/.test(first(name)) ? Number(first(name)) : null)
  const names = [...new Set(sent.keys())].slice(0, 30)
  const shown = names.filter((name) => name !== 'do')
  return { first, all, band, values: Object.fromEntries(shown.map((name) => [name, all(name)])) }
}
type Fields = ReturnType<typeof fieldsOf>

const nothing: Pick<FormTold, 'isDone' | 'code' | 'message' | 'fields' | 'values' | 'textId' | 'written'> = {
  isDone: false,
  code: '',
  message: '',
  fields: {},
  values: {},
  textId: null,
  written: null,
}

/** Posting without scripts: each form is answered with its own page, which says what became of it. */
export function formRoutes(app: FastifyInstance, { store, desk, draw }: FormParts): void {
  /** A new text. The secret came with the form, so the same form sent twice is one text. */
  const told = async (form: string, fields: Fields, done: Done<WrittenAnswer>, text: string): Promise<FormTold> => {
    const secret = fields.first('secret')
    if (!done.ok)
      return {
        ...nothing,
        form,
        code: done.code,
        message: done.message,
        fields: done.fields ?? {},
        values: fields.values,
      }
    const { id, path, state, isRepeat } = done.answer
    const kept = isRepeat ? await store.own(id, secret) : null
    // Another text in a form that was used before: it is not lost, and goes out with a new secret.
    if (kept && kept.text.trim() !== text.trim() && state !== 'deleted')
      return { ...nothing, form, code: 'used_form', message: formWords.used, values: fields.values }
    return { ...nothing, form, isDone: true, message: formWords.posted(state), written: { id, path, state, secret } }
  }
  const unreadable = (form: string, fields: Fields): FormTold => ({
    ...nothing,
    form,
    code: 'invalid_body',
    message: formWords.unreadable,
    values: fields.values,
  })
  /** The draft as the writer chose, and whether they keep what is theirs to decide. */
  const chosen = <D extends { readonly title?: string; readonly text: string }>(fields: Fields, draft: D) => {
    const choice = fields.first('do')
    if (choice !== 'hide' && choice !== 'keep') return { ...draft, agreed: false }
    return { ...withHidden(draft, choice === 'hide' ? 'all' : 'least'), agreed: choice === 'keep' }
  }

  const route = (url: string, work: (request: FastifyRequest, fields: Fields) => Promise<FormTold>) =>
    app.post(url, { config: { takesForms: true } }, async (request, reply) => {
      const answer = await work(request, fieldsOf(request))
      return await draw(request, reply, answer)
    })

  route('/community/ask', async (request, fields) => {
    const pasted = fields.first('calculation').trim()
    const scenario = pasted === '' ? null : scenarioIn(pasted)
    const draft = chosen(fields, { title: fields.first('title'), text: fields.first('text') })
    const state = fields.first('state')
    const body = newThread.safeParse({
      ...draft,
      secret: fields.first('secret'),
      tags: fields.all('tag'),
      frame: {
        income: fields.band('income'),
        debts: fields.band('debts'),
        age: fields.band('age'),
        state: state === '' ? null : state,
      },
      scenario,
    } satisfies Record<keyof Omit<NewThread, 'device' | 'work'>, unknown>)
    if (pasted !== '' && (scenario === null || fields.first('publish') !== 'yes'))
      return {
        ...nothing,
        form: 'ask',
        code: 'bad_scenario',
        message: scenario === null ? formWords.pasted : formWords.publish,
        fields: { scenario: scenario === null ? formWords.pasted : formWords.publish },
        values: fields.values,
      }
    if (!body.success) return unreadable('ask', fields)
    return await told('ask', fields, await desk.ask(request.visitor, body.data), draft.text)
  })

  route('/community/:thread', async (request, fields) => {
    const thread = idIn((request.params as { readonly thread: string }).thread)
    if (thread === null) throw new Problem(404, 'not_found', 'There’s nothing at this address.')
    const { visitor } = request
    const form = fields.first('form')
    const read = communityId.safeParse(fields.first('text-id'))
    const textId = read.success ? read.data : thread
    const secret = fields.first('secret')
    const of = (done: Done<object>, message: string, kept = false): FormTold =>
      done.ok
        ? { ...nothing, form, isDone: true, message, textId }
        : {
            ...nothing,
            form,
            code: done.code,
            message: done.message,
            fields: done.fields ?? {},
            values: kept ? fields.values : {},
            textId,
          }
    switch (form) {
      case 'answer': {
        const draft = chosen(fields, { text: fields.first('text') })
        const body = newAnswer.safeParse({ ...draft, secret })
        if (!body.success) return unreadable(form, fields)
        return await told(form, fields, await desk.answer(visitor, thread, body.data), draft.text)
      }
      case 'vote':
        return of(await desk.vote({ visitor }, textId, fields.first('on') !== 'no'), formWords.voted)
      case 'flag': {
        const reason = flagReasons.find((one): one is FlagReason => one === fields.first('reason')) ?? 'off-topic'
        return of(await desk.flag({ visitor }, textId, reason), formWords.flagged)
      }
      case 'open': {
        const own = await store.own(textId, secret)
        if (!own) return { ...nothing, form, code: 'wrong_secret', message: formWords.wrongSecret, textId }
        return {
          ...nothing,
          form: 'edit',
          values: { secret: [secret], text: [own.text], title: [own.title] },
          textId,
        }
      }
      case 'edit': {
        const title = textId === thread ? fields.first('title') : undefined
        const draft = chosen(fields, { text: fields.first('text'), ...(title === undefined ? {} : { title }) })
        return of(await desk.edit(visitor, textId, { ...draft, secret }), formWords.changed, true)
      }
      case 'delete':
        return of(await desk.drop(textId, secret), formWords.deleted)
      case 'accept': {
        const answer = communityId.safeParse(fields.first('answer'))
        return of(await desk.accept(thread, secret, answer.success ? answer.data : null), formWords.accepted)
      }
      default:
        return unreadable(form, fields)
    }
  })
}
