import type { StateCode } from './codes.ts'
import type { StateTaxFacts } from './schema.ts'

/**
 * Where each state's income tax is fetched from, so that a visitor's browser gets the law of the state chosen and no other.
 * `all.ts` is the same list for those who want everything at once; a test compares the two with the folder.
 */
export const stateTaxFiles: Readonly<Record<StateCode, () => Promise<StateTaxFacts>>> = {
  AK: async () => (await import('./ak.ts')).alaska,
  AL: async () => (await import('./al.ts')).alabama,
  AR: async () => (await import('./ar.ts')).arkansas,
  AZ: async () => (await import('./az.ts')).arizona,
  CA: async () => (await import('./ca.ts')).california,
  CO: async () => (await import('./co.ts')).colorado,
  CT: async () => (await import('./ct.ts')).connecticut,
  DC: async () => (await import('./dc.ts')).districtOfColumbia,
  DE: async () => (await import('./de.ts')).delaware,
  FL: async () => (await import('./fl.ts')).florida,
  GA: async () => (await import('./ga.ts')).georgia,
  HI: async () => (await import('./hi.ts')).hawaii,
  IA: async () => (await import('./ia.ts')).iowa,
  ID: async () => (await import('./id.ts')).idaho,
  IL: async () => (await import('./il.ts')).illinois,
  IN: async () => (await import('./in.ts')).indiana,
  KS: async () => (await import('./ks.ts')).kansas,
  KY: async () => (await import('./ky.ts')).kentucky,
  LA: async () => (await import('./la.ts')).louisiana,
  MA: async () => (await import('./ma.ts')).massachusetts,
  MD: async () => (await import('./md.ts')).maryland,
  ME: async () => (await import('./me.ts')).maine,
  MI: async () => (await import('./mi.ts')).michigan,
  MN: async () => (await import('./mn.ts')).minnesota,
  MO: async () => (await import('./mo.ts')).missouri,
  MS: async () => (await import('./ms.ts')).mississippi,
  MT: async () => (await import('./mt.ts')).montana,
  NC: async () => (await import('./nc.ts')).northCarolina,
  ND: async () => (await import('./nd.ts')).northDakota,
  NE: async () => (await import('./ne.ts')).nebraska,
  NH: async () => (await import('./nh.ts')).newHampshire,
  NJ: async () => (await import('./nj.ts')).newJersey,
  NM: async () => (await import('./nm.ts')).newMexico,
  NV: async () => (await import('./nv.ts')).nevada,
  NY: async () => (await import('./ny.ts')).newYork,
  OH: async () => (await import('./oh.ts')).ohio,
  OK: async () => (await import('./ok.ts')).oklahoma,
  OR: async () => (await import('./or.ts')).oregon,
  PA: async () => (await import('./pa.ts')).pennsylvania,
  RI: async () => (await import('./ri.ts')).rhodeIsland,
  SC: async () => (await import('./sc.ts')).southCarolina,
  SD: async () => (await import('./sd.ts')).southDakota,
  TN: async () => (await import('./tn.ts')).tennessee,
  TX: async () => (await import('./tx.ts')).texas,
  UT: async () => (await import('./ut.ts')).utah,
  VA: async () => (await import('./va.ts')).virginia,
  VT: async () => (await import('./vt.ts')).vermont,
  WA: async () => (await import('./wa.ts')).washington,
  WI: async () => (await import('./wi.ts')).wisconsin,
  WV: async () => (await import('./wv.ts')).westVirginia,
  WY: async () => (await import('./wy.ts')).wyoming,
}

/** Whether this is the postal code of a state, in capitals, or DC. */
export const isState = (code: string): code is StateCode => Object.hasOwn(stateTaxFiles, code)

/** Fetches a state's income tax; a failed try (no connection) may be repeated. */
export const loadStateTaxFacts = (code: StateCode): Promise<StateTaxFacts> => stateTaxFiles[code]()
