import { shortGamePath } from '#teaching/games/short-games.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { BracketBuckets } from './arcade/bracket-buckets/bracket-buckets.tsx'

const page = shortGamePath('bracket-buckets')
export const meta = () => pageMeta(page)

export default function BracketBucketsGame() {
  return <BracketBuckets page={page} />
}
