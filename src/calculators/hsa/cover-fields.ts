/** Coverage by month, the plan, the spouse and Medicare. */
import { choices } from '../kit/choices.ts'
import { type Clock, choice, money, month } from '../kit/field.ts'
import { when } from '../kit/section.ts'
import { formWords as words } from './words/form.en.ts'

const monthly = ({ coverage }: { coverage: string }): boolean => coverage === 'months'
const married = ({ spouse }: { spouse: string }): boolean => spouse !== 'none'
const checked = ({ plan }: { plan: string }): boolean => plan === 'check'

const coverOptions = choices(words.monthOptions)
const coverOf = (label: string) => when(monthly, choice({ label, initial: 'self', options: coverOptions }))
const names = words.months

/** Coverage on the first day of each month. */
export const monthFields = {
  january: coverOf(names.january),
  february: coverOf(names.february),
  march: coverOf(names.march),
  april: coverOf(names.april),
  may: coverOf(names.may),
  june: coverOf(names.june),
  july: coverOf(names.july),
  august: coverOf(names.august),
  september: coverOf(names.september),
  october: coverOf(names.october),
  november: coverOf(names.november),
  december: coverOf(names.december),
}

const thisMonth = (clock: Clock) => clock.today.slice(0, 7)
const birthMonths = { initial: '1986-05', min: '1920-01', max: '2010-12' }
const applications = { initial: thisMonth, min: '2000-01', max: '2060-12' }

export const born = month({ ...words.born, ...birthMonths, profile: 'birthMonth' })

export const peopleFields = {
  spouse: choice({ ...words.spouse, initial: 'none', options: choices(words.spouse.options) }),
  spouseBorn: when(married, month({ ...words.spouseBorn, ...birthMonths })),
  spousePuts: when(married, money({ ...words.spousePuts, per: 'year', initial: 0, max: 1_000_000, step: 100 })),
  spouseMedicare: when(
    married,
    choice({ ...words.spouseMedicare, initial: 'no', options: choices(words.spouseMedicare.options) }),
  ),
  spouseApplied: when(
    (inputs: { spouse: string; spouseMedicare: string }) => married(inputs) && inputs.spouseMedicare === 'yes',
    month({ ...words.spouseApplied, ...applications }),
  ),
  medicare: choice({ ...words.medicare, initial: 'no', options: choices(words.medicare.options) }),
  applied: when(
    ({ medicare }: { medicare: string }) => medicare === 'yes',
    month({ ...words.applied, ...applications }),
  ),
}

export const planFields = {
  plan: choice({ ...words.plan, initial: 'hdhp', options: choices(words.plan.options) }),
  deductible: when(checked, money({ ...words.deductible, per: 'year', initial: 2000, max: 100_000, step: 50 })),
  outOfPocket: when(checked, money({ ...words.outOfPocket, per: 'year', initial: 6000, max: 100_000, step: 50 })),
}
