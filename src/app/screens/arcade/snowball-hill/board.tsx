import { dollars } from '#calculators/kit/format.ts'
import { target } from '#teaching/games/snowball-hill/design.ts'
import { type Hill, rivalsAt } from '#teaching/games/snowball-hill/game.ts'
import { Bar } from '../../device/screen-head.tsx'
import { words } from './words.ts'

/** The four tokens, each with a bar towards the top of the hill. */
export function Board({ hill }: { readonly hill: Hill }) {
  const { seed, setup, age, balance, freeAt } = hill
  const tokens = [
    { start: setup.start, balance, freeAt, isYou: true },
    ...rivalsAt(seed, setup, age).map((token) => ({ ...token, isYou: false })),
  ].toSorted((a, b) => a.start - b.start)
  return (
    <section className="card p-4" aria-label={words.board(age)}>
      <h2 className="text-lg">{words.board(age)}</h2>
      <ul className="mt-2 grid gap-2.5">
        {tokens.map((token) => {
          const name = token.isYou ? words.you(token.start) : words.rival(token.start)
          return (
            <li key={token.start} className="grid gap-1 text-sm">
              <span className="flex flex-wrap justify-between gap-x-3">
                <span className={token.isYou ? 'font-semibold' : ''}>
                  {token.isYou ? '● ' : '○ '}
                  {name}
                </span>
                <span>
                  {token.start >= age && token.balance === 0 ? words.waits(token.start) : dollars(token.balance)}
                  {token.freeAt === null ? '' : `, ${words.free(token.freeAt)}`}
                </span>
              </span>
              <Bar
                share={token.balance / target}
                label={words.barLabel(name, token.balance)}
                tone={token.isYou ? 'good' : 'copper'}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
