import * as z from 'zod/mini'

/** One line of `GET /api/v1/plans`. */
export const planListItem = z.object({
  name: z.string(),
  title: z.string(),
  question: z.string(),
  path: z.string(),
})
export type PlanListItem = z.infer<typeof planListItem>

/** Body of `POST /api/v1/plans/{name}`: what the household leaves out is unknown, missing inputs take their defaults. */
export const planRunBody = z.strictObject({
  household: z.record(z.string(), z.unknown(), 'Send the household as an object. An empty one ({}) is fine.'),
  inputs: z.optional(z.record(z.string(), z.unknown())),
  year: z.optional(z.int().check(z.gte(2000), z.lte(2100))),
})
