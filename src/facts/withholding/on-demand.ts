import type { WithholdingState } from './held-states.ts'
import type { StateWithholding } from './state-schema.ts'

/**
 * Where each state’s withholding formula is fetched from: those that reproduce the worked example of the state’s own booklet, or are one rate and
 * one exemption of its law. Other states are left out rather than guessed.
 */
export const stateWithholdingFiles = {
  CA: async () => (await import('./ca.ts')).california,
  DE: async () => (await import('./de.ts')).delaware,
  GA: async () => (await import('./ga.ts')).georgia,
  IA: async () => (await import('./ia.ts')).iowa,
  IL: async () => (await import('./il.ts')).illinois,
  IN: async () => (await import('./in.ts')).indiana,
  KY: async () => (await import('./ky.ts')).kentucky,
  LA: async () => (await import('./la.ts')).louisiana,
  MI: async () => (await import('./mi.ts')).michigan,
  MO: async () => (await import('./mo.ts')).missouri,
  NC: async () => (await import('./nc.ts')).northCarolina,
  NY: async () => (await import('./ny.ts')).newYork,
  OK: async () => (await import('./ok.ts')).oklahoma,
  PA: async () => (await import('./pa.ts')).pennsylvania,
  SC: async () => (await import('./sc.ts')).southCarolina,
  UT: async () => (await import('./ut.ts')).utah,
  VA: async () => (await import('./va.ts')).virginia,
} as const satisfies Readonly<Record<WithholdingState, () => Promise<StateWithholding>>>
