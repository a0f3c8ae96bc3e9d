import { type FormEvent, useState } from 'react'
import { type SessionAnswer, sessionAnswer } from '#wire/admin.ts'
import { ask, wordsOf } from './ask.ts'
import { Field } from './field.tsx'
import { signIn as words } from './words.ts'

/** The way in. The browser's own password keeper knows the boxes by their names. */
export function SignIn({ onSignedIn }: { readonly onSignedIn: (answer: SessionAnswer) => void }) {
  const [trouble, setTrouble] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const [name, password, code] = ['name', 'password', 'code'].map((key) => String(given.get(key) ?? ''))
    setBusy(true)
    setTrouble('')
    try {
      onSignedIn(await ask('POST', '/login', sessionAnswer, { name, password, code }))
    } catch (error) {
      setTrouble(wordsOf(error))
      form.querySelector<HTMLInputElement>('[name="password"]')?.select()
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="card grid max-w-[26rem] gap-4 p-5 md:p-6" onSubmit={send} aria-labelledby="sign-in">
      <h2 id="sign-in" className="text-xl">
        {words.title}
      </h2>
      <Field label={words.name} name="name" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
      <Field label={words.password} name="password" type="password" autoComplete="current-password" required />
      <Field
        label={words.code}
        hint={words.codeHint}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
      <p role="alert" className="text-bad text-sm empty:hidden">
        {trouble}
      </p>
      <button type="submit" className="button button-main min-h-11 justify-self-start" disabled={isBusy}>
        {isBusy ? words.wait : words.go}
      </button>
    </form>
  )
}
