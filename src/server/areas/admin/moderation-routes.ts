import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import {
  type Ban,
  foundText,
  type ModerationBody,
  type ModerationQueue,
  moderationBody,
  moderationQueue,
  type QueuedText,
} from '#wire/moderation.ts'
import { Problem } from '../../http/problems.ts'
import { atAdmin, read } from './at-admin.ts'
import { sessionOf } from './guard.ts'
import type { Logins } from './logins.ts'
import type { AdminRepository } from './store.ts'

type Many<T> = { readonly [Key in keyof T]: T[Key] extends readonly (infer One)[] ? readonly One[] : T[Key] }

type AppealOutcome = 'done' | 'unknown' | 'nothing' | 'again' | 'own' | 'wiped'

/** The community’s own door for moderators. False or null: there is no such text, or nothing to do to it. */
export interface ModerationDoor {
  queue(): Promise<readonly Many<QueuedText>[]>
  text(id: string): Promise<Many<QueuedText> | null>
  hide(who: string, id: string, why: string): Promise<boolean>
  show(who: string, id: string, why: string): Promise<boolean>
  remove(who: string, id: string, why: string, wipe: boolean): Promise<boolean>
  appeal(
    who: string,
    id: string,
    asked: { readonly isShown: boolean; readonly why: string; readonly others: boolean },
  ): Promise<AppealOutcome>
  note(who: string, id: string, note: string): Promise<boolean>
  lock(who: string, thread: string, isLocked: boolean, why: string): Promise<boolean>
  ban(who: string, id: string, kind: 'device' | 'network', days: number, why: string): Promise<Ban | null>
  bans(): Promise<readonly Ban[]>
  unban(who: string, ban: string): Promise<boolean>
}

export interface ModerationOptions {
  readonly moderation: ModerationDoor
  readonly store: Pick<AdminRepository, 'note'>
  /** Who may sign in: where there are several, nobody decides an appeal about their own decision. */
  readonly logins: Pick<Logins, 'all'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const idInPath = z.string().check(z.regex(/^[\w-]{1,60}$/))

export function moderationRoutes(app: FastifyInstance, { moderation, store, logins, now }: ModerationOptions): void {
  const queue = async (): Promise<ModerationQueue> => {
    const [texts, bans] = await Promise.all([moderation.queue(), moderation.bans()])
    return {
      texts: texts.map((text) => ({ ...text, needs: [...text.needs], flags: [...text.flags] })),
      bans: [...bans],
    }
  }
  const done = async (
    request: FastifyRequest,
    action: string,
    about: string,
    was: unknown,
  ): Promise<ModerationQueue> => {
    if (was === false || was === null) throw unknown()
    await store.note({ at: now(), who: sessionOf(request).who, action, about })
    return await queue()
  }

  atAdmin(app, '/community', {
    get: async (request) => {
      sessionOf(request)
      return await queue()
    },
    answers: { get: moderationQueue },
  })
  atAdmin(app, '/community/texts/:id', {
    get: async (request) => {
      sessionOf(request)
      const text = await moderation.text(idOf(request))
      if (!text) throw unknown()
      return { text: { ...text, needs: [...text.needs], flags: [...text.flags] } }
    },
    post: async (request) => {
      const { who } = sessionOf(request)
      const id = idOf(request)
      const body = read(moderationBody, request.body)
      return await done(
        request,
        `community: ${body.deed}`,
        id,
        await act(moderation, who, id, body, logins.all.length > 1),
      )
    },
    answers: { get: foundText, post: moderationQueue },
  })
  atAdmin(app, '/community/bans/:id/end', {
    post: async (request) => {
      const { who } = sessionOf(request)
      const id = idOf(request)
      return await done(request, 'community: ended a ban', id, await moderation.unban(who, id))
    },
    answers: { post: moderationQueue },
  })
}

async function act(
  door: ModerationDoor,
  who: string,
  id: string,
  body: ModerationBody,
  others: boolean,
): Promise<unknown> {
  const { deed, why } = body
  switch (deed) {
    case 'show':
      return await door.show(who, id, why)
    case 'hide':
      return await door.hide(who, id, why)
    case 'remove':
      return await door.remove(who, id, why, body.wipe)
    case 'note':
      return await door.note(who, id, why)
    case 'appeal-shown':
    case 'appeal-kept': {
      const outcome = await door.appeal(who, id, { isShown: deed === 'appeal-shown', why, others })
      if (outcome === 'done') return true
      if (outcome === 'unknown') return false
      throw new Problem(409, `appeal_${outcome}`, appealWords[outcome])
    }
    case 'ban':
      return await door.ban(who, id, body.kind, body.days, why)
    case 'lock':
    case 'unlock': {
      const text = await door.text(id)
      return text && (await door.lock(who, text.thread, deed === 'lock', why))
    }
  }
}

const appealWords: Readonly<Record<Exclude<AppealOutcome, 'done' | 'unknown'>, string>> = {
  nothing: 'This post isn’t hidden or removed, so there’s nothing to appeal.',
  again: 'An appeal about this post was decided before. Each post has one.',
  own: 'You hid or removed this post, so somebody else decides the appeal.',
  wiped: 'The words of this post were deleted, so it can’t be shown again.',
}

const idOf = (request: FastifyRequest): string => {
  const id = idInPath.safeParse((request.params as { readonly id: string }).id)
  if (!id.success) throw unknown()
  return id.data
}

const unknown = (): Problem => new Problem(404, 'unknown_text', 'There’s no such text, or nothing is left to do.')
