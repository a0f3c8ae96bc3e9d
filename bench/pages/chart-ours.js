import { createElement } from 'react'
import { XYPicture } from '../../src/app/ui/chart/xy-chart.tsx'
import { chartOf } from './chart-data.ts'
import { stage } from './stage.js'

stage(({ data }) => createElement(XYPicture, { chart: data }), chartOf, 'svg[role=img] path')
