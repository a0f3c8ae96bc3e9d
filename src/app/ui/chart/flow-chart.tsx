import { useId, useMemo } from 'react'
import { figureText } from '#calculators/kit/format.ts'
import type { FlowChart } from '#calculators/kit/presentation.ts'
import { Fitted } from './fitted.tsx'
import { layOutFlow } from './flow-layout.ts'

/** Money flowing from left to right. Each ribbon is as thick as its amount. */
export const FlowPicture = ({ chart, wide }: { chart: FlowChart; wide?: number | undefined }) => (
  <Fitted wide={wide} draw={(width) => <Flow chart={chart} width={width} />} />
)

function Flow({ chart, width }: { chart: FlowChart; width: number }) {
  const id = useId()
  const plot = useMemo(() => layOutFlow(chart, width), [chart, width])
  return (
    <svg
      viewBox={`0 0 ${width} ${plot.height}`}
      width="100%"
      height={plot.height}
      preserveAspectRatio="xMinYMin meet"
      role="img"
      aria-labelledby={`${id}-sum`}
      className="block text-[12px]"
    >
      <title id={`${id}-sum`}>{chart.summary}</title>
      {plot.ribbons.map((ribbon) => (
        <path key={ribbon.key} d={ribbon.path} style={{ fill: `var(--${ribbon.color})` }} opacity=".28">
          <title>{ribbon.label}</title>
        </path>
      ))}
      {plot.nodes.map((node) => (
        <g key={node.id}>
          <rect
            x={node.x}
            y={node.y}
            width={10}
            height={Math.max(1, node.size)}
            rx="2"
            style={{ fill: `var(--${node.color})` }}
          />
          <text x={node.textX} y={node.textY} textAnchor={node.anchor} className="fill-ink">
            {node.label} <tspan className="fill-ink-2">{figureText(node.value, chart.unit)}</tspan>
          </text>
        </g>
      ))}
    </svg>
  )
}
