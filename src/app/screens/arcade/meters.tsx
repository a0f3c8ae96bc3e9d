import { Figure } from '../device/screen-head.tsx'

export interface Meter {
  readonly label: string
  readonly value: string
  readonly note?: string
  readonly tone?: 'bad' | 'good'
}
/** Where things stand: two figures in a row on a phone, four from a tablet on. */
export function Meters({ meters }: { readonly meters: readonly Meter[] }) {
  return (
    <dl className="card mb-4 grid grid-cols-2 overflow-hidden md:grid-cols-4">
      {meters.map((meter) => (
        <Figure key={meter.label} {...meter} />
      ))}
    </dl>
  )
}
