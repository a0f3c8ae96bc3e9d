import { lazy } from 'react'
import { dollars } from '#calculators/kit/format.ts'
import { stageAt } from '#engine/planning/checkpoints/stage.ts'
import { milestones } from '../state/milestones.ts'
import { usePicture } from '../state/picture.ts'
import { useStored } from '../state/use-stored.ts'
import { Late } from '../ui/late.tsx'
import { useStays } from '../ui/use-stays.ts'
import { checkpointsShown } from './checkpoints/checkpoints-shown.ts'
import { RangeRows } from './checkpoints/range-rows.tsx'
import { savingsRows } from './checkpoints/savings-rows.ts'
import { lawDateWords, checkpointWords as words } from './checkpoints/words.ts'
import { Part } from './device/screen-head.tsx'
import { MilestoneField } from './growth/milestone-field.tsx'
import { AskNumbers } from './picture/ask-numbers.tsx'
import { PlanningScreen } from './picture/planning-screen.tsx'

const CheckpointsBelow = lazy(async () => ({
  default: (await import('./checkpoints/checkpoints-below.tsx')).CheckpointsBelow,
}))

type Shown = ReturnType<typeof checkpointsShown>

export default function CheckpointsScreen() {
  const picture = usePicture()
  const [set] = useStored(milestones)
  const shown = checkpointsShown(picture, set)
  const { found, withdrawal, answer } = shown
  const { age, income, saved } = found
  const asksAge = useStays(age === null)
  const asksMore = useStays(age === null || income === null)
  return (
    <PlanningScreen
      kind={words.kind}
      title={words.title}
      lead={words.lead}
      picture={picture}
      answer={answer}
      rests={restsOf(shown)}
    >
      {asksAge.isShown ? (
        <div className="card mb-4 max-w-xs p-5" {...asksAge.hold}>
          <MilestoneField name="age" words={words.fields.age} />
        </div>
      ) : null}
      {asksMore.isShown ? (
        <div {...asksMore.hold}>
          <AskNumbers numbers={['income', 'retirement']} />
        </div>
      ) : null}
      {found.savings.length > 0 ? (
        <Part title={words.savings} note={words.savingsNote}>
          <RangeRows
            label={words.savings}
            rows={savingsRows(found, withdrawal)}
            you={saved}
            youText={words.you(dollars(saved))}
          />
        </Part>
      ) : null}
      <Late isStill={picture.isSample}>
        <CheckpointsBelow picture={picture} shown={shown} benefit={set.benefit ?? 0} />
      </Late>
      <p className="mt-4 text-ink-2 text-xs">{words.disclaimer}</p>
    </PlanningScreen>
  )
}

function restsOf({ found: { age, income }, dates, facts }: Shown): string {
  const [next] = dates
  return [
    age === null || income === null ? '' : words.rests(age, income, stageAt(age).key),
    next ? words.nextDate(next.from, lawDateWords[next.key](facts)[0]) : '',
  ].join('')
}
