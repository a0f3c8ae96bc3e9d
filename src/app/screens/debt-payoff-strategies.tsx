import { lazy } from 'react'
import { Link, useLocation } from 'react-router'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { troublesOf } from '#engine/planning/debts/guards.ts'
import { Late } from '../ui/late.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { ComparisonTable } from './debts/comparison-table.tsx'
import { PlanChoices } from './debts/plan-choices.ts'
import { quickLine, strategiesLine } from './debts/strategies-answer.ts'
import { useCompared, useDebts } from './debts/use-debts.ts'
import { compareWords as words } from './debts/words/compare-words.ts'
import { controlWords, screenWords } from './debts/words/plan-words.ts'
import { Part } from './device/screen-head.tsx'
import { EntryList } from './picture/entry-list.tsx'
import { HardshipPath } from './picture/hardship-path.tsx'
import { PlanningScreen } from './picture/planning-screen.tsx'
import { hardshipWords } from './picture/words/hardship.ts'

const StrategiesBelow = lazy(async () => ({
  default: (await import('./debts/strategies-below.tsx')).StrategiesBelow,
}))

export default function DebtPayoffStrategies() {
  const { picture, view, choice } = useDebts()
  const { settings, change } = choice
  const compared = useCompared(view)
  const { household } = picture
  const troubles = troublesOf(household.debts, view.plan, monthlyFlows(household).left, settings.cannotPay)
  const { choices, plan } = view
  const { hash } = useLocation()
  return (
    <PlanChoices value={choice}>
      <PlanningScreen
        kind="Credit & Taxes"
        title={screenWords.strategies.title}
        lead={screenWords.strategies.lead}
        picture={picture}
        answer={strategiesLine(compared.view, compared.comparison)}
        rests={quickLine(compared.view, compared.comparison)}
        help={
          troubles.length > 0 ? (
            <HardshipPath text={hardshipWords.lead} debts={household.debts} rest={hardshipWords.rest} />
          ) : undefined
        }
      >
        {plan.cards.length > 0 ? (
          <section className="card grid items-end gap-4 p-5 sm:grid-cols-2" aria-label={words.extraTitle}>
            <NumberField
              label={controlWords.extra}
              suffix="/mo"
              max={10_000_000}
              value={settings.extra ?? (choices.extra > 0 ? choices.extra : null)}
              hint={controlWords.extraHint(plan.paysNow)}
              onChange={(extra) => change({ extra: extra ?? 0 })}
            />
            <p className="pb-1">
              <Link to={{ pathname: '/debt-payoff', hash: view.of === 'link' ? hash : '' }}>{words.plan}</Link>
            </p>
          </section>
        ) : null}
        {plan.cards.length > 1 ? (
          <Part title={words.table}>
            <ComparisonTable {...compared} />
          </Part>
        ) : null}
        {plan.cards.length > 0 ? (
          <Late room="min-h-[1600px]" isStill={picture.isSample}>
            <StrategiesBelow {...compared} />
          </Late>
        ) : null}
        <Part title={words.debts} note={screenWords.debts.note}>
          <EntryList list="debts" picture={picture} fields={['name', 'kind', 'balance', 'apr', 'minimum', 'payment']} />
        </Part>
      </PlanningScreen>
    </PlanChoices>
  )
}
