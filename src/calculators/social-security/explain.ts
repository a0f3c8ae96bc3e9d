import type { ExplainPart } from '../kit/calculator.ts'
import { afterTaxTable } from './after-tax.ts'
import { payChart, valueChart } from './charts.ts'
import { ofPlan, type SocialSecurityContext } from './context.ts'
import { deathLines, deathMap, deathTable } from './dates-of-death.ts'
import { findingsOf } from './findings.ts'
import { formulaChart } from './formula-chart.ts'
import { heatMap } from './heat-map.ts'
import { incomeChart } from './income-chart.ts'
import { sourcesOf } from './sources.ts'
import { agesTable, earningsTable, yearsTable } from './tables.ts'
import { outcomes } from './words/outcomes.en.ts'
import { averageWorking, claimWorking, formulaWorking, increasesWorking, taxWorking, valueWorking } from './workings.ts'

const findings = ofPlan(findingsOf)

export const explainPart: ExplainPart<SocialSecurityContext> = {
  charts: [
    ofPlan(payChart),
    ofPlan(heatMap),
    ofPlan(valueChart),
    ofPlan(incomeChart),
    ofPlan(deathMap),
    ofPlan(deathLines),
    ofPlan(formulaChart),
  ],
  findings: (context) => findings(context) ?? [],
  tables: [ofPlan(agesTable), ofPlan(afterTaxTable), ofPlan(deathTable), ofPlan(yearsTable), ofPlan(earningsTable)],
  workings: [
    ofPlan(averageWorking),
    ofPlan(formulaWorking),
    ofPlan(increasesWorking),
    ofPlan(claimWorking),
    ofPlan(taxWorking),
    ofPlan(valueWorking),
  ],
  sources: sourcesOf,
  outcomes,
}
