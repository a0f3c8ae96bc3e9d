import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { isQualifyingChild, mayBeClaimed } from './dependents.ts'

const some = { age: 30, child: true, student: false, disabled: false, hasNumber: true }

describe('who may be claimed', () => {
  it.each([
    [{ age: 18 }, true],
    [{ age: 19 }, false],
    [{ age: 23, student: true }, true],
    [{ age: 24, student: true }, false],
    [{ age: 40, disabled: true }, true],
    [{ age: 10, child: false }, false],
    [{ age: 40, child: false, disabled: true }, false],
  ])('%j is a qualifying child by age: %s', (who, is) => {
    expect(isQualifyingChild({ ...some, ...who })).toBe(is)
  })
  it('a relative’s gross income must be under 5,200 in 2025 and 5,300 in 2026 (Rev. Proc. 2024-40 and 2025-32)', () => {
    const parent = { ...some, age: 70, child: false }
    expect(mayBeClaimed(parent, 5_199.99, taxYear2025)).toBe(true)
    expect(mayBeClaimed(parent, 5_200, taxYear2025)).toBe(false)
    expect(mayBeClaimed(parent, 5_299.99, taxYear2026)).toBe(true)
    expect(mayBeClaimed(parent, 5_300, taxYear2026)).toBe(false)
    // A grown child is a relative; one at school is not.
    expect(mayBeClaimed({ ...some, age: 25 }, 6_000, taxYear2026)).toBe(false)
    expect(mayBeClaimed({ ...some, age: 17 }, 60_000, taxYear2026)).toBe(true)
    expect(mayBeClaimed({ ...some, age: 23, student: true }, 60_000, taxYear2026)).toBe(true)
  })
})
