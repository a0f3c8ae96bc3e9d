/** Places the nodes and ribbons of a flow chart. Nodes keep the order they are given in; no node is drawn below another's text. */
import type { DataColor, FlowChart } from '#calculators/kit/presentation.ts'

const top = 8
const gap = 10
const leastText = 17
const barWidth = 10

interface Placed {
  readonly id: string
  readonly label: string
  readonly color: DataColor
  readonly value: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly textX: number
  readonly textY: number
  readonly anchor: 'start' | 'end'
}

export function layOutFlow(chart: FlowChart, width: number) {
  const sums = (id: string, side: 'from' | 'to') =>
    chart.links.reduce((sum, link) => (link[side] === id ? sum + link.value : sum), 0)
  const nodes = chart.nodes
    .map((node) => ({ ...node, value: Math.max(sums(node.id, 'from'), sums(node.id, 'to')) }))
    .filter((node) => node.value > 0)
  const columns = Math.max(1, ...nodes.map((node) => node.column + 1))
  const total = Math.max(
    1e-9,
    ...Array.from({ length: columns }, (_, c) => nodes.reduce((sum, n) => (n.column === c ? sum + n.value : sum), 0)),
  )
  const most = Math.max(1, ...Array.from({ length: columns }, (_, c) => nodes.filter((n) => n.column === c).length))
  const room = Math.max(240, most * (leastText + gap) + 60)
  const scale = (room - 2 * top - most * gap) / total
  const placed = new Map<string, Placed>()
  for (let column = 0; column < columns; column++) {
    let y = top
    const x = columns === 1 ? 0 : (column / (columns - 1)) * (width - barWidth)
    for (const node of nodes.filter((n) => n.column === column)) {
      const size = node.value * scale
      const last = column === columns - 1 && columns > 1
      placed.set(node.id, {
        id: node.id,
        label: node.label,
        color: node.color,
        value: node.value,
        x,
        y,
        size,
        textX: last ? x - 6 : x + barWidth + 6,
        textY: y + Math.max(size, 1) / 2 + 4,
        anchor: last ? 'end' : 'start',
      })
      y += Math.max(size, leastText) + gap
    }
  }
  // Thin nodes take a line of text each, so a column may end below the room first thought of.
  const height = Math.ceil(
    Math.max(room, ...[...placed.values()].map((node) => node.y + Math.max(node.size, leastText))) + top,
  )
  const out = new Map<string, number>()
  const into = new Map<string, number>()
  const ribbons = chart.links.flatMap((link) => {
    const a = placed.get(link.from)
    const b = placed.get(link.to)
    if (!a || !b || link.value <= 0) return []
    const thick = link.value * scale
    const y0 = a.y + (out.get(a.id) ?? 0)
    const y1 = b.y + (into.get(b.id) ?? 0)
    out.set(a.id, (out.get(a.id) ?? 0) + thick)
    into.set(b.id, (into.get(b.id) ?? 0) + thick)
    const [x0, x1] = [a.x + barWidth, b.x]
    const middle = (x0 + x1) / 2
    const f = (n: number) => n.toFixed(1)
    return [
      {
        key: `${link.from}>${link.to}`,
        color: b.color,
        label: `${a.label} to ${b.label}`,
        path: `M${f(x0)} ${f(y0)}C${f(middle)} ${f(y0)} ${f(middle)} ${f(y1)} ${f(x1)} ${f(y1)}V${f(y1 + thick)}C${f(middle)} ${f(y1 + thick)} ${f(middle)} ${f(y0 + thick)} ${f(x0)} ${f(y0 + thick)}Z`,
      },
    ]
  })
  return { height, nodes: [...placed.values()], ribbons }
}
