import { lazy } from 'react'
import type { ToldSaving } from '#calculators/planning/tax-saving/told.ts'
import { Segments } from '../../calculator/form/segments.tsx'
import { type Picture, usePicture } from '../../state/picture.ts'
import { useStored } from '../../state/use-stored.ts'
import { Late } from '../../ui/late.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Part } from '../device/screen-head.tsx'
import { PlanningScreen } from '../picture/planning-screen.tsx'
import { useFirstPlan } from '../picture/use-first-plan.ts'
import { usePlanAnswer } from '../picture/use-plan-answer.ts'
import { answerSaving } from './answer-saving.ts'
import { settingFields as fields } from './fields.precomputed.ts'
import { OptionCard } from './option-card.tsx'
import { isFirst, savingSettings, setSaving } from './settings.ts'
import { savingWords as words } from './words.ts'

const SavingBelow = lazy(async () => ({ default: (await import('./saving-below.tsx')).SavingBelow }))

/** Which account next: each one by the tax its money saves on this household's own returns. */
export function TaxSavingScreen() {
  const picture = usePicture()
  const [settings] = useStored(savingSettings)
  const { plan, held, isLate, failed, retry } = usePlanAnswer(picture, settings, isFirst(settings), answerSaving)
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
          <Options plan={held} picture={picture} />
        </div>
      )}
      <div {...below.hold}>
        <Late key={below.key} isStill={picture.isSample && plan !== null}>
          <SavingBelow plan={plan} picture={picture} settings={settings} />
        </Late>
      </div>
      <p className="mt-4 text-ink-2 text-xs">{words.disclaimer}</p>
    </PlanningScreen>
  )
}

function Options({ plan, picture }: { readonly plan: ToldSaving; readonly picture: Picture }) {
  const [settings] = useStored(savingSettings)
  const { compare, amount } = settings
  if (plan.options.length === 0) return null
  return (
    <>
      <div className="no-print flex flex-wrap items-end gap-x-8 gap-y-4">
        <div className="w-64">
          <NumberField
            label={fields.amount.label}
            hint={fields.amount.hint}
            min={fields.amount.min}
            max={fields.amount.max}
            value={amount}
            onChange={(typed) => {
              if (typed !== null) setSaving({ amount: typed })
            }}
          />
        </div>
        <div>
          <p className="mb-1.5 text-sm" aria-hidden="true">
            {words.compare}
          </p>
          <Segments
            name="compare"
            label={words.compare}
            options={fields.compare.options}
            value={compare}
            onChange={(value) => setSaving({ compare: value === 'room' ? 'room' : 'same' })}
          />
        </div>
      </div>
      <Part title={words.ranked} note={words.rankedNote[compare]}>
        <ol className="grid gap-2.5">
          {plan.options.map((option) => (
            <OptionCard key={option.id} option={option} by={compare} household={picture.household} />
          ))}
        </ol>
      </Part>
    </>
  )
}
