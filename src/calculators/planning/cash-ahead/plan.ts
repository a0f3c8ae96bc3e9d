import { safeToSpend } from '#engine/budget/forward-balance.ts'
import { type CashAhead, type CashUnknown, cashAhead } from '#engine/household/forward-cash.ts'
import { type Inputs, money } from '../../kit/field.ts'
import type { JsonSchema } from '../../kit/json-schema.ts'
import { definePlan } from '../plan.ts'
import { meta } from './meta.ts'
import { formWords as words } from './words/form.en.ts'

const fields = {
  buffer: money({ label: words.buffer, hint: words.bufferHint, initial: 300, max: 10_000_000 }),
}

const dollars = { type: 'number', 'x-unit': 'dollars' }
const day = { type: 'string', format: 'date' }
const orNull = (schema: JsonSchema): JsonSchema => ({ ...schema, type: [schema['type'], 'null'] })
const record = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
})
const room = orNull(record({ amount: dollars, short: dollars, on: day }))

const needs: readonly CashUnknown['needs'][] = ['cash', 'take-home', 'payday', 'spending', 'smaller-amounts']

/** Dollars; `needs` says what is missing for a line, and the rest is null or empty then. */
const answer: JsonSchema = record({
  outcome: { enum: ['line', 'unknown'] },
  needs: { enum: [...needs, null] },
  startsFrom: { enum: ['checking', 'cash', null] },
  startingBalance: orNull(dollars),
  restPerMonth: orNull(dollars),
  untilPayday: room,
  overYear: room,
  lowest: orNull(record({ date: day, balance: dollars })),
  firstBelowZero: orNull(day),
  nextPayday: orNull(day),
  months: {
    type: 'array',
    items: record({
      month: { type: 'string' },
      income: dollars,
      bills: dollars,
      rest: dollars,
      end: dollars,
      low: dollars,
    }),
  },
  undatedIncomes: { type: 'array', items: { type: 'string' } },
  undatedBills: { type: 'integer' },
})

function tell(ahead: CashAhead | CashUnknown, { buffer }: Inputs<typeof fields>): object {
  if (ahead.outcome === 'unknown')
    return {
      ...{ outcome: 'unknown', needs: ahead.needs, startsFrom: null, startingBalance: null, restPerMonth: null },
      ...{ untilPayday: null, overYear: null, lowest: null, firstBelowZero: null, nextPayday: null },
      ...{ months: [], undatedIncomes: [], undatedBills: 0 },
    }
  const { line, startsFrom, startingBalance, restPerMonth, undatedIncomes, undatedBills } = ahead
  const { lowest, firstBelowZero, nextPayday, months } = line
  return {
    ...{ outcome: 'line', needs: null, startsFrom, startingBalance, restPerMonth, ...safeToSpend(line, buffer) },
    ...{ lowest, firstBelowZero, nextPayday, months, undatedIncomes, undatedBills },
  }
}

export const cashAheadPlan = definePlan({
  ...meta,
  fields,
  law: () => ({}),
  run: ({ household, inputs, today }) => tell(cashAhead(household, today), inputs),
  answer,
})
