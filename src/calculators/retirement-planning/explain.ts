import type { ExplainPart } from '../kit/calculator.ts'
import { conversionChart, incomeChart, orderChart, rangeChart, taxChart, worthChart } from './charts.ts'
import { ofPlan, type PlanningContext } from './context.ts'
import { findingsOf } from './findings.ts'
import { sourcesOf } from './sources.ts'
import { conversionTable, milestoneTable, startsTable, yearTable } from './tables.ts'
import { outcomes } from './words/outcomes.en.ts'
import { needWorking, taxWorking, yearWorking } from './workings.ts'

export const explainPart: ExplainPart<PlanningContext> = {
  charts: [
    ofPlan(worthChart),
    ofPlan(rangeChart),
    ofPlan(incomeChart),
    ofPlan(taxChart),
    ofPlan(conversionChart),
    ofPlan(orderChart),
  ],
  findings: (context) => ofPlan(findingsOf)(context) ?? [],
  tables: [ofPlan(milestoneTable), ofPlan(yearTable), ofPlan(conversionTable), ofPlan(startsTable)],
  workings: [ofPlan(yearWorking), ofPlan(taxWorking), ofPlan(needWorking)],
  sources: (context) => ofPlan(sourcesOf)(context) ?? [],
  outcomes,
}
