import { lazy } from 'react'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { troublesOf } from '#engine/planning/debts/guards.ts'
import { Late } from '../ui/late.tsx'
import { PayoffList } from './debts/payoff-list.tsx'
import { answerOf, restsOf } from './debts/plan-answer.ts'
import { PlanChoices } from './debts/plan-choices.ts'
import { PlanControls } from './debts/plan-controls.tsx'
import { PriceLine } from './debts/price-line.tsx'
import { useCompared, useDebts } from './debts/use-debts.ts'
import { listWords, screenWords } from './debts/words/plan-words.ts'
import { Part } from './device/screen-head.tsx'
import { EntryList } from './picture/entry-list.tsx'
import { HardshipPath } from './picture/hardship-path.tsx'
import { PlanningScreen } from './picture/planning-screen.tsx'
import { hardshipWords } from './picture/words/hardship.ts'

const PlanBelow = lazy(async () => ({ default: (await import('./debts/plan-below.tsx')).PlanBelow }))

export default function DebtPayoff() {
  const { picture, view, choice } = useDebts()
  const { cannotPay } = choice.settings
  const compared = useCompared(view)
  const { household } = picture
  const troubles = troublesOf(household.debts, view.plan, monthlyFlows(household).left, cannotPay)
  const late = compared.view.chosen
  return (
    <PlanChoices value={choice}>
      <PlanningScreen
        kind="Credit & Taxes"
        title={screenWords.payoff.title}
        lead={screenWords.payoff.lead}
        picture={picture}
        answer={answerOf(view, troubles)}
        rests={restsOf(view, troubles)}
        help={
          troubles.length > 0 ? (
            <HardshipPath text={hardshipWords.lead} debts={household.debts} rest={hardshipWords.rest} />
          ) : undefined
        }
      >
        {view.plan.cards.length > 0 ? <PlanControls view={view} /> : null}
        {late && view.plan.cards.length > 1 ? <PriceLine chosen={late} comparison={compared.comparison} /> : null}
        {household.debts.some(({ balance }) => balance > 0) ? (
          <Part title={listWords.title} note={listWords.note}>
            <PayoffList view={compared.view} />
          </Part>
        ) : null}
        <Part title={screenWords.debts.title} note={screenWords.debts.note}>
          <EntryList
            list="debts"
            picture={picture}
            fields={['name', 'kind', 'balance', 'apr', 'minimum', 'payment', 'isFederal', 'dueDay']}
          />
        </Part>
        {view.plan.cards.length > 0 ? (
          <Late room="min-h-[1600px]" isStill={picture.isSample}>
            <PlanBelow picture={picture} {...compared} />
          </Late>
        ) : null}
      </PlanningScreen>
    </PlanChoices>
  )
}
