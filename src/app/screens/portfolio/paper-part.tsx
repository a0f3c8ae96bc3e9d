import { useMemo } from 'react'
import { Link } from 'react-router'
import { citationOf } from '#calculators/kit/presentation.ts'
import { marginOwnShare } from '#facts/lending/brokerage.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { failureText } from '../../live/failure.ts'
import { QueryScreen } from '../../live/query-provider.tsx'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import { Part } from '../device/screen-head.tsx'
import { LineControls } from '../market/line-controls.tsx'
import { MarketNotice } from '../market/market-notice.tsx'
import { calculatorLink } from '../picture/calculator-link.ts'
import { PaperActivity, PaperFile } from './paper-activity.tsx'
import { PaperBar, PaperStart } from './paper-bar.tsx'
import { allocationChart, worthChart } from './paper-charts.ts'
import { PaperHoldings } from './paper-holdings.tsx'
import { PaperMore } from './paper-more.tsx'
import { PaperNumbers } from './paper-numbers.tsx'
import { PaperOrders } from './paper-orders.tsx'
import type { PaperProps } from './paper-props.ts'
import { PaperSettings } from './paper-settings.tsx'
import { PaperTrade } from './paper-trade.tsx'
import { paperWords as words } from './paper-words.ts'
import { usePaper } from './use-paper.ts'
import { useReported } from './use-reported.ts'

const marginSource = citationOf(lendingSources, marginOwnShare, words.marginSource)

/** A portfolio of pretend money at the feed's prices, kept on this device. */
export function PaperPart() {
  return (
    <QueryScreen>
      <PaperScreen />
    </QueryScreen>
  )
}

function PaperScreen() {
  const paper = usePaper()
  const { market, portfolio, known } = paper
  const { snapshot, problem, fromMemory } = market
  return (
    <>
      {snapshot ? (
        <MarketNotice snapshot={snapshot} problem={fromMemory ? problem : null} />
      ) : (
        <p className="card mb-4 p-4 text-ink-2" role="status">
          {problem ? failureText(problem) : words.prices.loading}
        </p>
      )}
      {portfolio && known ? (
        <PaperOpen key={portfolio.id} paper={paper} portfolio={portfolio} known={known} />
      ) : (
        <PaperStart paper={paper} />
      )}
    </>
  )
}

function PaperOpen(props: PaperProps) {
  const { paper, portfolio, known } = props
  useReported(portfolio, paper.market.snapshot)
  const nameOf = (symbol: string) =>
    paper.market.snapshot?.instruments.find((one) => one.symbol === symbol)?.name ?? paper.seen[symbol]?.name ?? symbol
  const { marks } = portfolio
  const worth = useMemo(() => worthChart(marks), [marks])
  const allocation = allocationChart(known, nameOf)
  return (
    <>
      <PaperBar paper={paper} portfolio={portfolio} />
      <PaperNumbers {...props} nameOf={nameOf} />
      <PaperTrade {...props} nameOf={nameOf} />
      <PaperOrders market={paper.market} portfolio={portfolio} nameOf={nameOf} />
      <PaperHoldings {...props} nameOf={nameOf} />
      {allocation ? <ChartCard chart={allocation} fileName="practice-portfolio" /> : null}
      {worth ? <ChartCard chart={worth} fileName="practice-portfolio" wide={1040} /> : null}
      <PaperMore {...props} nameOf={nameOf} />
      <PaperActivity portfolio={portfolio} known={known} nameOf={nameOf} />
      <PaperSettings paper={paper} portfolio={portfolio} />
      <PaperFile paper={paper} portfolio={portfolio} />
      <div className="mt-8">
        <LineControls market={paper.market} />
      </div>
      <Part title={words.next}>
        <p className="max-w-[72ch] text-ink-2 text-sm">
          {words.wash} {words.margin(1 - marginOwnShare.value.initial, marginOwnShare.value.maintenance)}
        </p>
        <SourceList sources={marginSource} />
        <ul className="mt-2 grid gap-2">
          <li>
            <Link to={calculatorLink('stock-average', {})}>{words.average}</Link>
          </li>
          <li>
            <Link to="/market-data">{words.market}</Link>
          </li>
        </ul>
      </Part>
    </>
  )
}
