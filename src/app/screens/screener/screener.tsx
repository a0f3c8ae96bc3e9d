import { useCallback, useDeferredValue, useMemo } from 'react'
import { inOrder, type WordOf } from '#engine/screening/order.ts'
import { screen } from '#engine/screening/screen.ts'
import { sectorNames } from '#teaching/screening/places.ts'
import { useInAddress } from '../../ui/use-in-address.ts'
import { type Asked, askedIn, hashOf, startingAsked } from './asked.ts'
import { Below } from './below.tsx'
import type { Change } from './change.ts'
import { ComparePart } from './compare-part.tsx'
import { DataNote } from './data-note.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { OwnScreens } from './own-screens.tsx'
import { Results } from './results.tsx'
import { StartRow } from './start-row.tsx'
import { useUniverse } from './use-universe.ts'

const wordOf: WordOf = ({ company }, key) => (key === 'sector' ? sectorNames[company.sector] : company.name)
const spoken = { initial: startingAsked, read: askedIn, write: hashOf }

/** The whole screener: filters, who matches, and what the numbers mean. */
export function Screener() {
  const universe = useUniverse()
  const [asked, update] = useInAddress<Asked>(spoken)
  const change: Change = useCallback(
    (part) =>
      update((now) => {
        const next = { ...now, ...part(now) }
        // Another list begins at its beginning.
        return next.filters === now.filters && next.order === now.order ? next : { ...next, page: 1 }
      }),
    [update],
  )
  // A key press answers at once; the table follows.
  const shown = useDeferredValue(asked)
  const screened = useMemo(() => screen(universe.rows, shown.filters), [universe, shown.filters])
  const ordered = useMemo(() => inOrder(screened.matches, shown.order, wordOf), [screened, shown.order])
  return (
    <>
      <DataNote universe={universe} />
      <StartRow filters={shown.filters} />
      <FilterPanel filters={asked.filters} screened={screened} rows={universe.rows} change={change} />
      <Results asked={shown} universe={universe} screened={screened} ordered={ordered} change={change} />
      <ComparePart compare={shown.compare} rows={universe.rows} change={change} />
      <OwnScreens asked={shown} />
      <Below universe={universe} />
    </>
  )
}
