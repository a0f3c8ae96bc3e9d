import { prime } from '#facts/lending/rates.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { citing } from '../kit/citing.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact, document } = citing({ ...lendingSources })

export const sources = () => [fact(prime, words.prime), document('reg-z', words.rule)]
