import { addDays, type IsoDate } from '#engine/month.ts'
import { dateText, dollars } from '../kit/format.ts'
import type { CalendarEvent, CalendarFile } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { CdInputs } from './fields.ts'

const DAYS_AHEAD = 14

/** Three days of one certificate: two weeks ahead, maturity, and the last day before it renews. */
function eventsOf(
  name: string,
  maturity: IsoDate,
  value: number,
  { kind, grace: days }: Pick<CdInputs, 'kind' | 'grace'>,
): readonly CalendarEvent[] {
  // A brokered certificate does not renew: the broker books the money to the account.
  const grace = kind === 'bank' ? days : 0
  const last = addDays(maturity, Math.round(grace))
  const after =
    kind !== 'bank'
      ? 'It goes to your brokerage account.'
      : grace > 0
        ? `The grace period, as you entered it, ends on ${dateText(last)}.`
        : 'You entered no grace period.'
  return [
    {
      date: addDays(maturity, -DAYS_AHEAD),
      title: `${name} matures in two weeks`,
      note:
        kind === 'bank'
          ? 'Compare rates and decide: take the money, or tell the bank which term you want next.'
          : 'Compare rates and decide what the money does next.',
    },
    {
      date: maturity,
      title: `${name} matures`,
      note: `About ${dollars(value)} comes free. ${after}`,
    },
    ...(grace > 0
      ? [
          {
            date: last,
            title: `${name}: last day to move the money`,
            note: 'After today the CD renews for the same term at the bank’s rate of the day. Check the exact window with your bank.',
          },
        ]
      : []),
  ]
}

/** CDs the ladder was renewed into: they mature after the longest of the first ones. */
const laterRounds = ({ kept }: Result): readonly CalendarEvent[] =>
  (kept?.renewals ?? [])
    .filter(({ month }) => kept && month > kept.term)
    .map(({ date, value }) => ({
      date,
      title: 'A renewed ladder CD matures',
      note: `About ${dollars(value)} comes free, if each was renewed at the rate you expected. Compare rates and decide.`,
    }))

/** The dates of the ladder where there is one, else those of the single certificate; days that are past are left out. */
export function calendarOf(result: Result, inputs: CdInputs): CalendarFile {
  const ahead = (events: readonly CalendarEvent[]) =>
    events.filter(({ date }) => date >= result.today && date >= inputs.start)
  if (!result.ladder)
    return { fileName: 'cd-dates.ics', events: ahead(eventsOf('CD', result.maturity, result.end.inside, inputs)) }
  return {
    fileName: 'cd-ladder.ics',
    events: ahead([
      ...result.ladder.rungs.flatMap(({ maturity, value }, i) =>
        value < 0.005 ? [] : eventsOf(`Ladder CD ${i + 1}`, maturity, value, inputs),
      ),
      ...laterRounds(result),
    ]),
  }
}
