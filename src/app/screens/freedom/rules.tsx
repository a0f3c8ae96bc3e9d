import { gameSources } from '#teaching/games/freedom/basis.precomputed.ts'
import { rulesWords as words } from './words/rules-words.ts'

/** Every rule and every chance, from the numbers the game plays by. */
export function Rules() {
  return (
    <div className="prose">
      <List title={words.howTitle} items={words.how} />
      <List title={words.moneyTitle} items={words.money} />
      <h3>{words.oddsTitle}</h3>
      <p>{words.oddsNote}</p>
      <ul>
        {words.odds.map(({ card, chance, effect, basis }) => (
          <li key={card}>
            <b>{card}</b>: {chance}. {effect}. <span className="text-ink-2 text-sm">{basis}</span>
          </li>
        ))}
      </ul>
      <List title={words.scoreTitle} items={words.score} />
      <h3>{words.joyTitle}</h3>
      <p>{words.joy}</p>
      <h3>{words.marketTitle}</h3>
      <p>{words.market}</p>
      <h3>{words.tunedTitle}</h3>
      <p>{words.tuned}</p>
      <h3>{words.sourcesTitle}</h3>
      <ul>
        {gameSources.map(({ title, publisher, url }) => (
          <li key={title}>
            {url === null ? title : <a href={url}>{title}</a>}, {publisher}
          </li>
        ))}
      </ul>
    </div>
  )
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
