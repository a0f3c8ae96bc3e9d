import { type PointerEvent, type ReactNode, useId, useMemo, useState } from 'react'
import type { XYChart } from '#calculators/kit/presentation.ts'
import { nearestPlace } from './scale.ts'
import { Swatch } from './swatch.tsx'
import { NARROW, useKnownWidth, WIDE } from './use-width.ts'
import { Drawing } from './xy-drawing.tsx'
import { bandsOf, canName, isDashed, layOut, spanDepth, xText } from './xy-layout.ts'
import { KeyReader, Reading } from './xy-reader.tsx'
import { bandDepths } from './xy-series.tsx'

/** Lines, stacked areas or bars, drawn for the width there is. Its numbers stand in a table beside it. `wide`: until that is known. */
export function XYPicture({ chart, wide = WIDE }: { chart: XYChart; wide?: number | undefined }) {
  const [ref, known] = useKnownWidth<HTMLDivElement>()
  const width = known ?? wide
  const [read, setRead] = useState<number | null>(null)
  const id = useId()
  const plot = useMemo(() => layOut(chart, width), [chart, width])
  const drawing = useMemo(() => <Drawing chart={chart} plot={plot} width={width} id={id} />, [chart, plot, width, id])
  const narrow = useMemo(
    () =>
      known === null ? <Drawing chart={chart} plot={layOut(chart, NARROW)} width={NARROW} id={`${id}-narrow`} /> : null,
    [chart, known, id],
  )
  const { x, area } = plot
  const count = chart.x.values.length
  const at = read !== null && read < count ? read : null

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    if (count > 0) setRead(nearestPlace(((event.clientX - box.left) / box.width) * width, count, x))
  }
  return (
    <div ref={ref} className="@container">
      <div className="relative rounded-sm outline-offset-2 outline-green has-focus-visible:outline-2">
        {narrow ? (
          <Frame
            width={NARROW}
            height={plot.height}
            summary={chart.summary}
            id={`${id}-narrow`}
            look="@min-[440px]:hidden"
          >
            {narrow}
          </Frame>
        ) : null}
        <Frame
          width={width}
          height={plot.height}
          summary={chart.summary}
          id={id}
          look={narrow ? '@max-[440px]:hidden' : ''}
          onPoint={point}
          onLeave={() => setRead(null)}
        >
          {drawing}
          {at === null ? null : <line x1={x(at)} x2={x(at)} y1={area.top} y2={area.bottom} className="stroke-ink" />}
        </Frame>
        <KeyReader chart={chart} at={at} onRead={setRead} />
        {at === null ? null : <Reading chart={chart} at={at} share={x(at) / width} />}
      </div>
      <Legend chart={chart} />
      {plot.numbered.length > 0 ? (
        <ol className="mt-2 grid gap-x-6 gap-y-1 border-line border-t pt-2 text-xs sm:grid-cols-2">
          {plot.numbered.map((mark) => (
            <li key={mark.number} className="grid grid-cols-[1.6rem_1fr]">
              <span className="font-semibold">{mark.number}</span>
              <span>
                <b>{mark.where ?? xText(chart, mark.index, true)}</b> {mark.label}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}

/** The picture at one width. */
function Frame(props: {
  width: number
  height: number
  summary: string
  id: string
  look: string
  onPoint?: (event: PointerEvent<SVGSVGElement>) => void
  onLeave?: () => void
  children: ReactNode
}) {
  const { width, height, summary, id, look, onPoint, onLeave, children } = props
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height={height}
      preserveAspectRatio="xMinYMin meet"
      role="img"
      aria-labelledby={`${id}-sum`}
      className={`block touch-pan-y select-none text-[12px] ${look}`}
      onPointerMove={onPoint}
      onPointerDown={onPoint}
      // A finger that is lifted leaves what it read in sight.
      onPointerLeave={(event) => event.pointerType === 'mouse' && onLeave?.()}
    >
      <title id={`${id}-sum`}>{summary}</title>
      {children}
    </svg>
  )
}

/**
 * Names what no label in the picture names already. The style sheet decides by the width of the chart, not the code that measures
 * it, so that the finished HTML is as tall as the chart will be.
 */
function Legend({ chart }: { chart: XYChart }) {
  const named = chart.series.filter((series) => series.label)
  const isDirect = canName(chart)
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-0.5 text-xs">
      {named.map((series) => (
        <span key={series.key} className={`inline-flex items-center gap-1.5 ${isDirect ? '@min-[480px]:hidden' : ''}`}>
          <Swatch color={series.color} dashed={isDashed(series)} />
          {series.label}
        </span>
      ))}
      {bandsOf(chart).map((band, b) => (
        <span key={band.label} className="inline-flex items-center gap-1.5">
          <Swatch color={band.color} depth={(bandDepths[b] ?? 0.3) * 2} />
          {band.label}
        </span>
      ))}
      {chart.spans && chart.spans.items.length > 0 ? (
        <span className="inline-flex items-center gap-1.5">
          <Swatch color="other" depth={spanDepth * 1.5} />
          {chart.spans.label}
        </span>
      ) : null}
    </div>
  )
}
