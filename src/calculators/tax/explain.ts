import type { ExplainPart } from '../kit/calculator.ts'
import { bracketFill } from './bracket-fill.ts'
import type { TaxContext } from './context.ts'
import { findings } from './findings.ts'
import { nextChart, turnsTable } from './next-chart.ts'
import { paymentsTable } from './paid.ts'
import { sources } from './sources.ts'
import { trustTable } from './state-trust.ts'
import { apartTable, federalReturn, payrollTable, stateReturn, whatIfTable, yearsTable } from './tables.ts'
import { waterfall } from './waterfall.ts'
import { outcomes } from './words/outcomes.en.ts'
import { workings } from './workings.ts'

export const explainPart: ExplainPart<TaxContext> = {
  charts: [waterfall, nextChart, bracketFill],
  findings,
  tables: [
    whatIfTable,
    turnsTable,
    federalReturn,
    stateReturn,
    trustTable,
    payrollTable,
    yearsTable,
    apartTable,
    paymentsTable,
  ],
  workings,
  sources,
  outcomes,
}
