import {
  costlyApr,
  flowchartOrder,
  type OrderStep,
  operationsOrder,
  orderSteps,
} from '#facts/household/spending-orders.ts'

export const orderKinds = ['flowchart', 'operations', 'own'] as const
export type OrderKind = (typeof orderKinds)[number]

/** What an order says besides the order. Decimals. */
export interface Order {
  readonly kind: OrderKind
  readonly steps: readonly OrderStep[]
  /** What the first money in the bank is measured by. */
  readonly starter: 'month' | 'deductible' | 'either'
  readonly highAprFrom: number
  readonly moderateAprFrom: number
  /** Names a Roth IRA. */
  readonly rothNamed: boolean
  readonly retirementShare: number
  readonly investShare: number
}

/** The order a visitor of their own starts from: after costly debt and the emergency fund, the largest tax advantage first. */
export const ownStart: readonly OrderStep[] = [
  'starter',
  'match',
  'high-apr',
  'emergency',
  'hsa',
  'ira',
  'workplace',
  'low-apr',
  'education',
  'goals',
  'taxable',
]

/** Steps as given, known ones once each; what is left over comes last, in a taxable account. */
export function orderOf(kind: OrderKind, own: readonly string[] = ownStart): Order {
  const flow = flowchartOrder.value
  const foo = operationsOrder.value
  const shared = {
    kind,
    highAprFrom: kind === 'flowchart' ? flow.highAprFrom : costlyApr.value,
    moderateAprFrom: flow.moderateAprFrom,
    rothNamed: kind === 'operations',
    retirementShare: flow.retirementShare,
    investShare: foo.investShare,
  }
  if (kind === 'flowchart') return { ...shared, steps: flow.steps, starter: 'month' }
  if (kind === 'operations') return { ...shared, steps: foo.steps, starter: 'deductible' }
  const known = orderSteps.filter((step) => own.includes(step))
  const steps = [...new Set(own)].flatMap((step) => known.filter((one) => one === step))
  return {
    ...shared,
    steps: [...steps.filter((step) => step !== 'taxable'), 'taxable'],
    starter: 'either',
  }
}
