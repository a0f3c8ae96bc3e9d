import { lazy, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { addMonths, type Month, monthOf } from '#engine/month.ts'
import type { ScoreAction } from '#engine/planning/credit-score/actions.ts'
import { type ScoreCourse, scoreCourse } from '#engine/planning/credit-score/score-course.ts'
import { Segments } from '../calculator/form/segments.tsx'
import { profile, withFact } from '../state/profile.ts'
import { scorePlan } from '../state/score-plan.ts'
import { useTriedPicture } from '../state/tried-picture.ts'
import { useStored } from '../state/use-stored.ts'
import { Late } from '../ui/late.tsx'
import { reported } from './card-use/limits-part.tsx'
import { LateChart } from './cards/late-chart.tsx'
import { cardsOf, nameOf, OwnCards } from './cards/own-cards.tsx'
import { Part } from './device/screen-head.tsx'
import { PlanningScreen } from './picture/planning-screen.tsx'
import { FactorsPart } from './score/factors-part.tsx'
import { QueueForm } from './score/queue-form.tsx'
import { QueueList } from './score/queue-list.tsx'
import { coursePicture, lowestOf } from './score/score-charts.ts'
import { shownPlan, type TriedPlan } from './score/shown-plan.ts'
import { StartPart } from './score/start-part.tsx'
import { answer, course as courseWords, form, queue as queueWords, rests, screen } from './score/words.ts'

const ScoreRest = lazy(() => import('./score/score-rest.tsx'))

const fields = ['balance', 'creditLimit', 'apr', 'opened']
const FILE = 'credit-score'
const horizons = ['12', '24', '84'] as const
/** What the screen begins with: the first thing most people can do. */
const firstQueue: readonly ScoreAction[] = [{ kind: 'pay-down', card: null, amount: 2000, month: 0 }]
/** A smaller move is none worth a sentence. */
const NOTEWORTHY = 3

/** Try what one could do with credit, and see a score's range, with the reason for each step. Never a FICO Score. */
export default function CreditScoreSimulator() {
  const picture = useTriedPicture()
  const { household, today, isSample } = picture
  const [plan, setPlan] = useStored(scorePlan)
  const [horizon, setHorizon] = useState<string>('24')
  const cards = useMemo(() => cardsOf({ household }), [household])
  const reports = useMemo(() => cards.map(reported), [cards])
  const month = monthOf(today)
  const { hash } = useLocation()
  const [tried, setTried] = useState<TriedPlan>({ hash, plan: scorePlan.initial })
  const isLinked = picture.link === 'shown'
  // What is tried over a link's numbers stays with that link (decision 0103).
  const shown = shownPlan(hash, isLinked, plan, tried)
  const score = (isLinked || isSample ? shown.score : null) ?? household.creditScore ?? shown.score
  const usable = cards.filter(({ creditLimit }) => (creditLimit ?? 0) > 0)
  const queue = useMemo(() => {
    const known = new Set(cards.map(({ id }) => id))
    // A step on a card that is no longer there has nothing to change.
    const isKnown = (action: ScoreAction) => !('card' in action) || action.card === null || known.has(action.card)
    const hasLimits = cards.some(({ creditLimit }) => (creditLimit ?? 0) > 0)
    return shown.queue?.filter(isKnown) ?? (hasLimits ? firstQueue : [])
  }, [cards, shown.queue])
  const course = useMemo(
    () => (score === null ? null : scoreCourse({ score, cards: reports }, queue, Number(horizon))),
    [score, reports, queue, horizon],
  )
  const cardName = (id: string) => nameOf(cards.find((card) => card.id === id) ?? { name: '' })
  // A sample household's score is nobody's: what is typed over it stays on this screen; over a link's, until it is left.
  const setScore = (next: number | null) => {
    if (isLinked) return setTried({ hash, plan: { ...shown, score: next } })
    if (!isSample) profile.set((now) => withFact(now, 'creditScore', next))
    setPlan((now) => ({ ...now, score: next }))
  }
  const setQueue = (next: readonly ScoreAction[]) =>
    isLinked ? setTried({ hash, plan: { ...shown, queue: next } }) : setPlan((now) => ({ ...now, queue: next }))
  const last = course?.months.at(-1)
  const said = course === null || score === null ? { text: answer.none } : answered(course, score, month, queue.length)
  return (
    <PlanningScreen
      kind={screen.kind}
      title={screen.title}
      lead={screen.lead}
      picture={picture}
      answer={said.text}
      rests={`${said.later ?? ''}${rests}`}
    >
      <StartPart score={score} onScore={setScore} cards={reports} />
      {course === null || score === null || last === undefined ? null : (
        <>
          <Part title={form.title}>
            <QueueForm
              cards={usable.map((card) => [card.id, nameOf(card)] as const)}
              queue={queue}
              onQueue={setQueue}
            />
          </Part>
          <Part title={queueWords.title} note={queueWords.note}>
            <QueueList effects={course.effects} month={month} cardName={cardName} onQueue={setQueue} />
            {queue.length > 0 ? (
              <p className="mt-3">
                <button type="button" className="button" onClick={() => setQueue([])}>
                  {queueWords.clear}
                </button>
              </p>
            ) : null}
          </Part>
          <LateChart chart={coursePicture(course, score, month)} fileName={FILE} />
          <div className="mt-3">
            <Segments
              name="horizon"
              label={courseWords.horizon}
              value={horizon}
              onChange={setHorizon}
              options={horizons.map((value) => ({ value, label: courseWords.horizons[value] }))}
            />
          </div>
          <FactorsPart start={{ score, cards: reports }} course={course} />
        </>
      )}
      <OwnCards picture={picture} fields={fields} />
      <Late>
        <ScoreRest file={FILE} score={score} range={last ?? null} />
      </Late>
    </PlanningScreen>
  )
}

/** The answer in one line: a fall comes first. */
function answered(course: ScoreCourse, score: number, month: Month, steps: number): { text: string; later?: string } {
  if (steps === 0) return { text: answer.empty({ score }) }
  const lowest = lowestOf(course)
  const end = course.months.length - 1
  const later = course.months[end] ?? [score, score]
  if (lowest.range[0] <= score - NOTEWORTHY)
    return {
      text: answer.falls({ score, to: lowest.range, month: addMonths(month, lowest.at + 1) }),
      later: answer.later({ later, end: addMonths(month, end + 1) }),
    }
  const best = course.months.findIndex((range) => range[1] === Math.max(...course.months.map(([, high]) => high)))
  const to = course.months[best] ?? later
  return {
    text:
      to[1] >= score + NOTEWORTHY
        ? answer.rises({ score, to, month: addMonths(month, best + 1) })
        : answer.flat({ score }),
  }
}
