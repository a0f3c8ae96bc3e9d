import { type PointerEvent, useState } from 'react'
import { figureText } from '#calculators/kit/format.ts'
import type { DrawGuess as Guess } from '#teaching/market/guess.ts'
import { straight } from '../../ui/chart/scale.ts'
import { useWidth } from '../../ui/chart/use-width.ts'
import { Slider } from './slider.tsx'
import { words } from './words.ts'

const HEIGHT = 240
const margin = { left: 58, right: 34, top: 14, bottom: 30 }

/** A line of a few points to draw by finger, by mouse or by slider. */
export function DrawGuess({
  guess,
  onGuess,
}: {
  readonly guess: Guess
  readonly onGuess: (line: readonly number[]) => void
}) {
  const { from, to, step, unit, points } = guess
  const middle = from + Math.round((to - from) / 2 / step) * step
  const [line, setLine] = useState<readonly number[]>(() => points.map(() => middle))
  const [ref, width] = useWidth<HTMLDivElement>(640)
  const y = straight([from, to], [HEIGHT - margin.bottom, margin.top])
  const inner = width - margin.left - margin.right
  const x = (i: number) => margin.left + (points.length > 1 ? (i / (points.length - 1)) * inner : inner / 2)
  const put = (i: number, value: number) => setLine(line.map((one, at) => (at === i ? value : one)))
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const [px, py] = [((event.clientX - box.left) / box.width) * width, event.clientY - box.top]
    const i = Math.min(points.length - 1, Math.max(0, Math.round(((px - margin.left) / inner) * (points.length - 1))))
    const share = (HEIGHT - margin.bottom - py) / (HEIGHT - margin.bottom - margin.top)
    const value = from + Math.round(((to - from) * Math.min(1, Math.max(0, share))) / step) * step
    put(i, Math.min(to, Math.max(from, value)))
  }
  const marks = [from, middle, to]
  return (
    <div className="grid gap-4">
      <p className="text-ink-2 text-sm">{words.draw}</p>
      <div ref={ref}>
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          width="100%"
          height={HEIGHT}
          preserveAspectRatio="xMinYMin meet"
          className="block cursor-crosshair touch-none select-none text-[12px]"
          role="img"
          aria-label={words.drawing}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            draw(event)
          }}
          onPointerMove={draw}
        >
          {marks.map((mark) => (
            <g key={mark}>
              <line
                x1={margin.left}
                x2={width - margin.right}
                y1={y.at(mark)}
                y2={y.at(mark)}
                className="stroke-line"
              />
              <text x={margin.left - 14} y={y.at(mark) + 4} textAnchor="end" className="fill-ink-2">
                {figureText(mark, unit)}
              </text>
            </g>
          ))}
          {points.map(({ label }, i) => (
            <text key={label} x={x(i)} y={HEIGHT - 8} textAnchor="middle" className="fill-ink-2">
              {label}
            </text>
          ))}
          <polyline
            points={line.map((value, i) => `${x(i).toFixed(1)},${y.at(value).toFixed(1)}`).join(' ')}
            fill="none"
            style={{ stroke: 'var(--interest)' }}
            strokeWidth="2.25"
            strokeDasharray="5 4"
          />
          {line.map((value, i) => (
            <circle
              key={points[i]?.label}
              cx={x(i)}
              cy={y.at(value)}
              r="8"
              className="fill-surface"
              style={{ stroke: 'var(--interest)' }}
              strokeWidth="2.5"
            />
          ))}
        </svg>
      </div>
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {points.map(({ said }, i) => (
          <Slider
            key={said}
            label={`${said.charAt(0).toUpperCase()}${said.slice(1)}`}
            unit={unit}
            from={from}
            to={to}
            step={step}
            value={line[i] ?? middle}
            onChange={(value) => put(i, value)}
            isSmall
          />
        ))}
      </div>
      <p>
        <button type="button" className="button button-main min-h-11" onClick={() => onGuess(line)}>
          {words.lock}
        </button>
      </p>
    </div>
  )
}
