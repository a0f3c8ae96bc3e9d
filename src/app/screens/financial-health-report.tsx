import { useMemo } from 'react'
import { Link } from 'react-router'
import { dateText } from '#calculators/kit/format.ts'
import { parseInputs } from '#calculators/kit/parse-inputs.ts'
import { american } from '#calculators/kit/say.ts'
import type { HealthInputs } from '#calculators/planning/health/answers.ts'
import { healthCitations } from '#calculators/planning/health/citations.precomputed.ts'
import { healthFields } from '#calculators/planning/health/fields.ts'
import { tellHealth } from '#calculators/planning/health/tell.ts'
import { levelWords } from '#calculators/planning/health/words/health.en.ts'
import { healthWorkings } from '#calculators/planning/health/workings.ts'
import { yearLimits } from '#calculators/planning/insights/year-limits.precomputed.ts'
import { ageNow } from '#engine/household/tax-picture.ts'
import { MEASURES_NEEDED } from '#engine/planning/health/report.ts'
import { defaultYear } from '#facts/default-year.ts'
import { exported, healthRecord, keepReport, reportBefore } from '../state/health-report.ts'
import { usePicture } from '../state/picture.ts'
import { useStored } from '../state/use-stored.ts'
import { download } from '../ui/download.ts'
import { toast } from '../ui/toast.ts'
import { useStays } from '../ui/use-stays.ts'
import { Part } from './device/screen-head.tsx'
import { ActionList } from './health-report/action-list.tsx'
import { MeasureList, PillarList } from './health-report/measure-list.tsx'
import { Questions } from './health-report/questions.tsx'
import { Trend } from './health-report/trend.tsx'
import { WellBeing } from './health-report/well-being.tsx'
import { reportWords as words } from './health-report/words.ts'
import { AskNumbers } from './picture/ask-numbers.tsx'
import { PlanningScreen } from './picture/planning-screen.tsx'
import { WorkingFold } from './picture/working-fold.tsx'

const law = yearLimits[defaultYear]
const form = { fields: healthFields, check: () => ({}) }

/** Answers kept before a question changed are left out rather than refused. */
function inputsOf(answers: Readonly<Record<string, unknown>>, today: string): HealthInputs {
  const known = Object.fromEntries(Object.entries(answers).filter(([key]) => Object.hasOwn(healthFields, key)))
  const read = parseInputs(form, known, { today })
  const fallback = read.ok ? read : parseInputs(form, {}, { today })
  return (fallback.ok ? fallback.inputs : {}) as HealthInputs
}

export default function FinancialHealthReportScreen() {
  const picture = usePicture()
  const [{ answers, reports }] = useStored(healthRecord)
  const { household, today, isSample } = picture
  const inputs = useMemo(() => inputsOf(isSample ? {} : answers, today), [answers, today, isSample])
  const told = useMemo(() => {
    if (!law) throw new RangeError(`No limits for ${defaultYear}.`)
    return tellHealth({ household, inputs, today, law, say: american })
  }, [household, inputs, today])
  const before = isSample ? null : reportBefore(reports, today)
  const you = household.people.find(({ role }) => role === 'you')
  const { overall, level, measures, notCounted, actions } = told
  const points = Object.fromEntries(measures.map((one) => [one.key, one.points]))
  const [first] = actions
  const asked = useStays(isSample || measures.length < MEASURES_NEEDED)

  const save = () => {
    const isKept = keepReport({
      madeAt: today,
      measures: points,
      overall,
      wellBeing: told.wellBeing?.score ?? null,
    })
    if (isKept) toast({ title: words.saved, description: words.savedNote, tone: 'good' })
  }
  const asJson = () =>
    download(
      `truepenny-health-report-${today}.json`,
      JSON.stringify(exported(points, today), null, 2),
      'application/json',
    )

  return (
    <PlanningScreen
      kind={words.kind}
      title={words.title}
      lead={words.lead}
      picture={picture}
      answer={
        overall === null || level === null ? (
          words.tooFew(measures.length, MEASURES_NEEDED)
        ) : (
          <>
            {words.answer(levelWords[level], overall)} {first ? words.first(first.title) : ''}
          </>
        )
      }
      rests={words.rests(measures.length)}
    >
      <PillarList pillars={told.pillars} />
      <p className="no-print mt-4 flex flex-wrap gap-2">
        <button type="button" className="button button-main" onClick={() => window.print()}>
          {words.print}
        </button>
        {isSample ? null : (
          <button type="button" className="button" onClick={save}>
            {words.save}
          </button>
        )}
        <button type="button" className="button" onClick={asJson}>
          {words.json}
        </button>
      </p>
      <p className="mt-4 max-w-[68ch] text-ink-2 text-sm">
        {words.made(dateText(today))} · {isSample ? words.whose.sample : words.whose.own}. {words.assumptions}
      </p>
      <ActionList actions={actions} />
      {measures.length > 0 ? <MeasureList measures={measures} /> : null}
      {asked.isShown ? (
        <div className="no-print mt-8" {...asked.hold}>
          <AskNumbers numbers={['takeHome', 'essentials', 'cash', 'income', 'retirement']} />
          {isSample ? <p className="mt-2 text-ink-2 text-sm">{words.withOwn}</p> : null}
        </div>
      ) : null}
      {isSample ? null : <Questions inputs={inputs} />}
      {isSample ? null : (
        <WellBeing told={told} inputs={inputs} age={you ? ageNow(you, today) : null} today={today} before={before} />
      )}
      {isSample ? null : <Trend told={told} before={before} hasReports={reports.length > 0} />}
      {notCounted.length > 0 ? (
        <Part title={words.notCounted} id="not-counted">
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {notCounted.map(({ key, label, needs }) => (
              <li key={key} className="py-1">
                {label} <span className="text-ink-2">{words.needs(needs)}</span>
              </li>
            ))}
          </ul>
          <p className="no-print mt-2">
            <Link to="/profile#household">{words.addNumbers}</Link>
          </p>
        </Part>
      ) : null}
      <WorkingFold workings={healthWorkings(told, american)} sources={healthCitations} />
    </PlanningScreen>
  )
}
