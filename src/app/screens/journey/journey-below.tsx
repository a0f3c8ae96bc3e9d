import type { NextDollarInputs } from '#calculators/planning/next-dollar/fields.ts'
import type { ToldPlan } from '#calculators/planning/next-dollar/told.ts'
import type { Picture } from '../../state/picture.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { Part } from '../device/screen-head.tsx'
import { AskNumbers } from '../picture/ask-numbers.tsx'
import { EntryList } from '../picture/entry-list.tsx'
import { Fold, WorkingFold } from '../picture/working-fold.tsx'
import { Assumptions } from './assumptions.tsx'
import { journeyWords as words } from './words.ts'

const lists = [
  ['incomes', ['name', 'kind', 'amount', 'every', 'isTakeHome', 'owner']],
  ['accounts', ['name', 'kind', 'balance', 'monthly', 'payShare', 'matchRate', 'matchUpTo', 'owner']],
  ['debts', ['name', 'kind', 'balance', 'apr', 'minimum', 'payment']],
  ['policies', ['name', 'kind', 'deductible']],
  ['people', ['name', 'role', 'born']],
  ['goals', ['name', 'target', 'saved', 'by']],
] as const

const listTitles = {
  incomes: 'Income',
  accounts: 'Accounts',
  debts: 'Debts',
  policies: 'Insurance',
  people: 'People',
  goals: 'Goals',
} as const

/** What stands below the steps: ten years drawn, the settings, the lists the plan reads, and how it was worked out. */
export function JourneyBelow(props: {
  readonly plan: ToldPlan | null
  readonly picture: Picture
  readonly settings: NextDollarInputs
}) {
  const { plan, picture, settings } = props
  return (
    <>
      {plan === null || plan.chart === null ? null : <ChartCard chart={plan.chart} fileName="financial-journey" />}
      {plan === null || plan.steps.length === 0 ? null : (
        <div className="mt-8 border-line border-b">
          <Fold title={words.assumptions}>
            <Assumptions settings={settings} />
          </Fold>
        </div>
      )}
      <Part title={words.lists} note={words.listsNote}>
        <AskNumbers numbers={['takeHome', 'essentials', 'cash', 'income', 'retirement']} />
        <div className="mt-4 border-line border-b">
          {lists.map(([list, fields]) => (
            <Fold key={list} title={listTitles[list]}>
              <EntryList list={list} picture={picture} fields={fields} isOrdered={list === 'goals'} />
            </Fold>
          ))}
        </div>
      </Part>
      {plan === null ? null : <WorkingFold workings={plan.workings} sources={plan.sources} />}
    </>
  )
}
