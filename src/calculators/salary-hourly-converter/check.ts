import { fullYear } from '#engine/pay/units.ts'
import type { PayInputs } from './sections.ts'
import { errorWords } from './words/answer.en.ts'

const WEEK_HOURS = 168
const YEAR_WEEKS = 52
/** Pay of a full year past this is a slip of the unit. */
const MOST_YEARLY = 1e9
type Errors = { -readonly [K in keyof PayInputs]?: string }

const given = (hours: number, extra: number, days: number, minutes: number) => hours + extra + (days * minutes) / 60

/** Inputs that do not fit together: weeks of more than 168 hours, more time off than the year has, pay out of reach. */
export function check(inputs: PayInputs): Errors {
  const { hours, extraHours, days, commuteDays, commuteMinutes, lunchMinutes, unpaidWeeks, paidDaysOff } = inputs
  const errors: Errors = {}
  const travelDays = Math.min(days, commuteDays)
  const lunch = (days * lunchMinutes) / 60
  if (hours + extraHours > WEEK_HOURS) errors.extraHours = errorWords.weekHours()
  else if (given(hours, extraHours, travelDays, commuteMinutes) + lunch > WEEK_HOURS)
    errors.commuteMinutes = errorWords.weekTotal()
  if (unpaidWeeks + paidDaysOff / days > YEAR_WEEKS) errors.paidDaysOff = errorWords.weeksOff()
  if (fullYear(inputs.pay, inputs.unit, inputs) > MOST_YEARLY) errors.pay = errorWords.tooMuch()
  if (inputs.compare === 'offer') {
    const { hours2 } = inputs
    const extra2 = inputs.extraHours2 ?? extraHours
    const minutes2 = inputs.commuteMinutes2 ?? commuteMinutes
    const days2 = Math.min(days, inputs.commuteDays2 ?? commuteDays)
    const off2 = (inputs.unpaidWeeks2 ?? unpaidWeeks) + (inputs.paidDaysOff2 ?? paidDaysOff) / days
    if (hours2 + extra2 > WEEK_HOURS) errors.extraHours2 = errorWords.weekHours()
    else if (given(hours2, extra2, days2, minutes2) + lunch > WEEK_HOURS)
      errors.commuteMinutes2 = errorWords.weekTotal()
    if (off2 > YEAR_WEEKS) errors.paidDaysOff2 = errorWords.weeksOff()
    if (fullYear(inputs.pay2, inputs.unit2, { hours: hours2, days }) > MOST_YEARLY) errors.pay2 = errorWords.tooMuch()
  }
  if (inputs.compare === 'contract' && inputs.contractHours > WEEK_HOURS) errors.contractHours = errorWords.weekHours()
  return errors
}
