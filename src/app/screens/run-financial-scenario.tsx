import { lazy } from 'react'
import { useLoaderData } from 'react-router'
import { troubleOf } from '#engine/household/trouble.ts'
import { usePicture } from '../state/picture.ts'
import { Sleeping } from '../ui/late.tsx'
import { HardshipPath } from './picture/hardship-path.tsx'
import { PlanningScreen } from './picture/planning-screen.tsx'
import { BeforeAfter } from './scenario/before-after.tsx'
import type { ScenarioOpening } from './scenario/scenario-loader.ts'
import { ShareScenario } from './scenario/share-scenario.tsx'
import { Timeline } from './scenario/timeline.tsx'
import { useScenario } from './scenario/use-scenario.ts'
import { screenWords as words } from './scenario/words.ts'

const ScenarioBelow = lazy(async () => ({ default: (await import('./scenario/scenario-below.tsx')).ScenarioBelow }))

export default function RunFinancialScenario() {
  const opening = useLoaderData<ScenarioOpening>()
  const picture = usePicture()
  const scenario = useScenario(picture, opening)
  const { told, isBusy, isOfOther, hasFailed } = scenario
  const short = told.short.before ?? told.short.after
  const isShortNow = short !== null && told.short.before === short
  const hardship = short === null || troubleOf(picture.household) !== null ? null : <HardshipPath text={words.short} />
  return (
    <PlanningScreen
      kind={words.kind}
      title={words.title}
      lead={words.lead}
      picture={picture}
      answer={hasFailed ? words.failed : isOfOther ? words.busy : told.headline}
      rests={hasFailed || isOfOther ? undefined : told.rests}
      help={isShortNow && !isOfOther ? (hardship ?? undefined) : undefined}
    >
      <div aria-busy={isBusy} className={isOfOther ? 'invisible' : ''}>
        <BeforeAfter rows={told.rows} />
        {isShortNow ? null : <div className="mt-5">{hardship}</div>}
        <Timeline picture={picture} scenario={scenario} />
        <ShareScenario hash={scenario.hash} />
        <Sleeping isStill={told === opening.told}>
          <ScenarioBelow picture={picture} scenario={scenario} told={told} />
        </Sleeping>
      </div>
    </PlanningScreen>
  )
}
