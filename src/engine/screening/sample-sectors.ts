/**
 * What the invented companies of a sector are like. Round numbers of our own, chosen so that sectors differ in the way lessons speak of;
 * they describe no real sector.
 */
import type { Sector } from './company.ts'

export interface SectorShape {
  /** How many of the sample's companies, of all shares together. */
  readonly share: number
  /** What one is called after its invented word. */
  readonly trades: readonly string[]
  /** Chance that one of two billion dollars earns money; larger ones more often, smaller ones less. */
  readonly earns: number
  /** Usual price for a dollar of earnings. */
  readonly pe: number
  /** Usual profit in percent of sales. */
  readonly margin: number
  /** Usual growth of sales, percent. */
  readonly growth: number
  /** Chance that one which earns money pays a dividend, and the usual part of its earnings, percent. */
  readonly pays: number
  readonly payout: number
  readonly beta: number
  /** Usual profit in percent of equity, and debt for a dollar of equity. */
  readonly returns: number
  readonly debt: number
}

const shape = (
  share: number,
  trades: readonly string[],
  [earns, pe, margin, growth]: readonly [number, number, number, number],
  [pays, payout, beta]: readonly [number, number, number],
  [returns, debt]: readonly [number, number],
): SectorShape => ({ share, trades, earns, pe, margin, growth, pays, payout, beta, returns, debt })

export const sectorShapes: Readonly<Record<Exclude<Sector, 'other'>, SectorShape>> = {
  technology: shape(16, ['Software', 'Chips', 'Systems', 'Cloud'], [0.72, 27, 15, 11], [0.35, 25, 1.3], [18, 0.35]),
  health: shape(13, ['Health', 'Medicines', 'Devices', 'Labs'], [0.62, 22, 11, 8], [0.4, 32, 0.9], [14, 0.5]),
  finance: shape(14, ['Bank', 'Insurance', 'Capital', 'Trust'], [0.92, 12, 22, 5], [0.85, 38, 1.1], [11, 1.4]),
  leisure: shape(12, ['Stores', 'Motors', 'Hotels', 'Apparel'], [0.8, 17, 6, 6], [0.5, 32, 1.25], [16, 0.8]),
  staples: shape(7, ['Foods', 'Grocers', 'Soap', 'Dairy'], [0.9, 19, 7, 3], [0.85, 55, 0.6], [17, 0.8]),
  industry: shape(13, ['Tools', 'Rail', 'Freight', 'Works'], [0.88, 18, 8, 5], [0.7, 34, 1.05], [14, 0.6]),
  energy: shape(6, ['Oil', 'Pipelines', 'Drilling'], [0.8, 11, 10, 4], [0.75, 45, 1.15], [13, 0.5]),
  utilities: shape(5, ['Power', 'Water', 'Gas'], [0.96, 18, 13, 3], [0.97, 66, 0.5], [9, 1.4]),
  materials: shape(5, ['Steel', 'Paper', 'Chemicals'], [0.84, 15, 8, 3], [0.75, 40, 1.1], [11, 0.5]),
  property: shape(5, ['Properties', 'Storage', 'Homes'], [0.86, 28, 20, 4], [0.95, 88, 0.95], [6, 0.9]),
  media: shape(4, ['Media', 'Telecom', 'Games'], [0.76, 18, 9, 5], [0.45, 45, 0.95], [12, 0.9]),
}
