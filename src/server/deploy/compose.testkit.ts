import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'

export const root = path.resolve(import.meta.dirname, '../../..')
export const readRoot = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const text = z.union([z.string(), z.number()]).transform(String)
const service = z.looseObject({
  image: z.string(),
  profiles: z.array(z.string()).default([]),
  environment: z.record(z.string(), text).default({}),
  ports: z.array(text).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.looseObject({ condition: z.string() })).default({}),
  stop_grace_period: z.optional(z.string()),
  build: z.optional(z.looseObject({ context: z.string(), args: z.record(z.string(), text) })),
  healthcheck: z.optional(z.looseObject({ test: z.array(z.string()) })),
})
const compose = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.unknown()),
  networks: z.looseObject({
    default: z.looseObject({ ipam: z.looseObject({ config: z.array(z.looseObject({ subnet: z.string() })) }) }),
  }),
})
export type Compose = z.infer<typeof compose>

/** `${NAME}` and `${NAME:-instead}`, as Compose fills them in. */
const FILLED = /\$\{(\w+)(?::-([^}]*))?\}/g

export const namesIn = (template: string): readonly string[] =>
  [...template.matchAll(FILLED)].map(([, name = '']) => name)

export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(FILLED, (_all, name: string, instead = '') => values[name] || instead)

/** compose.yaml with these values filled in. */
export function readCompose(values: Readonly<Record<string, string>>): Compose {
  return compose.parse(everyText(parse(readRoot('compose.yaml'), { merge: true }), (text) => filled(text, values)))
}

function everyText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => everyText(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, everyText(one, change)]))
}

/** A file of NAME=value lines; a value may use those before it. */
export function readEnvFile(file: string, given: Readonly<Record<string, string>> = {}): Record<string, string> {
  const values: Record<string, string> = {}
  for (const line of readRoot(file).split('\n')) {
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (name) values[name] = given[name] ?? filled(value, { ...values, ...given })
  }
  return values
}

/** The sections of a systemd unit: each setting with all its values. */
export function readUnit(file: string): Readonly<Record<string, readonly string[]>> {
  const settings: Record<string, string[]> = {}
  for (const line of readRoot(file).split('\n')) {
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (name) settings[name] = [...(settings[name] ?? []), value]
  }
  return settings
}
