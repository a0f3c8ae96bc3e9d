import { Link } from 'react-router'
import { postedWords as words } from './words.ts'

/** The code of a new post, shown when it was posted. */
export function PostedNote(props: { readonly message: string; readonly secret: string; readonly path?: string }) {
  const { message, secret, path } = props
  return (
    <section
      className="grid gap-2 rounded-lg border border-green bg-green-tint p-4"
      aria-labelledby="posted"
      role="status"
    >
      <p className="font-semibold font-serif text-lg">{message}</p>
      <h2 id="posted" className="text-base">
        {words.title}
      </h2>
      <p>
        <code className="select-all break-all rounded-sm bg-surface px-2 py-1">{secret}</code>
      </p>
      <p className="text-sm">{words.lead}</p>
      {path ? (
        <p>
          <Link to={path} className="button button-main min-h-11">
            {words.see}
          </Link>
        </p>
      ) : (
        <p className="text-sm">{words.here}</p>
      )}
    </section>
  )
}
