import { useEffect, useState } from 'react'
import { type Row, rowOf } from '#engine/screening/metrics.ts'
import { sampleUniverse } from '#engine/screening/sample-universe.ts'
import { apiPaths } from '#wire/api-paths.ts'
import { screenerAnswer } from '#wire/screener.ts'

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
async function askForReal(signal: AbortSignal): Promise<Universe | null> {
  const response = await fetch(`${apiPaths.market}/screener?sample=no`, { signal })
  if (!response.ok) return null
  const { companies, source, asOf } = screenerAnswer.parse(await response.json())
  if (companies.length === 0 || asOf === null) return null
  return { rows: companies.map(rowOf), real: { source, asOf } }
}

/** The companies to choose from: real ones where the server has a source of them, else the invented ones, which need nobody. */
export function useUniverse(): Universe {
  const [universe, setUniverse] = useState(known ?? sample())
  useEffect(() => {
    if (known) return
    const stop = new AbortController()
    askForReal(stop.signal).then(
      (real) => {
        if (!real) return
        known = real
        setUniverse(real)
      },
      // Out of reach: the invented companies stand, and say what they are.
      () => {},
    )
    return () => stop.abort()
  }, [])
  return universe
}
