import { describe, expect, it } from 'vitest'
import { stateTaxes } from './all.ts'
import { stateNames } from './codes.ts'
import { isState, loadStateTaxFacts, stateTaxFiles } from './on-demand.ts'
import { places } from './places.ts'

const files = Object.keys(import.meta.glob('./[a-z][a-z].ts'))

describe('the list of states to fetch', () => {
  it('is the list of all states, and fetches the same facts', async () => {
    expect(Object.keys(stateTaxFiles).sort()).toEqual(Object.keys(stateTaxes).sort())
    for (const code of Object.keys(stateNames).filter(isState))
      expect(await loadStateTaxFacts(code), code).toBe(stateTaxes[code])
  })
  it('names one file for each state', () => {
    for (const code of Object.keys(stateTaxFiles)) expect(files).toContain(`./${code.toLowerCase()}.ts`)
  })
})

describe('isState', () => {
  it('takes nothing for a state that is none, nor a name from the prototype', () => {
    for (const code of ['US', 'XX', '', 'ca', 'constructor', '__proto__', 'toString'])
      expect(isState(code), code).toBe(false)
    for (const code of ['CA', 'DC']) expect(isState(code), code).toBe(true)
  })
})

describe('places', () => {
  it('lists the cities and counties of the newest year, by key and name, for states that have any', () => {
    for (const [code, facts] of Object.entries(stateTaxes)) {
      const local = facts.years[2026].local.value.map(({ key, name }) => ({ key, name }))
      expect(places[code] ?? [], code).toEqual(local)
    }
    for (const list of Object.values(places)) expect(list.length).toBeGreaterThan(0)
  })
})
