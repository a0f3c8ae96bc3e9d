import { calendarSources } from './sources/calendar.ts'
import { cashSources } from './sources/cash.ts'
import { creditSources } from './sources/credit.ts'
import { fxSources } from './sources/fx.ts'
import { historySources } from './sources/history.ts'
import { householdSources } from './sources/household.ts'
import { insuranceSources } from './sources/insurance.ts'
import { investingSources } from './sources/investing.ts'
import { lendingSources } from './sources/lending.ts'
import { marketSources } from './sources/markets.ts'
import { retirementSources } from './sources/retirement.ts'
import { shareSources } from './sources/shares.ts'
import { socialSecuritySources } from './sources/social-security.ts'
import { stateRuleSources } from './sources/state-rules.ts'
import { stateSources } from './sources/states.ts'
import { studentSources } from './sources/student.ts'
import { taxSources } from './sources/tax.ts'
import { withholdingSources } from './sources/withholding.ts'

/** The source table of each folder of facts. A new area is its file in `sources/` and one line in each of these two lists. */
export const sourceAreas = {
  calendar: calendarSources,
  cash: cashSources,
  credit: creditSources,
  fx: fxSources,
  history: historySources,
  household: householdSources,
  insurance: insuranceSources,
  investing: investingSources,
  lending: lendingSources,
  retirement: retirementSources,
  series: marketSources,
  shares: shareSources,
  'social-security': socialSecuritySources,
  states: stateSources,
  'state-rules': stateRuleSources,
  student: studentSources,
  'tax-years': taxSources,
  withholding: withholdingSources,
}

/** Every source of every area. For the server, tests and checks; a page imports only its own area. */
export const sources = {
  ...calendarSources,
  ...cashSources,
  ...creditSources,
  ...fxSources,
  ...historySources,
  ...householdSources,
  ...insuranceSources,
  ...investingSources,
  ...lendingSources,
  ...marketSources,
  ...retirementSources,
  ...shareSources,
  ...socialSecuritySources,
  ...stateRuleSources,
  ...stateSources,
  ...studentSources,
  ...taxSources,
  ...withholdingSources,
}

export type SourceId = keyof typeof sources
