import { useMemo, useState } from 'react'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { type CardEvent, cardEvents } from '#engine/planning/cards/pay-dates.ts'
import { utilization } from '#engine/planning/cards/utilization.ts'
import { useTriedPicture } from '../state/tried-picture.ts'
import { reported, targets } from './card-use/limits-part.tsx'
import { UseBody } from './card-use/use-body.tsx'
import { answer, rests } from './card-use/words.ts'
import { cardRules, daysToPost } from './cards/card-rules.ts'
import { CardDoors } from './cards/doors.tsx'
import { cardsOf, nameOf, OwnCards } from './cards/own-cards.tsx'
import { common, screens } from './cards/words.ts'
import { PlanningScreen } from './picture/planning-screen.tsx'

const fields = ['balance', 'creditLimit', 'statementDay', 'dueDay', 'minimum', 'payment', 'autopay', 'apr']
/** Five weeks: every card's next statement and due date. */
const DAYS_AHEAD = 35

function answered(cards: readonly HouseholdDebt[], events: readonly CardEvent[]): string {
  if (cards.length === 0) return answer.none
  if (events.length === 0) return answer.noDates
  const due = events.find((event) => event.kind === 'due')
  if (due?.kind !== 'due') return answer.nothingDue
  const name = nameOf(cards.find(({ id }) => id === due.id) ?? { name: '' })
  return due.pay === 'full'
    ? answer.full({ name, amount: due.amount, on: due.on })
    : answer.some({ name, amount: due.amount, on: due.on })
}

function restsOn(cards: readonly HouseholdDebt[]): string {
  const { total, highest, byCard } = utilization(cards.map(reported))
  const top = byCard.find(({ share }) => share === highest)
  const card = cards.find(({ id }) => id === top?.id)
  return total === null || highest === null || card === undefined
    ? rests.none
    : rests.use({
        total,
        highest,
        name: nameOf(card),
        count: byCard.filter(({ share }) => share !== null).length,
      })
}

/** When to pay which card, and what credit reports see: the second of the three card screens. */
export default function SmartCreditCardUsage() {
  const picture = useTriedPicture()
  const { today, household } = picture
  const cards = cardsOf(picture)
  const [target, setTarget] = useState<number>(targets[1])
  const events = useMemo(
    () => cardEvents(household.debts, today, { ...cardRules, postingDays: daysToPost, showAtMost: target }, DAYS_AHEAD),
    [household, today, target],
  )
  return (
    <PlanningScreen
      kind={common.kind}
      title={screens.use.title}
      lead={screens.use.lead}
      picture={picture}
      answer={answered(cards, events)}
      rests={cards.length > 0 ? restsOn(cards) : undefined}
    >
      <CardDoors />
      {cards.length > 0 ? <UseBody {...{ cards, events, target, today }} onTarget={setTarget} /> : null}
      <OwnCards picture={picture} fields={fields} />
    </PlanningScreen>
  )
}
