/** Every unit and lesson, in order. A lesson is a file in its unit's folder and a line in its `unit.ts`. */
import { banking } from './banking/unit.ts'
import { budgeting } from './budgeting/unit.ts'
import { carsAndHomes } from './cars-and-homes/unit.ts'
import { creditAndDebt } from './credit-and-debt/unit.ts'
import { insurance } from './insurance/unit.ts'
import { investing } from './investing/unit.ts'
import type { Unit } from './kit/unit.ts'
import { lifeEvents } from './life-events/unit.ts'
import { moneyBasics } from './money-basics/unit.ts'
import { retirement } from './retirement/unit.ts'
import { workAndTaxes } from './work-and-taxes/unit.ts'

export const units: readonly Unit[] = [
  moneyBasics,
  budgeting,
  banking,
  creditAndDebt,
  carsAndHomes,
  workAndTaxes,
  investing,
  retirement,
  insurance,
  lifeEvents,
]
export const lessonLines = units.flatMap((unit) => unit.lessons.map((line) => ({ ...line, unit: unit.slug })))
