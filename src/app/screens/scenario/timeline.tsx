import { american } from '#calculators/kit/say.ts'
import { eventSaid } from '#calculators/planning/scenario/event-said.ts'
import { eventTitles } from '#calculators/planning/scenario/words/events.en.ts'
import { addMonths, monthOf } from '#engine/month.ts'
import { eventKinds, MOST_EVENTS } from '#engine/planning/scenario/event-fields.ts'
import type { Picture } from '../../state/picture.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { Part } from '../device/screen-head.tsx'
import { EventCard } from './event-card.tsx'
import { presets } from './presets.ts'
import type { ScenarioState } from './use-scenario.ts'
import { screenWords as words } from './words.ts'

/** The events in the order they happen, and the ways to add one. */
export function Timeline({ picture, scenario }: { readonly picture: Picture; readonly scenario: ScenarioState }) {
  const first = addMonths(monthOf(picture.today), 1)
  const ordered = [...scenario.placed].sort((a, b) => a.event.at - b.event.at || a.id - b.id)
  const remove = (id: number, title: string) => {
    const back = scenario.remove(id)
    toast({
      title: `${title} removed`,
      action: { label: 'Undo', altText: `Put ${title} back`, run: back },
    })
  }
  return (
    <Part title={words.timeline} note={words.timelineNote}>
      {ordered.length === 0 ? (
        <p className="card p-5 text-ink-2">{words.empty}</p>
      ) : (
        <ol className="grid gap-3">
          {ordered.map(({ id, event }, place) => {
            const { title, line } = eventSaid(event, american)
            return (
              <EventCard
                key={id}
                event={event}
                number={place + 1}
                title={title}
                line={line}
                first={first}
                months={scenario.settings.years * 12}
                household={picture.household}
                onChange={(next) => scenario.change(id, next)}
                onRemove={() => remove(id, title)}
              />
            )
          })}
        </ol>
      )}
      <div className="no-print mt-4 grid gap-4 md:grid-cols-2">
        <section aria-label={words.add}>
          <h3 className="mb-2 text-base">{words.add}</h3>
          <p className="flex flex-wrap gap-2">
            {eventKinds.map((kind) => (
              <button
                key={kind}
                type="button"
                className="button"
                disabled={ordered.length >= MOST_EVENTS}
                onClick={() => scenario.add(kind)}
              >
                <Icon name="plus" className="size-4" /> {eventTitles[kind]}
              </button>
            ))}
          </p>
        </section>
        <section aria-label={words.presets}>
          <h3 className="mb-2 text-base">{words.presets}</h3>
          <p className="flex flex-wrap gap-2">
            {presets.map((preset) => (
              <button key={preset.key} type="button" className="button" onClick={() => scenario.start(preset)}>
                {preset.name}
              </button>
            ))}
          </p>
        </section>
      </div>
    </Part>
  )
}
