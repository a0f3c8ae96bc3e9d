import { describe, expect, it } from 'vitest'
import { leadAround, leadOf } from './money-path.ts'

describe('the stretch ahead that holds a month', () => {
  // Ahead at 0 and 1, behind at 2, ahead from 3 to 5, behind at 6.
  const ahead = [1, 2, -1, 1, 2, 1, -3]
  it('a lead lost and won again counts from the second time', () => {
    expect(leadAround(ahead, 4)).toEqual({ outcome: 'leads', from: 3, until: 6 })
    expect(leadAround(ahead, 3)).toEqual({ outcome: 'leads', from: 3, until: 6 })
    expect(leadAround(ahead, 1)).toEqual({ outcome: 'leads', from: 0, until: 2 })
  })
  it('where it is not ahead then, or the month lies beyond, it is the first stretch', () => {
    expect(leadAround(ahead, 2)).toEqual(leadOf(ahead))
    expect(leadAround(ahead, 6)).toEqual({ outcome: 'leads', from: 0, until: 2 })
    expect(leadAround(ahead, 40)).toEqual(leadOf(ahead))
    expect(leadAround([-1, 0.004], 1)).toEqual({ outcome: 'never-leads' })
  })
  it('half a cent is level', () => {
    expect(leadAround([-1, 0.005, 0.006], 2)).toEqual({ outcome: 'leads', from: 2, until: null })
  })
})
