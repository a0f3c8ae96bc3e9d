import { lazy, Suspense } from 'react'
import { dateText, dollars, listText } from '#calculators/kit/format.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { adultsOf } from '#engine/household/people.ts'
import { cashOf } from '#engine/household/standing.ts'
import type { CoverLine, LifeNeed } from '#engine/planning/insurance/cover-line.ts'
import { coverLines, gapsOf } from '#engine/planning/insurance/cover-lines.ts'
import { largestHit, premiumsOf, renewalsOf } from '#engine/planning/insurance/renewals.ts'
import type { Picture } from '../../state/picture.ts'
import { afterLoad } from '../../ui/after-load.ts'
import { Figure, Part } from '../device/screen-head.tsx'
import { EntryList } from '../picture/entry-list.tsx'
import { CoverCards } from './cover-cards.tsx'
import { lineNames } from './cover-words.ts'
import { HitsPart } from './hits-part.tsx'
import { coverRules, lineSources } from './insurance-facts.precomputed.ts'
import { lifeInputsOf } from './life-inputs.ts'
import { RenewalsPart } from './renewals-part.tsx'
import { useLifeNeeds } from './use-life-needs.ts'
import { workings } from './workings.ts'

const WorkingFold = lazy(async () => {
  await afterLoad()
  return { default: (await import('../picture/working-fold.tsx')).WorkingFold }
})

/** Policies, gaps, renewal dates and deductibles of one household. */
export function HubTool(props: { readonly picture: Picture; readonly sampleLife: readonly LifeNeed[] | null }) {
  const { picture, sampleLife } = props
  const { household, today, isSample } = picture
  const flows = monthlyFlows(household)
  const needs = useLifeNeeds(household, today, isSample ? sampleLife : null)
  const lines = coverLines(household, flows, today, coverRules, needs)
  const renewals = renewalsOf(household.policies, today)
  const premiums = premiumsOf(household.policies)
  const hit = largestHit(household.policies)
  const next = renewals[0]
  return (
    <>
      <section className="card overflow-hidden" aria-label="Result">
        <div className="p-5 md:p-6" aria-live="polite">
          <p className="font-serif text-xl">
            {household.policies.length === 0 && household.people.length === 0
              ? 'Add your policies to see what’s missing.'
              : headline(gapsOf(lines), adultsOf(household).length)}
          </p>
          <p className="mt-1 text-ink-2 text-sm">
            {next
              ? `Next date: ${next.policy.name} ${next.kind === 'ends' ? 'ends' : 'renews'} on ${dateText(next.on)}.`
              : 'Add a renewal date to get a reminder before it.'}
          </p>
        </div>
        <dl className="grid grid-cols-2 divide-line border-line border-t md:grid-cols-4 md:divide-x">
          <Figure
            label="Premiums a year"
            value={dollars(premiums.yearly)}
            {...(premiums.unknown.length > 0
              ? { note: `${premiums.unknown.length} without a premium not counted` }
              : {})}
          />
          <Figure label="Policies" value={String(household.policies.length)} />
          <Figure
            label="Largest out-of-pocket"
            value={hit ? dollars(hit.amount) : '–'}
            note={hit?.policy.name ?? 'before a policy pays'}
          />
          <Figure label="Cash to pay it" value={dollars(Math.max(0, cashOf(household)))} />
        </dl>
      </section>
      <Part title="Gap check" note="What you could need, next to what you have.">
        <CoverCards lines={lines} life={lifeInputsOf(household, flows, today)} household={household} />
      </Part>
      <Part
        title="Your policies"
        note="Copy them from the declarations page. They stay in this browser, and nobody will call you."
      >
        <EntryList
          list="policies"
          picture={picture}
          fields={[
            'name',
            'kind',
            'owner',
            'through',
            'coverage',
            'monthlyBenefit',
            'waitingDays',
            'premium',
            'premiumEvery',
            'deductible',
            'outOfPocketMost',
            'renewsOn',
            'endsOn',
          ]}
        />
      </Part>
      <RenewalsPart renewals={renewals} today={today} />
      <HitsPart policies={household.policies} cash={cashOf(household)} />
      <Part title="What the gap check uses" note="People, pay before taxes, cars and homes. Add what’s missing.">
        <div className="grid gap-5">
          <EntryList list="people" picture={picture} fields={['name', 'role', 'born']} />
          <EntryList
            list="incomes"
            picture={picture}
            fields={['name', 'kind', 'owner', 'amount', 'every', 'isTakeHome', 'reliability', 'isGuaranteed']}
          />
          <EntryList list="properties" picture={picture} fields={['name', 'kind', 'value']} />
        </div>
      </Part>
      <p className="mt-6 text-ink-2 text-sm">Your policy’s words decide. This is education, not advice.</p>
      <Suspense fallback={<div className="mt-8 min-h-28" />}>
        <WorkingFold workings={workings} sources={lineSources} />
      </Suspense>
    </>
  )
}

/** "disability and life, for both of you", or "disability (Ana) and home": each line once, with whom it is about where that differs. */
function headline(gaps: readonly CoverLine[], adults: number): string {
  if (gaps.length === 0) return 'No gaps found in what you’ve listed.'
  const lines = [...new Set(gaps.map(({ line }) => line))].map((line) => {
    const whose = gaps.filter((gap) => gap.line === line && gap.person !== null)
    return { name: lineNames[line].toLowerCase(), whose, isBoth: whose.length > 1 && whose.length === adults }
  })
  const isEveryBoth = lines.every(({ isBoth }) => isBoth)
  const said = lines.map(({ name, whose, isBoth }) => {
    const names = whose.flatMap(({ person }) => (person && person.name !== '' ? [person.name] : []))
    if (adults < 2 || names.length === 0 || (isBoth && isEveryBoth)) return name
    return `${name} (${isBoth ? 'both of you' : names.join(', ')})`
  })
  return `${gaps.length === 1 ? '1 gap' : `${gaps.length} gaps`} to look at: ${listText(said)}${isEveryBoth ? ' for both of you' : ''}.`
}
