/** What the vault needs of a browser. On the server there is nothing behind the doors. */
import type { Doors } from './storage-contract.ts'

export const browserDoors: Doors = {
  present: typeof window !== 'undefined',
  box: (area) => {
    try {
      return area === 'local' ? window.localStorage : window.sessionStorage
    } catch {
      return null
    }
  },
  listen: (heard) => {
    window.addEventListener('storage', (event) => {
      if (event.storageArea === null || event.storageArea === window.localStorage) heard(event.key)
    })
  },
  now: () => new Date().toISOString(),
}
