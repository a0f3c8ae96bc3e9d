import { Link } from 'react-router'
import { monthText } from '#calculators/kit/format.ts'
import type { ToldScenario } from '#calculators/planning/scenario/tell.ts'
import type { Picture } from '../../state/picture.ts'
import { Part } from '../device/screen-head.tsx'
import { AskNumbers } from '../picture/ask-numbers.tsx'
import { Fold, WorkingFold } from '../picture/working-fold.tsx'
import { ChangedLines } from './changed-lines.tsx'
import { nextSteps } from './next-steps.ts'
import { ScenarioPictures } from './scenario-pictures.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { ScenarioState } from './use-scenario.ts'
import { screenWords as words } from './words.ts'

/** Everything that explains the answer: the course drawn, each changed line, what to know, the assumptions, the working. */
export function ScenarioBelow(props: {
  readonly picture: Picture
  readonly scenario: ScenarioState
  readonly told: ToldScenario
}) {
  const { picture, scenario, told } = props
  const steps = nextSteps(
    scenario.placed.map(({ event }) => event),
    picture.household,
  )
  return (
    <>
      <ScenarioPictures told={told} />
      <Part title={words.lines} note={words.linesNote(told.linesMonths, monthText(told.linesFrom))}>
        <ChangedLines lines={told.lines} sources={told.sources} />
      </Part>
      {told.notes.length > 0 || steps.length > 0 ? (
        <Part title={words.notes}>
          <ul className="card list-disc space-y-2 p-5 pl-9">
            {told.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
            {steps.map(({ to, words: said }) => (
              <li key={to}>
                <Link to={to}>{said}</Link>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {/* Seen while the rest is worked out anew, or the box in it would lose the caret. */}
      <div className="visible mt-8">
        <AskNumbers title={words.numbers} numbers={['takeHome', 'essentials', 'cash']} />
      </div>
      <section className="mt-8 border-line border-b" aria-label={words.assumptions}>
        <Fold title={words.assumptions} id="assumptions">
          <SettingsForm settings={scenario.settings} onChange={scenario.set} />
        </Fold>
      </section>
      <WorkingFold workings={told.workings} sources={told.sources} />
    </>
  )
}
