import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'virtual:recharts'
import { createElement as h } from 'react'
import { chartOf, partsAt } from './chart-data.ts'
import { stage } from './stage.js'

const rowsOf = (turn) => chartOf(turn).x.values.map((month, index) => ({ month, ...partsAt(index, turn) }))
const area = (key) =>
  h(Area, { key, dataKey: key, stackId: 'all', type: 'linear', isAnimationActive: false, stroke: '#345', fill: '#789' })

stage(
  ({ data }) =>
    h(
      AreaChart,
      { data, width: 640, height: 280 },
      h(CartesianGrid, { vertical: false }),
      h(XAxis, { dataKey: 'month' }),
      h(YAxis, {}),
      h(Tooltip, {}),
      ['principal', 'interest', 'tax'].map(area),
    ),
  rowsOf,
  'path.recharts-area-area',
)
