import { fullYear } from '#engine/pay/units.ts'
import type { PayInputs } from './fields.ts'

const WEEK_HOURS = 168
/** Pay of a full year past this is a slip of the unit. */
const MOST_YEARLY = 1e9
type Errors = { -readonly [K in keyof PayInputs]?: string }

const given = (hours: number, extra: number, days: number, minutes: number) => hours + extra + (days * minutes) / 60

/** Sentences about inputs that do not fit together: weeks of more than 168 hours, more time off than the year has, pay out of reach. */
export function check(inputs: PayInputs): Errors {
  const { hours, extraHours, days, commuteDays, commuteMinutes, lunchMinutes, unpaidWeeks, paidDaysOff } = inputs
  const errors: Errors = {}
  const travelDays = Math.min(days, commuteDays)
  const lunch = (days * lunchMinutes) / 60
  if (hours + extraHours > WEEK_HOURS) errors.extraHours = 'A week has 168 hours. Enter fewer hours here or above.'
  else if (given(hours, extraHours, travelDays, commuteMinutes) + lunch > WEEK_HOURS)
    errors.commuteMinutes = 'Work, breaks and travel come to more than the 168 hours of a week.'
  if (unpaidWeeks + paidDaysOff / days > 52)
    errors.paidDaysOff = 'Days off and unpaid weeks come to more than the 52 weeks of a year.'
  if (fullYear(inputs.pay, inputs.unit, inputs) > MOST_YEARLY)
    errors.pay = 'That is over a billion dollars a year. Is the unit right?'
  if (inputs.compare === 'offer') {
    const { hours2 } = inputs
    const extra2 = inputs.extraHours2 ?? extraHours
    const minutes2 = inputs.commuteMinutes2 ?? commuteMinutes
    const days2 = Math.min(days, inputs.commuteDays2 ?? commuteDays)
    const off2 = (inputs.unpaidWeeks2 ?? unpaidWeeks) + (inputs.paidDaysOff2 ?? paidDaysOff) / days
    if (hours2 + extra2 > WEEK_HOURS) errors.extraHours2 = 'A week has 168 hours. Enter fewer hours here or above.'
    else if (given(hours2, extra2, days2, minutes2) + lunch > WEEK_HOURS)
      errors.commuteMinutes2 = 'Work, breaks and travel come to more than the 168 hours of a week.'
    if (off2 > 52) errors.paidDaysOff2 = 'Days off and unpaid weeks come to more than the 52 weeks of a year.'
    if (fullYear(inputs.pay2, inputs.unit2, { hours: hours2, days }) > MOST_YEARLY)
      errors.pay2 = 'That is over a billion dollars a year. Is the unit right?'
  }
  if (inputs.compare === 'contract' && inputs.contractHours > WEEK_HOURS) errors.contractHours = 'A week has 168 hours.'
  return errors
}
