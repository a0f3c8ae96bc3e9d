/** What a visitor is told about the numbers on their device: what could not be read, what was not saved. */
import { countAside } from './count-aside.ts'
import { keyLabel } from './known-keys.ts'
import type { Trouble } from './storage-contract.ts'

const count = (n: number) => n.toLocaleString('en-US')
const entries = (n: number) => (n === 1 ? '1 entry' : `${count(n)} entries`)
const them = (n: number) => (n === 1 ? 'it' : 'them')
/** 'Savings goals'; of a name with a list of what it holds, the name. */
const nameOf = ({ key }: Trouble): string => keyLabel(key).split(':')[0] ?? ''
export const namesOf = (troubles: readonly Trouble[]): string => troubles.map(nameOf).join(', ')

/** What was set aside of a value, and why. */
export function asideWords(trouble: Trouble): string {
  const { standing, aside } = trouble
  if (aside.length === 0) return ''
  const { copies, unreadable, tooMany } = countAside(aside)
  const name = nameOf(trouble)
  if (standing === 'stuck')
    return `${name}: we couldn’t read all that’s saved, and there’s no room to set it aside. Nothing new is saved there until you delete it. You can download it first.`
  const said = [
    copies > 0 ? 'we couldn’t read the saved copy, so it starts fresh. Your old copy is still here, unchanged.' : '',
    unreadable > 0 ? `we couldn’t read ${entries(unreadable)}, so we set ${them(unreadable)} aside.` : '',
    tooMany > 0 ? `the list is full, so we set ${entries(tooMany)} aside.` : '',
    copies > 0 ? '' : 'Everything else is here.',
  ].filter(Boolean)
  return `${name}: ${said.map((one, i) => (i === 0 ? one : one.charAt(0).toUpperCase() + one.slice(1))).join(' ')}`
}

export const keptWords = {
  region: 'Your saved numbers',
  download: (trouble: Trouble) => `Download what we set aside: ${nameOf(trouble)}`,
  downloadShort: 'Download it',
  remove: (trouble: Trouble) => `Delete what we set aside: ${nameOf(trouble)}`,
  removeShort: 'Delete it',
  notSaved: (names: string) =>
    `Your browser didn’t let us save: ${names}. You’d lose it when you close this page. To keep it, free up some space or leave private browsing.`,
  newer: (names: string) =>
    `A newer version of Truepenny saved this: ${names}. Your saved copy is safe and hasn’t changed. Reload the page to use it. Until then, what you change here isn’t saved.`,
  reload: 'Reload the page',
  hide: 'Hide',
} as const
