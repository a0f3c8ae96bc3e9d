import { useState } from 'react'
import { Link } from 'react-router'
import type { SavedKey } from '#calculators/kit/field.ts'
import type { Household } from '#engine/household/household.ts'
import { type Listed, listedFact, listedKeys } from '../state/listed-facts.ts'
import { useOwnPicture } from '../state/picture.ts'
import { profile as profileStore, useProfile } from '../state/profile.ts'
import { profileFacts } from '../state/profile-facts.ts'
import { type Theme, useTheme } from '../state/theme.ts'
import { NoScript } from '../ui/no-script.tsx'
import { toast } from '../ui/toast.ts'
import { BackupPanel } from './device/backup-panel.tsx'
import { FactRow } from './device/fact-row.tsx'
import { KeepSwitch } from './device/keep-switch.tsx'
import type { Uses } from './device/profile-uses.ts'
import { Bar, Part, ScreenHead } from './device/screen-head.tsx'
import { TextBox } from './device/text-box.tsx'
import { YourHousehold } from './picture/your-household.tsx'

const looks: readonly (readonly [Theme | null, string])[] = [
  [null, 'Same as my device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]

function ThemeChoice() {
  const { choice, choose } = useTheme()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Theme</legend>
      <div className="segments">
        {looks.map(([value, words]) => (
          <label key={words}>
            <input type="radio" name="theme" checked={choice === value} onChange={() => choose(value)} />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What a list of the household says of a fact; then the list is the record. */
function listedIn(household: Household, key: SavedKey): Listed | null {
  const listed = listedKeys.find((one) => one === key)
  return listed === undefined ? null : listedFact(household, listed)
}

export default function ProfileScreen() {
  const { profile, setFact, clear } = useProfile()
  const { household } = useOwnPicture()
  const [uses, setUses] = useState<Uses | null>(null)
  const [looking, setLooking] = useState(false)
  const filled = profileFacts.filter(
    (fact) => profile[fact.key] !== undefined || listedIn(household, fact.key) !== null,
  ).length
  const lookUp = () => {
    setLooking(true)
    void import('./device/profile-uses.ts').then(async ({ loadUses }) => {
      const found = await loadUses()
      setUses(found)
      setLooking(false)
    })
  }
  const clearAll = () => {
    const before = profileStore.get()
    clear()
    toast({
      title: 'Profile cleared',
      action: { label: 'Undo', altText: 'Restore your profile', run: () => profileStore.set(before) },
    })
  }
  return (
    <>
      <ScreenHead
        kind="On this device"
        title="Profile"
        lead="Enter your numbers once, and every calculator can start with them. They stay in this browser and are never sent to us."
      />
      <NoScript of="form" />
      <section className="card p-5 md:p-6" aria-labelledby="facts">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div>
            <h2 id="facts" className="text-xl">
              Your numbers
            </h2>
            <p className="mt-1 text-ink-2 text-sm">
              Everything is optional. Each calculator shows what it used from here, and you can change it there.
            </p>
          </div>
          <div className="w-full text-ink-2 text-sm sm:w-48">
            <span className="mb-1 block">
              {filled} of {profileFacts.length} filled in
            </span>
            <Bar share={filled / profileFacts.length} label={`${filled} of ${profileFacts.length} filled in`} />
          </div>
        </div>
        <div className="mt-5 grid items-start gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          <TextBox
            label="Name"
            hint="Any name you like"
            value={profile.name ?? ''}
            onChange={(text) => setFact('name', text === '' ? null : text)}
          />
          {profileFacts.map((fact) => (
            <FactRow
              key={fact.key}
              fact={fact}
              profile={profile}
              listed={listedIn(household, fact.key)}
              setFact={setFact}
              uses={uses ? (uses[fact.key] ?? []) : undefined}
            />
          ))}
        </div>
        <p className="mt-6 flex flex-wrap gap-2 border-line border-t pt-4">
          <button
            type="button"
            className="button"
            onClick={lookUp}
            disabled={looking || uses !== null}
            aria-live="polite"
          >
            {looking ? 'Looking…' : uses ? 'See the calculators under each box' : 'Which calculators use these?'}
          </button>
          <button type="button" className="button" onClick={clearAll} disabled={Object.keys(profile).length === 0}>
            Clear profile
          </button>
        </p>
      </section>
      <YourHousehold />
      <section className="card mt-6 grid gap-6 p-5 md:p-6" aria-label="Settings for this device">
        <KeepSwitch />
        <ThemeChoice />
      </section>
      <Part title="Back up or move your numbers" note="Move your numbers to another browser, or keep a copy.">
        <div className="card p-5 md:p-6">
          <BackupPanel />
        </div>
      </Part>
      <Part title="Delete your numbers">
        <p className="text-ink-2">
          The <Link to="/data-deletion">data deletion page</Link> shows everything Truepenny has saved in this browser.
          You can delete any of it there.
        </p>
      </Part>
    </>
  )
}
