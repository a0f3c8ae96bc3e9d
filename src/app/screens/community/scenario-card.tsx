import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { entryBySlug } from '#calculators/catalogue.ts'
import type { WireScenario } from '#wire/community.ts'
import { afterLoad } from '../../ui/after-load.ts'
import { Icon } from '../../ui/icon.tsx'
import { threadWords as words } from './words.ts'

/** A calculator's numbers that somebody published. Its answer is worked out on the reader's device, by the same calculator. */
export function ScenarioCard({ scenario }: { readonly scenario: WireScenario }) {
  const entry = entryBySlug(scenario.calculator)
  const [headline, setHeadline] = useState<string | null>('')
  useEffect(() => {
    let isHere = true
    const find = async () => {
      await afterLoad()
      const { scenarioHeadline } = await import('./scenario-headline.ts')
      return await scenarioHeadline(scenario)
    }
    find().then(
      (found) => isHere && setHeadline(found),
      () => isHere && setHeadline(null),
    )
    return () => {
      isHere = false
    }
  }, [scenario])
  if (!entry) return null
  return (
    <aside className="card grid gap-2 p-4" aria-label={words.scenario}>
      <p className="flex items-center gap-2 text-ink-2 text-sm">
        <Icon name={entry.icon} /> {words.scenario} · {entry.title}
      </p>
      <p className="min-h-14 font-serif text-lg" aria-live="polite">
        {headline === '' ? <Waiting /> : (headline ?? entry.question)}
      </p>
      <p>
        <Link to={`${entry.path}${scenario.link}`} className="button min-h-11" rel="ugc nofollow">
          {words.open}
        </Link>
      </p>
    </aside>
  )
}

/** Without scripts nothing is being worked out: then nothing is said. */
const Waiting = () => <span className="text-ink-2 [@media(scripting:none)]:hidden">{words.working}</span>
