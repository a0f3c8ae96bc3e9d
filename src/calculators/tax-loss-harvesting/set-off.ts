/** The order in which losses are set off, as Schedule D does it: each kind by itself, then against each other, then other income. */
import { lossCarryovers, netGains } from '#engine/tax/capital-gains.ts'
import { federalReturn } from '#engine/tax/federal-return.ts'
import { capitalLossLimit } from '#facts/tax-years/standing.ts'
import { householdOf } from './compute.ts'
import type { HarvestContext } from './context.ts'

export interface SetOffLine {
  readonly key: 'gains' | 'losses' | 'carryovers' | 'net' | 'crossed' | 'left'
  readonly short: number | null
  readonly long: number | null
}

/** Dollars; losses negative. */
export function setOffLines({ inputs, law, result }: HarvestContext): readonly SetOffLine[] {
  const household = householdOf(inputs)
  const { shortTerm, longTerm } = result.choice
  const filed = {
    ...household,
    shortTermGain: household.shortTermGain - shortTerm,
    longTermGain: household.longTermGain - longTerm,
  }
  const net = netGains(filed, capitalLossLimit.value[household.status])
  const { agi, deductions } = federalReturn(filed, law.tax)
  const left = lossCarryovers(net, agi - deductions.total)
  const [s, l] = [net.shortTerm, net.longTerm]
  const moved = s * l < 0 ? Math.min(Math.abs(s), Math.abs(l)) : 0
  const crossed = (own: number): number => own - Math.sign(own) * moved
  return [
    { key: 'gains', short: household.shortTermGain, long: household.longTermGain },
    { key: 'losses', short: -shortTerm, long: -longTerm },
    { key: 'carryovers', short: -household.shortTermCarryover, long: -household.longTermCarryover },
    { key: 'net', short: s, long: l },
    { key: 'crossed', short: crossed(s), long: crossed(l) },
    { key: 'left', short: left.shortTerm === 0 ? 0 : -left.shortTerm, long: left.longTerm === 0 ? 0 : -left.longTerm },
  ]
}
