import { ficoBands, ficoWeights, freeReports, vantage4Weights, vantageBands } from '#facts/credit/scores.ts'
import { creditSources } from '#facts/sources/credit.ts'
import { StackTable } from '../../ui/stack-table.tsx'
import { Part } from '../device/screen-head.tsx'
import { report, models as words } from './words.ts'

const goodFrom = (bands: typeof ficoBands): string =>
  String(bands.value.find(({ name }) => name === 'good')?.from ?? '')

/** How the two scores differ, in what a visitor may meet. */
export function ModelsPart() {
  const { paymentHistory, amountsOwed } = ficoWeights.value
  const vantage = vantage4Weights.value
  const rows = [
    [
      words.weights,
      words.ficoWeights({ history: paymentHistory, owed: amountsOwed }),
      words.vantageWeights({ history: vantage.paymentHistory, used: vantage.utilization }),
    ],
    [words.good, goodFrom(ficoBands), goodFrom(vantageBands)],
    [words.memory, words.ficoMemory, words.vantageMemory],
    [words.shopping, words.ficoShopping, words.vantageShopping],
    [words.collections, words.ficoCollections, words.vantageCollections],
    [words.firstScore, words.ficoFirst, words.vantageFirst],
    [words.used, words.ficoUsed, words.vantageUsed],
  ]
  return (
    <Part title={words.title} note={words.note}>
      <div className="card p-4">
        <StackTable title={words.title} columns={words.columns} rows={rows} />
      </div>
    </Part>
  )
}

const DISPUTE = 'https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/'

/** The official way to one's own reports. */
export function ReportPart() {
  return (
    <Part title={report.title}>
      <div className="card p-4 md:p-5">
        <p className="max-w-[68ch]">
          {report.text} {report.phone({ phone: freeReports.value.phone })}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          <a href={creditSources['annual-credit-report'].url} rel="noopener">
            {report.link}
          </a>
          <a href={DISPUTE} rel="noopener">
            {report.cfpb}
          </a>
        </p>
      </div>
    </Part>
  )
}
