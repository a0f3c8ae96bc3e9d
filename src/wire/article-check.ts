/** What the house says of a text before it goes out: how it reads with its numbers looked up, and which other numbers are known. */
import * as z from 'zod/mini'

export const checkBody = z.strictObject({ body: z.string().check(z.maxLength(200_000)) })

const offer = z.object({
  /** Where the number stands in the text. */
  from: z.int(),
  to: z.int(),
  text: z.string(),
  /** Names that could stand there instead, the most fitting first. */
  names: z.array(z.object({ name: z.string(), what: z.string() })),
})
export type OfferedName = z.infer<typeof offer>

export const checkAnswer = z.object({
  /** As `#writing/bound/shown.ts` has it: made by the same code that visitors’ pages are made by. */
  shown: z.unknown(),
  offers: z.array(offer),
  /** Sentences to read again when the tax year moves on. */
  reread: z.array(z.object({ sentence: z.string(), says: z.string() })),
})
export type CheckAnswer = z.infer<typeof checkAnswer>
