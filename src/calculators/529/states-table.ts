import { type StatePlan529, statePlan529 } from '#facts/state-rules/plan-529.ts'
import { type StateCode, stateNames } from '#facts/states/codes.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { tableOf } from '../kit/table-of.ts'
import type { PlanContext } from './context.ts'
import { tableWords } from './words/explain.en.ts'
import { planNoteText } from './words/state-notes.en.ts'

const words = tableWords.states

function benefit(rule: StatePlan529 | undefined, say: Say): string {
  if (rule === undefined) return words.nothing
  if (rule.kind === 'deduction') return words.deduction
  return rule.rate === null ? words.creditByIncome : words.credit({ rate: rule.rate * 100 }, say)
}
function most(rule: StatePlan529 | undefined, say: Say): string {
  if (rule === undefined) return ''
  const limit = rule.kind === 'deduction' ? rule.limit : rule.maxCredit
  if (limit === null) return words.noLimit
  const { single, joint } = limit
  const per = words.per[rule.per]
  return single === joint ? words.limit({ amount: single, per }, say) : words.limits({ single, joint, per }, say)
}
const plans = (rule: StatePlan529 | undefined): string =>
  rule === undefined ? '' : rule.anyPlan ? words.anyPlan : words.ownPlan

/** What every state gives, from the rules alone: no return is worked out. */
export function statesTable({ say }: PlanContext): KeyedTable {
  const rows = (Object.entries(stateNames) as [StateCode, string][]).map(([code, name]) => ({
    code,
    name,
    rule: statePlan529.value[code],
  }))
  return tableOf(
    'states',
    words,
    rows,
    {
      state: ['text', ({ name }) => name],
      gives: ['text', ({ rule }) => benefit(rule, say)],
      most: ['text', ({ rule }) => most(rule, say)],
      plans: ['text', ({ rule }) => plans(rule)],
      note: ['text', ({ rule }) => (rule?.note ? planNoteText(rule.note, say) : '')],
    },
    { line: ({ code }) => code, folded: true },
  )
}
