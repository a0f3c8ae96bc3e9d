import { pageMeta } from '../shell/page-meta.ts'
import { FourDeals } from './arcade/four-deals/four-deals.tsx'

export const meta = () => pageMeta('/usa-wealth-building-games/four-deals')

export default function GameFourDeals() {
  return <FourDeals />
}
