import type { Examples } from './examples.ts'

/** Every example of every part, one under the other. The theme is that of the document, so the same page is drawn in both. */
export function Gallery({ parts }: { parts: readonly Examples[] }) {
  return (
    <main>
      <h1>Parts of the pages</h1>
      <nav aria-label="Parts">
        {parts.map(({ part }) => (
          <a key={part} href={`#${part}`}>
            {part}
          </a>
        ))}
        <button type="button" className="button" onClick={otherTheme}>
          Other theme
        </button>
      </nav>
      {parts.map(({ part, shows }) => (
        <section key={part} id={part}>
          <h2>{part}</h2>
          {shows.map(({ name, draw }) => (
            <div key={name} className="gallery-example">
              <p className="gallery-name">{name}</p>
              {draw}
            </div>
          ))}
        </section>
      ))}
    </main>
  )
}

function otherTheme(): void {
  const { dataset } = document.documentElement
  dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark'
}
