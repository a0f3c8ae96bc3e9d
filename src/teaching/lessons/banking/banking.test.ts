import { testAsPrinted } from '../worked-by-hand.testkit.ts'
import { banking } from './unit.ts'

testAsPrinted(banking, {
  'choosing-account': { yearly: 144, earnsLow: 40, earnsHigh: 400, difference: 360, without: 4.2, under: 14.2 },
  'deposit-insurance': {
    limit: 250_000,
    couple: 1_000_000,
    over: 50_000,
    trust: 1_250_000,
    broker: 500_000,
    brokerCash: 250_000,
  },
  // 10,000 × 1.05^1.5; (1 + 0.048 ÷ 365)^365 − 1; 4.5% × (1 − 9.3%); 0.9% + 2 × 1.67% + their product.
  'apy-and-cds': { value: 10_759.3, statedApy: 4.917, treasury: 4.08, bondRate: 4.26, compounded: 10_777 },
  // 35 ÷ 20 × 365 ÷ 3
  overdrafts: { rate: 21_292, cost: 40, gap: 20 },
  'paying-people': { creditMost: 50, earlyMost: 50, lateMost: 500, statement: 60, nextDay: 275, short: 400 },
})
