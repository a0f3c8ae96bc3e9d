import { jarNames, jars, type MarketState, marketWeather, TOKENS } from '#teaching/kids/market-weather.ts'
import { Jar } from '../drawings.tsx'
import { Player } from '../player.tsx'

const Jars = ({ held }: { readonly held: MarketState['jars'] }) => (
  <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
    {jars.map((jar) => (
      <Jar key={jar} name={jarNames[jar]} count={held[jar]} full={TOKENS} />
    ))}
  </div>
)
export default function MarketWeather() {
  return <Player activity={marketWeather} see={({ jars: held }) => <Jars held={held} />} />
}
