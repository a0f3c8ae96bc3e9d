import { describe, expect, it } from 'vitest'
import { chains } from './chains.ts'
import { favorites, readFavorites, toggled } from './favorites.ts'

describe('favorites', () => {
  it('stars and unstars', () => {
    expect(toggled([], 'mortgage')).toEqual(['mortgage'])
    expect(toggled(['mortgage', 'tax'], 'mortgage')).toEqual(['tax'])
    expect(favorites.key).toBe('truepenny:favorites')
  })

  it('reads back only lists of names', () => {
    expect(readFavorites(['tax', 'tax', 'hsa'])).toEqual(['tax', 'hsa'])
    expect(readFavorites('tax')).toBeNull()
    expect(readFavorites([1])).toBeNull()
    expect(readFavorites({})).toBeNull()
  })
})

describe('chains', () => {
  it('lead through at least three known calculators each', () => {
    for (const chain of chains) expect(chain.entries.length, chain.title).toBeGreaterThanOrEqual(3)
  })
})
