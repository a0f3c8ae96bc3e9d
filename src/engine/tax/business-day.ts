import { addDays, dateIn, daysBetween, formatMonth, type IsoDate } from '#engine/month.ts'

/*
 * IRC 7503: what the tax law wants by a Saturday, a Sunday or a legal holiday is in time on the next business day. Legal holidays are those of
 * the District of Columbia. Only those that can meet a tax date are counted: Emancipation Day in April and King Day in January.
 */
const SATURDAY = 6
const SUNDAY = 0
/** A known Sunday to count weekdays from. */
const A_SUNDAY: IsoDate = '2000-01-02'

const weekday = (date: IsoDate): number => ((daysBetween(A_SUNDAY, date) % 7) + 7) % 7

/** Emancipation Day in the District of Columbia: 16 April, kept on Friday or Monday when it falls on a weekend. It moves tax dates too. */
const emancipationDay = (year: number): IsoDate => {
  const day = dateIn(formatMonth(year, 4), 16)
  return weekday(day) === SATURDAY ? addDays(day, -1) : weekday(day) === SUNDAY ? addDays(day, 1) : day
}

/** Birthday of Martin Luther King, Jr.: the third Monday of January, 15 January at the earliest. */
const isKingDay = (date: IsoDate): boolean =>
  date.slice(5, 7) === '01' && weekday(date) === 1 && Number(date.slice(8)) >= 15 && Number(date.slice(8)) <= 21

/** The day itself, or the next business day where it falls on a weekend or a legal holiday of IRC 7503. */
export function nextBusinessDay(date: IsoDate): IsoDate {
  let day = date
  for (let tries = 0; tries < 7; tries += 1) {
    const closed =
      weekday(day) === SATURDAY ||
      weekday(day) === SUNDAY ||
      day === emancipationDay(Number(day.slice(0, 4))) ||
      isKingDay(day)
    if (!closed) return day
    day = addDays(day, 1)
  }
  return day
}
