import { lazy } from 'react'
import type { ToldPlan } from '#calculators/planning/next-dollar/told.ts'
import type { OrderStep } from '#facts/household/spending-orders.ts'
import { type Picture, usePicture } from '../state/picture.ts'
import { useStored } from '../state/use-stored.ts'
import { Late } from '../ui/late.tsx'
import { Part } from './device/screen-head.tsx'
import { OrderChoice } from './journey/order-choice.tsx'
import { orderNames, stepTitles } from './journey/plan-words.precomputed.ts'
import { bringBack, journeySettings, leftOut, moveStep, ownSteps, skipStep, takeOrder } from './journey/settings.ts'
import { StepCard } from './journey/step-card.tsx'
import { useJourney } from './journey/use-journey.ts'
import { journeyWords as words } from './journey/words.ts'
import { PlanningScreen } from './picture/planning-screen.tsx'
import { useFirstPlan } from './picture/use-first-plan.ts'

const JourneyBelow = lazy(async () => ({ default: (await import('./journey/journey-below.tsx')).JourneyBelow }))

export default function FinancialJourney() {
  const picture = usePicture()
  const [settings] = useStored(journeySettings)
  const { plan, held, isLate, failed, retry } = useJourney(picture, settings)
  const below = useFirstPlan(plan !== null)
  return (
    <PlanningScreen
      kind={words.kind}
      title={words.title}
      lead={words.lead}
      picture={picture}
      answer={plan?.headline ?? words.working}
      rests={plan?.rests ?? ''}
    >
      {failed ? (
        <p className="card mb-5 flex flex-wrap items-center gap-3 p-5" role="alert">
          {words.failed}
          <button type="button" className="button" onClick={retry}>
            {words.retry}
          </button>
        </p>
      ) : null}
      {held === null ? (
        // As high as the window: nothing that is seen moves when the answer comes.
        <div className="min-h-screen" aria-busy="true" />
      ) : (
        <div key="plan" aria-busy={isLate} className={plan === null ? 'invisible' : ''}>
          <Steps plan={held} picture={picture} />
        </div>
      )}
      <div {...below.hold}>
        <Late key={below.key} isStill={picture.isSample && plan !== null}>
          <JourneyBelow plan={plan} picture={picture} settings={settings} />
        </Late>
      </div>
      <p className="mt-4 text-ink-2 text-xs">{words.disclaimer}</p>
    </PlanningScreen>
  )
}

function Steps({ plan, picture }: { readonly plan: ToldPlan; readonly picture: Picture }) {
  const [settings] = useStored(journeySettings)
  const isOwn = plan.order === 'own'
  const own = ownSteps(settings)
  const out = isOwn ? leftOut(settings) : []
  return (
    <>
      <OrderChoice order={settings.order} />
      {plan.steps.length > 0 ? (
        <Part title={words.steps} note={words.stepsNote(orderNames[plan.order])}>
          <ol className="grid gap-2.5">
            {plan.steps.map((step) => (
              <StepCard
                key={step.key}
                step={step}
                household={picture.household}
                own={
                  isOwn && step.key !== 'taxable'
                    ? {
                        isFirst: own[0] === step.key,
                        isLast: own.at(-1) === step.key,
                        move: (by) => moveStep(settings, step.key, by),
                        skip: () => skipStep(settings, step.key),
                      }
                    : null
                }
              />
            ))}
          </ol>
          {out.length > 0 ? <Skipped steps={out} onBring={(step) => bringBack(settings, step)} /> : null}
          {isOwn ? null : (
            <p className="no-print mt-3">
              <button type="button" className="button" onClick={() => takeOrder(plan.steps.map(({ key }) => key))}>
                {words.own}
              </button>
            </p>
          )}
        </Part>
      ) : null}
      {plan.notes.length > 0 && plan.outcome !== 'short' ? (
        <Part title={words.notes}>
          <ul className="card grid gap-2 p-5">
            {plan.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Part>
      ) : null}
    </>
  )
}

function Skipped(props: { readonly steps: readonly OrderStep[]; readonly onBring: (step: OrderStep) => void }) {
  const { steps, onBring } = props
  return (
    <section className="no-print mt-4" aria-label={words.skipped}>
      <h3 className="text-base">{words.skipped}</h3>
      <ul className="mt-1 flex flex-wrap gap-2">
        {steps.map((step) => (
          <li key={step}>
            <button type="button" className="button" onClick={() => onBring(step)}>
              {words.bringBack}: {stepTitles[step]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
