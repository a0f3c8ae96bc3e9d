import { lazy } from 'react'
import type { LongRecord } from '#facts/series/long-record-on-demand.ts'
import { Late } from '../../ui/late.tsx'
import { MixPart } from './mix-part.tsx'
import { PartPicks } from './part-picks.tsx'
import { useAsked } from './use-asked.ts'

const PaperPart = lazy(async () => ({ default: (await import('./paper-part.tsx')).PaperPart }))
const TravelPart = lazy(async () => ({ default: (await import('./travel-part.tsx')).TravelPart }))

/** The three simulators, one at a time. */
export function Simulator({ record }: { readonly record: LongRecord }) {
  const [asked, change] = useAsked()
  return (
    <>
      <PartPicks asked={asked} />
      {asked.part === 'mix' ? <MixPart record={record} asked={asked} change={change} /> : null}
      {asked.part === 'paper' ? (
        <Late what="The practice portfolio">
          <PaperPart />
        </Late>
      ) : null}
      {asked.part === 'travel' ? (
        <Late what="Time travel">
          <TravelPart record={record} />
        </Late>
      ) : null}
    </>
  )
}
