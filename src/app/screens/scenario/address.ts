/** The events and settings in the address, behind the '#', which browsers never send to a server. The household is not in it. */
import { startingSettings } from '#calculators/planning/scenario/assumptions.ts'
import type { LifeEvent } from '#engine/planning/scenario/event-fields.ts'
import { eventsText } from '#engine/planning/scenario/event-text.ts'
import { type ScenarioSettings, sellings } from '#engine/planning/scenario/model.ts'

const rates = ['prices', 'pay', 'stocks', 'bonds', 'homes', 'carLoss'] as const
const HEAD = '#events='

export function hashOf(events: readonly LifeEvent[], settings: ScenarioSettings): string {
  const said = [`years=${settings.years}`, `selling=${settings.selling}`]
  for (const key of rates)
    if (settings.assumptions[key] !== startingSettings.assumptions[key])
      said.push(`${key}=${settings.assumptions[key]}`)
  return `${HEAD}${eventsText(events)}&${said.join('&')}`
}

const between = (text: string | null, least: number, most: number): number | null => {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return value >= least && value <= most ? value : null
}

/** What an address holds, or null when it is none of ours; settings that do not fit are left as they start. */
export function readHash(hash: string): { readonly events: string; readonly settings: ScenarioSettings } | null {
  if (!hash.startsWith(HEAD)) return null
  const [events = '', ...rest] = hash.slice(HEAD.length).split('&')
  const said = new URLSearchParams(rest.join('&'))
  const years = between(said.get('years'), 1, 30)
  const selling = sellings.find((one) => one === said.get('selling'))
  const changed = rates.flatMap((key) => {
    const value = between(said.get(key), -0.2, 0.3)
    return value === null ? [] : [[key, value] as const]
  })
  return {
    events,
    settings: {
      years: years === null ? startingSettings.years : Math.round(years),
      selling: selling ?? startingSettings.selling,
      assumptions: { ...startingSettings.assumptions, ...Object.fromEntries(changed) },
    },
  }
}
