import { Link } from 'react-router'
import type { Learnt } from './learn.ts'

const words = {
  title: 'Learn this',
  games: 'Play it',
  terms: 'Words to know',
} as const

/** The lessons this calculator stands in, the games that end in it, and the words it works with. */
export function LearnPart({ lessons, games, terms }: Learnt) {
  if (lessons.length + games.length + terms.length === 0) return null
  return (
    <nav className="no-print mt-7 border-line border-t pt-5" aria-labelledby="learn">
      <h2 id="learn" className="mb-2 text-xl">
        {words.title}
      </h2>
      {lessons.length === 0 ? null : (
        <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {lessons.map(({ path, title, note }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
              <span className="block text-ink-2 text-sm">{note}</span>
            </li>
          ))}
        </ul>
      )}
      {games.length === 0 ? null : (
        <>
          <h3 className="mt-4 mb-1 text-base">{words.games}</h3>
          <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {games.map(({ path, title, line }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
                <span className="block text-ink-2 text-sm">{line}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {terms.length === 0 ? null : (
        <>
          <h3 className="mt-4 mb-1 text-base">{words.terms}</h3>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {terms.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} className="inline-flex min-h-8 items-center">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}
