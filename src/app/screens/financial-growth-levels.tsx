import { lazy } from 'react'
import { dollars, percentText, plain } from '#calculators/kit/format.ts'
import { levelRules } from '#facts/household/growth-levels.ts'
import { milestones } from '../state/milestones.ts'
import { usePicture } from '../state/picture.ts'
import { useStored } from '../state/use-stored.ts'
import { Late } from '../ui/late.tsx'
import { Figure, Part } from './device/screen-head.tsx'
import { LevelCard } from './growth/level-card.tsx'
import { levelLink } from './growth/level-link.ts'
import { levelsShown } from './growth/use-levels.ts'
import { litText, nextLevelText, growthWords as words } from './growth/words.ts'
import { PlanningScreen } from './picture/planning-screen.tsx'

const LevelsBelow = lazy(async () => ({ default: (await import('./growth/levels-below.tsx')).LevelsBelow }))

export default function FinancialGrowthLevels() {
  const picture = usePicture()
  const [set] = useStored(milestones)
  const { household } = picture
  const { flows, numbers, rules, levels, next, lit, unknown, freedom, independence } = levelsShown(picture, set)
  const { left } = flows
  return (
    <PlanningScreen
      kind={words.kind}
      title={words.title}
      lead={words.lead}
      picture={picture}
      answer={nextLevelText(next)}
      rests={litText(lit, unknown)}
    >
      <section className="card overflow-hidden" aria-label={words.title}>
        <dl className="grid grid-cols-2 divide-line md:grid-cols-4 md:divide-x">
          <Figure label={words.figures.lit} value={`${plain(lit)} / 9`} />
          <Figure
            label={words.figures.freedom}
            value={freedom === null ? '–' : plain(freedom, 1)}
            note={words.figures.freedomNote}
          />
          <Figure
            label={words.figures.independence}
            value={independence === null ? '–' : percentText(independence * 100, 1)}
            note={words.figures.independenceNote}
          />
          <Figure
            label={words.figures.left}
            value={left === null ? '–' : dollars(left)}
            note={words.figures.leftNote}
          />
        </dl>
      </section>
      <Part title={words.levels} note={words.levelsNote}>
        <ol className="grid gap-2.5">
          {levels.map((level, i) => (
            <LevelCard
              key={level.key}
              level={level}
              place={i + 1}
              isNext={level.key === next?.key}
              numbers={numbers}
              rules={rules}
              costly={levelRules.value.costlyApr}
              link={levelLink(level, household, numbers)}
            />
          ))}
        </ol>
      </Part>
      <Late isStill={picture.isSample}>
        <LevelsBelow picture={picture} levels={levels} numbers={numbers} rules={rules} />
      </Late>
      <p className="mt-4 text-ink-2 text-xs">{words.disclaimer}</p>
    </PlanningScreen>
  )
}
