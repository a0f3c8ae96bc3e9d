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

/** Answer of `GET /api/admin/numbers`: published articles whose numbers ask for an editor. Those with nothing to do are left out. */
export const numbersAnswer = z.object({
  /** The tax year articles speak of, and the next. */
  year: z.int(),
  posts: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      /** Numbers that cannot be looked up any more, with the reason. */
      broken: z.array(z.object({ says: z.string(), sentence: z.string() })),
      /** Sentences to read when the tax year moves on. */
      reread: z.array(z.object({ says: z.string(), sentence: z.string() })),
      /** Numbers that are known and not tied to their source, as they stand in the text. */
      loose: z.array(z.string()),
    }),
  ),
})
export type NumbersAnswer = z.infer<typeof numbersAnswer>
