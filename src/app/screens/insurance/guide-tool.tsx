import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { listText } from '#calculators/kit/format.ts'
import type { Household } from '#engine/household/household.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { premiumPerYear } from '#engine/household/premiums.ts'
import { cashOf } from '#engine/household/standing.ts'
import type { IsoDate } from '#engine/month.ts'
import type { CoverLine, CoverLineKey } from '#engine/planning/insurance/cover-line.ts'
import { coverLines } from '#engine/planning/insurance/cover-lines.ts'
import { useStored } from '../../state/use-stored.ts'
import { afterLoad } from '../../ui/after-load.ts'
import { Part } from '../device/screen-head.tsx'
import { coverText, lineNames } from './cover-words.ts'
import { DeductiblePart } from './deductible-part.tsx'
import { askedOf, needQuestions, withNeeds } from './guide-questions.ts'
import { type GuideLine, glossary, guideLines, skipList } from './guide-words.ts'
import { coverRules, healthSources, lineSources } from './insurance-facts.precomputed.ts'
import { NeedQuestionsPart } from './need-questions-part.tsx'
import { ownArithmetic } from './own-arithmetic.ts'
import { PlansPart } from './plans-part.tsx'
import { comparedPlans, startingPlans, type TypedPlan } from './saved-plans.ts'
import { StatePart } from './state-part.tsx'
import { workings } from './workings.ts'

const WorkingFold = lazy(async () => {
  await afterLoad()
  return { default: (await import('../picture/working-fold.tsx')).WorkingFold }
})

/** Whether a line is a must, worth a look or not one for now; what is already there does not matter here. */
type Level = 'needed' | 'look' | 'ask' | 'not-now'
/** Nobody must have an umbrella or long-term care policy, so what isn't known of them is only worth a look. */
const levelOf = ({ line, status }: CoverLine): Level =>
  status === 'none-needed'
    ? 'not-now'
    : status === 'consider' || line === 'umbrella' || line === 'long-term-care'
      ? 'look'
      : 'needed'
const levelWords: Readonly<Record<Level, string>> = {
  needed: 'Needed',
  look: 'Worth a look',
  ask: 'Depends',
  'not-now': 'Not now',
}
const levelLooks: Readonly<Record<Level, string>> = {
  needed: 'bg-green-tint text-green-ink border-transparent',
  look: 'bg-copper-tint text-copper border-transparent',
  ask: '',
  'not-now': '',
}
/** Home and renters are one card of the guide. */
const cardOf = (line: CoverLineKey): string => (line === 'renters' ? 'home' : line)
const order: readonly Level[] = ['needed', 'look', 'ask', 'not-now']

