import { federalHolidays } from '#facts/calendar/federal-holidays.ts'
import { prime } from '#facts/lending/rates.ts'
import { cashAdvanceFactor, sbaFixedSpread, sbaGuaranteeFee, sbaVariableSpread } from '#facts/lending/small-business.ts'
import { calendarSources } from '#facts/sources/calendar.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { citing } from '../kit/citing.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact, document } = citing({ ...calendarSources, ...lendingSources })

export const sources = () => [
  document('reg-z-app-j', words.apr),
  document('reg-z', words.business),
  fact(prime, words.prime),
  fact(sbaVariableSpread, words.variable),
  fact(sbaFixedSpread, words.fixed),
  fact(sbaGuaranteeFee, words.guarantee),
  fact(cashAdvanceFactor, words.assumption),
  fact(federalHolidays, words.holidays),
]
