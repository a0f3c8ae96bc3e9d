import type { CommunityThread } from '#wire/community.ts'
import { threadWords as words } from './words.ts'

/** For whoever has a code and no browser that remembers it: plain forms, which work everywhere. */
export function CodeForm({
  thread,
  path,
  isOpen,
}: {
  readonly thread: CommunityThread
  readonly path: string
  readonly isOpen: boolean
}) {
  const answers = thread.answersShown.filter(({ state, isOperator }) => state === 'shown' && !isOperator)
  const named = answers.map(({ id, name, text }) => ({ id, label: `${name}: ${text.slice(0, 40)}…` }))
  return (
    <details className="no-print" open={isOpen}>
      <summary className="button min-h-11 list-none">{words.codeTitle}</summary>
      <div className="mt-3 grid max-w-[44rem] gap-5 rounded-lg bg-sunk p-4">
        <p>{words.codeLead}</p>
        <form method="post" action={path} className="grid gap-3">
          <label className="grid gap-1">
            <span>{words.which}</span>
            <select name="text-id" className="select min-h-11">
              <option value={thread.id}>{words.question}</option>
              {named.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <Code />
          <p className="flex flex-wrap gap-2">
            <button type="submit" name="form" value="open" className="button min-h-11">
              {words.openToEdit}
            </button>
            <button type="submit" name="form" value="delete" className="button min-h-11">
              {words.remove}
            </button>
          </p>
        </form>
        {named.length > 0 ? (
          <form method="post" action={path} className="grid gap-3">
            <label className="grid gap-1">
              <span>{words.whichHelped}</span>
              <select name="answer" defaultValue={thread.accepted ?? ''} className="select min-h-11">
                <option value="">{words.none}</option>
                {named.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            <Code />
            <p>
              <button type="submit" name="form" value="accept" className="button min-h-11">
                {words.saveChoice}
              </button>
            </p>
          </form>
        ) : null}
      </div>
    </details>
  )
}

const Code = () => (
  <label className="grid gap-1">
    <span>{words.code}</span>
    <input
      type="text"
      name="secret"
      required
      minLength={22}
      maxLength={64}
      autoComplete="off"
      spellCheck={false}
      className="select min-h-11 px-3"
    />
  </label>
)
