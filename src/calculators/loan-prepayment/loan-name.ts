import type { PrepayInputs } from './sections.ts'
import { loanNames } from './words/explain.en.ts'

/** What a loan is called: its type for the loan of the page, a name of its own for the others. */
export const nameOf = (name: string | null, kind: PrepayInputs['kind']): string =>
  name === null ? loanNames[kind] : name === '' ? loanNames.unnamed : name
