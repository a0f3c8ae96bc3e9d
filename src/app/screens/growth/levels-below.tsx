import type { Level, LevelNumbers, LevelRules } from '#engine/planning/growth-levels/levels.ts'
import type { Picture } from '../../state/picture.ts'
import { Part } from '../device/screen-head.tsx'
import { AskNumbers } from '../picture/ask-numbers.tsx'
import { EntryList } from '../picture/entry-list.tsx'
import { Fold, WorkingFold } from '../picture/working-fold.tsx'
import { levelSources } from './level-sources.precomputed.ts'
import { MilestoneField } from './milestone-field.tsx'
import { levelLines, levelTitles, growthWords as words } from './words.ts'

const lists = [
  ['accounts', 'Accounts', ['name', 'kind', 'balance', 'monthly', 'matchRate', 'matchUpTo', 'payShare']],
  ['debts', 'Debts', ['name', 'kind', 'balance', 'apr', 'minimum']],
  ['policies', 'Insurance', ['name', 'kind', 'deductible']],
  ['people', 'People', ['name', 'role', 'born']],
  ['incomes', 'Income', ['name', 'kind', 'amount', 'every', 'isTakeHome']],
] as const

/** What stands below the lamps: assumptions, the lists they read, and how they were worked out. */
export function LevelsBelow(props: {
  readonly picture: Picture
  readonly levels: readonly Level[]
  readonly numbers: LevelNumbers
  readonly rules: LevelRules
}) {
  const { picture, levels, numbers, rules } = props
  return (
    <>
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
    </>
  )
}
