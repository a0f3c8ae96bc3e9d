import { roundToCent } from '#engine/money.ts'
import { figure, named } from '../kit/figures.ts'
import type { Result } from './compute.ts'
import type { ConverterContext } from './context.ts'
import type { Way } from './sections.ts'
import { figureNames } from './words/answer.en.ts'

const of = (unit: Parameters<typeof figure>[0], worth: (result: Result) => number | null) =>
  figure<ConverterContext>(unit, ({ result }) => worth(result))
const received = (way: Way) => of('rate', ({ ways }) => ways.find((one) => one.way === way)?.received ?? null)

export const figures = named(figureNames, {
  received: of('rate', (r) => r.received),
  atReferenceRate: of('rate', (r) => r.mid),
  cost: of('rate', (r) => r.cost),
  costUsd: of('cents', (r) => roundToCent(r.cost * r.inDollars)),
  costPercent: of('percent', (r) => r.costShare * 100),
  rate: of('rate', (r) => r.rate),
  inverseRate: of('rate', (r) => r.inverse),
  effectiveRate: of('rate', (r) => {
    if (r.chosen === null) return r.rate
    return r.chosen.change.outcome === 'changed' ? r.chosen.change.effectiveRate : null
  }),
  offeredMarkup: of('percent', (r) => (r.offeredMarkup === null ? null : r.offeredMarkup * 100)),
  receivedCard: received('card'),
  receivedAtm: received('atm'),
  receivedWire: received('wire'),
  receivedService: received('service'),
  receivedCounter: received('counter'),
  receivedOffer: received('offer'),
  ratesDay: of('month', ({ table }) => Number(table.asOf.slice(0, 4)) * 100 + Number(table.asOf.slice(5, 7))),
})
