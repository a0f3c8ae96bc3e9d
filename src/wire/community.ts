import * as z from 'zod/mini'

/**
 * Bodies and answers of the community. Lengths here only keep bodies small; what a text may be is said in words by `#writing/community`,
 * on the page and again on the server.
 */
const id = z.string().check(z.regex(/^[a-z0-9]{10}$/))
/** Random bits of the writer's own, which the server keeps only as a hash. */
const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/))
const written = z.string().check(z.maxLength(20_000))
const line = z.string().check(z.maxLength(1_000))
const when = z.iso.datetime()
const count = z.int().check(z.gte(0))
const band = z.nullable(z.int().check(z.gte(0), z.lte(20)))

export const communityId = id

/** Bands that tell nobody who it is; null was not told. */
export const frame = z.strictObject({
  income: band,
  debts: band,
  age: band,
  state: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
})

/** A calculator's numbers as the link that holds them: what stands behind the '#'. Sent only where the writer publishes it. */
export const scenario = z.strictObject({
  calculator: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  link: z.string().check(z.maxLength(8_000), z.regex(/^#v\d/)),
})
export type WireScenario = z.infer<typeof scenario>

/** What every new text brings. The same `secret` sent twice is the same text: it is written once. */
const sending = {
  /** Opens this one text for changes, later. */
  secret: token,
  /** The writer's device; left out, only the network is counted. */
  device: z.optional(token),
  /** That what the check for personal details left to the writer may stay. */
  agreed: z.optional(z.boolean()),
  /** The answer to the work asked for past a low limit. */
  work: z.optional(count),
}

export const newThread = z.strictObject({
  ...sending,
  title: line,
  text: written,
  tags: z.array(line).check(z.maxLength(20)),
  frame: z.optional(frame),
  scenario: z.optional(z.nullable(scenario)),
})
export type NewThread = z.infer<typeof newThread>

export const newAnswer = z.strictObject({ ...sending, text: written })
export type NewAnswer = z.infer<typeof newAnswer>

export const changedText = z.strictObject({
  secret: token,
  text: written,
  title: z.optional(line),
  agreed: z.optional(z.boolean()),
})

export const withSecret = z.strictObject({ secret: token })
/** `secret` is the question's; `answer` null takes the choice back. */
export const chosenAnswer = z.strictObject({ secret: token, answer: z.nullable(id) })
export const vote = z.strictObject({ device: z.optional(token), on: z.boolean() })
export const flagReasons = ['personal', 'scam', 'harm', 'unkind', 'wrong', 'off-topic'] as const
export const flag = z.strictObject({ device: z.optional(token), reason: z.enum(flagReasons) })
export type FlagReason = (typeof flagReasons)[number]

/** 'held': a moderator looks first. 'hidden': enough people flagged it. 'removed': a moderator took it down. 'deleted': its writer did. */
export const textStates = ['shown', 'held', 'hidden', 'removed', 'deleted'] as const
export type TextState = (typeof textStates)[number]

export const communityText = z.strictObject({
  id,
  name: z.string(),
  /** Markdown of the community's own small kind; empty unless it is shown. */
  text: z.string(),
  at: when,
  changedAt: z.nullable(when),
  votes: count,
  /** Written by whoever asked. */
  isAsker: z.boolean(),
  /** Written for this site by its operator. */
  isOperator: z.boolean(),
  state: z.enum(textStates),
  /** A moderator's one line. */
  note: z.nullable(z.string()),
  /** Help that may be needed: 'self-harm', 'violence', 'gambling', 'tonight'. */
  needs: z.array(z.string()),
})
export type CommunityText = z.infer<typeof communityText>

export const threadSummary = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  tags: z.array(z.string()),
  name: z.string(),
  at: when,
  /** Of the newest answer, or of the question. */
  activeAt: when,
  answers: count,
  votes: count,
  isAnswered: z.boolean(),
  isOperator: z.boolean(),
  isLocked: z.boolean(),
  hasScenario: z.boolean(),
})
export type ThreadSummary = z.infer<typeof threadSummary>

/** A place in the list, newest first: it names a thread, so new ones on top move nobody's place. */
export const threadPlace = z.string().check(z.maxLength(60), z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z_[a-z0-9]{10}$/))

export const threadList = z.strictObject({ threads: z.array(threadSummary), next: z.nullable(threadPlace) })
export type ThreadList = z.infer<typeof threadList>

export const thread = z.strictObject({
  ...threadSummary.shape,
  question: communityText,
  frame,
  scenario: z.nullable(scenario),
  accepted: z.nullable(id),
  answersShown: z.array(communityText),
  /** The next answers' place; null at the end. */
  next: z.nullable(threadPlace),
})
export type CommunityThread = z.infer<typeof thread>

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number))
export const threadListQuery = z.strictObject({
  tag: z.optional(z.string().check(z.regex(/^[a-z-]{1,30}$/))),
  q: z.optional(z.string().check(z.maxLength(200))),
  unanswered: z.optional(z.literal('1')),
  limit: z.optional(z.pipe(wholeNumber, z.int().check(z.gte(1), z.lte(50)))),
  after: z.optional(threadPlace),
})
export type ThreadListQuery = z.infer<typeof threadListQuery>
export const answersQuery = z.strictObject({ after: z.optional(threadPlace) })

/** What a write is answered with. */
export const writtenAnswer = z.strictObject({
  id,
  thread: id,
  path: z.string(),
  state: z.enum(textStates),
  /** Sent before with the same secret: nothing new was written. */
  isRepeat: z.boolean(),
})
export type WrittenAnswer = z.infer<typeof writtenAnswer>

export const voteAnswer = z.strictObject({ votes: count })
export const flagAnswer = z.strictObject({ isHidden: z.boolean() })
export const tagCounts = z.strictObject({ tags: z.array(z.strictObject({ name: z.string(), threads: count })) })
export type TagCounts = z.infer<typeof tagCounts>
