import { lazy, useMemo } from 'react'
import { dollars } from '#calculators/kit/format.ts'
import { rewardRates } from '#engine/planning/cards/own-card.ts'
import { NO_CARD, type RewardCard, type RewardWorld, wallet } from '#engine/planning/cards/reward-cards.ts'
import { cardPlan } from '../state/card-plan.ts'
import { useTriedPicture } from '../state/tried-picture.ts'
import { useStored } from '../state/use-stored.ts'
import { Late } from '../ui/late.tsx'
import { StackTable } from '../ui/stack-table.tsx'
import { chooseFindings } from './card-choose/choose-findings.ts'
import { mixRows, worthRows } from './card-choose/choose-tables.ts'
import { SpendingBoxes } from './card-choose/spending-boxes.tsx'
import { TypedCard } from './card-choose/typed-card.tsx'
import { ownCard, worldOf, yearlyInterest } from './card-choose/wallet-of.ts'
import { answer, figures, mix as mixWords, rests, worth as worthWords } from './card-choose/words.ts'
import { CardDoors } from './cards/doors.tsx'
import { cardsOf, nameOf, OwnCards } from './cards/own-cards.tsx'
import { common, screens } from './cards/words.ts'
import { Figure, Part } from './device/screen-head.tsx'
import { FindingCard } from './picture/finding-card.tsx'
import { PlanningScreen } from './picture/planning-screen.tsx'

const ChooseWorkings = lazy(() => import('./card-choose/choose-workings.tsx'))

const fields = [
  'balance',
  'apr',
  'creditLimit',
  'annualFee',
  'rewardBase',
  'rewardGroceries',
  'rewardDining',
  'rewardGas',
  'rewardTravel',
  'rewardOnline',
]

/** Which card for what, and whether its fee pays: the first of the three card screens. */
export default function SmartCreditCard() {
  const picture = useTriedPicture()
  const { today, household } = picture
  const [plan] = useStored(cardPlan)
  const cards = cardsOf(picture)
  const { own, world, purse, interest } = useMemo(() => {
    const list = cardsOf({ household })
    const rewardCards = list.map(ownCard)
    const around = worldOf(household, list, plan, today)
    return {
      own: rewardCards,
      world: around,
      purse: wallet(rewardCards, around),
      interest: yearlyInterest(list, today),
    }
  }, [household, plan, today])
  const isKnown = cards.some((card) => rewardRates(card) !== null)
  const findings = chooseFindings(cards, purse, interest, plan.abroad)
  const monthly = Object.values(world.spending).reduce((sum, amount) => sum + amount, 0) / 12
  const used = new Set(purse.mix.parts.flatMap(({ id, spend }) => (id === NO_CARD || spend < 0.5 ? [] : [id])))
  const isAll = !purse.mix.parts.some(({ id, spend }) => id === NO_CARD && spend >= 0.5)
  const [first] = used
  const best = cards.find(({ id }) => id === first)
  const rewards = purse.mix.value
  const isDearer = interest > rewards
  const said = () => {
    if (!isKnown) return answer.none
    if (monthly <= 0) return answer.nothing
    if (used.size > 1)
      return isDearer ? answer.mixInterest({ rewards, interest }) : answer.mix({ count: used.size, net: purse.net })
    if (best === undefined) return own.every(({ room }) => room === 0) ? answer.full : answer.debit
    const name = nameOf(best)
    return isDearer ? answer.interest({ name, rewards, interest }) : answer.one({ name, net: purse.net, isAll })
  }
  return (
    <PlanningScreen
      kind={common.kind}
      title={screens.choose.title}
      lead={screens.choose.lead}
      picture={picture}
      answer={said()}
      rests={isKnown ? restsOn(own, world, monthly) : undefined}
    >
      <CardDoors />
      {isKnown && monthly > 0 ? (
        <>
          <dl className="card grid grid-cols-2 divide-line md:grid-cols-4 md:divide-x">
            <Figure label={figures.rewards} value={dollars(purse.mix.value)} note={figures.rewardsNote} />
            <Figure label={figures.fees} value={dollars(purse.fees)} />
            <Figure label={figures.interest} value={dollars(interest)} note={figures.interestNote} />
            <Figure
              label={figures.net}
              value={dollars(purse.net - interest)}
              tone={purse.net - interest < 0 ? 'bad' : 'good'}
            />
          </dl>
          <Part title={mixWords.title} note={mixWords.note}>
            <div className="card p-4">
              <StackTable title={mixWords.title} columns={mixWords.columns} rows={mixRows(purse, cards)} amounts />
            </div>
          </Part>
          <ul className="mt-5 grid gap-3">
            {findings.map((finding) => (
              <li key={finding.text}>
                <FindingCard {...finding} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <SpendingBoxes household={household} plan={plan} />
      {isKnown && monthly > 0 ? (
        <Part title={worthWords.title} note={worthWords.note}>
          <div className="card p-4">
            <StackTable title={worthWords.title} columns={worthWords.columns} rows={worthRows(purse, cards)} amounts />
          </div>
        </Part>
      ) : null}
      <TypedCard terms={plan.typed} cards={own} world={world} />
      <OwnCards picture={picture} fields={fields} />
      <Late>
        <ChooseWorkings {...{ cards, world, interest }} wallet={own} />
      </Late>
    </PlanningScreen>
  )
}

/** What the answer rests on: interest on cards with balances, and what would be without them. */
function restsOn(own: readonly RewardCard[], world: RewardWorld, monthly: number): string {
  const top = own.filter(({ carriedApr }) => carriedApr !== null)
  if (top.length === 0) return rests.plain({ monthly })
  const apr = top.reduce((sum, { carriedApr }) => sum + (carriedApr ?? 0), 0) / top.length
  const free = wallet(
    own.map((card) => ({ ...card, carriedApr: null })),
    world,
  )
  return `${rests.interest({ cents: (apr * world.daysToPay) / 365 })} ${rests.paidOff({ net: free.net })}`
}
