import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance } from '../../search/distance.ts'
import { likeness, similarTo } from './similar.ts'

describe('similar addresses', () => {
  // kitten → sitten → sittin → sitting: the textbook example of Levenshtein distance.
  it('counts single-letter changes', () => {
    expect(distance('kitten', 'sitting')).toBe(3)
    expect(distance('', 'abc')).toBe(3)
    expect(distance('abc', 'abc')).toBe(0)
  })

  it('is symmetric and never leaves 0 to 1', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (a, b) => {
        expect(distance(a, b)).toBe(distance(b, a))
        expect(likeness(a, b)).toBeGreaterThanOrEqual(0)
        expect(likeness(a, b)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('leads a slip of the finger to the page that was meant', () => {
    expect(similarTo('/rent-vs-by-calculator')[0]?.path).toBe('/rent-vs-buy-calculator')
    expect(similarTo('/aboutt')[0]?.path).toBe('/about')
    expect(similarTo('/student-loans')[0]?.path).toBe('/student-loan-calculator')
    expect(similarTo('/wp-login.php')).toEqual([])
  })
})
