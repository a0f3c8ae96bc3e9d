import { usualMonths } from '#engine/household/cushion.ts'
import type { Household } from '#engine/household/household.ts'
import { type MonthlyFlows, monthlyFlows } from '#engine/household/monthly-flows.ts'
import { saversOf } from '#engine/household/savers.ts'
import { cashOf, essentialsOf } from '#engine/household/standing.ts'
import { filingStatusOf, taxPictureOf } from '#engine/household/tax-picture.ts'
import { grossPayPerMonth } from '#engine/household/tax-returns.ts'
import type { IsoDate } from '#engine/month.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { iraPeople } from '../../retirement/ira-people.ts'
import { childSavings } from './education-room.ts'
import { healthRoomOf } from './health-room.ts'
import { iraRooms } from './ira-rooms.ts'
import { sortDebts } from './plan-debt-list.ts'
import { planRoomOf } from './plan-rooms.ts'
import { type Absence, stepsOf } from './size-steps.ts'
import type { PlanSettings, Sizes } from './sizes.ts'
import type { NextDollarCase } from './step.ts'
import { savedAt } from './tax-saved.ts'
import { type IncomeTaxOf, payrollShare, savedTables } from './tax-tables.ts'

/** The law and the tax of a household. `taxOf` works out whole returns. */
export interface PlanLaw {
  readonly facts: TaxYearFacts
  readonly taxOf: IncomeTaxOf
  /** Dollars a month that taxes and paychecks hold back as things are (`householdHeldBack`); null where the year cannot be taxed. */
  readonly heldBack: number | null
}

export type BuiltCase =
  /** Money in or costs are not known. */
  | { readonly outcome: 'unknown'; readonly missing: readonly ('take-home' | 'costs')[]; readonly flows: MonthlyFlows }
  /** More goes out than comes in. */
  | { readonly outcome: 'short'; readonly by: number; readonly coversMinimums: boolean; readonly flows: MonthlyFlows }
  | {
      readonly outcome: 'ready'
      readonly plan: NextDollarCase
      readonly sizes: Sizes
      readonly absent: readonly Absence[]
    }

/** A household as a case of the plan. Payments and limits are those of today's law and papers. */
export function buildCase(household: Household, settings: PlanSettings, law: PlanLaw, today: IsoDate): BuiltCase {
  const tax = taxPictureOf(household, today)
  const flows = monthlyFlows(household, law.heldBack)
  const { takeHome, living, left } = flows
  if (takeHome === null || living === null || left === null)
    return {
      outcome: 'unknown',
      missing: [
        ...(takeHome === null ? (['take-home'] as const) : []),
        ...(living === null ? (['costs'] as const) : []),
      ],
      flows,
    }
  if (left < 0) {
    const spare = left + Math.max(0, flows.debtPayments - flows.debtMinimums)
    return { outcome: 'short', by: -left, coversMinimums: spare >= 0, flows }
  }
  const { order } = settings
  const { facts } = law
  const tables = savedTables(tax, law.taxOf)
  const adults = saversOf(household, tax, today)
  const plans = adults.flatMap((adult) => planRoomOf(adult, facts) ?? [])
  const taxNow = savedAt(tables.plan, 1000) / 1000
  const highApr = settings.highApr ?? order.highAprFrom
  const sizes: Sizes = {
    flows,
    essentials: essentialsOf(flows),
    months: settings.months ?? usualMonths(household),
    deductible: largest(household.policies.flatMap(({ deductible }) => deductible ?? [])),
    grossPay: grossPayPerMonth(household, today),
    highApr,
    adults,
    plans,
    iras: iraRooms(
      adults,
      {
        people: tax && iraPeople(tax, facts),
        status: filingStatusOf(household, today),
        livedWithSpouse: true,
        taxNow,
        taxLater: settings.outlook.laterTax,
        rothNamed: order.rothNamed,
      },
      facts,
    ),
    health: healthRoomOf(household, adults, settings.healthCover, facts),
    children: childSavings(household, today, {
      share: settings.collegeShare,
      realGrowth: (1 + settings.outlook.growth) / (1 + settings.outlook.inflation) - 1,
    }),
    debts: sortDebts(household, today, highApr, order.moderateAprFrom),
    taxNow,
  }
  const { steps, absent } = stepsOf(household, sizes, order, today)
  const holder = adults.find(({ accounts }) => accounts.some(({ kind }) => kind === 'hsa')) ?? adults[0]
  return {
    outcome: 'ready',
    sizes,
    absent,
    plan: {
      left,
      cash: cashOf(household),
      useCash: settings.useCash,
      debts: sizes.debts.debts,
      steps,
      pools: Object.fromEntries([...plans, ...sizes.iras, sizes.health].map(({ pool, room }) => [pool, room])),
      already: plans.reduce((sum, { now }) => sum + now, 0) + sizes.health.now,
      saved: tables.plan,
      savedByHealth: tables.health,
      payroll: payrollShare(holder?.pay ?? null, facts),
      outlook: settings.outlook,
    },
  }
}

const largest = (amounts: readonly number[]): number | null => (amounts.length === 0 ? null : Math.max(...amounts))
