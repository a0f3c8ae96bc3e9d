import { Link, type RouterContextProvider, useLoaderData } from 'react-router'
import { monthsText, monthText } from '#calculators/kit/format.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { usePicture } from '../state/picture.ts'
import { ChartCard } from '../ui/chart/chart-card.tsx'
import { Part } from './device/screen-head.tsx'
import { AskNumbers } from './picture/ask-numbers.tsx'
import { HardshipPath } from './picture/hardship-path.tsx'
import { PlanningScreen } from './picture/planning-screen.tsx'
import { Fold, WorkingFold } from './picture/working-fold.tsx'
import { BeforeAfter } from './scenario/before-after.tsx'
import { ChangedLines } from './scenario/changed-lines.tsx'
import { nextSteps } from './scenario/next-steps.ts'
import { scenarioCharts } from './scenario/scenario-charts.ts'
import { openingOn, type ScenarioOpening } from './scenario/scenario-loader.ts'
import { SettingsForm } from './scenario/settings-form.tsx'
import { ShareScenario } from './scenario/share-scenario.tsx'
import { Timeline } from './scenario/timeline.tsx'
import { useScenario } from './scenario/use-scenario.ts'
import { screenWords as words } from './scenario/words.ts'

export const meta = () => pageMeta('/run-financial-scenario')
export const loader = ({ context }: { context: Readonly<RouterContextProvider> }) => openingOn(context)

export default function RunFinancialScenario() {
  const opening = useLoaderData<ScenarioOpening>()
  const picture = usePicture()
  const scenario = useScenario(picture, opening)
  const { told, isBusy, hasFailed, placed, settings } = scenario
  const steps = nextSteps(
    placed.map(({ event }) => event),
    picture.household,
  )
  const short = told?.short.before ?? told?.short.after ?? null
  return (
    <PlanningScreen
      kind={words.kind}
      title={words.title}
      lead={words.lead}
      picture={picture}
      answer={hasFailed ? words.failed : (told?.headline ?? words.busy)}
      rests={hasFailed || told === null ? undefined : told.rests}
    >
      {short === null ? null : (
        <HardshipPath about="cash" text={words.short(monthText(short), told?.short.before === short)} />
      )}
      <div aria-busy={isBusy}>
        {told === null ? null : <BeforeAfter rows={told.rows} />}
        <Timeline picture={picture} scenario={scenario} />
        <ShareScenario hash={scenario.hash} />
        {told === null ? null : (
          <>
            {scenarioCharts(told).map((chart) => (
              <ChartCard key={chart.key} chart={chart} fileName="scenario" />
            ))}
            <Part title={words.lines} note={words.linesNote(monthsText(told.linesMonths), monthText(told.linesFrom))}>
              <ChangedLines lines={told.lines} />
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
          </>
        )}
      </div>
      <div className="mt-8">
        <AskNumbers title={words.numbers} numbers={['takeHome', 'essentials', 'cash']} />
      </div>
      <section className="mt-8 border-line border-b" aria-label={words.assumptions}>
        <Fold title={words.assumptions} id="assumptions">
          <SettingsForm settings={settings} onChange={scenario.set} />
        </Fold>
      </section>
      {told === null ? null : <WorkingFold workings={told.workings} sources={told.sources} />}
    </PlanningScreen>
  )
}
