/** What a moderator sees of the community and may do there. */
import * as z from 'zod/mini'

export const WHY_LENGTH = 300

/** A text that waits for a look: held, hidden by flags, flagged, or with signs that somebody needs help. */
export const queuedText = z.object({
  id: z.string(),
  thread: z.string(),
  path: z.string(),
  isQuestion: z.boolean(),
  title: z.string(),
  text: z.string(),
  name: z.string(),
  at: z.string(),
  state: z.string(),
  points: z.number(),
  needs: z.array(z.string()),
  flags: z.array(z.string()),
  note: z.nullable(z.string()),
  isLocked: z.boolean(),
  canBan: z.object({ device: z.boolean(), network: z.boolean() }),
})
export type QueuedText = z.infer<typeof queuedText>

export const ban = z.object({
  id: z.string(),
  kind: z.enum(['device', 'network']),
  until: z.string(),
  why: z.string(),
  byWhom: z.string(),
  at: z.string(),
})
export type Ban = z.infer<typeof ban>

/** Answer of `GET /api/admin/community/texts/{id}`: any text, also one that no longer waits. */
export const foundText = z.object({ text: queuedText })

export const moderationQueue = z.object({
  texts: z.array(queuedText),
  bans: z.array(ban),
})
export type ModerationQueue = z.infer<typeof moderationQueue>

const why = z.string().check(z.trim(), z.maxLength(WHY_LENGTH))
const needed = z.string().check(z.trim(), z.minLength(3), z.maxLength(WHY_LENGTH))

/** One act on one text. Whatever takes something from its writer says why. */
export const moderationBody = z.discriminatedUnion('deed', [
  z.strictObject({ deed: z.literal('show'), why }),
  z.strictObject({ deed: z.literal('hide'), why: needed }),
  /** For good. `wipe` takes the words away too: personal details are not kept. */
  z.strictObject({ deed: z.literal('remove'), why: needed, wipe: z.boolean() }),
  /** An appeal by e-mail, decided once: shown again, or left as it is. */
  z.strictObject({ deed: z.literal('appeal-shown'), why: needed }),
  z.strictObject({ deed: z.literal('appeal-kept'), why: needed }),
  /** A line under the text; empty takes it away. */
  z.strictObject({ deed: z.literal('note'), why }),
  z.strictObject({ deed: z.literal('lock'), why: needed }),
  z.strictObject({ deed: z.literal('unlock'), why }),
  z.strictObject({
    deed: z.literal('ban'),
    why: needed,
    kind: z.enum(['device', 'network']),
    days: z.int().check(z.gte(1), z.lte(30)),
  }),
])
export type ModerationBody = z.infer<typeof moderationBody>
export type ModerationDeed = ModerationBody['deed']
