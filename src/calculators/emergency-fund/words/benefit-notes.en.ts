/** What else holds beside a state's most in unemployment benefits. */
import type { UnemploymentNote, UnemploymentNoteValues } from '#facts/state-rules/unemployment-insurance.ts'
import { type Say, type Sentences, sentence } from '../../kit/say.ts'

const notes = {
  'rises-by-law': ({ steps, weeks }, say) =>
    `Your state’s maximum by law is ${say.list(steps.map(({ year, most }) => `${say.money(most)} a week in ${year}`))}, for up to ${say.count(weeks, 'week', 'weeks')}.`,
  'rise-unconfirmed': ({ most, asOf, raised }, say) =>
    `Your state’s maximum was ${say.money(most)} a week in ${say.month(asOf)}. We couldn’t confirm a law that raises it to ${say.money(raised)}.`,
  'follows-wages': ({ since, share }, say) =>
    `Since ${say.date(since)}, your state’s maximum follows ${say.percent(share * 100)} of its average weekly wage. We couldn’t confirm the amount.`,
} satisfies Sentences<UnemploymentNoteValues>

export const benefitNoteText = (note: UnemploymentNote, say: Say): string =>
  sentence<UnemploymentNoteValues>(notes, note, say)
