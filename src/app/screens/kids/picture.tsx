import type { PictureName } from './picture-names.ts'
import sprite from './pictures.svg?url'

export type Tone = 'green' | 'copper' | 'warn' | 'plain'
const tones: Readonly<Record<Tone, string>> = {
  green: 'bg-green-tint text-green-ink',
  copper: 'bg-copper-tint text-copper',
  warn: 'bg-warn-tint text-warn',
  plain: 'bg-sunk text-ink-2',
}
const sizes = { s: 'size-10 p-2', m: 'size-16 p-3', l: 'size-28 p-5' } as const

/** A picture on a round ground. Decoration: the words beside it say what it is. */
export function Picture(props: {
  readonly name: PictureName
  readonly tone?: Tone
  readonly size?: keyof typeof sizes
}) {
  const { name, tone = 'green', size = 'm' } = props
  return (
    <span
      className={`inline-grid flex-none place-items-center rounded-full ${tones[tone]} ${sizes[size]}`}
      aria-hidden="true"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-full"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
      >
        <use href={`${sprite}#${name}`} />
      </svg>
    </span>
  )
}
