/** What is published about scores, as plain data: FICO's weights, how long an inquiry counts, and where use of limits should stay. */
import { ficoWeights, inquiryMonths, utilizationGuide } from '#facts/credit/scores.ts'
import { sources } from '#facts/sources.ts'

export const weights = ficoWeights.value
export const inquiryCounts = inquiryMonths.value.counted
export const guide = utilizationGuide.value
export const scoreSources = [ficoWeights.source].map((id) => {
  const source: { readonly title: string; readonly publisher: string; readonly url?: string } = sources[id]
  return { title: source.title, publisher: source.publisher, url: source.url ?? null }
})
