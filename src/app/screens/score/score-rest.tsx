import type { Range } from '#engine/planning/credit-score/score-rules.ts'
import { WorkingFold } from '../picture/working-fold.tsx'
import { LoansPart } from './loans-part.tsx'
import { ModelsPart, ReportPart } from './models-part.tsx'
import { RecoveryPart } from './recovery-part.tsx'
import { scoreSources, scoreWorkings } from './score-workings.ts'

interface ScoreRestProps {
  readonly file: string
  /** Null: no score yet, so nothing to say of loans. */
  readonly score: number | null
  readonly range: Range | null
}

/** What a score changes on a loan, how marks heal, how models differ, the official reports, and the workings. */
export default function ScoreRest({ file, score, range }: ScoreRestProps) {
  return (
    <>
      {score === null || range === null ? null : <LoansPart score={score} range={range} />}
      <RecoveryPart file={file} />
      <ModelsPart />
      <ReportPart />
      <WorkingFold workings={scoreWorkings()} sources={scoreSources()} />
    </>
  )
}
