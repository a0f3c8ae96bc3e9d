import type { ExplainPart } from '../kit/calculator.ts'
import { charts } from './charts.ts'
import type { TermContext } from './context.ts'
import { findings } from './findings.ts'
import { sources } from './sources.ts'
import { tables } from './tables.ts'
import { outcomes } from './words/outcomes.en.ts'
import { workings } from './workings.ts'

export const explainPart: ExplainPart<TermContext> = { charts, findings, tables, workings, sources, outcomes }
