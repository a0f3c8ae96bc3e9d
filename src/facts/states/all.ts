import { alaska } from './ak.ts'
import { alabama } from './al.ts'
import { arkansas } from './ar.ts'
import { arizona } from './az.ts'
import { california } from './ca.ts'
import { colorado } from './co.ts'
import type { StateCode } from './codes.ts'
import { connecticut } from './ct.ts'
import { districtOfColumbia } from './dc.ts'
import { delaware } from './de.ts'
import { florida } from './fl.ts'
import { georgia } from './ga.ts'
import { hawaii } from './hi.ts'
import { iowa } from './ia.ts'
import { idaho } from './id.ts'
import { illinois } from './il.ts'
import { indiana } from './in.ts'
import { kansas } from './ks.ts'
import { kentucky } from './ky.ts'
import { louisiana } from './la.ts'
import { massachusetts } from './ma.ts'
import { maryland } from './md.ts'
import { maine } from './me.ts'
import { michigan } from './mi.ts'
import { minnesota } from './mn.ts'
import { missouri } from './mo.ts'
import { mississippi } from './ms.ts'
import { montana } from './mt.ts'
import { northCarolina } from './nc.ts'
import { northDakota } from './nd.ts'
import { nebraska } from './ne.ts'
import { newHampshire } from './nh.ts'
import { newJersey } from './nj.ts'
import { newMexico } from './nm.ts'
import { nevada } from './nv.ts'
import { newYork } from './ny.ts'
import { ohio } from './oh.ts'
import { oklahoma } from './ok.ts'
import { oregon } from './or.ts'
import { pennsylvania } from './pa.ts'
import { rhodeIsland } from './ri.ts'
import { southCarolina } from './sc.ts'
import type { StateTaxFacts } from './schema.ts'
import { southDakota } from './sd.ts'
import { tennessee } from './tn.ts'
import { texas } from './tx.ts'
import { utah } from './ut.ts'
import { virginia } from './va.ts'
import { vermont } from './vt.ts'
import { washington } from './wa.ts'
import { wisconsin } from './wi.ts'
import { westVirginia } from './wv.ts'
import { wyoming } from './wy.ts'

/** Every state's income tax by postal code. */
export const stateTaxes: Readonly<Record<StateCode, StateTaxFacts>> = {
  AK: alaska,
  AL: alabama,
  AR: arkansas,
  AZ: arizona,
  CA: california,
  CO: colorado,
  CT: connecticut,
  DC: districtOfColumbia,
  DE: delaware,
  FL: florida,
  GA: georgia,
  HI: hawaii,
  IA: iowa,
  ID: idaho,
  IL: illinois,
  IN: indiana,
  KS: kansas,
  KY: kentucky,
  LA: louisiana,
  MA: massachusetts,
  MD: maryland,
  ME: maine,
  MI: michigan,
  MN: minnesota,
  MO: missouri,
  MS: mississippi,
  MT: montana,
  NC: northCarolina,
  ND: northDakota,
  NE: nebraska,
  NH: newHampshire,
  NJ: newJersey,
  NM: newMexico,
  NV: nevada,
  NY: newYork,
  OH: ohio,
  OK: oklahoma,
  OR: oregon,
  PA: pennsylvania,
  RI: rhodeIsland,
  SC: southCarolina,
  SD: southDakota,
  TN: tennessee,
  TX: texas,
  UT: utah,
  VA: virginia,
  VT: vermont,
  WA: washington,
  WI: wisconsin,
  WV: westVirginia,
  WY: wyoming,
}
