import type { Field } from '#engine/household/field.ts'
import { type EventKind, eventFields, isEventKind, type LifeEvent, MOST_EVENTS, readEvent } from './event-fields.ts'

/*
 * Events as one line of text, for links and the API: `job-loss@3;months=6;newPay=0.9~crash@3`. A term that is left out is as in a new event;
 * an empty value is not known.
 */

const written = (value: unknown): string =>
  value === null
    ? ''
    : typeof value === 'boolean'
      ? value
        ? '1'
        : '0'
      : encodeURIComponent(
          typeof value === 'number' ? String(Number(value.toPrecision(12))) : String(value),
        ).replaceAll('~', '%7E')

/** Every term, so that a link says the same to whoever opens it. */
export const eventsText = (events: readonly LifeEvent[]): string =>
  events
    .map(({ kind, at, terms }) =>
      [`${kind}@${at}`, ...Object.entries(terms).map(([key, value]) => `${key}=${written(value)}`)].join(';'),
    )
    .join('~')

function readValue(field: Field, text: string): unknown {
  if (text === '' && !field.needed) return null
  switch (field.kind) {
    case 'money':
    case 'rate':
    case 'whole':
      return text.trim() === '' ? Number.NaN : Number(text)
    case 'flag':
      return text === '1' ? true : text === '0' ? false : text
    default:
      return text
  }
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The events of a text, or null where it is none: too many, a kind or a term that is not known, a value that does not fit. */
export function readEvents(
  text: string,
  starting: (kind: EventKind, at: number) => LifeEvent,
): readonly LifeEvent[] | null {
  if (text.trim() === '') return []
  const events: LifeEvent[] = []
  for (const part of text.split('~')) {
    const [head = '', ...pairs] = part.split(';')
    const [kind, at] = head.split('@')
    if (!isEventKind(kind) || at === undefined || !/^\d{1,3}$/.test(at)) return null
    const fields: Readonly<Record<string, Field>> = eventFields[kind]
    const terms: Record<string, unknown> = {}
    for (const pair of pairs) {
      const cut = pair.indexOf('=')
      const key = pair.slice(0, cut)
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined
      const value = decoded(pair.slice(cut + 1))
      if (cut < 1 || field === undefined || value === null) return null
      terms[key] = readValue(field, value)
    }
    const event = readEvent({ kind, at: Number(at), terms }, starting)
    if (event === null) return null
    events.push(event)
  }
  return events.length <= MOST_EVENTS ? events : null
}
