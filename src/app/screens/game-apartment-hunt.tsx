import { pageMeta } from '../shell/page-meta.ts'
import { ApartmentHunt } from './arcade/apartment-hunt/apartment-hunt.tsx'

export const meta = () => pageMeta('/usa-wealth-building-games/apartment-hunt')

export default function GameApartmentHunt() {
  return <ApartmentHunt />
}
