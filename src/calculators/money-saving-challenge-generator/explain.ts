import { highYieldSavings, longRunInflation } from '#facts/lending/rates.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import type { ExplainPart } from '../kit/calculator.ts'
import { citing } from '../kit/citing.ts'
import { charts } from './charts.ts'
import type { ChallengeContext } from './context.ts'
import { findings } from './findings.ts'
import { tables } from './tables.ts'
import { sourceWords } from './words/explain.en.ts'
import { outcomes } from './words/outcomes.en.ts'
import { workings } from './workings.ts'

const { fact } = citing(lendingSources)
const sources = () => [fact(highYieldSavings, sourceWords.apy), fact(longRunInflation, sourceWords.inflation)]

export const explainPart: ExplainPart<ChallengeContext> = { charts, findings, tables, workings, sources, outcomes }
