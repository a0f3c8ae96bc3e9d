import type { LegalBirth, MonthCount } from '#engine/social-security/birth.ts'
import { careerEarnings } from '#engine/social-security/career.ts'
import type { EarningsYear } from '#engine/social-security/credits.ts'
import { type Wages, wagesThrough } from '#engine/social-security/indexing.ts'
import { type PrimaryInsurance, primaryInsurance } from '#engine/social-security/pia.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { wageLaw } from '#facts/social-security/wages.ts'

/** Wages stay at today's level after the last published year, as on the official statement: amounts are in today's dollars. */
export const wages: Wages = /* @__PURE__ */ wagesThrough(wageLaw, 2110, 0)

/** What is known about somebody's work. Dollars per year. */
export interface WorkingLife {
  readonly knows: 'pay' | 'record'
  readonly rows: readonly EarningsYear[]
  readonly pay: number
  /** Ages in months. */
  readonly startAge: number
  readonly workUntil: number
  /** Past raises above those of the average wage, decimal per year. */
  readonly aheadOfWages: number
  readonly thisYear: number
}

/** The share of its last year that work up to a month fills, 0 to 1; and that year. */
const lastYear = (stops: MonthCount): { year: number; share: number } => {
  const year = Math.floor((stops - 1) / 12)
  return { year, share: (stops - year * 12) / 12 }
}

/** Every year of pay, past and planned. Work that ends within a year counts by its months. */
function earningsOf(life: WorkingLife, birth: LegalBirth, stops: MonthCount): readonly EarningsYear[] {
  const last = lastYear(stops)
  const cut = (rows: readonly EarningsYear[]): readonly EarningsYear[] =>
    rows.map((row) => (row.year === last.year ? { year: row.year, amount: row.amount * last.share } : row))
  if (life.knows === 'pay')
    return cut(
      careerEarnings(
        {
          pay: life.pay,
          thisYear: life.thisYear,
          firstYear: Math.max(1951, Math.floor((birth.month + life.startAge) / 12)),
          lastYear: last.year,
          aheadOfWages: life.aheadOfWages,
        },
        wages,
      ),
    )
  const known = life.rows.reduce((latest, row) => Math.max(latest, row.year), 0)
  const from = Math.max(known + 1, life.thisYear)
  if (life.pay <= 0 || last.year < from) return life.rows
  const ahead = Array.from({ length: Math.min(80, last.year - from + 1) }, (_, i) => ({
    year: from + i,
    amount: life.pay,
  }))
  return [...life.rows, ...cut(ahead)]
}

/**
 * From work to the benefit at full retirement age. All planned work counts: pay earned after the claim comes in by
 * recomputation each year. `diedIn`: a person who died, whose work ended then.
 */
export function insuranceOf(life: WorkingLife, birth: LegalBirth, diedIn: MonthCount | null): PrimaryInsurance {
  const planned = birth.month + life.workUntil
  const stops = diedIn === null ? planned : Math.min(planned, diedIn)
  return primaryInsurance(
    {
      birth,
      earnings: earningsOf(life, birth, stops),
      through: Number.POSITIVE_INFINITY,
      increasesThrough: life.thisYear - 1,
      ...(diedIn === null ? {} : { diedIn: Math.floor(diedIn / 12) }),
    },
    wages,
    formulaLaw,
  )
}
