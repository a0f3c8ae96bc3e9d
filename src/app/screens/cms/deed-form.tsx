import { type FormEvent, useId, useState } from 'react'
import { type ModerationBody, type ModerationDeed, type QueuedText, WHY_LENGTH } from '#wire/moderation.ts'
import { communityLimits } from '#writing/community/limits.ts'
import { Field } from './field.tsx'
import { community as words } from './words.ts'

/** Deeds that take something from a writer, who is told why. */
const needsWhy: ReadonlySet<ModerationDeed> = new Set(['hide', 'remove', 'lock', 'ban', 'appeal-shown', 'appeal-kept'])

/** One decision on one text, with the line people are shown. */
export function DeedForm(props: { readonly text: QueuedText; readonly onDeed: (body: ModerationBody) => void }) {
  const { text, onDeed } = props
  const id = useId()
  const [deed, setDeed] = useState<ModerationDeed>('show')
  const [trouble, setTrouble] = useState<string>()
  const { canBan, isLocked, state } = text
  const deeds = (Object.keys(words.deeds) as ModerationDeed[]).filter((one) => {
    if (one === 'ban') return canBan.device || canBan.network
    if (one === 'appeal-shown' || one === 'appeal-kept') return state === 'removed' || state === 'hidden'
    return one === 'lock' ? !isLocked : one !== 'unlock' || isLocked
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const why = String(given.get('why') ?? '').trim()
    if (needsWhy.has(deed) && why.length < 3) return setTrouble(words.needWhy)
    if (deed === 'remove') return onDeed({ deed, why, wipe: given.get('wipe') === 'on' })
    if (deed === 'ban')
      return onDeed({
        deed,
        why,
        kind: given.get('kind') === 'network' ? 'network' : 'device',
        days: Number(given.get('days')),
      })
    return onDeed({ deed, why })
  }
  return (
    <form className="grid gap-3" onSubmit={send}>
      <div className="grid gap-1">
        <label htmlFor={`${id}-deed`} className="font-medium text-sm">
          {words.what}
        </label>
        <select
          id={`${id}-deed`}
          className="select min-h-11 w-fit"
          value={deed}
          onChange={({ target: { value } }) => setDeed(deeds.find((one) => one === value) ?? 'show')}
        >
          {deeds.map((one) => (
            <option key={one} value={one}>
              {words.deeds[one]}
            </option>
          ))}
        </select>
      </div>
      {deed === 'ban' ? (
        <div className="flex flex-wrap gap-4">
          <Choice name="kind" label={words.whom} options={bannable(text)} />
          <Choice
            name="days"
            label={words.days}
            options={communityLimits.banDays.map((days) => [String(days), String(days)] as const)}
          />
        </div>
      ) : null}
      {deed === 'remove' ? (
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="wipe" />
          {words.wipe}
        </label>
      ) : null}
      <Field label={words.why} hint={words.whyHint} name="why" maxLength={WHY_LENGTH} trouble={trouble} />
      <button type="submit" className="button button-main min-h-11 justify-self-start">
        {words.go}
      </button>
    </form>
  )
}

const bannable = ({ canBan }: QueuedText) =>
  (['device', 'network'] as const).filter((kind) => canBan[kind]).map((kind) => [kind, words.kinds[kind]] as const)

function Choice(props: {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [value: string, label: string])[]
}) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium text-sm">
        {props.label}
      </label>
      <select id={id} name={props.name} className="select min-h-11">
        {props.options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
