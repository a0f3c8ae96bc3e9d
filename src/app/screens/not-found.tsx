import { Link } from 'react-router'
import { site } from '#content/site.ts'
import { SearchBox } from '../search/search-box.tsx'
import { similarTo } from './listing/similar.ts'

/** What an unknown address gets (spec 2.6), with the pages whose address looks like it. */
export function NotFound({ path }: { path: string }) {
  const near = similarTo(path)
  return (
    <div className="grid max-w-[720px] gap-5 py-6">
      <h1 className="text-3xl">Page Not Found</h1>
      <p className="text-ink-2 text-lg">
        There’s no page at this address. It may have moved, or the address may have a typo.
      </p>
      {near.length > 0 ? (
        <section aria-labelledby="near" className="card grid gap-2 p-5">
          <h2 id="near" className="text-lg">
            Did you mean one of these?
          </h2>
          <ul className="grid gap-1">
            {near.map((item) => (
              <li key={item.path}>
                <Link to={item.path} className="inline-block py-1">
                  {item.title}
                </Link>
                {item.ready ? null : <span className="text-ink-3 text-sm"> · coming soon</span>}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <SearchBox size="large" label="What are you looking for?" placeholder="Mortgage, taxes, card debt…" />
      <p className="flex flex-wrap gap-3">
        <Link to="/" className="button button-main">
          Go Home
        </Link>
        <Link to="/learning" className="button">
          Start Learning
        </Link>
        <Link to="/community" className="button">
          Join Community
        </Link>
      </p>
      <p className="text-ink-2">
        Did a link on our site bring you here? Please tell us at{' '}
        <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
      </p>
    </div>
  )
}
