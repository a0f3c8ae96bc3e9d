import { DAYS, lemonStand, type StandState, type Weather } from '#teaching/kids/lemon-stand.ts'
import { Picture } from '../picture.tsx'
import { Player } from '../player.tsx'

const pictures: Readonly<Record<Weather, 'sun' | 'cloud' | 'cloud-rain'>> = {
  sunny: 'sun',
  cloudy: 'cloud',
  rainy: 'cloud-rain',
}

/** The week so far: a picture of each day’s weather. */
const Week = ({ days }: { readonly days: StandState['days'] }) => (
  <ol className="flex min-h-10 flex-wrap gap-1.5" aria-label={`${days.length} of ${DAYS} days`}>
    {days
      .map(({ weather }, at) => ({ weather, at }))
      .map(({ weather, at }) => (
        <li key={at}>
          <Picture name={pictures[weather]} size="s" tone={weather === 'sunny' ? 'warn' : 'plain'} />
          <span className="sr-only">{weather}</span>
        </li>
      ))}
  </ol>
)
export default function LemonStand() {
  return <Player activity={lemonStand} columns={2} see={({ days }) => <Week days={days} />} />
}
