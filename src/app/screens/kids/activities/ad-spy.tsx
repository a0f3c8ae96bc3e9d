import { adSpy, ads, type SpyState } from '#teaching/kids/ad-spy.ts'
import { Player } from '../player.tsx'

function Ad({ order, at }: SpyState) {
  const trick = order[at]
  if (trick === undefined) return null
  const { big, small } = ads[trick]
  return (
    <figure className="rounded-lg border-2 border-copper border-dashed bg-copper-tint p-5 text-center text-ink">
      <p className="font-bold text-2xl leading-tight">{big}</p>
      <p className="mt-3">{small}</p>
    </figure>
  )
}
export default function AdSpy() {
  return <Player activity={adSpy} see={(state) => <Ad {...state} />} />
}
