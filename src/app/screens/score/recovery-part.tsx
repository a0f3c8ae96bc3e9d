import { useState } from 'react'
import { type MarkKind, markKinds } from '#engine/planning/credit-score/score-rules.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { SelectBox } from '../device/text-box.tsx'
import { recoveryPicture } from './score-charts.ts'
import { marks, recovery as words } from './words.ts'

/** How a mark heals from three scores, as FICO published it. */
export function RecoveryPart({ file }: { readonly file: string }) {
  const [mark, setMark] = useState<MarkKind>('late-30')
  return (
    <div className="mt-8">
      <ChartCard chart={recoveryPicture(mark)} fileName={file} />
      <div className="mt-3 max-w-80">
        <SelectBox<MarkKind>
          label={words.mark}
          value={mark}
          onChange={(next) => setMark(next || 'late-30')}
          options={markKinds.map((one) => [one, marks[one]] as const)}
        />
      </div>
    </div>
  )
}