/** Which insurance, how much, and what to leave out, for a household. */
export function GuideTool(props: { readonly household: Household; readonly today: IsoDate }) {
  const { today } = props
  const [{ needs }] = useStored(comparedPlans)
  const asked = askedOf(props.household)
  const open = asked.filter((key) => needs[key] === undefined)
  const openLines = open.flatMap((key) => needQuestions[key].lines)
  const household = withNeeds(props.household, needs)
  const flows = monthlyFlows(props.household)
  const lines = coverLines(household, flows, today, coverRules, []).filter(({ line }) => !openLines.includes(line))
  const best = (key: string): Level =>
    lines
      .filter(({ line }) => cardOf(line) === key)
      .map(levelOf)
      .sort((a, b) => order.indexOf(a) - order.indexOf(b))[0] ??
    (openLines.some((line) => cardOf(line) === key) ? 'ask' : 'not-now')
  return (
    <>
      <Answer lines={lines} open={open.length} />
      <NeedQuestionsPart asked={asked} />
      <Part
        title="Line by line"
        note="Open a line to see what it does, how much to start with, and what you could skip."
      >
        <ul className="grid grid-cols-1 gap-3">
          {guideLines.map((guide) => (
            <GuideCard
              key={guide.key}
              guide={guide}
              own={ownArithmetic(guide.key, props.household, flows)}
              level={best(guide.key)}
              lines={lines.filter(({ line }) => cardOf(line) === guide.key)}
            />
          ))}
        </ul>
      </Part>
      <Part title="Compare health plans" note="What a whole year costs, from no medical bills to a hard year.">
        <PlansPart own={planOf(props.household)} members={props.household.people.length} />
      </Part>
      <Part title="Which deductible?" note="For car, home or any other policy.">
        <DeductiblePart cash={cashOf(household)} />
      </Part>
      <StatePart state={household.state} />
      <Part title="What you could often skip">
        <ul className="card divide-y divide-line">
          {skipList.map(({ name, why }) => (
            <li key={name} className="px-5 py-3">
              <b>{name}.</b> {why}
            </li>
          ))}
        </ul>
      </Part>
      <details className="mt-8">
        <summary className="w-fit py-1 font-medium text-green">Insurance terms</summary>
        <dl className="mt-2 grid gap-2 sm:grid-cols-2">
          {glossary.map(([word, meaning]) => (
            <div key={word}>
              <dt className="font-semibold">{word}</dt>
              <dd className="text-ink-2 text-sm">{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="mt-6 text-ink-2 text-sm">
        Your policy’s words decide. This is education, not advice, and not medical advice. To list your own policies and
        their renewal dates, open the <Link to="/insurance-hub">Insurance Hub</Link>.
      </p>
      <Suspense fallback={<div className="mt-8 min-h-28" />}>
        <WorkingFold workings={workings} sources={[...healthSources, ...lineSources]} />
      </Suspense>
    </>
  )
}

function Answer({ lines, open }: { readonly lines: readonly CoverLine[]; readonly open: number }) {
  const names = (level: Level) => [
    ...new Set(lines.filter((line) => levelOf(line) === level).map(({ line }) => lineNames[line].toLowerCase())),
  ]
  const needed = names('needed')
  const rest = (['look', 'not-now'] as const).flatMap((level) => {
    const found = names(level).filter((name) => !needed.includes(name))
    return found.length > 0 ? [`${levelWords[level]}: ${listText(found)}.`] : []
  })
  return (
    <section className="card p-5 md:p-6" aria-label="Result">
      <p className="font-serif text-xl" aria-live="polite">
        {open > 0 ? (
          `Answer ${open === 1 ? '1 question' : `${open} questions`} to see what you’d need.`
        ) : (
          <>
            You’d likely need <span className="text-green">{listText(needed)}</span>
            {needed.length < 4 ? ' insurance.' : '.'}
          </>
        )}
      </p>
      <p className="mt-1 text-ink-2 text-sm">{open > 0 ? `So far: ${listText(needed)}.` : rest.join(' ')}</p>
    </section>
  )
}

function GuideCard(props: {
  readonly guide: GuideLine
  readonly level: Level
  readonly lines: readonly CoverLine[]
  readonly own: string | null
}) {
  const { guide, level, lines, own } = props
  return (
    <li className="card">
      <details>
        <summary className="flex list-none flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3.5">
          <h3 className="flex-1 text-lg">{guide.name}</h3>
          <span className={`badge ${levelLooks[level]}`}>{levelWords[level]}</span>
        </summary>
        <div className="grid grid-cols-1 gap-2 px-5 pb-5">
          {lines.map((line) => (
            <p key={`${line.line}${line.person?.id ?? ''}`} className="rounded-md bg-sunk p-3">
              <b>Your numbers:</b> {coverText(line)}
            </p>
          ))}
          {own ? <p className="rounded-md bg-sunk p-3">{own}</p> : null}
          <p>
            <b>What it does:</b> {guide.what}
          </p>
          <p>
            <b>How much:</b> {guide.much}
          </p>
          <p>
            <b>What you could skip:</b> {guide.skip}
          </p>
          {guide.tool ? (
            <p>
              <Link to={guide.tool.path}>{guide.tool.words}</Link>
            </p>
          ) : null}
        </div>
      </details>
    </li>
  )
}

/** The picture's own health plan as a row to compare; null where its numbers aren't known. */
function planOf({ policies }: Household): TypedPlan | null {
  const policy = policies.find(({ kind }) => kind === 'health')
  const premium = policy ? premiumPerYear(policy) : null
  if (!policy || premium === null || policy.deductible === null || policy.outOfPocketMost === null) return null
  return {
    name: policy.name.slice(0, 40),
    premium: Math.round(premium),
    deductible: policy.deductible,
    coinsurance: startingPlans(1)[0]?.coinsurance ?? 0,
    outOfPocketMost: policy.outOfPocketMost,
    copay: null,
    employerHsa: 0,
    ownHsa: 0,
  }
}
