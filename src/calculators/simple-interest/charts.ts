import { daysPerYear } from '#engine/lending/accrual-span.ts'
import { roundToCent } from '#engine/money.ts'
import type { Chart } from '../kit/presentation.ts'
import { compoundOwed, compoundsPerYear, type Solved } from './compute.ts'
import type { SimpleInputs } from './fields.ts'
import { compoundedName, exact, overText } from './words.ts'

/** The moments drawn and listed: whole days, months or years where the time is made of them. */
export interface Moments {
  readonly unit: 'Days' | 'Months' | 'Years'
  readonly values: readonly number[]
  /** Years at each moment. */
  readonly years: readonly number[]
}

const MOST_POINTS = 60

export function momentsOf({ years }: Pick<Solved, 'years'>, { dayCount }: Pick<SimpleInputs, 'dayCount'>): Moments {
  const months = years * 12
  const wholeMonths = Math.abs(months - Math.round(months)) < 1e-6
  const byDays = months < 3 || (!wholeMonths && months < 24)
  const perYear = byDays ? daysPerYear(dayCount) : wholeMonths && months <= MOST_POINTS ? 12 : 1
  const length = years * perYear
  const steps = Math.max(1, Math.min(MOST_POINTS, Math.ceil(length - 1e-9)))
  const at = Array.from({ length: steps + 1 }, (_, k) =>
    k === steps ? length : steps === MOST_POINTS ? Math.round((length * k) / steps) : k,
  )
  return {
    unit: byDays ? 'Days' : perYear === 12 ? 'Months' : 'Years',
    values: at.map((value) => Number(value.toFixed(2))),
    years: at.map((value) => value / perYear),
  }
}

/** Owed so many years in, payments counted. */
export function simpleAt(result: Solved, years: number): number {
  const row = result.course?.rows.findLast((one) => one.years <= years + 1e-9)
  if (row === undefined) return roundToCent(result.principal * (1 + result.annualRate * years))
  return roundToCent(row.principal * (1 + result.annualRate * (years - row.years)) + row.unpaidInterest)
}
export function compoundAt(result: Solved, inputs: SimpleInputs, years: number): number | null {
  const owed = compoundOwed(result, years, compoundsPerYear[inputs.compounding])
  return owed === null ? null : roundToCent(owed)
}

export function chartsOf(result: Solved, inputs: SimpleInputs): readonly Chart[] {
  if (result.years <= 0) return []
  const moments = momentsOf(result, inputs)
  const simple = moments.years.map((years) => simpleAt(result, years))
  const compound = moments.years.map((years) => compoundAt(result, inputs, years))
  const beside =
    result.compounded === null
      ? ''
      : ` Compounded ${compoundedName[inputs.compounding]}, it would be ${exact(roundToCent(result.principal + result.compounded - (result.course?.paid ?? 0)))}.`
  return [
    {
      kind: 'lines',
      key: 'simpleCompound',
      title: 'Simple and compound interest',
      lead: 'Simple interest grows in a straight line. Compound interest also earns on its own interest, so it bends up.',
      summary:
        result.course === null
          ? `${exact(result.principal)} grows to ${exact(result.total)} ${overText(result, inputs)} with simple interest.${beside}`
          : `${exact(result.principal)} less your payments leaves ${exact(result.due)} on the last day with simple interest.${beside}`,
      note: 'Dollars of the day they are due, with no inflation taken off.',
      x: { label: moments.unit, kind: 'number', values: moments.values },
      unit: 'money',
      series: [
        { key: 'simple', label: 'Simple', color: 'principal', values: simple },
        {
          key: 'compound',
          label: `Compounded ${compoundedName[inputs.compounding]}`,
          color: 'growth',
          look: 'dashed',
          values: compound,
        },
      ],
    },
  ]
}
