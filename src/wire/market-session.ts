import * as z from 'zod/mini'

/**
 * Whether the New York exchange trades now. `why` says why it does not: outside its hours, a weekend, or a holiday (then `holiday` names it). `opensAt` is the
 * next opening, null where the calendar does not reach so far; `closesAt` the end of the trading under way. Times by its calendar: a sudden closure is not in it.
 */
export const exchangeSession = z.object({
  state: z.enum(['open', 'before', 'after', 'closed']),
  why: z.nullable(z.enum(['hours', 'weekend', 'holiday'])),
  holiday: z.nullable(z.string().check(z.maxLength(80))),
  /** Trading ends at 13:00 that day. */
  earlyClose: z.boolean(),
  opensAt: z.nullable(z.iso.datetime()),
  closesAt: z.nullable(z.iso.datetime()),
})
export type ExchangeSession = z.infer<typeof exchangeSession>
