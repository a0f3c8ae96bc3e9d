import type { Order, OrderKey } from '#engine/screening/order.ts'

const lowFirst: readonly OrderKey[] = ['name', 'sector', 'pe', 'priceToSales', 'priceToBook', 'debtToEquity', 'payout']

/** The way a measure is usually read first: words from A, prices for a dollar and debts from the lowest, the rest from the highest. */
export const firstWay = (key: OrderKey): Order => ({ key, down: !lowFirst.includes(key) })
