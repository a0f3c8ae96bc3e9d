/** What is asked of the list of calculators, as its address says it: words behind the '#', the rest in the query. */
import { questionIn, resultsPath } from '../../search/results-path.ts'

export interface AskedList {
  readonly q: string
  /** As it stands there: it may name no category. */
  readonly category: string
  readonly favorites: boolean
}
export const nothingAsked: AskedList = { q: '', category: '', favorites: false }

export function askedIn(address: { readonly search: string; readonly hash: string }): AskedList {
  const params = new URLSearchParams(address.search)
  return { q: questionIn(address), category: params.get('category') ?? '', favorites: params.has('favorites') }
}

/** The address that says it. What else stood in the query stays. */
export function addressOf({ q, category, favorites }: AskedList, search: string): { search: string; hash: string } {
  const params = new URLSearchParams(search)
  for (const name of ['q', 'category', 'favorites']) params.delete(name)
  if (category !== '') params.set('category', category)
  if (favorites) params.set('favorites', '1')
  return { search: params.toString(), hash: resultsPath(q).split('#')[1] ?? '' }
}
