import { alaska } from './ak.ts'
import { alabama } from './al.ts'
import { arizona } from './az.ts'
import { california } from './ca.ts'
import { colorado } from './co.ts'
import type { StateCode } from './codes.ts'
import { florida } from './fl.ts'
import { georgia } from './ga.ts'
import { illinois } from './il.ts'
import { indiana } from './in.ts'
import { kentucky } from './ky.ts'
import { louisiana } from './la.ts'
import { massachusetts } from './ma.ts'
import { michigan } from './mi.ts'
import { northCarolina } from './nc.ts'
import { newHampshire } from './nh.ts'
import { nevada } from './nv.ts'
import { newYork } from './ny.ts'
import { pennsylvania } from './pa.ts'
import type { StateTaxFacts } from './schema.ts'
import { southDakota } from './sd.ts'
import { tennessee } from './tn.ts'
import { texas } from './tx.ts'
import { utah } from './ut.ts'
import { wyoming } from './wy.ts'

/** Every state's income tax by postal code. */
export const stateTaxes: Readonly<Partial<Record<StateCode, StateTaxFacts>>> = {
  AK: alaska,
  AL: alabama,
  AZ: arizona,
  CA: california,
  CO: colorado,
  FL: florida,
  GA: georgia,
  IL: illinois,
  IN: indiana,
  KY: kentucky,
  LA: louisiana,
  MA: massachusetts,
  MI: michigan,
  NC: northCarolina,
  NH: newHampshire,
  NV: nevada,
  NY: newYork,
  PA: pennsylvania,
  SD: southDakota,
  TN: tennessee,
  TX: texas,
  UT: utah,
  WY: wyoming,
}
