import { describe, expect, it } from 'vitest'
import { good } from '#app/state/reading.testkit.ts'
import { chains } from './chains.ts'
import { favorites, favoritesShape, toggled } from './favorites.ts'

describe('favorites', () => {
  it('stars and unstars', () => {
    expect(toggled([], 'mortgage')).toEqual(['mortgage'])
    expect(toggled(['mortgage', 'tax'], 'mortgage')).toEqual(['tax'])
    expect(favorites.key).toBe('truepenny:favorites')
  })

  it('reads back only lists of names', () => {
    expect(good(favoritesShape, ['tax', 'tax', 'hsa'])).toEqual(['tax', 'hsa'])
    expect(good(favoritesShape, 'tax')).toBeNull()
    expect(good(favoritesShape, ['tax', 1])).toEqual(['tax'])
    expect(good(favoritesShape, {})).toBeNull()
  })
})

describe('chains', () => {
  it('lead through at least three known calculators each', () => {
    for (const chain of chains) expect(chain.entries.length, chain.title).toBeGreaterThanOrEqual(3)
  })
})
