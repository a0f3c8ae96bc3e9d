import { percentText } from '#calculators/kit/format.ts'
import {
  capacityEdges,
  capacityPoints,
  levelWidth,
  recordSource,
  riskBands,
  riskCaps,
  willingnessPoints,
} from '../../state/risk-scale.precomputed.ts'
import { Part } from '../device/screen-head.tsx'
import { recordSpan } from './loss-picture.tsx'

const bandText = (edges: readonly number[], points: readonly (readonly number[])[]): string => {
  const least = points.reduce((sum, options) => sum + Math.min(...options), 0)
  const most = points.reduce((sum, options) => sum + Math.max(...options), 0)
  return [...edges, most]
    .map((to, i) => `${i === 0 ? least : (edges[i - 1] ?? 0) + 1}–${to} is level ${i + 1}`)
    .join(', ')
}
const whole = (share: number) => percentText(share * 100, 0)

/** Every rule behind the result, and what it is not. */
export function HowScored() {
  return (
    <Part title="How we calculated this">
      <div className="card grid gap-3 p-5 text-ink-2 text-sm">
        <p>
          <b className="text-ink">What this is not:</b> our own questions, not a validated test. It’s education, not
          advice, and no test can say what you should own.
        </p>
        <p>
          <b className="text-ink">Comfort:</b> each answer counts 1 to 4 points in the order it’s offered. In the two
          choices about $400, the sure gain counts 1 and the chance 3; the sure loss counts 3 and the chance 1.{' '}
          {bandText(riskBands.willingness, willingnessPoints)}.
        </p>
        <p>
          <b className="text-ink">Room:</b> each answer counts 0 to 4 points.{' '}
          {bandText(riskBands.capacity, capacityPoints)}.
        </p>
        <p>
          <b className="text-ink">Together:</b> the lower level counts, never the average. Each level is{' '}
          {whole(levelWidth)} of stocks wide.
        </p>
        <p>
          <b className="text-ink">Limits, whatever the score:</b> {whole(riskCaps.underThreeYears)} in stocks if you
          need the money within 3 years, {whole(riskCaps.threeToFiveYears)} within 5. Also {whole(riskCaps.firstThings)}{' '}
          with less than a month of cash, or any debt above {whole(riskCaps.costlyApr)} APR.
        </p>
        <p>
          <b className="text-ink">From your numbers:</b> the years until age {capacityEdges.workUntil}, how reliable
          your income is, months of essential costs in cash, balances above {whole(riskCaps.costlyApr)} APR, and people
          per earner.
        </p>
        <p>
          <b className="text-ink">Past years:</b> S&amp;P 500 with dividends and 10-year Treasuries, {recordSpan}, put
          back to the same mix each January. No fees or taxes, and prices not adjusted for inflation. Shorter bonds fell
          less. Past returns don’t promise future ones; you can lose money.
        </p>
        <p>
          Sources: {recordSource.title}, {recordSource.publisher}. The idea of keeping comfort and room apart follows
          Grable and Lytton, Financial Services Review (1999). Their questions and scores aren’t used here.
        </p>
      </div>
    </Part>
  )
}
