import { useEffect, useState } from 'react'
import { Picture } from './picture.tsx'
import { kidsWords as words } from './words.ts'

/** A voice that speaks on this device. Others send the text to a company’s server, so they are not used. */
const ownVoice = (): SpeechSynthesisVoice | null =>
  typeof speechSynthesis === 'undefined'
    ? null
    : (speechSynthesis.getVoices().find(({ localService, lang }) => localService && /^en\b/i.test(lang)) ?? null)

/** Reads aloud on press, and only then. Its place is kept where the browser has no voice of its own. */
export function ListenButton({ text }: { readonly text: string }) {
  const [hasVoice, setHasVoice] = useState(false)
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (typeof speechSynthesis === 'undefined') return
    const look = () => setHasVoice(ownVoice() !== null)
    look()
    speechSynthesis.addEventListener?.('voiceschanged', look)
    return () => {
      speechSynthesis.removeEventListener?.('voiceschanged', look)
      speechSynthesis.cancel()
    }
  }, [])
  // What was being read is no longer on the page.
  useEffect(() => {
    if (text !== '' && typeof speechSynthesis !== 'undefined') speechSynthesis.cancel()
    setOn(false)
  }, [text])
  const press = () => {
    speechSynthesis.cancel()
    if (isOn) return setOn(false)
    const voice = ownVoice()
    if (!voice) return
    const speech = new SpeechSynthesisUtterance(text)
    speech.voice = voice
    speech.lang = voice.lang
    speech.rate = 0.9
    speech.onend = () => setOn(false)
    speech.onerror = () => setOn(false)
    setOn(true)
    speechSynthesis.speak(speech)
  }
  return (
    <button
      type="button"
      className={`button min-h-14! w-14 p-0! ${hasVoice ? '' : 'invisible'}`}
      aria-label={words.listen}
      title={isOn ? words.quiet : words.listen}
      aria-pressed={isOn}
      onClick={press}
    >
      <Picture name={isOn ? 'x' : 'volume-2'} size="s" tone="plain" />
    </button>
  )
}
