import fc from 'fast-check'
import type { NextDollarCase, PlanDebt, Slot, Step } from './step.ts'

/** A flat tax: every dollar saves the same share. */
export const flat = (share: number) => ({ at: [0, 1_000_000], saved: [0, 1_000_000 * share] })
export const plainOutlook = { growth: 0.06, cash: 0.03, inflation: 0, laterTax: 0.15, gainsTax: 0.15, dividends: 0 }
export const slotFor = (part: Partial<Slot>): Slot => ({
  pot: 'taxable',
  owner: null,
  pool: null,
  most: null,
  employer: 0,
  beforeTax: false,
  deducted: false,
  ...part,
})
export const emptyCase: NextDollarCase = {
  left: 0,
  cash: 0,
  useCash: false,
  debts: [],
  steps: [{ key: 'taxable', fill: 'rest' }],
  pools: {},
  already: 0,
  saved: flat(0),
  savedByHealth: flat(0),
  payroll: 0,
  outlook: plainOutlook,
}

const money = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100)
const debts = fc
  .array(
    fc.record({
      balance: money(30_000),
      apr: fc.integer({ min: 0, max: 36 }).map((points) => points / 100),
      payment: money(600),
    }),
    { maxLength: 5 },
  )
  .map((list): readonly PlanDebt[] => list.map((one, i) => ({ ...one, id: `d${i}`, promo: null })))

/** Any household's plan: steps in any order, some of them missing. */
export const drawnCase: fc.Arbitrary<NextDollarCase> = fc
  .record({
    left: money(6000),
    cash: money(40_000),
    useCash: fc.boolean(),
    debts,
    share: fc.integer({ min: 0, max: 45 }).map((points) => points / 100),
    starter: money(8000),
    emergency: money(40_000),
    plan: money(2000),
    matchMost: money(500),
    matchRate: fc.constantFrom(0.25, 0.5, 1),
    ira: money(1250),
    hsa: money(730),
    goal: money(5000),
    already: money(1500),
    target: money(3000),
    dice: fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 10, maxLength: 10 }),
  })
  .map((drawn) => {
    const pool = 'plan:a'
    const pretax = slotFor({ pot: 'pretax', pool, beforeTax: true })
    const steps: Step[] = [
      { key: 'starter', fill: 'cash', target: drawn.starter },
      { key: 'match', fill: 'slots', slots: [{ ...pretax, most: drawn.matchMost, employer: drawn.matchRate }] },
      { key: 'high-apr', fill: 'debts', debts: drawn.debts.filter(({ apr }) => apr >= 0.1).map(({ id }) => id) },
      { key: 'emergency', fill: 'cash', target: drawn.emergency },
      { key: 'hsa', fill: 'slots', slots: [slotFor({ pot: 'hsa', pool: 'hsa', beforeTax: true })] },
      { key: 'ira', fill: 'slots', slots: [slotFor({ pot: 'roth', pool: 'ira:a' })] },
      { key: 'goals', fill: 'goals', goals: [{ id: 'g', missing: drawn.goal, perMonth: drawn.goal / 7 }] },
      { key: 'retirement-share', fill: 'share', target: drawn.target, slots: [pretax] },
      { key: 'workplace', fill: 'slots', slots: [pretax] },
      { key: 'low-apr', fill: 'debts', debts: drawn.debts.map(({ id }) => id) },
    ]
    const order = steps.map((step, i) => ({ step, at: drawn.dice[i] ?? 0 })).sort((a, b) => a.at - b.at)
    const kept = order.filter(({ at }) => at < 900).map(({ step }) => step)
    return {
      ...emptyCase,
      left: drawn.left,
      cash: drawn.cash,
      useCash: drawn.useCash,
      debts: drawn.debts,
      steps: drawn.goal > 2500 ? [...kept, { key: 'taxable' as const, fill: 'rest' as const }] : kept,
      pools: { [pool]: drawn.plan, 'ira:a': drawn.ira, hsa: drawn.hsa },
      already: drawn.already,
      saved: flat(drawn.share),
      savedByHealth: flat(drawn.share),
      payroll: 0.0765,
    }
  })
