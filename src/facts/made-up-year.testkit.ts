/** The year after the last one held, made up: a file such as a new tax year would be. Indexed amounts rise by two percent. */
import type { Cited } from './cited.ts'
import { taxYear2026 as before } from './tax-years/2026.ts'
import type { Bracket, ByStatus, TaxYearFacts, WithholdingRow } from './tax-years/schema.ts'
import { saltCap2027 } from './tax-years/standing.ts'

const projected = { status: 'projected', asOf: '2027', note: 'Made up for a test.' } as const

/** Two percent more, in steps of 50 dollars as the law rounds. */
const indexed = (dollars: number): number => Math.floor((dollars * 1.02) / 50) * 50
const raise = (rows: readonly Bracket[]): Bracket[] => rows.map(({ over, rate }) => ({ over: indexed(over), rate }))
const double = (rows: readonly Bracket[]): Bracket[] => rows.map(({ over, rate }) => ({ over: over * 2, rate }))
const withTop = (rows: readonly Bracket[], over: number): Bracket[] =>
  rows.map((row, i) => (i === rows.length - 1 ? { ...row, over } : row))
const everyStatus = (one: number, couple: number, head: number): ByStatus<number> => ({
  single: one,
  joint: couple,
  separate: couple / 2,
  head,
  surviving: couple,
})

/** A withholding table: no tax up to `free`, then the brackets, each base carried on from the row before. */
function withholding(rows: readonly Bracket[], free: number, share: number): WithholdingRow[] {
  const table: WithholdingRow[] = [{ over: 0, base: 0, rate: 0 }]
  for (const { over, rate } of rows) {
    const edge = (over + free) * share
    const last = table.at(-1)
    table.push({ over: edge, base: last === undefined ? 0 : last.base + last.rate * (edge - last.over), rate })
  }
  return table
}

const single = raise(before.ordinaryBrackets.value.single)
const jointTop = indexed(before.ordinaryBrackets.value.joint.at(-1)?.over ?? 0)
const joint = withTop(double(single), jointTop)
const head = raise(before.ordinaryBrackets.value.head)
const deduction = indexed(before.standardDeduction.value.single)
const headDeduction = indexed(before.standardDeduction.value.head)
const { zeroUpTo, fifteenUpTo } = before.capitalGains.value
const again = <T>(fact: Cited<T>, change: Partial<T>): Cited<T> => ({
  ...fact,
  ...projected,
  value: { ...fact.value, ...change },
})
const wageBase = 189_000

/** The one file. */
export const taxYear2027: TaxYearFacts = {
  ...before,
  year: 2027,
  ordinaryBrackets: again(before.ordinaryBrackets, {
    single,
    joint,
    separate: withTop(single, jointTop / 2),
    head,
    surviving: joint,
  }),
  standardDeduction: again(before.standardDeduction, {
    single: deduction,
    joint: deduction * 2,
    separate: deduction,
    head: headDeduction,
    surviving: deduction * 2,
  }),
  capitalGains: again(before.capitalGains, {
    zeroUpTo: everyStatus(indexed(zeroUpTo.single), indexed(zeroUpTo.single) * 2, indexed(zeroUpTo.head)),
    fifteenUpTo: everyStatus(indexed(fifteenUpTo.single), indexed(fifteenUpTo.joint), indexed(fifteenUpTo.head)),
  }),
  withholding: again(before.withholding, {
    standard: {
      single: withholding(single, deduction - before.withholding.value.subtract.other, 1),
      joint: withholding(joint, deduction * 2 - before.withholding.value.subtract.joint, 1),
      head: withholding(head, headDeduction - before.withholding.value.subtract.other, 1),
    },
    stepTwoBox: {
      single: withholding(single, deduction, 0.5),
      joint: withholding(joint, deduction * 2, 0.5),
      head: withholding(head, headDeduction, 0.5),
    },
  }),
  saltCap: again(before.saltCap, {
    cap: {
      single: saltCap2027.value.cap,
      joint: saltCap2027.value.cap,
      separate: saltCap2027.value.capSeparate,
      head: saltCap2027.value.cap,
      surviving: saltCap2027.value.cap,
    },
  }),
  payroll: again(before.payroll, { wageBase }),
  socialSecurity: again(before.socialSecurity, { wageBase, earningsTestUnder: 25_080, earningsTestYearOf: 66_720 }),
  plans: again(before.plans, { deferral: 25_000 }),
  ira: again(before.ira, { limit: 8000 }),
  hsa: again(before.hsa, { self: 4500, family: 8950 }),
  giftAndEstate: again(before.giftAndEstate, { annualExclusion: 20_000 }),
  medicare: again(before.medicare, { irmaaIncomeYear: before.medicare.value.irmaaIncomeYear + 1 }),
}
