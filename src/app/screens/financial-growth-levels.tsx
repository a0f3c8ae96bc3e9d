import { dollars, percentText, plain } from '#calculators/kit/format.ts'
import { levelRules } from '#facts/household/growth-levels.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { milestones } from '../state/milestones.ts'
import { usePicture } from '../state/picture.ts'
import { useStored } from '../state/use-stored.ts'
import { Figure, Part } from './device/screen-head.tsx'
import { LevelCard } from './growth/level-card.tsx'
import { levelLink } from './growth/level-link.ts'
import { levelSources } from './growth/level-sources.precomputed.ts'
import { MilestoneField } from './growth/milestone-field.tsx'
import { levelsShown } from './growth/use-levels.ts'
import { levelLines, levelTitles, litText, nextLevelText, growthWords as words } from './growth/words.ts'
import { AskNumbers } from './picture/ask-numbers.tsx'
import { EntryList } from './picture/entry-list.tsx'
import { HardshipPath } from './picture/hardship-path.tsx'
import { planningClientLoader, planningLoader } from './picture/planning-loader.ts'
import { PlanningScreen } from './picture/planning-screen.tsx'
import { Fold, WorkingFold } from './picture/working-fold.tsx'

export const meta = () => pageMeta('/financial-growth-levels')
export { planningClientLoader as clientLoader, planningLoader as loader }

const lists = [
  ['accounts', 'Accounts', ['name', 'kind', 'balance', 'monthly', 'matchRate', 'matchUpTo', 'payShare']],
  ['debts', 'Debts', ['name', 'kind', 'balance', 'apr', 'minimum']],
  ['policies', 'Insurance', ['name', 'kind', 'deductible']],
  ['people', 'People', ['name', 'role', 'born']],
  ['incomes', 'Income', ['name', 'kind', 'amount', 'every', 'isTakeHome']],
] as const

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
      {left !== null && left < 0 ? <HardshipPath text={words.shortfall(-left)} about="cash" /> : null}
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
      <div className="mt-8 border-line border-b">
        <Fold title={words.assumptions}>
          <p className="mb-3 text-ink-2 text-sm">{words.assumptionsNote}</p>
          <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
            {(['realReturn', 'haircut', 'benefit', 'retireAt'] as const).map((name) => (
              <MilestoneField key={name} name={name} words={words.fields[name]} />
            ))}
          </div>
        </Fold>
      </div>
      <Part title={words.lists} note={words.listsNote}>
        <AskNumbers numbers={['takeHome', 'essentials', 'cash', 'income', 'retirement']} />
        <div className="mt-4 border-line border-b">
          {lists.map(([list, title, fields]) => (
            <Fold key={list} title={title}>
              <EntryList list={list} picture={picture} fields={fields} />
            </Fold>
          ))}
        </div>
      </Part>
      <WorkingFold
        workings={levels.map((level) => ({ title: levelTitles[level.key], lines: levelLines(level, numbers, rules) }))}
        sources={levelSources}
      />
      <p className="mt-4 text-ink-2 text-xs">{words.disclaimer}</p>
    </PlanningScreen>
  )
}
