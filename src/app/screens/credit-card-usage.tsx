import { lazy, useDeferredValue, useMemo, useState } from 'react'
import { carryingCost } from '#engine/planning/cards/carrying-cost.ts'
import { useTriedPicture } from '../state/tried-picture.ts'
import { Late } from '../ui/late.tsx'
import { costAnswer, costRests, dearest } from './card-cost/cost-answer.ts'
import { PayControls } from './card-cost/pay-controls.tsx'
import { choicesOf, firstControls } from './card-cost/plan-choice.ts'
import { answer } from './card-cost/words.ts'
import { cardRules } from './cards/card-rules.ts'
import { CardDoors } from './cards/doors.tsx'
import { cardsOf, OwnCards } from './cards/own-cards.tsx'
import { common, screens } from './cards/words.ts'
import { PlanningScreen } from './picture/planning-screen.tsx'

const CostBody = lazy(() => import('./card-cost/cost-body.tsx'))

const fields = ['balance', 'apr', 'minimum', 'payment', 'statementDay', 'dueDay', 'monthlyCharges', 'autopay']

/** What a balance costs, day by day: the third of the three card screens. */
export default function CreditCardUsage() {
  const picture = useTriedPicture()
  const { today } = picture
  const cards = cardsOf(picture).filter(({ apr }) => apr !== null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [controls, setControls] = useState(firstControls)
  const card = cards.find(({ id }) => id === chosen) ?? dearest(cards, today)
  // The box first: a year of days is worked out after it.
  const asked = useDeferredValue(controls)
  const cost = useMemo(
    () => (card === undefined ? null : carryingCost(card, choicesOf(asked, card), today, cardRules)),
    [card, asked, today],
  )
  const choose = (id: string) => {
    setChosen(id)
    setControls((now) => ({ ...now, plan: 'now', purchases: null }))
  }
  return (
    <PlanningScreen
      kind={common.kind}
      title={screens.cost.title}
      lead={screens.cost.lead}
      picture={picture}
      answer={card && cost ? costAnswer(card, cost, today) : answer.none}
      rests={card && cost ? costRests(card, cost) : undefined}
    >
      <CardDoors />
      {card && cost ? (
        <>
          <PayControls {...{ cards, card, controls }} onCard={choose} onControls={setControls} />
          <Late isStill={picture.isSample}>
            <CostBody {...{ card, cost, today }} controls={asked} />
          </Late>
        </>
      ) : null}
      <OwnCards picture={picture} fields={fields} />
    </PlanningScreen>
  )
}
