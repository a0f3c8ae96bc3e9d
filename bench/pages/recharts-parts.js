/** What a stacked area chart with axes, grid and tooltip takes from Recharts. */
export { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'virtual:recharts'
