import { useEarly } from '../../ui/use-early.ts'
import { type Asked, eventKinds } from './asked.ts'
import { type Change, ticked } from './picks.tsx'
import { words } from './words.ts'

/** What is marked on the chart: recessions and kinds of events. */
export function MarkPicks({ asked, change }: { readonly asked: Asked; readonly change: Change }) {
  const early = useEarly<HTMLFieldSetElement>((element) => {
    const events = ticked(element, eventKinds)
    const recessions = ticked(element, ['recessions']).length > 0
    if (recessions !== asked.recessions || events.join() !== asked.events.join()) change({ events, recessions })
  })
  return (
    <fieldset ref={early} className="flex flex-wrap gap-x-5 gap-y-1">
      <legend className="mb-1 text-sm">{words.events}</legend>
      <Tick
        name="recessions"
        label={words.recessions}
        on={asked.recessions}
        onChange={(recessions) => change({ recessions })}
      />
      {eventKinds.map((kind) => (
        <Tick
          key={kind}
          name={kind}
          label={words.kinds[kind]}
          on={asked.events.includes(kind)}
          onChange={(on) =>
            change({ events: eventKinds.filter((one) => (one === kind ? on : asked.events.includes(one))) })
          }
        />
      ))}
    </fieldset>
  )
}

const Tick = (props: {
  readonly name: string
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
    <input
      type="checkbox"
      value={props.name}
      className="size-4 accent-(--green)"
      checked={props.on}
      onChange={(event) => props.onChange(event.target.checked)}
    />
    {props.label}
  </label>
)
