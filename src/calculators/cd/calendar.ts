import { addDays, type IsoDate } from '#engine/month.ts'
import { dateText, dollars } from '../kit/format.ts'
import type { CalendarEvent, CalendarFile } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { CdInputs } from './fields.ts'

const DAYS_AHEAD = 14

/** Three days of one certificate: two weeks ahead, maturity, and the last day before it renews. */
function eventsOf(name: string, maturity: IsoDate, value: number, grace: number): readonly CalendarEvent[] {
  const last = addDays(maturity, Math.round(grace))
  return [
    {
      date: addDays(maturity, -DAYS_AHEAD),
      title: `${name} matures in two weeks`,
      note: 'Compare rates and decide: take the money, or tell the bank which term you want next.',
    },
    {
      date: maturity,
      title: `${name} matures`,
      note: `About ${dollars(value)} comes free.${grace > 0 ? ` The grace period, as you entered it, ends on ${dateText(last)}.` : ' You entered no grace period.'}`,
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

export function calendarOf(result: Result, inputs: CdInputs): CalendarFile {
  const own = eventsOf('CD', result.maturity, result.end.inside, inputs.kind === 'bank' ? inputs.grace : 0)
  const rungs = result.ladder.rungs.flatMap(({ maturity, value }, i) =>
    eventsOf(`Ladder CD ${i + 1}`, maturity, value, inputs.grace),
  )
  return { fileName: 'cd-dates.ics', events: [...own, ...rungs] }
}
