import type { Abilities, Provider } from './provider.ts'

/** An outside source of a test. */
export const sourceOf = (abilities: Abilities, changes: Partial<Provider> = {}): Provider => ({
  id: 'outside',
  title: 'Outside',
  url: null,
  hosts: ['outside.example'],
  limits: { perMinute: null, perDay: null },
  terms: { text: 'None.', url: null },
  abilities,
  ...changes,
})
