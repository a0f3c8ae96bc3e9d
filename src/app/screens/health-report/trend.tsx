import { dateText, plain } from '#calculators/kit/format.ts'
import type { ToldHealth } from '#calculators/planning/health/tell.ts'
import { forgetReports, healthRecord, type KeptReport } from '../../state/health-report.ts'
import { toast } from '../../ui/toast.ts'
import { Part } from '../device/screen-head.tsx'
import { reportWords as words } from './words.ts'

function forget(): void {
  const before = healthRecord.get()
  forgetReports()
  toast({
    title: words.forgotten,
    action: { label: words.undo, altText: words.undoForget, run: () => healthRecord.set(before) },
  })
}
const changeText = (change: number): string => `${change > 0 ? '+' : ''}${plain(change, 0)}`

/** Each measure beside what it was in the last report of an earlier day. */
export function Trend(props: {
  readonly told: ToldHealth
  readonly before: KeptReport | null
  readonly hasReports: boolean
}) {
  const { told, before, hasReports } = props
  const rows =
    before === null
      ? []
      : [
          ...told.measures.flatMap(({ key, label, points }) => {
            const was = before.measures[key]
            return was === undefined ? [] : [{ label, was, now: points }]
          }),
          ...(before.overall !== null && told.overall !== null
            ? [{ label: words.overall, was: before.overall, now: told.overall }]
            : []),
        ]
  const day = before ? dateText(before.madeAt) : ''
  const isOther = before !== null && before.formulaVersion !== told.formulaVersion
  return (
    <Part
      title={words.trend}
      note={before === null ? words.trendNone : isOther ? words.trendOther(day) : words.trendFrom(day)}
      id="trend"
    >
      {rows.length > 0 && !isOther ? (
        <table className="ledger w-full max-w-xl">
          <thead>
            <tr>
              {words.trendHead.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, was, now }) => (
              <tr key={label}>
                <th scope="row" className="font-normal">
                  {label}
                </th>
                <td>{was}</td>
                <td>{now}</td>
                <td>{changeText(now - was)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {hasReports ? (
        <p className="no-print mt-3">
          <button type="button" className="button" onClick={forget}>
            {words.forget}
          </button>
        </p>
      ) : null}
    </Part>
  )
}
