/** What else holds beside a state's minimum wage. Each follows the sentence that names the wage. */
import type { MinimumWageNote, MinimumWageNoteValues } from '#facts/state-rules/minimum-wage.ts'
import { type Say, type Sentences, sentence } from '../../kit/say.ts'

const notes = {
  'less-before': ({ hourly, date }, say) => `It was ${say.cents(hourly)} before ${say.date(date)}.`,
  'more-around-new-york-city': ({ hourly }, say) =>
    `It’s ${say.cents(hourly)} in New York City, on Long Island and in Westchester.`,
  'standard-rate': ({ since, nonurban }, say) =>
    `That’s the standard rate from ${say.month(since)}: it’s ${say.cents(nonurban)} in nonurban counties and more around Portland.`,
} satisfies Sentences<MinimumWageNoteValues>

export const minimumNoteText = (note: MinimumWageNote, say: Say): string =>
  sentence<MinimumWageNoteValues>(notes, note, say)
