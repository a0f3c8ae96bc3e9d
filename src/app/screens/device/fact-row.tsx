import { Link } from 'react-router'
import { dollars } from '#calculators/kit/format.ts'
import { stateNames } from '#facts/states/codes.ts'
import { listNouns } from '../../state/list-nouns.ts'
import type { Listed } from '../../state/listed-facts.ts'
import type { Profile } from '../../state/profile.ts'
import { filingStatuses, type ProfileFact } from '../../state/profile-facts.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { MonthPick } from './month-pick.tsx'
import type { Use } from './profile-uses.ts'
import { SelectBox } from './text-box.tsx'

const states = Object.entries(stateNames)

interface FactRowProps {
  readonly fact: ProfileFact
  readonly profile: Profile
  readonly setFact: (key: keyof Profile, value: string | number | null) => void
  /** What a list of the household says instead: it is shown with the way to the list. */
  readonly listed: Listed | null
  /** Tools that ask for it; undefined until they were looked up. */
  readonly uses: readonly Use[] | undefined
}

/** One fact of the profile and the tools that use it. */
export function FactRow({ fact, profile, setFact, listed, uses }: FactRowProps) {
  return (
    <div className="min-w-0">
      {listed ? <ListedFact fact={fact} listed={listed} /> : <FactInput {...{ fact, profile, setFact }} />}
      {uses ? (
        <p className="mt-1 text-ink-2 text-xs">
          {uses.length === 0
            ? 'Not used by a calculator yet.'
            : `Used in ${uses.length === 1 ? '1 calculator' : `${uses.length} calculators`}: `}
          {uses.map((use, i) => (
            <span key={use.path}>
              {i > 0 ? ', ' : ''}
              <Link to={use.path}>{use.title}</Link>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  )
}

function FactInput({ fact, profile, setFact }: Omit<FactRowProps, 'uses' | 'listed'>) {
  const { key, label, hint, ask } = fact
  const value = profile[key]
  const text = typeof value === 'string' ? value : ''
  const number = typeof value === 'number' ? value : null
  const set = (next: string | number | null) => setFact(key, next === '' ? null : next)
  switch (ask) {
    case 'money':
      return <NumberField label={label} hint={hint} value={number} onChange={set} />
    case 'score':
      return <NumberField label={label} hint={hint} value={number} onChange={set} kind="plain" min={300} max={850} />
    case 'state':
      return <SelectBox label={label} hint={hint} value={text} onChange={set} options={states} none="Choose a state" />
    case 'status':
      return (
        <SelectBox
          label={label}
          hint={hint}
          value={text}
          onChange={set}
          options={filingStatuses}
          none="Choose a status"
        />
      )
    case 'month':
      return <MonthPick label={label} value={text || undefined} onChange={set} hint={hint} years={[-109, 0]} />
  }
}

function ListedFact({ fact, listed }: { readonly fact: ProfileFact; readonly listed: Listed }) {
  return (
    <div className="grid gap-1">
      <p className="text-sm">{fact.label}</p>
      <p className="flex min-h-10 items-center font-semibold">
        {listed.amount === null ? 'In your list' : dollars(listed.amount)}
      </p>
      <p className="text-xs">
        <a href={`#your-${listed.list}`}>From your {listNouns[listed.list].title.toLowerCase()}</a>
      </p>
    </div>
  )
}
