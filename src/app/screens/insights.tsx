import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { american } from '#calculators/kit/say.ts'
import { tellInsights } from '#calculators/planning/insights/tell.ts'
import { areaWords } from '#calculators/planning/insights/words/figures.en.ts'
import { yearLimits } from '#calculators/planning/insights/year-limits.precomputed.ts'
import { findInsights } from '#engine/planning/insights/find.ts'
import { type Area, areas } from '#engine/planning/insights/rule.ts'
import { defaultYear } from '#facts/default-year.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { insightSettings } from '../state/insight-settings.ts'
import { usePicture } from '../state/picture.ts'
import { useStored } from '../state/use-stored.ts'
import { StoredNotice } from './device/stored-notice.tsx'
import { HelpLines } from './insights/help-lines.tsx'
import { InsightCard } from './insights/insight-card.tsx'
import { InsightGroup } from './insights/insight-group.tsx'
import { insightsWords as words } from './insights/words.ts'
import { AskNumbers } from './picture/ask-numbers.tsx'
import { planningClientLoader, planningLoader } from './picture/planning-loader.ts'
import { PlanningScreen } from './picture/planning-screen.tsx'
import { Fold } from './picture/working-fold.tsx'

export const meta = () => pageMeta('/insights')
export const loader = planningLoader
export const clientLoader = planningClientLoader

const law = yearLimits[defaultYear]
/** So many to watch stand open at first. */
const WATCHED_AT_FIRST = 4

export default function InsightsScreen() {
  const picture = usePicture()
  const [{ limits, hidden }] = useStored(insightSettings)
  const [area, setArea] = useState<Area | null>(null)
  const { household, today, isSample } = picture
  const { findings, judged, silent } = useMemo(() => {
    if (!law) throw new RangeError(`No limits for ${defaultYear}.`)
    return tellInsights(findInsights({ household, today, law, limits }), law, american)
  }, [household, today, limits])

  const all = judged + silent.length
  const shown = findings.filter(({ rule }) => !hidden.includes(rule))
  const of = (tone: string) => shown.filter((one) => one.tone === tone && (area === null || one.area === area))
  const [act, watch, good] = [of('act'), of('watch'), of('good')]
  const isHard = shown.some((one) => one.isHardship && one.tone === 'act')
  const first = shown.find(({ tone }) => tone !== 'good')
  const countOf = (tone: string) => shown.filter((one) => one.tone === tone).length
  const answer =
    shown.length === 0
      ? words.nothingFor(all)
      : isHard
        ? words.hardship
        : first
          ? words.answer(countOf('act'), countOf('watch'), first.label)
          : words.allGood(countOf('good'))
  const aside = findings.filter(({ rule }) => hidden.includes(rule))
  const present = areas.filter((one) => shown.some((finding) => finding.area === one))

  return (
    <PlanningScreen
      kind={words.kind}
      title={words.title}
      lead={words.lead}
      picture={picture}
      answer={answer}
      {...(judged > 0 ? { rests: words.rests(judged, all) } : {})}
    >
      <StoredNotice store={insightSettings} what="your limits" />
      {isHard ? <HelpLines /> : null}
      {shown.length === 0 && !isSample ? (
        <AskNumbers numbers={['takeHome', 'essentials', 'cash']} title={words.start} />
      ) : null}
      {present.length > 1 ? (
        <p className="no-print flex items-center gap-2">
          <label htmlFor="area" className="text-sm">
            {words.area}
          </label>
          <select
            id="area"
            className="select"
            value={area ?? ''}
            onChange={({ target }) => setArea(areas.find((one) => one === target.value) ?? null)}
          >
            <option value="">{words.everything}</option>
            {present.map((one) => (
              <option key={one} value={one}>
                {areaWords[one]}
              </option>
            ))}
          </select>
        </p>
      ) : null}
      <InsightGroup title={words.todo} id="to-do" insights={act} first={act.length} />
      <InsightGroup title={words.watch} id="to-watch" insights={watch} first={WATCHED_AT_FIRST} />
      <InsightGroup title={words.good} id="good" insights={good} first={2} />
      {shown.length > 0 ? (
        <div className="mt-8">
          <AskNumbers numbers={['takeHome', 'essentials', 'cash']} title={words.start} />
        </div>
      ) : null}
      <div className="mt-8 border-line border-b">
        {aside.length > 0 ? (
          <Fold title={`${words.hidden} (${aside.length})`} id="hidden">
            <ul className="grid items-start gap-3 lg:grid-cols-2">
              {aside.map((insight) => (
                <InsightCard key={insight.rule} insight={insight} isHidden />
              ))}
            </ul>
          </Fold>
        ) : null}
        {silent.length > 0 ? (
          <Fold title={`${words.waiting} (${silent.length})`} id="waiting">
            <p className="max-w-[68ch] text-ink-2 text-sm">
              {words.waitingNote} <Link to="/profile#household">{words.profile}</Link>.
            </p>
            <ul className="mt-2 grid gap-x-6 text-sm sm:grid-cols-2">
              {silent.map(({ rule, label, needs }) => (
                <li key={rule} className="py-1">
                  {label} <span className="text-ink-2">{words.waitingFor(american.list(needs))}</span>
                </li>
              ))}
            </ul>
          </Fold>
        ) : null}
      </div>
    </PlanningScreen>
  )
}
