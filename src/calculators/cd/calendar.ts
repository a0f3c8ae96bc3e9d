import { addDays, type IsoDate } from '#engine/month.ts'
import type { CalendarEvent, CalendarFile } from '../kit/presentation.ts'
import type { CdContext } from './context.ts'
import { calendarWords as words } from './words/answer.en.ts'

const DAYS_AHEAD = 14

/** Three days of one certificate: two weeks ahead, maturity, and the last day before it renews. */
function eventsOf(
  { inputs, say }: CdContext,
  name: string,
  maturity: IsoDate,
  value: number,
): readonly CalendarEvent[] {
  const isBank = inputs.kind === 'bank'
  // A brokered certificate does not renew: the broker books the money to the account.
  const grace = isBank ? inputs.grace : 0
  const last = addDays(maturity, Math.round(grace))
  const after = isBank ? (grace > 0 ? words.graceEnds({ day: last }, say) : words.noGrace) : words.toBroker
  return [
    {
      date: addDays(maturity, -DAYS_AHEAD),
      title: words.soon({ name }),
      note: isBank ? words.soonNote : words.soonNoteBrokered,
    },
    { date: maturity, title: words.matures({ name }), note: words.maturesNote({ amount: say.money(value), after }) },
    ...(grace > 0 ? [{ date: last, title: words.lastDay({ name }), note: words.lastDayNote }] : []),
  ]
}

/** CDs the ladder was renewed into: they mature after the longest of the first ones. */
const laterRounds = ({ result: { kept }, say }: CdContext): readonly CalendarEvent[] =>
  (kept?.renewals ?? [])
    .filter(({ month }) => kept && month > kept.term)
    .map(({ date, value }) => ({
      date,
      title: words.renewed,
      note: words.renewedNote({ amount: say.money(value) }),
    }))

/** The dates of the ladder where there is one, else those of the single certificate; days that are past are left out. */
export function calendarOf(context: CdContext): CalendarFile {
  const { inputs, result } = context
  const ahead = (events: readonly CalendarEvent[]) =>
    events.filter(({ date }) => date >= result.today && date >= inputs.start)
  if (!result.ladder)
    return {
      fileName: 'cd-dates.ics',
      events: ahead(eventsOf(context, words.cd, result.maturity, result.end.inside)),
    }
  return {
    fileName: 'cd-ladder.ics',
    events: ahead([
      ...result.ladder.rungs.flatMap(({ maturity, value }, i) =>
        value < 0.005 ? [] : eventsOf(context, words.rung({ number: i + 1 }), maturity, value),
      ),
      ...laterRounds(context),
    ]),
  }
}
