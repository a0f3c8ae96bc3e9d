import { type NumbersAnswer, numbersAnswer } from '#wire/article-check.ts'
import { Part } from '../device/screen-head.tsx'
import { TroubleLine } from './trouble-line.tsx'
import { useAsked } from './use-asked.ts'
import { tabs, wait, numbers as words } from './words.ts'

/** Published articles whose numbers want a look: broken first, then loose ones, then what to read again next year. */
export function NumbersDesk({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const asked = useAsked('/numbers', numbersAnswer)
  const { answer } = asked
  const posts = answer?.posts.toSorted((a, b) => b.broken.length - a.broken.length) ?? []
  return (
    <Part title={tabs.numbers} note={words.note} className="mt-0!">
      <TroubleLine {...asked} />
      {answer === null ? <p>{wait}</p> : null}
      {answer && posts.length === 0 ? <p>{words.none}</p> : null}
      <ul className="grid gap-3">
        {posts.map((post) => (
          <li key={post.slug} className="card grid gap-2 p-4 text-sm">
            <h3 className="text-lg">
              <a
                href={`#articles/${encodeURIComponent(`seed:${post.slug}`)}`}
                onClick={(event) => {
                  event.preventDefault()
                  onOpen(`seed:${post.slug}`)
                }}
              >
                {post.title}
              </a>
            </h3>
            <Why post={post} year={answer?.year ?? 0} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Why(props: { readonly post: NumbersAnswer['posts'][number]; readonly year: number }) {
  const { post, year } = props
  const { broken, loose, reread } = post
  return (
    <>
      {broken.length > 0 ? (
        <div className="text-bad">
          <p>{words.broken}</p>
          <ul className="list-disc pl-5">
            {broken.map(({ says, sentence }) => (
              <li key={says}>
                <code>{says}</code> {sentence}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {loose.length > 0 ? <p className="text-copper">{words.loose(loose)}</p> : null}
      {reread.length > 0 ? (
        <details>
          <summary className="min-h-11 content-center">{words.reread(reread.length, year + 1)}</summary>
          <ul className="list-disc pl-5 text-ink-2">
            {reread.map(({ says, sentence }) => (
              <li key={`${says} ${sentence}`}>{sentence}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
