import type { XYChart } from '#calculators/kit/presentation.ts'
import { Hatch } from './hatch.tsx'
import { axisText, margin, markSize, type Plot, spanDepth, xTitle, yTitle } from './xy-layout.ts'
import { SeriesMarks } from './xy-series.tsx'

/** All of the picture that stays while a visitor reads values off it. */
export function Drawing({ chart, plot, width, id }: { chart: XYChart; plot: Plot; width: number; id: string }) {
  const { y, area, zero, height } = plot
  const { left, right, top, bottom } = area
  const colors = [...new Set(chart.series.map((series) => series.color))]
  const foot = xTitle(chart, plot.xMarks)
  const isLong = foot.length * 7.5 > right
  const halo = 'stroke-surface [paint-order:stroke]'
  return (
    <>
      {zero === null && chart.ceiling === undefined ? null : (
        <defs>
          <clipPath id={`${id}-plot`}>
            <rect x={0} y={top} width={width} height={height} />
          </clipPath>
          {zero === null ? null : (
            <>
              <clipPath id={`${id}-above`}>
                <rect x={0} y={0} width={width} height={zero} />
              </clipPath>
              <clipPath id={`${id}-below`}>
                <rect x={0} y={zero} width={width} height={height} />
              </clipPath>
              {colors.map((color) => (
                <Hatch key={color} id={id} color={color} />
              ))}
            </>
          )}
        </defs>
      )}
      <text x={0} y={11} className="fill-ink-2">
        ↑ {yTitle(chart)}
      </text>
      <text x={isLong ? width : right} y={height - 4} textAnchor="end" className="fill-ink-2">
        {foot} →
      </text>
      {plot.yMarks.map((mark) => (
        <g key={mark}>
          <line x1={left} x2={right} y1={y(mark)} y2={y(mark)} className={mark === 0 ? 'stroke-edge' : 'stroke-line'} />
          <text x={left - 8} y={y(mark) + 4} textAnchor="end" className="fill-ink-2">
            {axisText(mark, chart.unit)}
          </text>
        </g>
      ))}
      {plot.xMarks.map((mark) => {
        const half = Math.max(...mark.lines.map((line) => line.length)) * 3.9
        // The last one must not run over the edge of the picture.
        const isCut = mark.at + half > width
        return (
          <text key={mark.at} y={bottom + 17} textAnchor={isCut ? 'end' : 'middle'} className="fill-ink-2">
            {mark.lines.map((line, i) => (
              <tspan key={line} x={isCut ? width : mark.at} dy={i * 14}>
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
      {plot.spans.map((span) => (
        <rect
          key={span.from}
          x={span.from}
          y={top}
          width={Math.max(1, span.to - span.from)}
          height={bottom - top}
          style={{ fill: 'var(--other)' }}
          opacity={spanDepth}
        />
      ))}
      {plot.ticks.length > 0 ? (
        <path
          d={plot.ticks.map((at) => `M${(at - 3.5).toFixed(1)} ${top - 9}h7l-3.5 7z`).join('')}
          className="fill-ink-2"
        />
      ) : null}
      <g clipPath={chart.ceiling === undefined ? undefined : `url(#${id}-plot)`}>
        <SeriesMarks chart={chart} plot={plot} id={id} />
      </g>
      {plot.cuts.map((cut, row) => (
        <g key={cut.key} className={`fill-ink font-semibold ${halo}`} strokeWidth="3">
          <path d={`M${cut.x - 5} ${top + 7}h10l-5 -8z`} className="fill-ink" />
          <text x={cut.textX} y={top + 8 + row * 15} textAnchor={cut.flip ? 'end' : 'start'}>
            {cut.text}
          </text>
        </g>
      ))}
      {chart.signs && zero !== null ? (
        <>
          <text x={left + 6} y={top + 10} className={`fill-ink-2 ${halo}`} strokeWidth="3">
            ▲ {chart.signs.above}
          </text>
          <text x={left + 6} y={bottom - 6} className={`fill-ink-2 ${halo}`} strokeWidth="3">
            ▼ {chart.signs.below}
          </text>
        </>
      ) : null}
      {chart.level ? (
        <g>
          <line
            x1={left}
            x2={right}
            y1={Math.max(top, y(chart.level.value))}
            y2={Math.max(top, y(chart.level.value))}
            className="stroke-ink-2"
            strokeDasharray="7 4"
          />
          <text {...plot.levelText} className={`fill-ink ${halo}`} strokeWidth="3">
            {chart.level.label}
          </text>
        </g>
      ) : null}
      {plot.numbered.map((mark) => (
        <g key={mark.number}>
          <path
            d={`M${mark.at} ${margin.top + markSize - 4}L${mark.x} ${top - 4}V${bottom}`}
            fill="none"
            className="stroke-ink-3"
            strokeDasharray="3 3"
          />
          <circle
            cx={mark.at}
            cy={margin.top + markSize / 2 - 6}
            r={markSize / 2}
            className="fill-surface stroke-ink-2"
          />
          <text
            x={mark.at}
            y={margin.top + markSize / 2 - 2}
            textAnchor="middle"
            className="fill-ink font-semibold text-[11px]"
          >
            {mark.number}
          </text>
        </g>
      ))}
      {plot.events.map((event) => (
        <g key={`${event.label}${event.x}`}>
          <line x1={event.x} x2={event.x} y1={top} y2={bottom} className="stroke-ink-3" strokeDasharray="3 3" />
          <text
            x={event.textX}
            y={top + 10 + event.row * 15}
            textAnchor={event.flip ? 'end' : 'start'}
            className={`fill-ink ${halo}`}
            strokeWidth="3"
          >
            {event.label}
          </text>
        </g>
      ))}
      {plot.labels.map((label) => (
        <g key={label.key}>
          {label.isLed ? (
            <path
              d={`M${label.end.x} ${label.end.y}L${label.x + (label.anchor === 'start' ? -2 : 2)} ${label.y + (label.lines.length - 1) * 7}`}
              style={{ stroke: `var(--${label.color})` }}
              strokeWidth="1"
            />
          ) : null}
          <circle cx={label.end.x} cy={label.end.y} r="3.5" style={{ fill: `var(--${label.color})` }} />
          <text y={label.y + 4} textAnchor={label.anchor} className={`fill-ink font-semibold ${halo}`} strokeWidth="3">
            {label.lines.map((line, i) => (
              <tspan key={line} x={label.x} dy={i * 14}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </>
  )
}
