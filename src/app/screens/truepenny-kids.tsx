import { Link } from 'react-router'
import { bands, doorsOf } from '#teaching/kids/cards.ts'
import { badges } from '#teaching/kids/kit/badge.ts'
import { grownUpsPath, kidsPath } from '#teaching/kids/kit/card.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { kidsRecord } from '../state/kids.ts'
import { useStored } from '../state/use-stored.ts'
import { Icon } from '../ui/icon.tsx'
import { ScreenHead } from './device/screen-head.tsx'
import { Picture, type Tone } from './kids/picture.tsx'
import type { PictureName } from './kids/picture-names.ts'
import { kidsWords as words } from './kids/words.ts'

export const meta = () => pageMeta('/truepenny-kids')

const tones: Readonly<Record<string, Tone>> = { sprouts: 'green', builders: 'copper', navigators: 'warn' }

/** Three age bands, each game a large door, and a door for grown-ups. */
export default function TruepennyKids() {
  const [{ done, badges: earned }] = useStored(kidsRecord)
  return (
    <>
      <ScreenHead title={words.title} lead={words.lead} />
      {bands
        .filter(({ band }) => doorsOf(band).length > 0)
        .map(({ band, title, ages, line }) => (
          <section key={band} className="mb-10" aria-labelledby={band}>
            <h2 id={band} className="text-xl md:text-2xl">
              {title} <span className="ml-1 font-normal font-sans text-base text-ink-2">{ages}</span>
            </h2>
            <p className="mb-3 text-ink-2 text-lg">{line}</p>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {doorsOf(band).map(({ slug, title: name, line: about, picture }) => (
                <Door
                  key={slug}
                  to={kidsPath(slug)}
                  title={name}
                  line={about}
                  picture={picture as PictureName}
                  tone={tones[band] ?? 'green'}
                  isDone={done.includes(slug)}
                />
              ))}
            </ul>
          </section>
        ))}
      <Link to={grownUpsPath} className="card flex min-h-24 items-center gap-4 p-4 text-ink no-underline hover:bg-sunk">
        <Picture name="users" tone="plain" />
        <span className="min-w-0">
          <span className="block font-semibold font-serif text-lg">{words.grownUpsDoor}</span>
          <span className="block text-ink-2">{words.grownUpsLine}</span>
        </span>
      </Link>
      {earned.length > 0 ? (
        <section className="mt-8" aria-labelledby="did">
          <h2 id="did" className="text-xl">
            {words.yours}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-3">
            {earned.map((one) => (
              <li key={one} className="flex items-center gap-2 rounded-full bg-green-tint py-1 pr-4 pl-1">
                <Picture name="star" size="s" tone="copper" /> {badges[one]}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="mt-6 max-w-[62ch] text-ink-2">{words.kept}</p>
    </>
  )
}

function Door(props: {
  readonly to: string
  readonly title: string
  readonly line: string
  readonly picture: PictureName
  readonly tone: Tone
  readonly isDone?: boolean
}) {
  const { to, title, line, picture, tone, isDone = false } = props
  return (
    <li className="grid">
      <Link to={to} className="card flex min-h-24 items-center gap-4 p-4 text-ink no-underline hover:bg-sunk">
        <Picture name={picture} tone={tone} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold font-serif text-lg leading-tight">{title}</span>
          <span className="mt-1 block text-ink-2">{line}</span>
        </span>
        <span className="w-6 flex-none">
          {isDone ? (
            <>
              <Icon name="check" className="size-6 text-green" />
              <span className="sr-only">{words.done}</span>
            </>
          ) : null}
        </span>
      </Link>
    </li>
  )
}
