import type { ExplainPart } from '../kit/calculator.ts'
import { note } from '../kit/finding.ts'
import { type DcaContext, ofPaycheck, ofSince, ofWindfall } from './context.ts'
import { paycheckCharts, paycheckTables, paycheckWorkings } from './paycheck-explain.ts'
import { paycheckFindings } from './paycheck-findings.ts'
import { sinceCharts, sinceFindings, sinceTables, sinceWorkings } from './since-explain.ts'
import { sources } from './sources.ts'
import { windfallCharts } from './windfall-charts.ts'
import { windfallFindings } from './windfall-findings.ts'
import { windfallTables } from './windfall-tables.ts'
import { windfallWorkings } from './windfall-workings.ts'
import { outcomes } from './words/outcomes.en.ts'
import { notIncluded } from './words/windfall-findings.en.ts'

export const explainPart: ExplainPart<DcaContext> = {
  charts: [
    ...windfallCharts.map((make) => ofWindfall(make)),
    ...paycheckCharts.map((make) => ofPaycheck(make)),
    ...sinceCharts.map((make) => ofSince(make)),
  ],
  findings: (context) =>
    ofWindfall(windfallFindings)(context) ??
    ofPaycheck(paycheckFindings)(context) ??
    ofSince(sinceFindings)(context) ?? [note(notIncluded)],
  tables: [
    ...windfallTables.map((make) => ofWindfall(make)),
    ...paycheckTables.map((make) => ofPaycheck(make)),
    ...sinceTables.map((make) => ofSince(make)),
  ],
  workings: [
    ...windfallWorkings.map((make) => ofWindfall(make)),
    ...paycheckWorkings.map((make) => ofPaycheck(make)),
    ...sinceWorkings.map((make) => ofSince(make)),
  ],
  sources,
  outcomes,
}
