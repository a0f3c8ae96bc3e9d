import { type StatePlan529, statePlan529 } from '#facts/state-rules/plan-529.ts'
import { type StateCode, stateNames } from '#facts/states/codes.ts'
import { dollars, percentText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'

const per = { return: 'a return', account: 'an account', beneficiary: 'a child' } as const

function benefit(rule: StatePlan529 | undefined): string {
  if (rule === undefined) return 'Nothing'
  if (rule.kind === 'deduction') return 'Deduction'
  return rule.rate === null ? 'Credit by income' : `Credit of ${percentText(rule.rate * 100)}`
}
function most(rule: StatePlan529 | undefined): string {
  if (rule === undefined) return ''
  const limit = rule.kind === 'deduction' ? rule.limit : rule.maxCredit
  if (limit === null) return 'No limit'
  const amounts =
    limit.single === limit.joint ? dollars(limit.single) : `${dollars(limit.single)}, joint ${dollars(limit.joint)}`
  return `${amounts} ${per[rule.per]}`
}

/** What every state gives, from the rules alone: no return is worked out. */
export const statesTable = (): Table => ({
  key: 'states',
  title: 'What each state gives for deposits',
  lead: 'For a year. A deduction comes off state income, a credit off state tax. Rules change; check your state before you deposit.',
  columns: [
    { label: 'State', unit: 'text' },
    { label: 'Gives', unit: 'text' },
    { label: 'At most', unit: 'text' },
    { label: 'Which plans', unit: 'text' },
    { label: 'Note', unit: 'text' },
  ],
  rows: (Object.entries(stateNames) as [StateCode, string][]).map(([code, name]) => {
    const rule = statePlan529.value[code]
    const plans = rule === undefined ? '' : rule.anyPlan ? 'Any state’s' : 'Its own only'
    return [name, benefit(rule), most(rule), plans, rule?.note ?? '']
  }),
  folded: true,
})
