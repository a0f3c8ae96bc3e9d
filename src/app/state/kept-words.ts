/** What a visitor is told about the numbers on their device: what could not be read, what was not saved. */
import { keyLabel } from './known-keys.ts'
import type { Trouble } from './storage-contract.ts'

const count = (n: number) => n.toLocaleString('en-US')
const entries = (n: number) => (n === 1 ? '1 entry' : `${count(n)} entries`)
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
/** 'Savings goals' in the middle of a sentence. */
export const namesOf = (troubles: readonly Trouble[]): string => listed(troubles.map(({ key }) => keyLabel(key)))

/** One sentence or two on what was set aside of a value. */
export function asideWords({ key, standing, aside }: Trouble): string {
  if (aside === null) return ''
  const name = keyLabel(key)
  const { copies, unreadable, tooMany } = aside
  const said = [
    copies > 0 ? `We couldn’t read the saved copy of ${name}, so it starts fresh.` : '',
    unreadable > 0 ? `We couldn’t read ${entries(unreadable)} of ${name}. Everything else is here.` : '',
    tooMany > 0 ? `${name}: ${entries(tooMany)} didn’t fit, because the list is full. Everything else is here.` : '',
  ].filter(Boolean)
  const where =
    standing === 'stuck'
      ? 'There’s no room to set it aside, so nothing new is saved there until you delete it. You can download it first.'
      : copies > 0
        ? 'Your old copy is still here, unchanged.'
        : 'We set it aside. You can download it.'
  return [...said, where].join(' ')
}

export const keptWords = {
  region: 'Your saved numbers',
  download: (trouble: Trouble) => `Download what we set aside of ${keyLabel(trouble.key)}`,
  downloadShort: 'Download it',
  remove: (trouble: Trouble) => `Delete what we set aside of ${keyLabel(trouble.key)}`,
  removeShort: 'Delete it',
  notSaved: (names: string) =>
    `Your browser didn’t let us save: ${names}. You’d lose it when you close this page. To keep it, free up some space or leave private browsing.`,
  newer: (names: string) =>
    `A newer version of Truepenny saved this: ${names}. Your saved copy is safe and hasn’t changed. Reload the page to use it. Until then, what you change here isn’t saved.`,
  reload: 'Reload the page',
  hide: 'Hide',
} as const
