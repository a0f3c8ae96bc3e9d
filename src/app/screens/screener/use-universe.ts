import { useEffect, useState } from 'react'
import { type Row, rowOf } from '#engine/screening/metrics.ts'
import { sampleUniverse } from '#engine/screening/sample-universe.ts'
import { screenerAnswer } from '#wire/screener.ts'
import { realCompanies } from './real-companies.ts'

export interface Universe {
  readonly rows: readonly Row[]
  /** Null: the invented companies. */
  readonly real: { readonly source: string; readonly asOf: string } | null
}

let made: Universe | undefined
/** Made once; the same here, on the server and in every browser. */
const sample = (): Universe => {
  made ??= { rows: sampleUniverse().map(rowOf), real: null }
  return made
}

let known: Universe | undefined
function readReal(answer: unknown): Universe | undefined {
  const read = screenerAnswer.safeParse(answer)
  if (!read.success || read.data.companies.length === 0 || read.data.asOf === null) return undefined
  const { companies, source, asOf } = read.data
  return { rows: companies.map(rowOf), real: { source, asOf } }
}

/** The companies to choose from: real ones where the server has a source of them, else the invented ones, which need nobody. */
export function useUniverse(): Universe {
  const [universe, setUniverse] = useState(known ?? sample())
  useEffect(() => {
    if (known) return
    let isHere = true
    // Out of reach or unreadable: the invented companies stay, and say what they are.
    void realCompanies().then((answer) => {
      known = readReal(answer)
      if (known && isHere) setUniverse(known)
    })
    return () => {
      isHere = false
    }
  }, [])
  return universe
}
