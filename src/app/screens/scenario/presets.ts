import type { EventKind } from '#engine/planning/scenario/event-fields.ts'

/** Cases many people ask about: events with the month each begins, 1 being the next one. */
export interface Preset {
  readonly key: string
  readonly name: string
  readonly events: readonly (readonly [kind: EventKind, at: number])[]
}

export const firstPreset: Preset = { key: 'job', name: 'Job loss', events: [['job-loss', 3]] }

export const presets: readonly Preset[] = [
  firstPreset,
  {
    key: 'recession',
    name: 'Recession: job loss and crash',
    events: [
      ['crash', 1],
      ['job-loss', 6],
    ],
  },
  {
    key: 'family',
    name: 'Baby and a bigger car',
    events: [
      ['car', 4],
      ['baby', 7],
    ],
  },
  {
    key: 'health',
    name: 'Illness: medical bill and time off',
    events: [
      ['medical', 2],
      ['disability', 3],
    ],
  },
  {
    key: 'retire',
    name: 'Retire early into a crash',
    events: [
      ['crash', 3],
      ['retire', 3],
    ],
  },
  {
    key: 'rates',
    name: 'Rates up two points',
    events: [['rates', 1]],
  },
  {
    key: 'fresh',
    name: 'New state, new job',
    events: [
      ['move', 6],
      ['raise', 6],
    ],
  },
]
