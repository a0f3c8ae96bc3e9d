import { useMemo } from 'react'
import { Link } from 'react-router'
import { american } from '#calculators/kit/say.ts'
import { tellInsights } from '#calculators/planning/insights/tell.ts'
import { areaWords } from '#calculators/planning/insights/words/figures.en.ts'
import { yearLimits } from '#calculators/planning/insights/year-limits.precomputed.ts'
import { troubleOf } from '#engine/household/trouble.ts'
import { findInsights } from '#engine/planning/insights/find.ts'
import { areas } from '#engine/planning/insights/rule.ts'
import { defaultYear } from '#facts/default-year.ts'
import { insightSettings } from '../../state/insight-settings.ts'
import { usePicture } from '../../state/picture.ts'
import { useStored } from '../../state/use-stored.ts'
import { AskNumbers } from '../picture/ask-numbers.tsx'
import { HardshipPath } from '../picture/hardship-path.tsx'
import { PlanningScreen } from '../picture/planning-screen.tsx'
import { Fold } from '../picture/working-fold.tsx'
import { firstFew } from './first-few.ts'
import { InsightGroup, InsightList } from './insight-group.tsx'
import { insightsWords as words } from './words.ts'

const law = yearLimits[defaultYear]
/** So many stand open at first, whether to do or to watch; what is left waits by area. */
const FIRST = 3

export function InsightsScreen() {
  const picture = usePicture()
  const [{ limits, hidden }] = useStored(insightSettings)
  const { household, today } = picture
  const { findings, judged, silent } = useMemo(() => {
    if (!law) throw new RangeError(`No limits for ${defaultYear}.`)
    return tellInsights(findInsights({ household, today, law, limits }), law, american)
  }, [household, today, limits])

  const all = judged + silent.length
  const shown = findings.filter(({ rule }) => !hidden.includes(rule))
  const good = shown.filter(({ tone }) => tone === 'good')
  const open = shown.filter(({ tone }) => tone !== 'good')
  const top = firstFew(open, FIRST)
  const rest = open.filter((one) => !top.includes(one))
  const act = rest.filter(({ tone }) => tone === 'act')
  const watch = rest.filter(({ tone }) => tone === 'watch')
  const isHard = shown.some((one) => one.isHardship && one.tone === 'act')
  const first = top[0]
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

  return (
    <PlanningScreen
      kind={words.kind}
      title={words.title}
      lead={words.lead}
      picture={picture}
      answer={answer}
      help={isHard && troubleOf(household) === null ? <HardshipPath text={words.hardship} /> : undefined}
      {...(judged > 0 ? { rests: words.rests(judged, all) } : {})}
    >
      <InsightGroup title={words.top(top.length)} id="first" insights={top} first={FIRST} />
      <InsightGroup title={words.counted(words.moreToDo, act.length)} id="to-do" insights={act} first={act.length} />
      {watch.length > 0 ? (
        <section className="mt-8" id="to-watch">
          <h2 className="text-xl">{words.counted(words.moreToWatch, watch.length)}</h2>
          <p className="mt-1 text-ink-2 text-sm">{words.moreToWatchNote}</p>
          <div className="mt-3 border-line border-b">
            {areas
              .map((area) => ({ area, found: watch.filter((one) => one.area === area) }))
              .filter(({ found }) => found.length > 0)
              .map(({ area, found }) => (
                <Fold key={area} title={words.counted(areaWords[area], found.length)} level={3}>
                  <InsightList insights={found} />
                </Fold>
              ))}
          </div>
        </section>
      ) : null}
      <InsightGroup title={words.counted(words.good, good.length)} id="good" insights={good} first={2} />
      {/* In one place: where there is no finding it's the first thing on the page, and nothing moves a box somebody types in. */}
      <div className="mt-8">
        <AskNumbers numbers={['takeHome', 'essentials', 'cash']} title={words.start} />
      </div>
      <div className="mt-8 border-line border-b">
        {aside.length > 0 ? (
          <Fold title={words.counted(words.hidden, aside.length)} id="hidden">
            <InsightList insights={aside} isHidden />
          </Fold>
        ) : null}
        {silent.length > 0 ? (
          <Fold title={words.counted(words.waiting, silent.length)} id="waiting">
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
