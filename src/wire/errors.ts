import * as z from 'zod/mini'

/** Body of every JSON answer that is not a success. `fields` names what to correct, one sentence each. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    requestId: z.optional(z.string()),
  }),
})
export type ErrorBody = z.infer<typeof errorBody>
